import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const errors = (lines: string): string[] =>
  readPoint('errors', lines).errors.map(({ name, status, message, when }) =>
    [name, status, message, when].map((each) => each ?? '-').join(' | '),
  );

describe('errors that are called by numbers of their own', () => {
  const quoted = [
    '3001 | 401 | Show your ticket | -',
    '3002 | 403 | Not on this deck | -',
    '3010 | 404 | No such cabin | -',
  ];

  it.each([
    [
      'the status behind the message',
      '- 3001, "Show your ticket", HTTP 401\n- 3002, "Not on this deck", HTTP 403\n- 3010, "No such cabin", HTTP 404',
    ],
    [
      'the status before it',
      '- 3001: 401, "Show your ticket"\n- 3002: 403, "Not on this deck"\n- 3010: 404, "No such cabin"',
    ],
    [
      'an arrow',
      '- 3001 → 401 "Show your ticket"\n- 3002 → 403 "Not on this deck"\n- 3010 → 404 "No such cabin"',
    ],
    [
      'the status before the number',
      '- HTTP 401, code 3001: "Show your ticket"\n- HTTP 403, code 3002: "Not on this deck"\n- HTTP 404, code 3010: "No such cabin"',
    ],
    [
      'in bold type',
      '- **3001** "Show your ticket" (401)\n- **3002** "Not on this deck" (403)\n- **3010** "No such cabin" (404)',
    ],
    [
      'several words in code, and the status behind a dash',
      '- 3001 `Show your ticket` – 401\n- 3002 `Not on this deck` – 403\n- 3010 `No such cabin` – 404',
    ],
    [
      'a row in running text',
      '**Everything else**: 3001 "Show your ticket" (401), 3002 `Not on this deck` (403), and 3010 "No such cabin" (404).',
    ],
    [
      'numbers in code',
      '- `3001`: "Show your ticket" (401)\n- `3002`: "Not on this deck" (403)\n- `3010`: "No such cabin" (404)',
    ],
    [
      'lists below titles',
      '**Gangway**\n- 3001, "Show your ticket", 401\n- 3002, "Not on this deck", 403\n\n**Cabins**\n- 3010, "No such cabin", 404',
    ],
    [
      'headings',
      '### 3001\n\n"Show your ticket", 401.\n\n### 3002\n\n"Not on this deck", 403.\n\n### 3010\n\n"No such cabin", 404.',
    ],
  ])('%s', (_, lines) => {
    expect(errors(lines)).toEqual(quoted);
  });

  it('with what is said of them', () => {
    expect(
      errors(
        '- 3001: 401, "Show your ticket". At the gangway.\n- 3002 – deck is closed (403)\n- 3010 – no cabin',
      ),
    ).toEqual([
      '3001 | 401 | Show your ticket | At the gangway.',
      '3002 | 403 | - | deck is closed',
      '3010 | - | - | no cabin',
    ]);
  });

  it.each([
    ['numbers', '3001', '3002', '3010'],
    ['letters and numbers', 'D01', 'D02', 'D10'],
  ])('%s with when they come up behind the status', (_, one, two, three) => {
    expect(
      errors(
        `- ${one} "Show your ticket" – 401, at the gangway\n- ${two} \`Not on this deck\` (403): the deck is closed\n- ${three} "No such cabin": 404`,
      ),
    ).toEqual([
      `${one} | 401 | Show your ticket | at the gangway`,
      `${two} | 403 | Not on this deck | the deck is closed`,
      `${three} | 404 | No such cabin | -`,
    ]);
  });

  it('are none where the numbers are statuses, count the lines or count something', () => {
    expect(errors('- 401: "Show your ticket"\n- 403: "Not on this deck"\n- 404: "No such cabin"')).toEqual([
      'Show your ticket | 401 | Show your ticket | -',
      'Not on this deck | 403 | Not on this deck | -',
      'No such cabin | 404 | No such cabin | -',
    ]);
    const names = (lines: string): readonly string[] =>
      readPoint('errors', lines).errors.map(({ name }) => name);
    expect(names('- 1: "Sail is torn"\n- 2: "Boat is gone"\n- 3: "No wind at all"')).toEqual([
      'Sail is torn',
      'Boat is gone',
      'No wind at all',
    ]);
    expect(
      names('- 3 wrong tickets: "Stay ashore"\n- 5 bags: "Too much"\n- 10 dogs: "Far too many"'),
    ).toEqual(['Stay ashore', 'Too much', 'Far too many']);
  });
});
