import { describe, expect, test } from 'vitest';
import { edit, print, read } from '../../../src/engine/index.ts';

const point = '## 1. What the product does and for whom\n\nIt is fast, and many people use it.\n';
const withSettings = (...settings: string[]): string =>
  `${settings.map((setting) => `<!-- ninefold: severity ${setting} -->\n\n`).join('')}${point}`;
const levels = (text: string, check: string, asked = {}): string[] =>
  read(text, asked)
    .findings.filter((finding) => finding.check === check)
    .map(({ severity }) => severity);

describe('the severity of a check', () => {
  test('is its own where nothing is said, and a check that must be asked for is silent', () => {
    expect(levels(point, 'product/no-audience')).toEqual(['gap']);
    expect(levels(point, 'language/vague')).toEqual([]);
  });

  test('is what the document sets, of one check or of a family', () => {
    expect(levels(withSettings('product/no-audience error'), 'product/no-audience')).toEqual(['error']);
    expect(levels(withSettings('language/* warning'), 'language/vague')).toEqual(['warning']);
    expect(levels(withSettings('language/* warning'), 'language/unbounded')).toEqual(['warning']);
  });

  test('of one check comes before that of its family, whichever stands first', () => {
    const text = withSettings('language/vague error', 'language/* hint', 'product/* off because a sketch');
    expect(levels(text, 'language/vague')).toEqual(['error']);
    expect(levels(text, 'language/unbounded')).toEqual(['hint']);
    expect(levels(text, 'product/no-audience')).toEqual([]);
  });

  test('may be asked for from outside; what the document sets wins', () => {
    expect(levels(point, 'language/vague', { 'language/*': 'hint' })).toEqual(['hint']);
    const off = withSettings('language/vague off because it is a brochure');
    expect(levels(off, 'language/vague', { 'language/*': 'hint' })).toEqual([]);
  });

  test('follows an edit both ways', () => {
    const setting = '<!-- ninefold: severity language/* hint -->\n\n';
    let specification = edit(read(point), [{ from: 0, to: 0, insert: setting }]);
    expect(specification.findings).toEqual(read(setting + point).findings);
    specification = edit(specification, [{ from: 0, to: setting.length, insert: '' }]);
    expect(specification.findings).toEqual(read(point).findings);
  });

  test('stays in the canonical print', () => {
    const text = withSettings('product/no-audience hint');
    expect(print(read(text).model, text)).toContain('<!-- ninefold: severity product/no-audience hint -->');
  });

  test('cannot silence what is said of settings', () => {
    const text = withSettings('document/unclear-setting off because', 'document/* off');
    expect(levels(text, 'document/unclear-setting')).toHaveLength(2);
  });
});

describe('hints on language', () => {
  const marked = (prose: string): string[] => {
    const text = `<!-- ninefold: severity language/* hint -->\n\n## 1. What the product does and for whom\n\n${prose}\n`;
    return read(text)
      .findings.filter(({ check }) => check.startsWith('language/'))
      .map(({ check, at }) => `${check.slice(9)}: ${text.slice(at.from, at.to)}`);
  };

  test.each([
    ['It is fast and easy.', ['vague: fast', 'vague: easy']],
    ['It is *fast*.', ['vague: fast']],
    ['Breakfast is served by the cook.', []],
    ['The state is `fast`, and the page says “As needed”.', []],
    ['See [the simple guide](https://example.org/some/many).', ['vague: simple']],
    ['Several people, some of them twice.', ['unbounded: Several', 'unbounded: some']],
    ['PDF, CSV, etc.', ['etc: etc.']],
    ['A mail and/or a message.', ['and-or: and/or']],
    ['The invoice is deleted.', ['passive-without-actor: deleted']],
    ['The invoice is deleted by its owner.', []],
    ['It is based on trust.', []],
    ['One must or may pay.', ['mixed-modality: must']],
    ['One must pay. One may wait.', []],
  ])('%s', (prose, expected) => {
    expect(marked(prose)).toEqual(expected);
  });

  test('words in code that goes over two lines keep their offsets', () => {
    expect(marked('One `a\nsimple b` two\nis fast.')).toEqual(['vague: fast']);
  });
});
