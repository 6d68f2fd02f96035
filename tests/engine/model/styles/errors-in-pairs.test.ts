import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const errors = (fence: string): string[] =>
  readPoint('errors', `\`\`\`ts\n${fence}\n\`\`\``).errors.map(({ name, status }) =>
    `${name} ${status ?? ''}`.trim(),
  );

describe('codes and texts with their statuses in a fence', () => {
  const both = ['NO_BOAT 404', 'BERTH_TAKEN 409'];
  it.each([
    ['of an object', 'const codes = {\n  NO_BOAT: 404,\n  BERTH_TAKEN: 409,\n};'],
    ['of data', '{\n  "NO_BOAT": 404,\n  "BERTH_TAKEN": 409\n}'],
    ['in one line', "{ 'NO_BOAT': 404, 'BERTH_TAKEN': 409 }"],
    ['of an enumeration', 'enum Fault { NO_BOAT = 404, BERTH_TAKEN = 409 }'],
    ['in brackets', 'NO_BOAT(404),\nBERTH_TAKEN(409);'],
    ['with arrows', "['NO_BOAT' => 404, 'BERTH_TAKEN' => 409]"],
    ['with messages', 'NO_BOAT(404, "No such boat"),\nBERTH_TAKEN(409, "Somebody is there");'],
    [
      'with messages first',
      'E = {\n  "NO_BOAT": ("No such boat", 404),\n  "BERTH_TAKEN": ("Taken", 409),\n}',
    ],
  ])('%s', (_, fence) => expect(errors(fence)).toEqual(both));

  it('texts, of which one has two statuses', () => {
    const fence =
      'const texts = {\n  "Missing \'x-key\' header": 401, // at the gate\n  "Boat {id} is let": [400, 409],\n  "`from` is late": 400,\n};';
    expect(errors(fence)).toEqual([
      "Missing 'x-key' header 401",
      'Boat {id} is let 400, 409',
      'from is late 400',
    ]);
  });

  it('the status first', () => {
    expect(errors('const texts = {\n  404: "No such boat",\n  409: ["Taken", "Still taken"],\n};')).toEqual([
      'No such boat 404',
      'Taken 409',
      'Still taken 409',
    ]);
  });

  it('the status first, in marks, and without the name of what holds them', () => {
    expect(errors('TEXTS = {"404": "No such boat", "409": "Taken by others"}')).toEqual([
      'No such boat 404',
      'Taken by others 409',
    ]);
    expect(errors('TEXTS = { 404: "No such boat", 409: "Taken by others" }')).toEqual([
      'No such boat 404',
      'Taken by others 409',
    ]);
  });

  it.each([
    ['numbers of all kinds', '{ port: 443, width: 480, depth: 30 }'],
    ['sizes', '{ small: 480, large: 500 }'],
    ['limits', '{ maxBoats: 500, maxQuays: 400 }'],
    ['what is done with statuses', '{ retryOn: [502, 503], backoffOn: 429 }'],
    ['an example of one', '{ "status": 404, "code": 410 }'],
    ['only one of them', '{ NO_BOAT: 404 }'],
    ['measures', '{ width: 404, height: 500 }'],
    ['measures of parts', '{ errorWidth: 404, fontWeight: 500, row_count: 410 }'],
    ['pages', '{ "404": "/not-there", "500": "/broken.html" }'],
  ])('none of %s', (_, fence) => expect(errors(fence)).toEqual([]));
});
