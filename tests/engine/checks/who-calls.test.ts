import { describe, expect, test } from 'vitest';
import { findingsOf } from './findings-of.ts';

/** A table that says of so many calls which screen makes them. */
const told =
  '| Call | Made by |\n| --- | --- |\n| `GET /a` | Home |\n| `GET /b` | Home |\n| `GET /c` | Note |\n| `GET /d` | Note |\n| `GET /e` | Note |\n| `GET /f` | Note |\n';

/** A document in its own words with some screens, whose point 7 is this. */
const document = (calls: string, purpose = 'Notes keeps short texts.'): string =>
  `# Notes\n\n## 1. What the product does and for whom\n\n${purpose}\n\n## 2. Screens and routes\n\n- **Home** — \`/\`. A list.\n- **Note** — \`/notes/:id\`. A text, with a button for export.\n- **Settings** — \`/settings\`. Switches.\n\n## 7. The calls it makes\n\n${calls}\n`;

/** What is asked of point 7 where it says of most other calls who makes them. */
const asked = (calls: string, purpose?: string): readonly string[] =>
  findingsOf('calls/made-by-nobody', document(`${calls}\n\n### Others\n\n${told}`, purpose)).map(
    ({ message }) => message,
  );

const save = '- `POST /notes` — saves one. 201';
const three = '- `GET /notes` — all. 200\n- `POST /notes` — a new one. 201\n- `DELETE /notes` — none. 204';

describe('who makes a call', () => {
  test('is asked of calls of which nothing tells it', () => {
    expect(asked(three)).toEqual([
      expect.stringMatching(/^Which screen makes “GET \/notes”/),
      expect.stringMatching(/^Which screen makes “POST \/notes”/),
      expect.stringMatching(/^Which screen makes “DELETE \/notes”/),
    ]);
  });

  test('is asked of none where words alone tell it of some, nor in words of one’s own where nothing is told', () => {
    const only = (calls: string) => findingsOf('calls/made-by-nobody', document(calls));
    expect(only(`${save}\n\n### Public API\n\n${three.replaceAll('/notes', '/api')}`)).toEqual([]);
    expect(only(three)).toEqual([]);
    expect(only(`${three}\n\n${told}`)).toHaveLength(3);
  });

  test.each([
    ['a title', `### From the browser to the server\n\n${three}`],
    ['a title of machines', `### Machine-readable\n\n${three}`],
    [
      'a line before',
      `Reading — header \`X-Api-Key\`, same under \`/v1\` and \`/v2\`, other methods answer 405\n${three}`,
    ],
    ['a sentence of all', `### Server actions\n\nThese are called by the browser.\n\n${three}`],
    ['a sentence of a key', `All calls need an API key.\n\n${three}`],
    [
      'the beginning of addresses',
      `- Calls under \`/notes\` serve the web client only.\n\n### All\n\n${three}`,
    ],
  ])('is told by %s', (_, calls) => expect(asked(calls)).toEqual([]));

  test.each([
    ['an API key that is managed', `### API keys\n\n${three}`],
    ['no key', `All calls need no session and no API key.\n\n${three}`],
    ['what is shown in the browser', `Errors are shown in the browser.\n\n${three}`],
    [
      'the beginning of other addresses',
      `- Calls under \`/_api/\` serve the web client only.\n\n### All\n\n${three}`,
    ],
    ['keys that calls are about', `Each takes an API key by its id.\n\n${three}`],
    ['another key in a header', `Header \`x-request-key\`.\n\n${three}`],
    ['whom an answer is sent for', `An error is sent for the client to show.\n\n${three}`],
    ['a part of a step', `- Calls under \`/not\` serve the web client only.\n\n### All\n\n${three}`],
    ['what machines do not do', `### Polling\n\n${three}`],
  ])('is not told by %s', (_, calls) => expect(asked(calls)).toHaveLength(3));

  test('is told by what point 1 says that programmes do', () => {
    const pings = `Pinging (any method)\n${three}`;
    expect(asked(pings, 'Jobs ping an address, and people look at it.')).toEqual([]);
    expect(asked(pings)).toHaveLength(3);
    expect(asked(`### Creating\n\n${three}`, 'Jobs create backups.')).toHaveLength(3);
  });

  test('is not asked of files, and of what a machine watches', () => {
    const lines = [
      '/robots.txt',
      '/static/avatars/:id',
      '/api/health/liveness',
      '/badge/:id.:format',
      '/oauth/:by/callback',
    ];
    const list = lines.map((path) => `- \`GET ${path}\` — 200`).join('\n');
    expect(asked(`${list}\n- \`GET /stats/metrics/\` — Prometheus. 200`)).toEqual([]);
    expect(
      asked(
        '- `GET /notes.list` — 200\n- `GET /latest.json` — 200\n- `GET /live/stream` — 200\n- `GET /notes/:id/assets/:file` — 200',
      ),
    ).toEqual([expect.stringMatching(/“GET \/latest.json”.* and 1 more/)]);
  });

  test('is told by a screen that names what its address adds to its own', () => {
    const path = (last: string) => `- \`GET /notes/:id/${last}\` — 200\n`;
    const three = ['share', 'archive', 'copy'].map(path).join('');
    expect(asked(three)).toHaveLength(3);
    expect(asked(`${three}${path('export')}`).filter((each) => each.includes('export'))).toEqual([]);
    expect(asked(`${three}${path('export')}`)).toHaveLength(3);
  });
});
