import { describe, expect, it } from 'vitest';
import { entitiesOf } from './read-point.ts';

const table =
  '| Entity | Field | Type |\n| --- | --- | --- |\n| Berth | `depth` | integer |\n| Boat | `name` | string |\n\n';

describe('fields told beside a table of things', () => {
  it.each([
    [
      'All nineteen also carry a required date-time `seenAt`, which is not repeated below.',
      'seenAt timestamp!',
    ],
    ['Each one of these has a `version`.', 'version -'],
    ['Each one of these has a `version` unless we say otherwise.', 'version -'],
  ])('are of all of them: %s', (text, field) =>
    expect(entitiesOf(`${text}\n\n${table}`)).toEqual([
      `Berth: ${field}, depth integer`,
      `Boat: ${field}, name text`,
    ]),
  );

  it.each([
    'Nearly every one has a `version`.',
    'All entities but the boat carry a group `date` with `created` and `modified`.',
    'All records except the boat have a `version`.',
    'All of them have a `version`, except the boat.',
  ])('are of none where the text leaves some out: %s', (text) =>
    expect(entitiesOf(`${text}\n\n${table}`)).toEqual(['Berth: depth integer', 'Boat: name text']),
  );

  it('are of the thing that the table names, in whatever letters', () =>
    expect(
      entitiesOf(`${table}A berth also has an optional \`note\` text and an optional \`sign\` string.`),
    ).toEqual([expect.stringMatching(/^Berth: depth integer, note .*, sign /), 'Boat: name text']));

  it('make one more thing that is said to be one', () =>
    expect(
      entitiesOf(
        `${table}There is a third entity, the **Harbour app**: \`key\` (string, required), \`on\` (boolean).`,
      ),
    ).toContain('Harbour app: key text!, on boolean'));
});
