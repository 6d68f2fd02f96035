import { describe, expect, it } from 'vitest';
import { print } from '../../../../src/engine/edits/print.ts';
import { facts } from '../../../../src/engine/model/facts.ts';
import { read } from '../../../../src/engine/specification.ts';

const document = (type: string, notes: string): string =>
  `## 3. Entities and their fields\n\n### Bill\n\n| Field | Type | Notes |\n| --- | --- | --- |\n| rhythm | ${type} | ${notes} |\n`;

/** The values that a field has by its rules. */
function valuesOf(text: string): readonly string[] {
  const [field] = read(text).model.entities.entities[0]?.fields ?? [];
  return (field?.rules ?? []).flatMap((rule) =>
    rule.is === 'one-of' ? rule.values.map(({ value }) => value) : [],
  );
}

describe('values at the beginning of the notes of a field', () => {
  it.each([
    ['by a word', 'rhythm', '`DAILY`, `WEEKLY` or `NONE`; default `NONE`', ['DAILY', 'WEEKLY', 'NONE']],
    ['by a bar', 'text', '`day` \\| `week`', ['day', 'week']],
    ['with a remark behind', 'string', '`day` or `week` (the first one is usual)', ['day', 'week']],
  ])('are its values, joined %s', (_, type, notes, values) => {
    const text = document(type, notes);
    expect(valuesOf(text)).toEqual(values);
    const printed = print(read(text).model, text);
    expect(facts(read(printed).model)).toEqual(facts(read(text).model));
  });

  it('keep what is said behind them', () => {
    const [field] =
      read(document('rhythm', '`DAILY` or `NONE`; default `NONE`')).model.entities.entities[0]?.fields ?? [];
    expect(field?.default).toMatchObject({ is: 'shown', value: { text: 'NONE' } });
  });

  it.each([
    ['fields that belong together', '`email` and `phone`'],
    ['what a sentence goes on about', '`email` or `phone` must be given'],
    ['examples', '`90s` or `1h 30m`'],
    ['a single one', '`email`'],
  ])('are not %s', (_, notes) => expect(valuesOf(document('text', notes))).toEqual([]));
});
