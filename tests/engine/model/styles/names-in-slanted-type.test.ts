import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (lines: string): string[] =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) => `${name}: ${fields.map((field) => field.name).join(', ')}`,
  );

const roles = (lines: string): string[] =>
  readPoint('roles', lines)
    .roles.map(({ name }) => name)
    .sort();

describe('names in slanted type in place of bold ones', () => {
  it.each([
    [
      'above tables and lists of fields',
      'A *Berth* lies at a pier.\n\n| Field | Type |\n|---|---|\n| number | text |\n| depth | decimal |\n\nA *Crane* lifts what comes.\n\n- `reach`: decimal\n- `load`: integer\n',
      ['Berth: number, depth', 'Crane: reach, load'],
    ],
    [
      'in running words',
      'A *Mast* has a label, which is required text, and a height.\n\nThe *Sail* has a cut, which is text, and an area.\n',
      ['Mast: label, height', 'Sail: cut, area'],
    ],
    [
      'in small letters before names in code',
      'A *berth* has `id` and `depth`. Who lies there is a *guest*: `name`, `boat`.\n',
      ['berth: id, depth', 'guest: name, boat'],
    ],
    [
      'not where other names are bold: slanted words are stressed then',
      'A **berth** has `id` and `depth`. Who lies there is a *guest*: `name`, `boat`.\n',
      ['berth: id, depth, name, boat'],
    ],
  ])('%s', (_, lines, expected) => expect(entities(lines)).toEqual(expected));

  it('name roles where they are names of people, and not where a thing is what a sentence is about', () => {
    expect(
      roles(
        'The *owner* of a boat can sell the boat and lend the boat.\n\nA *harbour master* can close the harbour.\n\nA *permission* ties groups and actions together.\n',
      ),
    ).toEqual(['harbour master', 'owner']);
  });
});
