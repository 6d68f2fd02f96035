import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const types = (line: string): string[] =>
  readPoint('entities', `### Berth\n\n- \`id\` uuid\n${line}`)
    .entities.flatMap(({ fields }) => fields)
    .filter(({ name }) => name !== 'id')
    .map(({ name, type }) => `${name}: ${type ?? '?'}`);

describe('a type behind several names in code', () => {
  it.each([
    [
      '- `show_name`, `show_flag`, `show_owner` boolean, default false',
      ['show_name', 'show_flag', 'show_owner'],
      'boolean',
    ],
    ['- `start_date`, `end_date` date, optional', ['start_date', 'end_date'], 'date'],
  ])('is that of all that are named alike: %s', (line, names, type) =>
    expect(types(line)).toEqual(names.map((name) => `${name}: ${type}`)),
  );

  it('is that of all in a line of such rows, of which none goes without', () =>
    expect(
      types('- `seats` number, default 0; `opened`, `closed`, `seen` time, optional; `owner` uuid'),
    ).toEqual(['seats: number', 'opened: time', 'closed: time', 'seen: time', 'owner: uuid']));

  it('is that of the last where others may be meant to have none', () => {
    expect(types('- `title`, `owner`, `opened` timestamp')).toEqual([
      'title: ?',
      'owner: ?',
      'opened: timestamp',
    ]);
    expect(types('- `seats`, `width`; `opened`, `closed` time; `owner` uuid')).toContain('opened: ?');
    expect(types('- `berth_id`, `berth_name` text; `opened` time')).toContain('berth_id: ?');
    expect(types('- `show_name` and, behind it, `show_flag` boolean')).not.toContain('show_name: boolean');
  });

  it('is no word that may be anything else', () =>
    expect(types('- `start_mark`, `end_mark` given by the owner')).not.toContain('start_mark: given'));
});
