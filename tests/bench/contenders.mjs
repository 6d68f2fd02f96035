/**
 * What is measured: each loads its library and gives `full(text)`, and where it reads a change without reading
 * everything again, `open(text)` with `type(at, text)`: one character is put in at `at`, which makes it `text`.
 */
export const contenders = {
  ninefold: {
    title: 'Ninefold: text → model → findings',
    async load() {
      const { read, edit } = await import('../../src/engine/index.ts');
      return {
        full: read,
        open(text) {
          let held = read(text);
          return {
            type(at, insert) {
              held = edit(held, [{ from: at, to: at, insert }]);
            },
          };
        },
      };
    },
  },
  lezer: {
    title: '@lezer/markdown, the tree alone',
    async load() {
      const [{ parser, GFM }, { TreeFragment }] = await Promise.all([
        import('@lezer/markdown'),
        import('@lezer/common'),
      ]);
      const configured = parser.configure(GFM);
      return {
        full: (text) => configured.parse(text),
        open(text) {
          let fragments = TreeFragment.addTree(configured.parse(text));
          return {
            type(at, insert, after) {
              const change = { fromA: at, toA: at, fromB: at, toB: at + insert.length };
              fragments = TreeFragment.applyChanges(fragments, [change]);
              fragments = TreeFragment.addTree(configured.parse(after, fragments), fragments);
            },
          };
        },
      };
    },
  },
  'markdown-it': {
    title: 'markdown-it, tokens',
    async load() {
      const { default: create } = await import('markdown-it');
      const markdown = create();
      return { full: (text) => markdown.parse(text, {}) };
    },
  },
  marked: {
    title: 'marked, tokens',
    async load() {
      const { lexer } = await import('marked');
      return { full: (text) => lexer(text) };
    },
  },
  remark: {
    title: 'unified, remark-parse, remark-gfm',
    async load() {
      const [{ unified }, { default: parse }, { default: gfm }] = await Promise.all([
        import('unified'),
        import('remark-parse'),
        import('remark-gfm'),
      ]);
      const processor = unified().use(parse).use(gfm).freeze();
      return { full: (text) => processor.parse(text) };
    },
  },
  json: {
    title: 'JSON.parse of as many bytes',
    async load() {
      return { prepare: asJson, full: (text) => JSON.parse(text) };
    },
  },
};

/** JSON of about as many characters as the text: its lines as records, which is what an API would carry. */
function asJson(text) {
  const records = [];
  let size = 2;
  for (const [index, line] of text.split('\n').entries()) {
    const record = { line: index, cells: line.split('|').map((cell) => cell.trim()) };
    size += JSON.stringify(record).length + 1;
    if (size > text.length) break;
    records.push(record);
  }
  return JSON.stringify(records);
}
