import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const steps = (text: string): string[] =>
  modelAsJson(read(`## 4. States and transitions\n\n### Crate\n\n${text}\n`).model).lifecycles.flatMap(
    ({ transitions }) => transitions.map(({ from, to }) => `${from} → ${to}`.toLowerCase()),
  );

const packed = ['(new) → draft', 'draft → sealed', 'sealed → archived'];

describe('lifecycles in running text', () => {
  it.each([
    [
      'several things in a state',
      'Crates are created as drafts. Publishing a draft makes it published. A published crate can be archived.',
      ['(new) → draft', 'draft → published', 'published → archived'],
    ],
    [
      'a noun in the plural behind a list',
      'A crate can be draft, published or archived. Drafts can be published. Published crates can be archived.',
      ['draft → published', 'published → archived'],
    ],
    [
      'one thing after the other',
      'A crate is first a draft, then published, and finally archived.',
      ['(new) → draft', 'draft → published', 'published → archived'],
    ],
    [
      'a verb for each',
      'A crate starts out as draft, becomes published when the owner publishes it, and is archived after a year.',
      ['(new) → draft', 'draft → published', 'published → archived'],
    ],
    [
      'what it is once this or that has happened',
      'A crate is `draft` when created, `sealed` after the owner seals it, and `archived` once nobody needs it.',
      packed,
    ],
    [
      'what ends a state',
      'A new crate is a draft until its owner publishes it. A published crate can be archived at any time.',
      ['(new) → draft', 'draft → published', 'published → archived'],
    ],
    [
      'what somebody does, moving it',
      'The owner publishes a draft, moving it to published. After a year it moves to archived, and the owner can move it back to draft.',
      ['draft → published', 'published → archived', 'archived → draft'],
    ],
    [
      'what its arrows are',
      'The lifecycle of a crate is draft → published → archived.',
      ['draft → published', 'published → archived'],
    ],
  ])('%s', (_, text, expected) => expect(steps(text)).toEqual(expected));

  it.each([
    [
      'what happens to another thing',
      'A crate is created as Open when the invitation is sent.',
      ['(new) → open'],
    ],
    ['half of a name', 'A new crate is Open. It ends in Closed Won or in Closed Lost.', ['(new) → open']],
    ['verbs', 'A crate can be open or held. The clerk opens it every day.', []],
  ])('none from %s', (_, text, expected) => expect(steps(text)).toEqual(expected));
});
