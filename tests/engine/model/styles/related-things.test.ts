import { describe, expect, it } from 'vitest';
import { entitiesOf, readPoint } from './read-point.ts';

const diagram = (...lines: readonly string[]): string =>
  `\`\`\`mermaid\nerDiagram\n${lines.map((line) => `  ${line}`).join('\n')}\n\`\`\``;

describe('things that a diagram relates', () => {
  it.each([
    [diagram('BOAT ||--o{ BERTH'), ['BOAT: ', 'BERTH: ']],
    [
      diagram('Quay }|..|| Harbour : "is part of"', 'Harbour ||--o{ Boat : holds'),
      ['Quay: ', 'Harbour: ', 'Boat: '],
    ],
    [diagram('p[Person] ||--o{ "Mooring slip" : has', 'Crane'), ['p: ', 'Mooring slip: ', 'Crane: ']],
    ['```\nBoat ||--o{ Berth\nHarbour ||--|{ Quay : has\n```', ['Boat: ', 'Berth: ', 'Harbour: ', 'Quay: ']],
    [diagram('BOAT ||--o{ BERTH : in', 'BOAT {', '  uuid id', '}'), ['BOAT: id uuid', 'BERTH: ']],
  ])('are things, with what relates them: %s', (text, expected) =>
    expect(entitiesOf(text)).toEqual(expected),
  );

  it('keep the line that relates them', () =>
    expect(readPoint('entities', diagram('BOAT ||--o{ BERTH : lies')).entities[1]?.description).toBe(
      'BOAT ||--o{ BERTH : lies',
    ));

  it('are no second ones of those that are told of', () =>
    expect(
      entitiesOf(`### Boat\n\n- id: uuid\n\n### Berth\n\n- no: integer\n\n${diagram('BOAT ||--o{ BERTH')}`),
    ).toEqual(['Boat: id uuid', 'Berth: no integer']));

  it.each([
    '```\na --> b\nb --> c\n```',
    '```mermaid\nflowchart LR\n  Boat --> Berth\n```',
    '```\nBoat ||--o{ Berth\nrun the migration\n```',
  ])('are none of other drawings: %s', (text) => expect(entitiesOf(text)).toEqual([]));
});

describe('an example of what is sent', () => {
  const json = '```json\n{ "name": "Ann", "csrf": "x" }\n```';

  it.each(
    ['Example request:', '`POST /wells` takes', 'A well is created with:', 'The body:'].map((each) => [
      each.replace('The body:', 'Request body:'),
    ]),
  )('gives no fields to a thing that tells its own: %s', (lead) =>
    expect(entitiesOf(`### Well\n\n- name: text\n\n${lead}\n\n${json}`)).toEqual(['Well: name text']),
  );

  it('does where nothing else tells any, or it is of what comes back', () => {
    expect(entitiesOf(`### Well\n\nA well is created with:\n\n${json}`)).toEqual(['Well: name -, csrf -']);
    expect(entitiesOf(`### Well\n\n- depth: decimal\n\nIt looks like this:\n\n${json}`)).toEqual([
      'Well: depth decimal, name -, csrf -',
    ]);
  });

  it.each([
    '### Create a well',
    '**Create a well**',
    '### Update well request',
    '### Request body',
    '### Response',
  ])('is no thing by its title: %s', (title) => expect(entitiesOf(`${title}\n\n${json}`)).toEqual([]));

  it.each(['Pull request', 'Update', 'Address'])('while others are: %s', (title) =>
    expect(entitiesOf(`### ${title}\n\n${json}`)).toEqual([`${title}: name -, csrf -`]),
  );
});
