import { describe, expect, test } from 'vitest';
import { wording } from '../../../src/engine/syntax/wording.ts';

/** The characters of a stretch that one expression takes and another does not, as code points. */
function apart(one: RegExp, other: RegExp, first: number, last: number): string[] {
  const all = Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at));
  return all
    .filter((character) => one.test(character) !== other.test(character))
    .map((character) => character.charCodeAt(0).toString(16));
}

/** The characters of one code unit of which something holds. */
function unitsThat(holds: (unit: string) => boolean): string[] {
  return Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(holds);
}

describe('letters', () => {
  const letter = wording`^\p{L}$`;

  test('are all that Unicode calls so, outside symbols and surrogates', () => {
    const missed = unitsThat((unit) => /\p{L}/u.test(unit) && !letter.test(unit));
    expect(missed.filter((unit) => !/[\u2000-\u2bff]/.test(unit))).toEqual(['\u2e2f']);
  });

  test('are nothing that stands between words', () => {
    const signs = unitsThat((unit) => /[\p{P}\p{S}\p{Z}\p{Cc}\p{Nd}]/u.test(unit) && letter.test(unit));
    expect(signs.filter((sign) => /[\0-\u02c1\u0600-\u06d5\u0964-\u0970\u2000-\u2bff]/.test(sign))).toEqual(
      [],
    );
    expect(signs.filter((sign) => /[\u2e00-\u302f\u30fb\u3200-\u33ff\ufe30-\uffff]/.test(sign))).toEqual([]);
    expect(['🔒', '⚠️', '1️⃣', '×', '™', '…', '—'].filter((sign) => wording`\p{L}`.test(sign))).toEqual([]);
  });

  test('take the marks upon them along', () => {
    expect(wording`^\p{L}+$`.test('re\u0301sume\u0301')).toBe(true);
    expect(wording`^\p{L}+$`.test('स्थिति')).toBe(true);
  });

  test.each([
    ['capitals', wording`^\p{Lu}$`, /^\p{Lu}$/u],
    ['small letters', wording`^\p{Ll}$`, /^\p{Ll}$/u],
    ['numbers', wording`^\p{N}$`, /^\p{N}$/u],
  ])('%s are those of Unicode in the scripts of Europe', (_name, one, other) => {
    expect(apart(one, other, 0, 0x17f)).toEqual([]);
    expect(
      apart(one, other, 0x386, 0x3ce).filter((code) => code !== '38b' && code !== '38d' && code !== '3a2'),
    ).toEqual([]);
    expect(apart(one, other, 0x400, 0x45f)).toEqual([]);
    expect(apart(one, other, 0x1ea0, 0x1ef9)).toEqual([]);
  });

  test('where case makes no difference, capitals and small letters are one', () => {
    for (const expression of [wording.i`^\p{Lu}$`, wording.i`^\p{Ll}$`])
      expect([...'aZéÉßšŠωΩяЯẽẼ'].filter((each) => !expression.test(each))).toEqual([]);
    expect(wording.i`^\p{Lu}$`.test('字')).toBe(false);
  });
});

describe('classes', () => {
  test.each([
    ['letters and signs', wording.i`^[\p{L}\p{N}_'’-]$`, /^[\p{L}\p{N}_'’-]$/iu],
    ['what is neither letter nor space', wording.i`^[^\p{L}\s]$`, /^[^\p{L}\s]$/iu],
    ['escapes and ranges', wording`^[\p{N}a-f\]\\\-\n\u00d7]$`, /^[\p{N}a-f\]\\\-\n\u00d7]$/u],
    ['sets', wording`^[\p{Lu}\d\S]$`, /^[\p{Lu}\d\S]$/u],
  ])('with %s hold the same', (_name, one, other) => expect(apart(one, other, 0, 0x2c1)).toEqual([]));

  test('without a property are left as they are', () => {
    expect(wording.i`[a-z\]]\`(?<name>.)\k<name>`.source).toBe('[a-z\\]]\\`(?<name>.)\\k<name>');
  });

  test('of a property that has no set are refused', () => {
    expect(() => wording`\p{Sc}`).toThrow(SyntaxError);
  });
});

describe('expressions', () => {
  test('without sources are made once, others each time', () => {
    const fixed = () => wording.i`^\p{L}`;
    const of = (name: string) => wording`^${name}(?!\p{L})`;
    expect(fixed()).toBe(fixed());
    expect(of('a').test('a b')).toBe(true);
    expect(of('b').test('a b')).toBe(false);
  });
});
