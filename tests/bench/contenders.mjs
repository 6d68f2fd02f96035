/**
 * What is measured: each loads its library and gives `full(text)`. What can read a change without reading everything
 * again gives `open(text)` too, which holds the text and takes `type(at, insert, after)` and `undo(at, length, after)`;
 * `after` is the text they lead to. `stages` are the steps of `full`, each given what the one before gave.
 */
export const contenders = {
  ninefold: {
    title: 'Ninefold: text → model → findings',
    async load() {
      return {
        ...(await ninefold({})),
        /** What every check costs, also those that run only when asked for: gives `[id, milliseconds]`, the dearest first. */
        async costs(text) {
          const [{ parse }, { readModel }, { runChecks }, { checks }] = await Promise.all([
            import('../../src/engine/syntax/document.ts'),
            import('../../src/engine/model/read.ts'),
            import('../../src/engine/checks/run.ts'),
            import('../../src/engine/checks/index.ts'),
          ]);
          const times = new Map(checks.map(({ id }) => [id, 0]));
          const timed = checks.map((check) => ({
            ...check,
            run: (...given) => {
              const start = performance.now();
              const reports = check.run(...given);
              times.set(check.id, times.get(check.id) + performance.now() - start);
              return reports;
            },
          }));
          const asked = Object.fromEntries(checks.map(({ id, severity }) => [id, severity]));
          runChecks(readModel(parse(text)).model, 'all', undefined, timed, new Set(), asked);
          return [...times].sort(([, one], [, other]) => other - one);
        },
        async stages() {
          const [{ parse }, { readModel }, { runChecks }] = await Promise.all([
            import('../../src/engine/syntax/document.ts'),
            import('../../src/engine/model/read.ts'),
            import('../../src/engine/checks/run.ts'),
          ]);
          return [
            ['blocks', (text) => parse(text)],
            ['model', (syntax) => readModel(syntax)],
            ['checks', (reading) => runChecks(reading.model, 'all')],
          ];
        },
      };
    },
  },
  hints: {
    title: 'Ninefold, with the hints on wording',
    load: () => ninefold({ 'language/*': 'hint' }),
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
          const change = (range, after) => {
            fragments = TreeFragment.applyChanges(fragments, [range]);
            fragments = TreeFragment.addTree(configured.parse(after, fragments), fragments);
          };
          return {
            type: (at, insert, after) =>
              change({ fromA: at, toA: at, fromB: at, toB: at + insert.length }, after),
            undo: (at, length, after) => change({ fromA: at, toA: at + length, fromB: at, toB: at }, after),
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

/** The engine, with the severities that are asked for: checks are off that nobody asks for. */
async function ninefold(asked) {
  const { read, edit } = await import('../../src/engine/index.ts');
  return {
    full: (text) => read(text, asked),
    open(text) {
      let held = read(text, asked);
      const change = (from, to, insert) => {
        held = edit(held, [{ from, to, insert }]);
      };
      return {
        type: (at, insert) => change(at, at, insert),
        undo: (at, length) => change(at, at + length, ''),
      };
    },
  };
}

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
