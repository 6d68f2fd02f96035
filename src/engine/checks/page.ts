/** An example document of a check's page, with the words that stand before it. */
export interface Example {
  readonly markdown: string;
  readonly note: string;
}

/** The page of a check, taken apart. Prose stays Markdown. */
export interface CheckPage {
  readonly title: string;
  /** Why it matters. */
  readonly why: string;
  /** Documents that yield exactly one finding of the check. */
  readonly bad: readonly Example[];
  /** Documents that yield none. */
  readonly good: readonly Example[];
  /** How to put it right. */
  readonly fix: string;
}

/** The examples of a section: each fence of Markdown, with the prose since the one before. */
function readExamples(section: string): readonly Example[] {
  const fence = /^(`{3,}|~{3,})(?:md|markdown)\n([\s\S]*?)^\1[ \t]*$/gm;
  const found: Example[] = [];
  let last = 0;
  for (const match of section.matchAll(fence)) {
    found.push({ markdown: match[2] ?? '', note: section.slice(last, match.index).trim() });
    last = match.index + match[0].length;
  }
  return found;
}

/** Cuts a page at its headings of the second level, leaving fenced text alone. */
function sectionsOf(page: string): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  let name = '';
  let fence: string | undefined;
  for (const line of page.split('\n')) {
    const mark = /^(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) fence = mark;
    else if (line.trim() === fence) fence = undefined;
    const heading = fence === undefined ? /^## (.+)$/.exec(line)?.[1] : undefined;
    if (heading !== undefined) name = heading.trim();
    else sections.set(name, `${sections.get(name) ?? ''}${line}\n`);
  }
  return sections;
}

/**
 * Reads a check's page: `# Title`, why it matters, `## Bad` and `## Good` with examples in `md` fences, and
 * `## Fix`. Throws a RangeError that names what is missing.
 */
export function readPage(markdown: string): CheckPage {
  const sections = sectionsOf(markdown.replaceAll('\r\n', '\n'));
  const head = sections.get('') ?? '';
  const title = /^# (.+)$/m.exec(head)?.[1]?.trim();
  const page = {
    title: title ?? '',
    why: head.replace(/^# .+$/m, '').trim(),
    bad: readExamples(sections.get('Bad') ?? ''),
    good: readExamples(sections.get('Good') ?? ''),
    fix: (sections.get('Fix') ?? '').trim(),
  };
  for (const [part, value] of Object.entries(page)) {
    if (value.length === 0) throw new RangeError(`A check's page needs its ${part}`);
  }
  return page;
}
