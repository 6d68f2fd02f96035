import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from './list-files.ts';

/** Rules with a value of `overflow` that lets a visitor scroll, each with its selector and what it says. */
const scrolling = /([^{};]*)\{([^{}]*\boverflow(?:-[a-z]+)?:\s*(?:auto|scroll)[^{}]*)\}/g;

const positioned = /\bposition:/;

/** Selectors of a style sheet that scroll and are not positioned, in any of their rules. */
function strayIn(sheet: string): string[] {
  const rules = [...sheet.matchAll(/([^{};]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));
  return [...sheet.matchAll(scrolling)].flatMap(([, selector = '', body = '']) => {
    const name = selector.trim().replace(/:popover-open/, '');
    const others = rules.filter((rule) => rule.selector.endsWith(name.split(/\s+/).at(-1) ?? name));
    return [body, ...others.map((rule) => rule.body)].some((each) => positioned.test(each)) ? [] : [name];
  });
}

// What is taken out of the flow inside would otherwise scroll along with the page, and make the page longer.
test('what scrolls holds what is positioned in it', () => {
  const sheets = listFiles().filter((path) => /^src\/.*\.(?:css|astro)$/.test(path));
  const stray = sheets.flatMap((path) =>
    strayIn(readFileSync(path, 'utf8')).map((selector) => `${path}: ${selector}`),
  );
  expect(stray).toEqual([]);
});

test('a scroller without a position is found', () => {
  expect(strayIn('.a { overflow: auto; }\n.b { position: relative; overflow-y: scroll; }')).toEqual(['.a']);
  expect(strayIn('.a { overflow: auto; }\n@media print { .a { position: static; } }')).toEqual([]);
});
