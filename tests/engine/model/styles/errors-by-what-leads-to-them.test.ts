import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const errors = (lines: string): string[] =>
  readPoint('errors', lines).errors.map(({ name, status, message, when }) =>
    [name, status, message, when].map((each) => each ?? '-').join(' | '),
  );

describe('errors behind what leads to them', () => {
  it.each([
    [
      'words in bold type that are seen in some case',
      'As a skipper, when the quay is full, I see **No berth left**. When I come too late, I read **The gate is shut**.',
      ['No berth left | - | No berth left', 'The gate is shut | - | The gate is shut'],
    ],
    [
      'words in slanted type',
      'If the tide is low, they are told *Wait for the tide*. Whoever has no chart is shown *Bring a chart*.',
      ['Wait for the tide | - | Wait for the tide', 'Bring a chart | - | Bring a chart'],
    ],
    [
      'a case and nothing but its status',
      '- If the quay is full: 409.\n- When the tide is low: 422.\n- Without a chart: 401.',
      ['409 | 409 | -', '422 | 422 | -', '401 | 401 | -'],
    ],
    [
      'a status behind the message',
      '- Quay full → "No berth is left." (409)\n- Tide low → "Wait for it." (422)',
      ['No berth is left. | 409 | No berth is left.', 'Wait for it. | 422 | Wait for it.'],
    ],
    [
      'a title with its status',
      '- Quay full (409): "No berth is left."\n- Tide low – 422 – "Wait for it."',
      ['Quay full | 409 | No berth is left.', 'Tide low | 422 | Wait for it.'],
    ],
    [
      'codes of a device, each with its case',
      'The pump shows F1 when the tank is empty, F2 when the hose is bent and F3 when the lid is open.',
      ['F1 | - | -', 'F2 | - | -', 'F3 | - | -'],
    ],
    [
      'codes in capitals, each with its case',
      'NOT_FOUND if there is no such berth, UNAVAILABLE while the gate is mended.',
      ['NOT_FOUND | - | -', 'UNAVAILABLE | - | -'],
    ],
    [
      'codes in a row',
      'Codes of the gate: -1 no oil, -2 no wind, -3 too much of both.',
      ['-1 | - | -', '-2 | - | -', '-3 | - | -'],
    ],
    [
      'codes in brackets behind a status of all',
      'HTTP 409 is returned in two cases: the quay is full (`quay_full`) or the tide is low (`tide_low`).',
      ['quay_full | 409 | -', 'tide_low | 409 | -'],
    ],
    [
      'codes in brackets',
      'Two things can go wrong: the quay is full (`QUAY_FULL`), or the tide is low (`TIDE_LOW`).',
      ['QUAY_FULL | - | -', 'TIDE_LOW | - | -'],
    ],
    [
      'codes and what they mean in a row',
      'What the lamp shows: `Err1` – no oil; `Err2` – no wind; `Err3` – both.',
      ['Err1 | - | -', 'Err2 | - | -', 'Err3 | - | -'],
    ],
    [
      'the same without marks',
      'Meaning of the codes: E1 = no oil, E2 = no wind, E3 = both of them.',
      ['E1 | - | -', 'E2 | - | -', 'E3 | - | -'],
    ],
    [
      'classes with a status each',
      'What is thrown: QuayFullException (409), TideLowException (422) and NoChartException (401).',
      ['QuayFullException | 409 | -', 'TideLowException | 422 | -', 'NoChartException | 401 | -'],
    ],
    [
      'what is shown in slanted type',
      '- **E-1 — Quay full.** Status 409. Shown as: *No berth is left.*\n- **E-2 — Tide low.** Status 422. Shown as: *Wait for it.*',
      ['E-1 | 409 | No berth is left.', 'E-2 | 422 | Wait for it.'],
    ],
    [
      'codes in square brackets',
      '- [E-1] Quay full. HTTP 409.\n- [E-2] Tide low. HTTP 422.\n- [E-3] No chart. HTTP 401.',
      ['E-1 | 409 | -', 'E-2 | 422 | -', 'E-3 | 401 | -'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(errors(lines).map((each) => each.split(' | ').slice(0, 3).join(' | '))).toEqual(expected);
  });

  it.each([
    ['a page in bold type that is seen in no case', 'Skippers see **My berths** on the first page.'],
    ['a button that is seen', 'When the quay is full, they see **Join the list** button.'],
    ['parts of an answer', 'Parts of each: `trace1` – where it came up; `message` – what went on.'],
    ['messages of no error', 'Messages that are not errors: "All is saved.", "Welcome on board."'],
    ['messages of what went well', 'Success messages:\n\n- "All is saved."\n- "Welcome on board."'],
    ['fields in brackets', 'A boat has a name (`boat_name`) and a flag (`boat_flag`).'],
    [
      'fields of which one is refused',
      'It is refused if the name (`boat_name`) and the flag (`flag_id`) clash.',
    ],
    ['rights in bold type', 'An admin gets **Full access**. A guest sees **Public pages**.'],
    ['words in capitals', 'WEEKLY if the skipper wants it, MONTHLY if not.'],
    ['a number that is told of', 'Error 3 was fixed in spring. Number 4 is next to the door.'],
    ['a code of what went well', 'Code 0 means success. The code 200 means that all is well.'],
  ])('not: %s', (_, lines) => {
    expect(errors(lines)).toEqual([]);
  });

  it.each([
    ['Confirmation: a mail is sent when the booking fails with 409.', '409 | 409'],
    ['Information for skippers: 409 `quay_full` is sent when the quay is full.', 'quay_full | 409'],
    ['Success is rare: 409 `quay_full` is what most get.', 'quay_full | 409'],
  ])('of a label that tells of no error, a status: %s', (lines, expected) => {
    expect(errors(lines).map((each) => each.split(' | ').slice(0, 2).join(' | '))).toEqual([expected]);
  });
});

describe('a cell with a code and its status', () => {
  it.each([
    [
      'in the column of the answer',
      '| Situation | API | User sees |\n|---|---|---|\n| quay full | 409 `quay_full` | No berth is left. |\n| tide low | 422 `tide_low` | Wait for it. |',
      ['quay_full | 409 | No berth is left. | quay full', 'tide_low | 422 | Wait for it. | tide low'],
    ],
    [
      'in what is done about it',
      '| Problem | Response |\n|---|---|\n| quay full | 409, `quay_full` |\n| tide low | 422 |\n| wind | Show a flag |',
      ['quay_full | 409 | - | quay full', 'tide low | 422 | - | -', 'wind | - | - | -'],
    ],
    [
      'beside what happened',
      '| What happened | User sees |\n|---|---|\n| The quay is full | No berth is left. |\n| The tide is low | Wait for it. |',
      [
        'No berth is left. | - | No berth is left. | The quay is full',
        'Wait for it. | - | Wait for it. | The tide is low',
      ],
    ],
  ])('%s', (_, lines, expected) => {
    expect(errors(lines)).toEqual(expected);
  });
});
