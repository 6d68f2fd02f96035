import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const calls = (lines: string): string[] =>
  readPoint('calls', lines).calls.map(({ name, answers }) =>
    [name, answers.map(({ status }) => status).join('/')].join(' ').trim(),
  );

describe('answers of calls in lines', () => {
  it('are those of their own line', () => {
    expect(
      calls('GET /boats, GET /oars\nGET /seats → 200, 422 too many · GET /ropes → 200\nPOST /boats'),
    ).toEqual(['GET /boats', 'GET /oars', 'GET /seats 200/422', 'GET /ropes 200', 'POST /boats']);
  });

  it.each([
    ['both', 'POST /boats/{id} (rent), PUT /boats/{id} (bring back) → 204 both'],
    ['for the two', 'POST /boats/{id} (rent), PUT /boats/{id} (bring back) → 204 for the two'],
    [
      'each',
      'Then `POST /boats/{id}`, which rents,\nand `PUT /boats/{id}` each answer 204. `GET /x` is old.',
    ],
    ['below them', '- POST /boats/{id} and PUT /boats/{id}\n  - 204, the boat'],
  ])('are those of several calls: %s', (_, lines) => {
    expect(calls(lines).slice(0, 2)).toEqual(['POST /boats/{id} 204', 'PUT /boats/{id} 204']);
  });

  it('no answer is one that a call does not give', () => {
    expect(calls('POST /boats → 200, not 201; 400 404; 400 = no boat')).toEqual(['POST /boats 200/400/404']);
    expect(calls('- `GET /oars` answers 200, with an empty page instead of a 404.')).toEqual([
      'GET /oars 200',
    ]);
  });

  it('are the parts of a remark in a table that begin with a status', () => {
    const table = '| Method | Path | Remarks |\n|---|---|---|\n';
    const row = (remark: string): string => `${table}| GET | /boats | ${remark} |`;
    expect(calls(row('by harbour; 200, 404 when it has none'))).toEqual(['GET /boats 200/404']);
    expect(calls(row('the log; 204'))).toEqual(['GET /boats 204']);
    expect(calls(row('sends them; 200 boats at most'))).toEqual(['GET /boats']);
    expect(calls(row('pages of 200'))).toEqual(['GET /boats']);
  });
});
