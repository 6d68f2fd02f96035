import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const errors = (lines: string): string[] =>
  readPoint('errors', lines).errors.map(({ name, status, message, when }) =>
    [name, status, message, when].map((each) => each ?? '-').join(' | '),
  );

describe('a code, its status and what is shown, in a row', () => {
  it.each([
    [
      'arrows between them',
      '- kiln.hot → 409 → Wait until it has cooled.\n- clay.too_dry → 422 → This clay is too dry.',
      ['kiln.hot | 409 | Wait until it has cooled. | -', 'clay.too_dry | 422 | This clay is too dry. | -'],
    ],
    [
      'arrows of two signs',
      'KILN_HOT -> 409 -> Wait until it has cooled.\nCLAY_DRY -> 422 -> This clay is too dry!',
      ['KILN_HOT | 409 | Wait until it has cooled. | -', 'CLAY_DRY | 422 | This clay is too dry! | -'],
    ],
    [
      'the status and the code in one stretch of code',
      '- `409 KILN_HOT` – nobody may open it\n- `422 clay_dry` it breaks\n- `404` – no such kiln',
      [
        'KILN_HOT | 409 | - | nobody may open it',
        'clay_dry | 422 | - | it breaks',
        '404 | 404 | - | no such kiln',
      ],
    ],
    [
      'the code before the status in one stretch of code',
      '- `KILN_HOT (409)` – nobody may open it\n- `CLAY_DRY: 422` – it breaks',
      ['KILN_HOT | 409 | - | nobody may open it', 'CLAY_DRY | 422 | - | it breaks'],
    ],
    ['a code that its reason phrase is', '- `404 Gone`: no such kiln', ['404 Gone | 404 | - | no such kiln']],
    ['a file and what becomes of it', '- kiln.html → 404 → Sorry.', []],
  ])('%s', (_, lines, expected) => {
    expect(errors(lines)).toEqual(expected);
  });
});

describe('a row of names in code or quotes by their statuses', () => {
  it.each([
    [
      'each status before its own',
      '- 401 `not signed in` · 403 `no potter` · 405 `no such verb`',
      ['not signed in | 401 | - | -', 'no potter | 403 | - | -', 'no such verb | 405 | - | -'],
    ],
    [
      'several of one status below a label',
      'Firing: 401 `wrong key` (sic) · 400 `no kiln` / `no clay` / `kiln is shut`.',
      [
        'wrong key | 401 | - | sic',
        'no kiln | 400 | - | -',
        'no clay | 400 | - | -',
        'kiln is shut | 400 | - | -',
      ],
    ],
    [
      'a label within it',
      'Rest: 404 `no such pot` · raw clay: 403 `locked away` / `wrong word` · 400 `how much?`.',
      [
        'no such pot | 404 | - | -',
        'locked away | 403 | - | -',
        'wrong word | 403 | - | -',
        'how much? | 400 | - | -',
      ],
    ],
    [
      'the statuses behind them',
      '`no kiln`, `no clay` (400); `pot is gone` (410)',
      ['no kiln | 400 | - | -', 'no clay | 400 | - | -', 'pot is gone | 410 | - | -'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(errors(lines)).toEqual(expected);
  });

  it('calls with the statuses that they answer are none', () => {
    expect(errors('- `POST /pots` 404 · `GET /pots` 404')).toEqual([]);
  });
});

describe('labels below what goes wrong', () => {
  it('a code among them names it', () => {
    expect(
      errors(
        '1. The kiln is open\n   - code: `KILN_OPEN`\n   - status: 409\n2. The clay is dry\n   - code: `CLAY_DRY`\n   - text: "Wet it first."',
      ),
    ).toEqual(['KILN_OPEN | 409 | - | The kiln is open', 'CLAY_DRY | - | Wet it first. | The clay is dry']);
  });

  it('a code and a status in one line', () => {
    expect(
      errors(
        '- The kiln is open\n  - code `KILN_OPEN`, status 409\n  - text: "Close it."\n- The clay is dry\n  - `CLAY_DRY`, HTTP 422\n  - "Wet it first."',
      ),
    ).toEqual([
      'KILN_OPEN | 409 | Close it. | The kiln is open',
      'CLAY_DRY | 422 | Wet it first. | The clay is dry',
    ]);
  });

  it('codes below what several have in common stay one each', () => {
    expect(errors('- Firing\n  - `KILN_OPEN` 409\n  - `CLAY_DRY` 422')).toEqual([
      'KILN_OPEN | 409 | - | -',
      'CLAY_DRY | 422 | - | -',
    ]);
  });

  it('records of labels, one of which the point does not know', () => {
    expect(
      errors(
        'Code: POT-1\nStatus: 409\nMeaning: the kiln is open\nRetry: no\n\nCode: POT-2\nStatus: 422\nMeaning: the clay is dry\nRetry: yes',
      ),
    ).toEqual(['POT-1 | 409 | - | the kiln is open', 'POT-2 | 422 | - | the clay is dry']);
  });
});
