import { describe, expect, test } from 'vitest';
import { read } from '../../../src/engine/index.ts';

const list =
  '- `taken` (409): the name is taken.\n- `gone` (410): it is gone.\n- `too_many` (429): too many.\n';
const table = `| Error | Status | When | Message | Handling |
| --- | --- | --- | --- | --- |
| taken | 409 | the name is taken | | |
| gone | 410 | it is gone | | |
| too_many | 429 | too many | | |
`;

/** What is asked of the errors: `message`, `handling`, or `both` in one question. */
function asked(catalogue: string, elsewhere = ''): readonly string[] {
  const text = `## 2. Screens and routes\n\n- **Home** — \`/\`\n\n${elsewhere}\n\n## 8. The error catalogue\n\n${catalogue}\n`;
  return read(text)
    .findings.filter(({ check }) => check === 'errors/no-message' || check === 'errors/no-handling')
    .map(({ check, message }) =>
      check === 'errors/no-handling'
        ? 'handling'
        : message.includes('what does the client do')
          ? 'both'
          : 'message',
    );
}

test('both are asked where nothing tells them', () => {
  expect([asked(list), asked(table)]).toEqual([['both'], ['both']]);
});

describe('a sentence about every error', () => {
  test.each([
    'All errors are shown as a red banner with their description.',
    'The client shows the text of the answer for every error.',
    'Every error in this list is shown with its name.',
    'Each of them is shown in a dialog, with its reason.',
    'For each of them the visitor sees “Something went wrong.”',
    'Unless a row says otherwise, the visitor sees "Something went wrong."',
    'On any error a toast says “Please try again.” and the form keeps what was typed.',
  ])('tells the message and what is done: %s', (sentence) => {
    expect(asked(`${sentence}\n\n${list}`)).toEqual([]);
    expect(asked(`${table}\n${sentence}`)).toEqual([]);
  });

  test('tells the message alone', () => {
    const sentence = 'The message of an error is the sentence behind its code.';
    expect(asked(`${sentence}\n\n${list}`)).toEqual(['handling']);
  });

  test.each(['The client stays on the page for all errors.', 'All of them are retried once.'])(
    'tells what is done: %s',
    (sentence) => {
      expect(asked(`${sentence}\n\n${list}`)).toEqual(['message']);
      expect(asked(`${table}\n${sentence}`)).toEqual(['message']);
    },
  );

  test.each([
    'Each error is logged.',
    'Every error has a code.',
    'Each error goes out with a code, a status and a sentence.',
    'Every error body has `error` (the code) and `message`.',
    'Not every error shows a message.',
    'The messages of all errors are not shown.',
    'Which message does every error show?',
    'Every error of the form shows its text.',
    'All errors with status 500 show their text.',
    'All validation errors show their text.',
    'Most errors are shown with their text.',
    'Nearly every error is shown in a toast with its text.',
    'Almost all errors are shown in a toast with their text.',
    'Usually every error is shown in a toast with its text.',
    'Later every error will be shown with its text.',
    'In the old version every error was shown with its text.',
    'Ideas: every error is shown in a toast with its text.',
    'For example, every error is shown with its text.',
    'Every error is shown in the log with its message.',
    'Everyone sees each error code in the docs.',
  ])('tells neither: %s', (sentence) => {
    expect(asked(`${sentence}\n\n${list}`)).toEqual(['both']);
  });

  test('tells it in another point where it names them', () => {
    expect(asked(list, 'Every error is shown with its text in a toast.')).toEqual([]);
    expect(asked(list, 'Each of them is shown with its text in a toast.')).toEqual(['both']);
  });
});

describe('a sentence that takes some errors out', () => {
  /** The names in the questions about errors. */
  const named = (sentence: string): readonly string[] => {
    const text = `## 2. Screens and routes\n\n- **Home** — \`/\`\n\n## 8. The error catalogue\n\n${sentence}\n\n${list}\n`;
    return read(text)
      .findings.filter(({ check }) => check === 'errors/no-message' || check === 'errors/no-handling')
      .flatMap(({ message }) => message.match(/taken|gone|too_many/g) ?? []);
  };

  test.each([
    ['Every error except 409 is shown in a toast with its text.', ['taken']],
    ['Every error is shown in a toast with its text, apart from `taken` and `gone`.', ['taken', 'gone']],
    ['All errors other than too many are shown in a toast with their text.', ['too_many']],
    [
      'All errors but for those with 4xx are shown in a toast with their text.',
      ['taken', 'gone', 'too_many'],
    ],
  ])('leaves them open: %s', (sentence, names) => {
    expect(named(sentence)).toEqual(names);
  });

  test.each([
    'Every error except 500 is shown in a toast with its text.',
    'Every error except 409, which is shown beside the field, is shown in a toast with its text.',
  ])('asks about none that it does not take out, or tells apart: %s', (sentence) => {
    expect(named(sentence)).toEqual([]);
  });
});
