import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const errors = (lines: string): string[] =>
  readPoint('errors', lines).errors.map(({ name, status, message, when }) =>
    [name, status, message, when].map((each) => each ?? '-').join(' | '),
  );

describe('codes of letters and a number', () => {
  const full = ['F01 | - | - | Pump blocked', 'F02 | - | - | Pump dry', 'W10 | - | - | the sieve is old'];

  it.each([
    ['in bold type', '- **F01** Pump blocked\n- **F02**: Pump dry\n- **W10** – the sieve is old'],
    ['with their titles in it', '- **F01 – Pump blocked**\n- **F02 Pump dry**\n- **W10: the sieve is old**'],
    ['without marks', '- F01 Pump blocked\n- F02: Pump dry\n- W10 → the sieve is old'],
    ['below groups', '- Pump\n  - F01 Pump blocked\n  - F02 Pump dry\n- Rest\n  - W10 the sieve is old'],
    ['lines', 'F01 Pump blocked\nF02 Pump dry\nW10: the sieve is old'],
  ])('%s', (_, lines) => {
    expect(errors(lines)).toEqual(full);
  });

  it('numbers of sentences are none', () => {
    expect(
      errors(
        '- R1 If the pump is lost, answer 404.\n- R2 When it rains, 409.\n- R3 The rest is well.',
      ).filter((each) => /^R\d/.test(each)),
    ).toEqual([]);
  });
});

describe('programmes that end', () => {
  it('a number comes again: what is printed names each', () => {
    expect(
      errors(
        '| Exit code | Output | Cause |\n|--|--|--|\n| 0 | `done` | all is well |\n| 1 | `cannot read <file>` | torn |\n| 1 | `cannot write <file>` | full |',
      ),
    ).toEqual([
      'cannot read <file> | 1 | cannot read <file> | torn',
      'cannot write <file> | 1 | cannot write <file> | full',
    ]);
  });
});

describe('short texts behind a status', () => {
  it('behind an arrow', () => {
    expect(errors('rope torn → 409 "torn"\nno rope → 404 "no such rope"')).toEqual([
      'torn | 409 | torn | rope torn',
      'no such rope | 404 | no such rope | no rope',
    ]);
  });

  it('none without a status or a mark', () => {
    expect(errors('- the rope is called "torn"')).toEqual([]);
  });
});

describe('codes with one of their own', () => {
  it('several that a call may fail with', () => {
    expect(
      errors(
        '- MoorBoat: UNAVAILABLE (503), reason `no_berth`, at night. CONFLICT (409), reason `berth_taken`, by day.',
      ),
    ).toEqual(['no_berth | 503 | - | -', 'berth_taken | 409 | - | -']);
  });

  it('one word that is called a code', () => {
    expect(errors('In a flood the system shall return status 503 with code FLOODED.')).toEqual([
      'FLOODED | 503 | - | In a flood the system shall return status 503 with code FLOODED.',
    ]);
    expect(errors('The system shall return FLOODED boats.')).toEqual([]);
  });
});

it('an example of an answer, and a sentence about a code, say nothing of another error', () => {
  expect(
    errors(
      '```json\n{ "error": { "code": "rope_torn", "message": "It is torn." } }\n```\n\n- `rope_torn` (409): "It is torn."\n- `no_rope` (404)\n\nA toast is shown for all but `rope_torn`, where a bell rings.',
    ).map((each) => each.split(' | ')[0]),
  ).toEqual(['rope_torn', 'no_rope']);
});
