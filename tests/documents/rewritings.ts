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
];
