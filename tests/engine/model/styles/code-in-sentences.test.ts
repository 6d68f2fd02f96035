import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const fieldsOf = (lines: string): Record<string, string[]> =>
  Object.fromEntries(
    readPoint('entities', lines).entities.map(({ name, fields }) => [
      name,
      fields.map(({ name: field, type, required }) =>
        [field, type, required === true ? 'required' : required === false ? 'optional' : undefined]
          .filter(Boolean)
          .join(' '),
      ),
    ]),
  );

describe('fields whose names in code are what sentences are about', () => {
  it('in the items of a list', () => {
    const lines = `### Berth label

A label has the following properties.

- The \`text\` is a string, is required, and is what skippers read.
- The \`colour\` is a required string for the map, and the \`size\` is an optional integer.
- The \`note\` is a string for the crew, required.
- The integers \`readCount\` and \`printCount\` begin at zero.
- The sender is held in \`fromHarbour\` and replies go to nobody.`;
    expect(fieldsOf(lines)).toEqual({
      'Berth label': [
        'text text required',
        'colour text required',
        'size integer optional',
        'note text required',
        'readCount integer',
        'printCount',
        'fromHarbour',
      ],
    });
  });

  it('in running text', () => {
    const lines = `### Import

An import remembers where it came from. The \`file\` and the \`dir\` are strings and both are required,
while \`originalFile\` is what the user called it. There is a \`publicName\` that guests may see, and an
\`alias\` that is generated. The \`state\` is an integer and \`startedAt\` is a datetime.`;
    expect(fieldsOf(lines)).toEqual({
      Import: [
        'file text required',
        'dir text required',
        'originalFile',
        'publicName',
        'alias',
        'state integer',
        'startedAt timestamp',
      ],
    });
  });

  it('and no values', () => {
    const lines = `### Berth

- The \`kind\` is either \`fixed\` or \`floating\`; while \`floating\` it moves.
- The \`language\` is \`en\` unless somebody changes it.`;
    expect(
      Object.values(fieldsOf(lines)).flatMap((each) => each.map((field) => field.split(' ')[0])),
    ).toEqual(['kind', 'language']);
  });
});

describe('what stands behind the name of several in bold', () => {
  const said = (lines: string): string[] =>
    readPoint('roles', lines).permissions.map(
      ({ role, action, allowed }) => `${role}: ${action}: ${allowed}`,
    );

  it('is told of one of them', () => {
    const lines =
      '**Harbour guests.** A harbour guest may view a berth and may book one. A guest cannot open the safe.';
    expect(said(lines)).toEqual([
      'Harbour guests: view a berth: yes',
      'Harbour guests: book one: yes',
      'Harbour guests: open the safe: no',
    ]);
  });
});

describe('a demand that goes on about what the one before it is about', () => {
  const ruled = (lines: string): string[] =>
    readPoint('rules', lines).rules.map(({ subject, text }) => `${subject}: ${text}`);

  it('says so with a pronoun', () => {
    expect(ruled('- A pass code must have at least 6 letters, and it has to be typed twice.')).toEqual([
      'A pass code: must have at least 6 letters',
      'A pass code: has to be typed twice.',
    ]);
  });
});

describe('an address below which there is everything', () => {
  const screens = (lines: string): string[] =>
    readPoint('screens', lines).screens.map(({ name, route }) => `${name} ${route}`);

  it('is no screen', () => {
    expect(
      screens(
        'All screens for staff sit under `/staff`. Everything for skippers is below `/s`. All orders are at `/orders`.',
      ),
    ).toEqual(['All orders /orders']);
  });
});
