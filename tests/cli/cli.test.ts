import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../src/engine/index.ts';
import { main, ninefold } from './run-cli.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-cli-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** A document with an error: a screen leads to one that is not there. */
const wrong = `# Specification: Shop

## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
| 請求書 | \`/\` | none | none | Nowhere | none |
| Cart | \`/cart\` | none | none | 請求書 | none |
| Item | \`/item\` | none | none | Cart | none |
| Paid | \`/paid\` | none | none | Item | none |
`;

const empty = '# Specification: Shop\n';

/** A document with a rule that depends on a constant without a value. */
const undecided = `## 3. Entities and their fields

- **Invoice**: \`id\` (uuid, key), \`total\` (money, required)

## 5. Validation rules

| Subject | Rule | Message |
| --- | --- | --- |
| Invoice | \`total > MOST\` | It is too small. |

## 9. Business constants and limits

| Constant | Value |
| --- | --- |
| MOST | not shown |
`;

describe('check', () => {
  it('marks the place under the line, wide characters counted, and fails', async () => {
    const { code, out } = await ninefold(['check', file('wrong.md', wrong)]);
    expect(code).toBe(1);
    const lines = out.split('\n');
    const head = lines.findIndex((line) => line.includes('screens/unknown-target'));
    expect(lines[head]).toMatch(/wrong\.md:7:\d+: error screens\/unknown-target$/);
    const source = lines[head + 2] ?? '';
    const carets = lines[head + 3] ?? '';
    expect(source).toContain('7 | | 請求書 |');
    // The three characters before the place take two cells each.
    expect(carets.indexOf('^')).toBe(source.indexOf('Nowhere') + 3);
    expect(carets.trim().replace('|', '').trim()).toBe('^'.repeat('Nowhere'.length));
  });

  it('is content with gaps and warnings, unless the level says otherwise', async () => {
    const path = file('empty.md', empty);
    expect((await ninefold(['check', path])).code).toBe(0);
    expect((await ninefold(['check', '--level', 'gap', path])).code).toBe(1);
  });

  it('reads standard input', async () => {
    const { code, out } = await ninefold(['check', '-'], { input: wrong });
    expect(code).toBe(1);
    expect(out).toContain('standard input:7:');
  });

  it('asks for checks that are off by themselves', async () => {
    const text = '## 1. What the product does and for whom\n\nIt is fast.\n';
    const { out } = await ninefold(['check', '--severity', 'language/*=warning', '-'], { input: text });
    expect(out).toContain('language/vague');
    expect((await ninefold(['check', '-'], { input: text })).out).not.toContain('language/');
  });

  it('counts no byte order mark as a column', async () => {
    const args = ['check', '--format', 'json', '-'];
    const [plain, marked] = await Promise.all(
      [empty, `\uFEFF${empty}`].map((input) => ninefold(args, { input })),
    );
    const first = (out = '') => JSON.parse(out).files[0].findings[0];
    expect(first(marked?.out)).toMatchObject({ line: 1, column: first(plain?.out).column });
  });

  it('resolves paths against the folder in which npm was called', async () => {
    file('here.md', empty);
    const { code } = await ninefold(['check', 'here.md'], { env: { INIT_CWD: folder } });
    expect(code).toBe(0);
  });

  it('shows no control characters of a document', async () => {
    const { out } = await ninefold(['check', '-'], { input: wrong.replace('Nowhere', 'No\u001B[2Jwhere') });
    expect(out).toContain('where');
    expect(out).not.toContain('\u001B');
  });

  it('says in a line at the end what could not be decided, and fails for none of it', async () => {
    const path = file('open.md', undecided);
    const { code, out } = await ninefold(['check', path]);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(
      /^In 1 place it could not be decided whether something is wrong: \S*open\.md:9:14 \(whether any “Invoice” can keep this: “MOST” has no value\)\.$/,
    );
    const [first] = JSON.parse((await ninefold(['check', '--format', 'json', path])).out).files;
    expect(first.undecided).toEqual([
      expect.objectContaining({
        check: 'rules/conflicting-rules',
        what: 'whether any “Invoice” can keep this',
        why: '“MOST” has no value',
        line: 9,
        column: 14,
      }),
    ]);
    expect((await ninefold(['check', '-'], { input: empty })).out).not.toContain('decided');
  });

  it('gives JSON with places and the changes of every fix', async () => {
    const { out } = await ninefold(['check', '--format', 'json', '-'], { input: wrong });
    const { files } = JSON.parse(out);
    const finding = files[0].findings.find(
      ({ check }: { check: string }) => check === 'screens/unknown-target',
    );
    expect(wrong.slice(finding.from, finding.to)).toBe('Nowhere');
    expect(finding).toMatchObject({ severity: 'error', line: 7, point: 'screens' });
    expect(finding.fixes.length).toBeGreaterThan(0);
    for (const fix of finding.fixes) expect(fix.changes.length).toBeGreaterThan(0);
  });

  it('gives workflow commands with everything escaped', async () => {
    const path = file('a,b%c.md', wrong.replace('Nowhere', '`50%: a, b`'));
    const { out } = await ninefold(['check', '--format', 'github', path], { env: { INIT_CWD: folder } });
    const line = out.split('\n').find((each) => each.includes('unknown-target')) ?? '';
    expect(line).toMatch(
      /^::error file=a%2Cb%25c\.md,line=7,endLine=7,col=\d+,endColumn=\d+,title=screens\/unknown-target::/,
    );
    expect(line.slice(line.indexOf('::', 2) + 2)).toContain('50%25: a, b');
  });
});

