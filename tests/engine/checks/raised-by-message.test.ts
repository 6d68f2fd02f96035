import { describe, expect, test } from 'vitest';
import { type Change, edit, read, type Specification, viewOf } from '../../../src/engine/index.ts';
import { findingsOf } from './findings-of.ts';

const text = `# Specification: Club

## 5. Validation rules

| Subject | Rule | Message | Error |
| --- | --- | --- | --- |
| club name | at least 2 characters | Enter two characters. | |
| colour | required | Choose one. | none |
| member name | at least 2 characters | Enter two characters. | |
| member name | unique | Taken. | |
| badge | unique | Taken. | TWICE |
| badge | at most 9 characters | enter two characters. | |

## 7. Calls and payloads

### \`POST /clubs\`

| Status | When | Carries |
| --- | --- | --- |
| 201 | made | |
| 422 | taken twice | TWICE |

## 8. The error catalogue

| Error | Status | Message |
| --- | --- | --- |
| SHORT | 422 | Enter two characters. |
| HUE | 422 | Choose one. |
| NAME_TAKEN | 422 | Taken. |
| TWICE | 422 | Taken. |
| NEVER | 422 | Nothing says this. |
`;

const causesOf = ({ model }: Specification) =>
  Object.fromEntries(
    viewOf(model, 'errors').errors.map(({ name, causes }) => [
      name,
      causes.map((cause) => [cause.is, cause.name, cause.byMessage ?? false]),
    ]),
  );

describe('a rule with the message of an error', () => {
  const specification = read(text);

  test('raises it, where one error alone has that message and the rule names none', () =>
    expect(causesOf(specification)).toEqual({
      SHORT: [
        ['rule', 'club name', true],
        ['rule', 'member name', true],
      ],
      HUE: [],
      NAME_TAKEN: [],
      TWICE: [
        ['call', 'POST /clubs', false],
        ['rule', 'badge', false],
      ],
      NEVER: [],
    }));

  test('keeps that error from being said to be raised by nothing', () =>
    expect(
      findingsOf('errors/never-raised', text).map(({ message }) => /“(.*?)”/.exec(message)?.[1]),
    ).toEqual(['HUE', 'NAME_TAKEN', 'NEVER']));

  test('brings no check to say anything of other errors', () => {
    const unnamed = text
      .replace('| Taken. | TWICE |', '| Taken. | |')
      .replace('taken twice | TWICE', 'no | none');
    expect(causesOf(read(unnamed)).SHORT).toHaveLength(2);
    expect(findingsOf('errors/never-raised', unnamed)).toEqual([]);
  });

  test('raises it no longer when its message or that of the error is another', () => {
    const change = (at: string, insert: string): Change => {
      const from = text.indexOf(at);
      return { from, to: from + at.length, insert };
    };
    const silent = ({ findings }: Specification): boolean =>
      findings.some(({ check, message }) => check === 'errors/never-raised' && message.includes('SHORT'));
    for (const changes of [
      [change('SHORT | 422 | Enter', 'SHORT | 422 | Type')],
      [
        change('Enter two', 'Type two'),
        change(
          '2 characters | Enter two characters. | |\n| member name | u',
          '2 characters | No. | |\n| member name | u',
        ),
      ],
    ]) {
      const edited = edit(read(text), changes);
      expect(silent(edited)).toBe(true);
      expect(edited.findings).toEqual(read(edited.text).findings);
    }
    expect(silent(specification)).toBe(false);
  });
});
