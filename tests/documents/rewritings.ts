/** A way to write the same document otherwise. */
export interface Rewriting {
  readonly name: string;
  readonly rewrite: (text: string) => string;
}

type OfLine = (line: string, index: number, lines: readonly string[]) => string;

const isRow = (line: string | undefined): boolean => /^\s*\|/.test(line ?? '');
const isDashes = (line: string | undefined): boolean => /^\s*\|[\s:|-]+\|?\s*$/.test(line ?? '');
const isTitle: OfLine = (line, index, lines) => (isRow(line) && isDashes(lines[index + 1]) ? line : '');

/** Every line but those of fences. */
const lines =
  (write: OfLine) =>
  (text: string): string => {
    let isFenced = false;
    const outside: OfLine = (line, index, all) => {
      const isFence = /^\s*(?:```|~~~)/.test(line);
      if (isFence) isFenced = !isFenced;
      return isFence || isFenced ? line : write(line, index, all);
    };
    return text.split('\n').map(outside).join('\n');
  };

/** Every line but those of fences and tables. */
const words = (write: (line: string) => string) => lines((line) => (isRow(line) ? line : write(line)));

/** Text before the first heading of the second level. */
const before =
  (insert: string) =>
  (text: string): string => {
    const at = text.search(/^## /m);
    return at < 0 ? text : `${text.slice(0, at)}${insert}\n\n${text.slice(at)}`;
  };

const titles = (write: (line: string) => string) =>
  lines((line, index, all) => (isTitle(line, index, all) === '' ? line : write(line)));

/** Ways of writing that say the same by the rules of Markdown, or by what every reader takes for the same. */
export const rewritings: readonly Rewriting[] = [
  { name: 'lines of lists begin with asterisks', rewrite: words((line) => line.replace(/^(\s*)- /, '$1* ')) },
  { name: 'lists have blank lines between', rewrite: words((line) => line.replace(/^\s*[-*] /, '\n$&')) },
  {
    name: 'lists below others are indented by four',
    rewrite: words((line) => line.replace(/^(?: {2})+(?=[-*] )/, (indent) => indent + indent)),
  },
  { name: 'lines end as on Windows', rewrite: (text) => text.replace(/\n/g, '\r\n') },
  { name: 'headings stand a level lower', rewrite: lines((line) => line.replace(/^(#{1,5}) /, '#$1 ')) },
  {
    name: 'headings have no numbers',
    rewrite: lines((line) => line.replace(/^(#{1,3}) \d+[.)]? +(?:[–—-] +)?/, '$1 ')),
  },
  {
    name: 'names alone in bold type are headings',
    rewrite: lines((line, index, all) =>
      (all[index - 1] ?? '').trim() === '' && (all[index + 1] ?? '').trim() === ''
        ? line.replace(/^\*\*([^*]+)\*\*:?$/, '### $1')
        : line,
    ),
  },
  {
    name: 'underscores mark bold type',
    rewrite: words((line) => line.replace(/\*\*([^*\n]+)\*\*/g, '__$1__')),
  },
  {
    name: 'names in code at the heads of items are in bold type too',
    rewrite: words((line) => line.replace(/^(\s*[-*] )(`[^`]+`)(?=[ :,])/, '$1**$2**')),
  },
  { name: 'arrows are two signs', rewrite: (text) => text.replace(/→/g, '->') },
  { name: 'dashes are short ones', rewrite: words((line) => line.replace(/ — /g, ' – ')) },
  { name: 'dashes are hyphens', rewrite: words((line) => line.replace(/ [–—] /g, ' - ')) },
  {
    name: 'a dash stands behind names, and no colon',
    rewrite: words((line) => line.replace(/^(\s*[-*] (?:\*\*[^*]+\*\*|`[^`]+`)): /, '$1 — ')),
  },
  {
    name: 'a colon stands behind names, and no dash',
    rewrite: words((line) => line.replace(/^(\s*[-*] (?:\*\*[^*]+\*\*|`[^`]+`)) [–—-] /, '$1: ')),
  },
  { name: 'quotation marks are curly', rewrite: words((line) => line.replace(/"([^"\n]+)"/g, '“$1”')) },
  {
    name: 'amounts do not part from their units',
    rewrite: (text) =>
      text.replace(/(\d) (?=(?:MB|GB|kB|minutes?|hours?|days?|seconds?|characters?)\b)/g, '$1\u00a0'),
  },
  {
    name: 'cells are padded',
    rewrite: lines((line) => (isRow(line) ? line.replace(/ \| /g, '   |   ') : line)),
  },
  { name: 'titles of columns are in capitals', rewrite: titles((line) => line.toUpperCase()) },
  {
    name: 'titles of columns are in bold type',
    rewrite: titles((line) => line.replace(/\|\s*([^|]+?)\s*(?=\|)/g, '| **$1** ')),
  },
  {
    name: 'tables count their rows',
    rewrite: (text) => {
      let count = 0;
      return lines((line, index, all) => {
        if (!/^\|.*\|\s*$/.test(line)) return line;
        if (isDashes(line)) return `|---${line}`;
        count = isDashes(all[index + 1]) ? 0 : count + 1;
        return `| ${count === 0 ? '#' : count} ${line}`;
      })(text);
    },
  },
  { name: 'headings begin with pictographs', rewrite: lines((line) => line.replace(/^(#{2,4}) /, '$1 📌 ')) },
  { name: 'headings end with anchors', rewrite: lines((line) => line.replace(/^#{2,4} .*$/, '$& {#there}')) },
  {
    name: 'numbers of headings stand in boxes',
    rewrite: lines((line) => line.replace(/^## (\d)\. /, '## $1\ufe0f\u20e3 ')),
  },
  {
    name: 'headings are called sections',
    rewrite: lines((line) => line.replace(/^## (\d)\. /, '## Section $1: ')),
  },
  {
    name: 'numbers of headings are Roman',
    rewrite: lines((line) =>
      line.replace(
        /^## (\d)\. /,
        (_, count: string) =>
          `## ${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][Number(count) - 1]}. `,
      ),
    ),
  },
  {
    name: 'names begin with pictographs',
    rewrite: words((line) => line.replace(/^(\s*[-*] )(?=\*\*)/, '$1🔹 ')),
  },
  {
    name: 'lists have the bullets of a word processor',
    rewrite: words((line) => line.replace(/^(\s*)[-*] /, '$1• ')),
  },
  {
    name: 'words do not part',
    rewrite: words((line) => line.replace(/(?<=[a-z,]) (?=(?:a|the|to|of|is|in) )/g, '\u00a0')),
  },
  { name: 'hyphens do not part', rewrite: words((line) => line.replace(/(?<=[a-z])-(?=[a-z])/g, '\u2011')) },
  { name: 'a rule stands above each point', rewrite: lines((line) => line.replace(/^## /, '---\n\n$&')) },
  {
    name: 'the document stands in a fence',
    rewrite: (text) => `Here it is:\n\n\`\`\`\`markdown\n${text.trimEnd()}\n\`\`\`\`\n\nAsk for more.\n`,
  },
  {
    name: 'a table of contents stands before',
    rewrite: (text) => {
      const links = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => `- [${title}](#there)`);
      return before(`## Contents\n\n${links.join('\n')}`)(text);
    },
  },
  {
    name: 'a history stands before',
    rewrite: before(
      '## Revision history\n\n| Version | Date | Author |\n|---|---|---|\n| 1.0 | 2024-03-01 | Anna |',
    ),
  },
  {
    name: 'a section about the document stands before',
    rewrite: before('## About this document\n\nIt describes the product as it is in March.'),
  },
  {
    name: 'open questions stand behind',
    rewrite: (text) => `${text}\n\n## Open questions\n\n- Shall archived things be found by search?\n`,
  },
  {
    name: 'a list has a sentence before it',
    rewrite: lines((line, index, all) =>
      /^(?:[-*]|\d+\.) /.test(line) && all[index - 1] === '' && /^#{2,6} /.test(all[index - 2] ?? '')
        ? `The following list is complete.\n\n${line}`
        : line,
    ),
  },
];