describe('SARIF', () => {
  it('is a 2.1.0 log whose rules, places and fixes fit together', async () => {
    const path = file('with space.md', wrong);
    const waived = wrong.replace(
      'routes\n',
      'routes\n\n<!-- ninefold: allow screens/unknown-target because planned -->\n',
    );
    const other = file('waived.md', waived);
    const { out } = await ninefold(['check', '--format', 'sarif', path, other], {
      env: { INIT_CWD: folder },
    });
    const log = JSON.parse(out);
    expect(log).toMatchObject({ version: '2.1.0', runs: [{ columnKind: 'utf16CodeUnits' }] });
    const [{ tool, results }] = log.runs;
    const ids = tool.driver.rules.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(results.length).toBeGreaterThan(2);
    for (const { ruleId, ruleIndex, level, message, locations } of results) {
      if (ruleIndex !== undefined) expect(ids[ruleIndex]).toBe(ruleId);
      expect(['error', 'warning', 'note']).toContain(level);
      expect(message.text).not.toBe('');
      const { region } = locations[0].physicalLocation;
      for (const key of ['startLine', 'startColumn', 'endLine', 'endColumn'])
        expect(region[key]).toBeGreaterThan(0);
    }
    const targets = results.filter(({ ruleId }: { ruleId: string }) => ruleId === 'screens/unknown-target');
    const uris = targets.map(
      (each: typeof results) => each.locations[0].physicalLocation.artifactLocation.uri,
    );
    expect(new Set(uris)).toEqual(new Set(['with%20space.md', 'waived.md']));
    const suppressed = targets.filter(({ suppressions }: { suppressions?: unknown }) => suppressions);
    expect(suppressed).toMatchObject([{ suppressions: [{ kind: 'inSource', justification: 'planned' }] }]);
    for (const { fixes = [] } of targets)
      for (const { artifactChanges } of fixes)
        expect(artifactChanges[0].replacements.length).toBeGreaterThan(0);
  });
});

