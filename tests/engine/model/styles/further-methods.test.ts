import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const calls = (text: string) =>
  readPoint('calls', text).calls.map(({ method, path, answers }) =>
    [method, path, ...(answers ?? []).map(({ status }) => status)].join(' '),
  );

describe('methods beside the common ones', () => {
  it('are methods in rows, lines and behind paths', () => {
    expect(
      calls(
        '| Method | Path | Answers |\n| --- | --- | --- |\n| PROPFIND | `/berths/{id}` | 207, 404 |\n| MOVE | `/berths/{id}` | 201 |',
      ),
    ).toEqual(['PROPFIND /berths/{id} 207 404', 'MOVE /berths/{id} 201']);
    expect(calls('- `MKCOL /berths/{id}` – 201, 405 when it is there\n- UNLOCK /berths – 204')).toEqual([
      'MKCOL /berths/{id} 201 405',
      'UNLOCK /berths 204',
    ]);
    expect(calls('- `/berths`: PROPPATCH 207, COPY 201')).toEqual([
      'PROPPATCH /berths 207',
      'COPY /berths 201',
    ]);
  });

  it('are words without an address', () => {
    expect(calls('- `LOCK berths` stops the others\n- UPDATE the list, then `GET /berths` (200)')).toEqual([
      'GET /berths 200',
    ]);
  });
});

describe('a status in brackets behind one of several calls', () => {
  it('is of those that may answer so', () => {
    expect(calls('- `GET /berths`, and `POST /berths` (201)')).toEqual(['GET /berths', 'POST /berths 201']);
    expect(calls('One uses `GET /berths` and `POST /berths` (201).')).toEqual([
      'GET /berths',
      'POST /berths 201',
    ]);
    expect(calls('- `GET /berths`, `POST /berths` (both 201)')).toEqual([
      'GET /berths 201',
      'POST /berths 201',
    ]);
    expect(calls('- `GET /berths`, `GET /berths/{id}` (200)')).toEqual([
      'GET /berths 200',
      'GET /berths/{id} 200',
    ]);
  });

  it('is of the one before it where the list goes on', () => {
    expect(calls('- `GET /berths`, `PUT /berths` (200), drop `DELETE /berths` (204)')).toEqual([
      'GET /berths',
      'PUT /berths 200',
      'DELETE /berths 204',
    ]);
    expect(calls('- `GET /berths`, `PUT /berths` (200); `DELETE /berths` (204)')).toEqual([
      'GET /berths 200',
      'PUT /berths 200',
      'DELETE /berths 204',
    ]);
  });
});
