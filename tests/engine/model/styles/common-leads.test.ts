import { describe, expect, it } from 'vitest';
import { entitiesOf, readPoint } from './read-point.ts';

const table = '| Field | Type |\n| --- | --- |\n| depth | integer |';

describe('sentences above a table of fields', () => {
  it.each([
    'The following table lists the fields of a berth.',
    'The table below shows all fields of the berth:',
    'The fields of each berth are listed below.',
  ])('%s', (lead) => {
    expect(entitiesOf(`${lead}\n\n${table}`)).toEqual(['berth: depth integer']);
  });

  it.each(['The following table lists the fields.', 'The fields of a berth are long.'])(
    'name nothing: %s',
    (lead) => {
      expect(entitiesOf(`${lead}\n\n${table}`)).toEqual([]);
    },
  );
});

describe('what the user sees of an error', () => {
  it('is its message', () => {
    const text =
      '| Situation | What the user sees |\n| --- | --- |\n| The berth is taken | "Somebody lies there." |';
    expect(readPoint('errors', text).errors.map(({ message, when }) => [message, when])).toEqual([
      ['Somebody lies there.', 'The berth is taken'],
    ]);
  });
});

describe('what happens before a step', () => {
  const events = (sentence: string) =>
    readPoint('states', `### Berth\n\nStates: free, kept.\n\n${sentence}`).lifecycles.flatMap(
      ({ transitions }) => transitions.map(({ from, to, event }) => [from, to, event]),
    );

  it.each([
    ['When the boat has paid, the berth moves from free to kept.', 'the boat has paid'],
    ['After payment, it goes from `free` to `kept`.', 'payment'],
  ])('%s', (sentence, event) => {
    expect(events(sentence)).toEqual([['free', 'kept', event]]);
  });

  it('is nothing where the sentence does not say', () => {
    expect(events('The berth moves from free to kept.')).toEqual([['free', 'kept', null]]);
  });
});
