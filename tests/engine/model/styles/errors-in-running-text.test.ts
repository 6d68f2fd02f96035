import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const all = (text: string) => modelAsJson(read(`## 8. Errors\n\n${text}\n`).model).errors;
const errors = (text: string): string[] =>
  all(text).map(({ name, status }) =>
    [name, status].filter((each, index, both) => each && both.indexOf(each) === index).join(' '),
  );

describe('codes with their statuses in running text', () => {
  it.each([
    [
      'a status in code',
      'An old key is `KeyExpired` with `401`, and the gate asks again.',
      ['KeyExpired 401'],
    ],
    ['set off by commas', '`NoBerth`, `409`, means that the quay is full.', ['NoBerth 409']],
    [
      'one for both',
      'A torn sail is `sailTorn` and a lost one is `sailLost`, both `400`.',
      ['sailTorn 400', 'sailLost 400'],
    ],
    [
      'one after the other',
      'Under load we see `TideTooHigh` with `429`, then `HarbourShut` (`500`) and `LockSlow` (`504`), both retried.',
      ['TideTooHigh 429', 'HarbourShut 500', 'LockSlow 504'],
    ],
    [
      'the status first',
      'It answers 404 with `no_boat` or 410 with `boat_sold`.',
      ['no_boat 404', 'boat_sold 410'],
    ],
    [
      'without marks',
      'BERTH_TAKEN and BERTH_GONE come with 409, TIDE_LOW with 422.',
      ['BERTH_TAKEN 409', 'BERTH_GONE 409', 'TIDE_LOW 422'],
    ],
    [
      'of one word',
      'You get `unmoored` (401), and without the right `forbidden` (403).',
      ['unmoored 401', 'forbidden 403'],
    ],
    ['in quotation marks', 'A lost boat gives a 404 with the code "boat_lost".', ['boat_lost 404']],
    [
      'the status for one or for both',
      'We use 400 for `bad_rope` and 409 for both `berth_taken` and `berth_shut`.',
      ['bad_rope 400', 'berth_taken 409', 'berth_shut 409'],
    ],
    [
      'in brackets behind all that is said of it',
      'Told by code: `gone_out` when the watch is over (401), `no_boat` when there is none (404).',
      ['gone_out 401', 'no_boat 404'],
    ],
    ['together in code', 'Saving twice gets `409 saved_twice`.', ['saved_twice 409']],
    [
      'several in a line',
      '- `MOORED_ALREADY`, 409. `TIDE_GONE`, 410, which the skipper sees as "Too late." `TOO_LONG`, 422.',
      ['MOORED_ALREADY 409', 'TIDE_GONE 410', 'TOO_LONG 422'],
    ],
  ])('%s', (_, text, expected) => {
    expect(errors(text)).toEqual(expected);
  });

  it('tells when each of them arises, and its message', () => {
    const [first, second] = all(
      '- `TIDE_LOW`, 422, when the keel is deep. `TIDE_GONE`, 410, seen as "Too late."',
    );
    expect(first).toMatchObject({ when: 'when the keel is deep.', message: null });
    expect(second).toMatchObject({ message: 'Too late.' });
  });

  it.each([
    ['a file', 'A lost page is 404 `berth.html`.'],
    ['a part of an answer', 'The body has a `berth_name` of 500 characters.'],
    ['other words between', 'Where `berth_code` is left out, an empty harbour and 404 boats are assumed.'],
  ])('reads no code from %s', (_, text) => {
    expect(errors(text).filter((each) => each.includes('berth'))).toEqual([]);
  });
});

describe('a title in bold type above errors', () => {
  it.each([
    ['with a sentence', '**Gate errors.** They are rare.\n\n- `GATE_SHUT`, 409.\n- `GATE_LOST`, 404.'],
    ['with a dash', '**At the gate** – what it says.\n\n- `GATE_SHUT`, 409.\n- `GATE_LOST`, 404.'],
  ])('is none itself, %s', (_, text) => {
    expect(errors(text)).toEqual(['GATE_SHUT 409', 'GATE_LOST 404']);
  });

  it('is one where no list follows, or where it has a status', () => {
    expect(errors('**Gate stuck.** Ask the keeper.\n\n**Bridge down.** Wait.')).toEqual([
      'Gate stuck',
      'Bridge down',
    ]);
    expect(errors('**Gate stuck.** 503, at night.\n\n- `GATE_SHUT`, 409.')).toEqual([
      'Gate stuck 503',
      'GATE_SHUT 409',
    ]);
  });
});

describe('names without marks at the heads of lines', () => {
  it('are errors where some have a status, and the others the one that a sentence gives to them', () => {
    const list =
      '1. late, status 401. It is shut.\n2. no_boat, status 404. None.\n3. no_berth: full.\n4. keel_deep: dry.';
    const own = ['late 401', 'no_boat 404'];
    expect(errors(`They come with status 422 unless noted otherwise.\n\n${list}`)).toEqual([
      ...own,
      'no_berth 422',
      'keel_deep 422',
    ]);
    expect(errors(list)).toEqual([...own, 'no_berth', 'keel_deep']);
  });

  it('are none of one word in a list without a status', () => {
    expect(errors('- berth_code: which it is.\n- berth_text: in words.\n- late, a list.')).not.toContain(
      'late',
    );
  });

  it('have only the status that is given below their own heading', () => {
    const text =
      '### Gate\n\nAll are 422 unless stated otherwise.\n\n- `no_key`: the gate is shut.\n\n### Quay\n\n- `no_rope`: it is torn.';
    expect(errors(text)).toEqual(['no_key 422', 'no_rope']);
  });
});
