import fc from 'fast-check';
import { expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

/** The constants of a document with nothing but point 9. */
const constantsIn = (text: string): readonly (readonly [name: string, value: string, unit: string])[] =>
  modelAsJson(read(`## 9. Business constants and limits\n\n${text}\n`).model).constants.map(
    ({ name, value, unit }) => [name, String(value), unit],
  );

it.each<readonly [string, ReturnType<typeof constantsIn>]>([
  [
    'A download may take `HTTP_TIMEOUT`, 20 seconds, and bring `HTTP_MAX_BODY`, 15 MiB.',
    [
      ['HTTP_TIMEOUT', '20', 'seconds'],
      ['HTTP_MAX_BODY', '15', 'MiB'],
    ],
  ],
  [
    'A guest may send 100 requests (`RATE_LIMIT`) in 10 minutes (`RATE_WINDOW`).',
    [
      ['RATE_LIMIT', '100', 'requests'],
      ['RATE_WINDOW', '10', 'minutes'],
    ],
  ],
  ['A query may have a depth of at most 50, the `DEPTH_LIMIT`.', [['DEPTH_LIMIT', 'at most 50', '']]],
  ['The salt of a password is made with `SALT_ROUNDS` 10.', [['SALT_ROUNDS', '10', '']]],
  ['The job runs every `CLEANUP_HOURS` (24 hours).', [['CLEANUP_HOURS', '24', 'hours']]],
  [
    'Mooring at night is off (`NIGHT_MOORING` is `false`), and the horn is on (`HORN_ON` set to `true`).',
    [
      ['NIGHT_MOORING', 'false', ''],
      ['HORN_ON', 'true', ''],
    ],
  ],
  [
    'The flag of a new boat is `white` (`DEFAULT_FLAG`), and the tower listens on channel 16 (`RADIO_CHANNEL`).',
    [
      ['DEFAULT_FLAG', 'white', ''],
      ['RADIO_CHANNEL', '16', ''],
    ],
  ],
  [
    'Papers that are sent by mail are valid for 90 days (`PASS_LIFE`, `PERMIT_LIFE`).',
    [
      ['PASS_LIFE', '90', 'days'],
      ['PERMIT_LIFE', '90', 'days'],
    ],
  ],
  [
    'A log may have 4 MB (`MAX_LOG` of the section `tower`), and its files may be `txt` and `csv` (`LOG_TYPES`).',
    [
      ['MAX_LOG', '4', 'MB'],
      ['LOG_TYPES', 'txt, csv', ''],
    ],
  ],
])('a name in code beside an amount is what that is called: %s', (text, constants) => {
  expect(constantsIn(text)).toEqual(constants);
});

it.each([
  // One of two names has no amount.
  'A guest may keep `MAX_BOATS` boats, and 20 ropes as `MAX_ROPES` says.',
  // In this case something else is so.
  'A boat may stay for the night when mooring is on (`STRICT_MODE` is `true`).',
  // What a name in code is that nothing is said to be.
  'Whoever has the role `admin` (`STRICT_MODE`) may do all of it.',
  'A boat that is marked `sold` (`STRICT_MODE`) is not shown to anyone.',
  'A boat that is `sold` (`STRICT_MODE`) is not shown to anyone.',
  'Nobody may use the name `root` (`STRICT_MODE`) for a boat.',
  // What is beside it is said of something else.
  'Where `STRICT_MODE` is set, a code lasts 5 minutes and a link 2 hours.',
])('no other name in code is one: %s', (text) => {
  const names = constantsIn(text).map(([name]) => name);
  expect(names).not.toContain('MAX_BOATS');
  expect(names).not.toContain('STRICT_MODE');
});

it('each name has its own amount, however many there are and wherever they stand', () => {
  const name = fc.stringMatching(/^[A-Z]{3,8}_[A-Z]{3,8}$/);
  const entry = fc.tuple(name, fc.integer({ min: 1, max: 9999 }), fc.boolean());
  const entries = fc.uniqueArray(entry, { minLength: 1, maxLength: 4, selector: ([each]) => each });
  fc.assert(
    fc.property(entries, (all) => {
      const parts = all.map(([each, value, isFirst]) =>
        isFirst ? `waits \`${each}\`, ${value} seconds` : `waits ${value} seconds (\`${each}\`)`,
      );
      expect(constantsIn(`The server ${parts.join(', and then ')}.`)).toEqual(
        all.map(([each, value]) => [each, String(value), 'seconds']),
      );
    }),
  );
});
