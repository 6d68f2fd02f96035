import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const calls = (lines: string): string[] =>
  readPoint('calls', lines).calls.map(
    ({ name, payload, answers }) =>
      `${name} (${payload.map((each) => each.name).join()}) ${answers
        .map(({ status, carries }) => [status, ...carries].join(' '))
        .join(', ')}`,
  );

describe('labels in bold type in one line', () => {
  it('each say their own of the call above', () => {
    expect(
      calls(
        '### `PUT /berths/:id`\n\n**Permission:** `berths.write`. **Body:** `depth`, `owner`. **Answers:** `200` Berth, `404`.',
      ),
    ).toEqual(['PUT /berths/:id (depth,owner) 200 Berth, 404']);
  });

  it('are none amid a sentence', () => {
    expect(
      calls('### `GET /berths`\n\n**Note:** the field **Depth:** is in metres, up to 200 of them.'),
    ).toEqual(['GET /berths () ']);
  });
});

describe('an address of which only the end is told', () => {
  it('is no call of its own amid running text', () => {
    expect(
      calls(
        '### `GET /berths/:id`\n\n**Answers:** `200`.\n\nThey are cached. `GET …/:id` for a closed berth is no `404`.',
      ),
    ).toEqual(['GET /berths/:id () 200']);
  });

  it('is one in a row of a table', () => {
    expect(calls('| Call | Answers |\n| --- | --- |\n| `GET …/berths` | `200` |')).toEqual([
      'GET …/berths () 200',
    ]);
  });
});