describe('model, print, fix and questions', () => {
  it('model prints the model as JSON, in full to a slow reader', async () => {
    const rows = Array.from(
      { length: 1_500 },
      (_, n) => `| Screen ${n} | \`/s/${n}\` | none | none | none | none |`,
    ).join('\n');
    const text = `${wrong}${rows}\n`;
    const { code, out } = await ninefold(['model', '-'], { input: text, readAfter: 1_500 });
    expect(code).toBe(0);
    expect(out.length).toBeGreaterThan(200_000);
    expect(JSON.parse(out).screens).toHaveLength(1_504);
  });

  it('ends quietly when the reader goes away', async () => {
    const rows = Array.from({ length: 1_500 }, (_, n) => `| Screen ${n} | \`/s/${n}\` |`).join('\n');
    const { code, err } = await ninefold(['model', '-'], { input: `${wrong}${rows}\n`, hangUp: true });
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  it.skipIf(!existsSync('/dev/full'))('says so when the output cannot be written', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [main, 'model', '-'], {
      input: wrong,
      stdio: ['pipe', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect(stderr).toMatch(/^ninefold: The output could not be written: [^\n]+\n$/);
    expect(status).toBe(2);
  });

  it('print prints the canonical form, and writes it when asked', async () => {
    const path = file('print.md', '## 2. Screens\n\n| Route | Screen |\n|-|-|\n| `/` | Home |\n');
    const { out } = await ninefold(['print', path]);
    expect(out).toContain('| Home | `/` | | | | |');
    expect((await ninefold(['print', '--write', path])).out).toBe('');
    expect(readFileSync(path, 'utf8')).toBe(out);
  });

  it('fix carries out the fixes that leave no choice and tells which', async () => {
    const path = file('fix.md', empty);
    const { code, out, err } = await ninefold(['fix', '--check', 'document/missing-point', path]);
    expect(code).toBe(0);
    expect(out).toContain('## 9. Business constants and limits\n\nConstants and limits: not shown.\n');
    expect(err.trim().split('\n')).toHaveLength(9);
    expect(readFileSync(path, 'utf8')).toBe(empty);
    await ninefold(['fix', '--check', 'document/missing-point', '--write', path]);
    expect(readFileSync(path, 'utf8')).toBe(out);
  });

  it('fix adds "not shown" only where it is asked to', async () => {
    const text =
      '## 2. Screens\n\n| Screen | Route | Leads to |\n| --- | --- | --- |\n| Home | `/` | Hoem |\n';
    const plainly = await ninefold(['fix', '-'], { input: text });
    expect([plainly.code, plainly.out]).toEqual([0, text]);
    expect(plainly.err).toMatch(/^Nothing to fix\.\n\d+ findings about what is missing: --not-shown /);
    const asked = await ninefold(['fix', '--not-shown', '-'], { input: text });
    expect(asked.out).toContain('## 9. Business constants and limits\n\nConstants and limits: not shown.\n');
    expect(asked.err).not.toContain('--not-shown');
  });

  it('fix tells what it took back', async () => {
    const path = fileURLToPath(new URL('../documents/sections/rest-1/25.md', import.meta.url));
    const { code, out, err } = await ninefold(['fix', '--not-shown', path]);
    expect([code, out]).toEqual([0, readFileSync(path, 'utf8')]);
    expect(err).toMatch(
      /^Nothing to fix\.\ndocument\/missing-point: not done: Say that it is not shown; [^\n]+\n$/,
    );
  });

  it('questions lists the gaps', async () => {
    const { out } = await ninefold(['questions', '-'], { input: wrong.replace('| none |', '| not shown |') });
    expect(out).toMatch(/^- \[ \] .+\(line \d+\)$/m);
  });
});

describe('what cannot be used', () => {
  it.each([
    ['no command', []],
    ['an unknown command', ['chekc', 'x.md']],
    ['an unknown option', ['check', '--colour', '-']],
    ['an unknown level', ['check', '--level', 'worst', '-']],
    ['an unknown format', ['check', '--format', 'xml', '-']],
    ['a severity of no check', ['check', '--severity', 'language/vagu=hint', '-']],
    ['a severity that is none', ['check', '--severity', 'language/vague=loud', '-']],
    ['no file', ['check']],
    ['two files where one is read', ['model', 'a.md', 'b.md']],
    ['an unknown check', ['fix', '--check', 'no/such', '-']],
    ['writing to standard input', ['print', '--write', '-']],
  ])('is %s', async (_, args) => {
    const { code, out, err } = await ninefold(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).not.toBe('');
    expect(err).not.toMatch(/\n\s+at /);
  });

  it('is a file that is not there, a folder, a binary file, one in another encoding, one too large', async () => {
    const large = file('large.md', '');
    truncateSync(large, limits.document * 4 + 1);
    const long = file('long.md', 'a '.repeat(limits.document / 2 + 1));
    const cases: [string, RegExp][] = [
      [join(folder, 'no.md'), /no such file/],
      [folder, /is a folder/],
      [file('binary.md', new Uint8Array([35, 0, 1])), /binary\.md is not text/],
      [file('latin.md', new Uint8Array([35, 32, 0xe4, 0x20])), /latin\.md is not text in UTF-8/],
      [large, /larger than 40 MB/],
      [long, /long\.md: .*characters/],
    ];
    for (const [path, message] of cases) {
      const { code, err } = await ninefold(['check', path]);
      expect(err).toMatch(message);
      expect(code).toBe(2);
    }
  });
});

describe('help', () => {
  it.each([['--version'], ['-v']])('%s tells the version of the package', async (option) => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(await ninefold([option])).toMatchObject({ code: 0, out: `${version}\n`, err: '' });
  });

  it.each([[['--help']], [['help']], [['help', 'fix']], [['check', '--help']], [['fix', '-h']]])(
    'of %j is on standard output',
    async (args) => {
      const { code, out } = await ninefold(args);
      expect(code).toBe(0);
      expect(out).toContain('Usage: ninefold');
    },
  );
});
