import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (lines: string): string[] =>
  readPoint('constants', lines).constants.map((each) =>
    `${each.name} = ${each.value ?? ''} ${each.unit}`.trim(),
  );

describe('constants whose value stands beside the name', () => {
  it.each([
    [
      'keys in code',
      '- `http.tls` false; `http.port` 8080\n- `store.kind` `postgres`, `store.path` `data/x.db`',
      ['http.tls = false', 'http.port = 8080', 'store.kind = postgres', 'store.path = data/x.db'],
    ],
    ['a remark behind an arrow', '- `admin.name` `root` ← only read at start', ['admin.name = root']],
    ['a remark behind a sign', '- `hash.rounds` 12 = argon passes', ['hash.rounds = 12']],
    [
      'a key without code',
      '- signup.open off\n- signup.domain "acme.org"',
      ['signup.open = off', 'signup.domain = acme.org'],
    ],
    [
      'bounds behind it',
      '- list: `size` 25; max 100; min 5\n- retry pause 90 s; cap 10 min',
      [
        'size = 25',
        'list: size max = 100',
        'list: size min = 5',
        'retry pause = 90 s',
        'retry pause cap = 10 min',
      ],
    ],
    [
      'two of a kind',
      '- read / write buffer 1024 bytes each',
      ['read buffer = 1024 bytes', 'write buffer = 1024 bytes'],
    ],
    [
      'a scale',
      'alarm level, as the phone shows it:\n 0 → silent\n 1–3 → badge only\n 4+ → badge and tone',
      ['alarm level: silent = 0', 'alarm level: badge only = 1–3', 'alarm level: badge and tone = 4+'],
    ],
    [
      'steps of one key',
      '- `idle.seconds` 0 → never; -1 → ever',
      ['idle.seconds = 0', 'idle.seconds ever = -1'],
    ],
    [
      'lines below a short title',
      'mail\n queue size 200\n retry pause 90 s (`mail.pause`); lower it on small machines that have nothing else to do\n send timeout 20 s',
      ['mail: queue size = 200', 'mail: retry pause = 90 s', 'mail: send timeout = 20 s'],
    ],
  ])('%s', (_, lines, expected) => expect(constants(lines)).toEqual(expected));

  it.each([
    ['an address that leads on', '- `/old` `/new`'],
    ['a step between states', '- open → closed'],
    ['code in a sentence', '- `http.tls` is read before the port.'],
    ['a value that goes on', '- `http.tls` off the record'],
  ])('are not read from %s', (_, lines) => expect(constants(lines)).toEqual([]));
});
