import { describe, expect, it } from 'vitest';
import { entitiesOf } from './read-point.ts';

describe('a mark behind a type', () => {
  it.each([
    ['- name: string*\n- depth: decimal', 'Well: name text!, depth decimal'],
    ['- tags: string[]*\n- at: date \\*', 'Well: tags list of text!, at date!'],
    [
      'Fields: `name` (string*), `owner` (Digger\\*), `depth` (decimal)',
      'Well: name text!, owner Digger!, depth decimal',
    ],
    [
      '| Field | Type | Notes |\n|---|---|---|\n| name | string* | a |\n| owner | Digger* | b |\n| depth | decimal | c |',
      'Well: name text!, owner Digger!, depth decimal',
    ],
    ['```\nname    string*\ndepth   decimal\n```', 'Well: name text!, depth decimal'],
    [
      '```graphql\ntype Well {\n  name: String!\n  tags: [String!]!\n  digs: [Dig]\n}\n```',
      'Well: name text!, tags list of text!, digs list of Dig',
    ],
    ['- `name` * – what it is called\n- `depth` – metres', 'Well: name -!, depth -'],
  ])('says that there has to be a value: %s', (lines, expected) =>
    expect(entitiesOf(`### Well\n\n${lines}`)).toEqual([expected]),
  );

  it('may stand behind the bracket of a name', () =>
    expect(
      entitiesOf('### Well\n\n- name (text)* – what it is called\n- depth (decimal) – in metres'),
    ).toEqual(['Well: name text!, depth decimal']));

  it.each([
    ['- `base` *(Optional)*: what it stands on\n- `depth`: decimal', 'Well: base -?, depth decimal'],
    ['- note: *text*\n- depth: decimal', 'Well: note text, depth decimal'],
    ['- raw: char*\n- depth: decimal', 'Well: raw text, depth decimal'],
    ['- kind: one of dug, drilled*\n- depth: decimal', 'Well: kind -, depth decimal'],
  ])('which emphasis, a pointer and a marked value are not: %s', (lines, expected) =>
    expect(entitiesOf(`### Well\n\n${lines}`)).toEqual([expected]),
  );
});
