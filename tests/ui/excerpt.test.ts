import { expect, test } from 'vitest';
import { readExcerpt } from '../../src/ui/site/excerpt.ts';

/** An excerpt in words, with what is marked in brackets. */
const told = (excerpt: string, content: string): string =>
  readExcerpt(excerpt, content)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

const page = 'Terms. Overdue is what is sent, unpaid and late. It is told. At the end';

test('what was searched for is marked, and where an excerpt is cut an ellipsis says so', () => {
  expect(told('what is sent, <mark>unpaid</mark> and', page)).toBe('… what is sent, [unpaid] and …');
});

test('an excerpt that begins or ends with a sentence or with the page is not called cut', () => {
  expect(told('<mark>Overdue</mark> is what is', page)).toBe('[Overdue] is what is …');
  expect(told('sent, unpaid and <mark>late.</mark>', page)).toBe('… sent, unpaid and [late.]');
  expect(told('Terms. <mark>Overdue</mark> is', page)).toBe('Terms. [Overdue] is …');
  expect(told('It is told. At the <mark>end</mark>', page)).toBe('It is told. At the [end]');
});

test('what the page writes in angle brackets stays text', () => {
  const content = 'It says: <!-- ninefold: allow a & <mark>b</mark> --> here';
  const excerpt = '&lt;!-- ninefold: allow a &amp; &lt;mark&gt;<mark>b</mark>&lt;/mark&gt; --&gt;';
  expect(told(excerpt, content)).toBe('… <!-- ninefold: allow a & <mark>[b]</mark> --> …');
});
