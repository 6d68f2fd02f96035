import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Blocks } from '../../src/ui/text/blocks.tsx';
import { CodeLinks, Inline } from '../../src/ui/text/inline.tsx';
import { readInline } from '../../src/ui/text/inline-markdown.ts';
import { Jump } from '../../src/ui/view/lead.tsx';

const inline = (text: string): string => renderToStaticMarkup(<Inline text={text} />);
const blocks = (text: string): string => renderToStaticMarkup(<Blocks text={text} />);

describe('running text', () => {
  test.each([
    ['a `code` span', 'a <code>code</code> span'],
    ['``a ` tick``', '<code>a ` tick</code>'],
    ['**bold** and *slanted*', '<strong>bold</strong> and <em>slanted</em>'],
    ['snake_case_name stays', 'snake_case_name stays'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['escaped \\*stars\\*', 'escaped *stars*'],
    ['an `open tick', 'an `open tick'],
    ['an ``open` tick', 'an ``open` tick'],
    ['one \\`escaped ` tick `', 'one `escaped <code>tick</code>'],
    ['[here](https://example.org)', '<a href="https://example.org">here</a>'],
    ['[local](#entity-invoice)', '<a href="#entity-invoice">local</a>'],
  ])('%s', (text, markup) => {
    expect(inline(text)).toBe(markup);
  });

  test('leads nowhere else inside a link', () => {
    const markup = renderToStaticMarkup(
      <CodeLinks value={(code) => `#${code}`}>
        <Inline text="`MAX`" />
        <Jump lead={{ hrefOf: () => '#rule' }} at={{ from: 0, to: 1 }}>
          <Inline text="at most `MAX`, see [here](#there)" />
        </Jump>
      </CodeLinks>,
    );
    expect(markup).toBe(
      '<a href="#MAX"><code>MAX</code></a><a href="#rule" data-from="0" data-to="1">at most <code>MAX</code>, see <span>here</span></a>',
    );
  });

  test.each([
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['[press](javascript:alert)', 'press'],
    ['[press](data:text/html,x)', 'press'],
    ['[press](//elsewhere.example)', 'press'],
    ['[press](/\\elsewhere.example)', 'press'],
    ['[press](vbscript:x)', 'press'],
    ['[press](JaVaScRiPt:x)', 'press'],
    ['[press](blob:x)', 'press'],
  ])('never becomes markup or a script: %s', (text, markup) => {
    expect(inline(text)).toBe(markup);
  });

  test.each([
    ['backticks', '`'.repeat(50_000)],
    [
      'backticks of every length',
      Array.from({ length: 300 }, (_, count) => `${'`'.repeat(count + 1)}a`).join(''),
    ],
    ['stars', '**a '.repeat(20_000)],
    ['underscores', '_a '.repeat(20_000)],
    ['brackets', '[a]('.repeat(20_000)],
  ])('is read within the time that a test has: %s', (_name, text) => {
    expect(readInline(text).length).toBeGreaterThan(0);
  });
});

describe('blocks', () => {
  test('paragraphs, lists and code', () => {
    expect(blocks('One\ntwo.\n\n- a\n- b\n  more\n\n```js\nlet a;\n\nlet b;\n```')).toBe(
      '<p>One\ntwo.</p><ul><li>a</li><li>b more</li></ul><pre tabindex="0"><code>let a;\n\nlet b;</code></pre>',
    );
  });

  test('raw markup stays text', () => {
    expect(blocks('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  });
});
