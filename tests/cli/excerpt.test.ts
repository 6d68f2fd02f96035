import { afterEach, describe, expect, it, vi } from 'vitest';
import { coloursFor } from '../../src/cli/colour.ts';
import { displayWidth, excerpt, visible } from '../../src/cli/excerpt.ts';
import { Lines } from '../../src/cli/lines.ts';

describe('an excerpt', () => {
  it.each([
    ['abc', 3],
    ['請求書', 6],
    ['e\u0301', 1],
    ['👩‍💻', 4],
    ['ｆｕｌｌ', 8],
    ['', 0],
  ])('%s takes %i cells', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });

  it('puts at least one caret under an empty place', () => {
    expect(excerpt('abc', 1, 1)).toEqual({ source: 'abc', carets: ' ^' });
  });

  it('cuts a long line around the place', () => {
    const { source, carets } = excerpt(`${'a'.repeat(500)}HERE${'b'.repeat(500)}`, 500, 504);
    expect(source.length).toBeLessThan(110);
    expect(source.slice(carets.indexOf('^'), carets.length)).toBe('HERE');
    expect(source).toMatch(/^….*…$/);
  });

  it('shows tabs as spaces and control characters as a mark', () => {
    expect(visible('a\tb\u001B[31m\u202E')).toBe('a    b\u{FFFD}[31m\u{FFFD}');
    expect(excerpt('\tx', 1, 2).carets).toBe('    ^');
  });
});

describe('lines', () => {
  it('counts from one, in UTF-16 code units, over both kinds of line end', () => {
    const lines = new Lines('a\r\n😀b\n\nc');
    expect(lines.position(0)).toEqual({ line: 1, column: 1 });
    expect(lines.position(5)).toEqual({ line: 2, column: 3 });
    expect(lines.position(8)).toEqual({ line: 4, column: 1 });
    expect([1, 2, 3, 4].map((line) => lines.line(line))).toEqual(['a', '😀b', '', 'c']);
  });
});

describe('colours', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('are for terminals, and not where NO_COLOR is set', () => {
    vi.stubEnv('NO_COLOR', '');
    vi.stubEnv('TERM', 'xterm');
    expect(coloursFor({ isTTY: true }).severity('error', 'x')).toBe('\u001B[31mx\u001B[0m');
    expect(coloursFor({}).severity('error', 'x')).toBe('x');
    vi.stubEnv('NO_COLOR', '1');
    expect(coloursFor({ isTTY: true }).severity('error', 'x')).toBe('x');
  });
});
