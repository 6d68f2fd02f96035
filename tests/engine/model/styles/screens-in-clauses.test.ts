import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const screens = (lines: string): string[] =>
  readPoint('screens', lines).screens.map(({ name, routes }) => [name, ...routes].join(' '));

describe('screens in short lines and clauses', () => {
  it.each([
    [
      'noted line by line, their addresses right behind the names',
      'Quay /quay; default; tbl of boats w/ filters, auto-refresh every 30 s on all screens\nMoorings /moorings; map of them, clusters where more than fifty are in one place\nLog in /login; SSO',
      ['Quay /quay', 'Moorings /moorings', 'Log in /login'],
    ],
    [
      'with marks before their addresses',
      '1. Quay -- /quay\n2. Moorings @ /moorings\n3. Tolls [/tolls] all of them\n4. Sails .... /sails',
      ['Quay /quay', 'Moorings /moorings', 'Tolls /tolls', 'Sails /sails'],
    ],
    [
      'in clauses with names in quotation marks',
      '4.2 After that the skipper sees "Boats", deep link `/boats`, and a click opens "Boat" at `/boats/{id}`.\n\n4.3 "Boat papers" opens as a sheet over it and has no deep link.\n\n4.4 The window "Weather" has no URL.',
      ['Boats /boats', 'Boat /boats/{id}', 'Boat papers', 'Weather'],
    ],
    [
      'of a part that is titled in bold type with a full stop',
      '**In the harbour.** One begins on *Quay* (`/quay`) and goes on to *Moorings* (`/quay/moorings`).',
      ['Quay /quay', 'Moorings /quay/moorings'],
    ],
    [
      'in data, with those that have no address',
      '```yaml\n- id: quay\n  title: Quay\n  path: /quay\n- id: help\n  title: Help sheet\n  path: null\n```',
      ['Quay /quay', 'Help sheet'],
    ],
    [
      'in columns of text and in drawings',
      '```\n/quay       Quay        everybody\n/moorings   Moorings    crews\n```\n\n```mermaid\nflowchart LR\n  A["Tolls (/tolls)"] --> B[Sails /sails]\n```',
      ['Quay /quay', 'Moorings /moorings', 'Tolls /tolls', 'Sails /sails'],
    ],
    [
      'behind words for what they are',
      'It consists of a **Quay** page (route `/quay`), a **Tolls** page (route `/tolls`) and a **Sails** page (path `/sails`).',
      ['Quay /quay', 'Tolls /tolls', 'Sails /sails'],
    ],
    [
      'and text that only breaks where a line ends',
      'The skipper opens the harbour page, which is the first thing that all of them see, and goes on\nfrom there; nothing of it is kept.',
      [],
    ],
  ])('%s', (_, lines, told) => {
    expect(screens(lines)).toEqual(told);
  });
});
