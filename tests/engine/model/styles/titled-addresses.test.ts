import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const calls = (lines: string): string[] =>
  readPoint('calls', lines).calls.map(
    ({ method, path, answers }) => `${method} ${path} ${(answers ?? []).map(({ status }) => status).join()}`,
  );

describe('addresses with words in them, and methods in one column with them', () => {
  it.each([
    [
      'words with capitals in code; not a protocol or what is said behind',
      '- `GET /api/Summer Camp/:name` returns one camp (200) or 404.\n- `DELETE /api/Summer Camp` replies 202 on success, 403 otherwise.\n- `GET /boats HTTP/1.1` is an example.',
      ['GET /api/Summer Camp/:name 200,404', 'DELETE /api/Summer Camp 202,403'],
    ],
    [
      'a column of methods with their addresses',
      '| Method & path | Purpose | Statuses |\n|---|---|---|\n| `POST /boats` | adds one | 201, 409 |\n| `GET /boats` | list | 200 |',
      ['POST /boats 201,409', 'GET /boats 200'],
    ],
  ])('%s', (_, lines, expected) => expect(calls(lines)).toEqual(expected));
});
