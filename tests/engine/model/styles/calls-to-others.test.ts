import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const calls = (lines: string): string[] =>
  readPoint('calls', lines).calls.map(({ name, description }) => `${name} | ${description}`);

describe('calls to others, in a table of what they are made for', () => {
  it.each([
    [
      'a service with its address and when it is asked; a row without an address is no call',
      '| Service | Address | When |\n|---|---|---|\n| Rates | GET `https://api.rates.dev/v1/{day}` | a price is typed |\n| Mail | the host in `MAIL_HOST` | always |\n| Counter | `https://count.io` or `COUNT_HOST` | a page is shown |',
      [
        'GET https://api.rates.dev/v1/{day} | Rates; a price is typed',
        'https://count.io | Counter; a page is shown',
      ],
    ],
    [
      'addresses under a title that says nothing of it',
      '| Target | Why |\n|---|---|\n| `https://bank.example.com` | sync |\n| `https://api.forge.com/repos/a/tags` | newer version |\n| Sign-in host | tokens |',
      ['https://bank.example.com | sync', 'https://api.forge.com/repos/a/tags | newer version'],
    ],
    [
      'not: paths of its own',
      '| Address | Purpose |\n|---|---|\n| `/boats` | list |\n| `/halls` | list |',
      ['/boats | list', '/halls | list'],
    ],
    [
      'not: links to read',
      '| Topic | Where |\n|---|---|\n| Rates | see https://rates.dev |\n| Mail | see https://mail.dev |',
      [],
    ],
  ])('%s', (_, lines, expected) => expect(calls(lines)).toEqual(expected));
});
