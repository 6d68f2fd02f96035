import { checks } from './checks/index.ts';
import type { CompletionOption, Completions } from './edits/complete.ts';
import { severities } from './finding.ts';
import type { Specification } from './specification.ts';

const begun = /<!--\s*ninefold:\s*([^>]*)$/i;

/** The checks: those that find something first, with how much, then those of which nothing is found. */
function checkOptions({ findings }: Specification, behind: string): readonly CompletionOption[] {
  const found = new Map<string, number>();
  for (const { check } of findings) found.set(check, (found.get(check) ?? 0) + 1);
  const rank = ({ id }: { readonly id: string }): number => -(found.get(id) ?? 0);
  return checks
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ id, summary }): CompletionOption => {
      const count = found.get(id) ?? 0;
      const detail = count === 0 ? summary : count === 1 ? 'one finding' : `${count} findings`;
      return {
        label: id,
        insert: `${id}${behind}`,
        kind: 'phrase',
        detail,
        ...(count > 0 ? { first: true } : {}),
      };
    });
}

/** All checks of a kind at once: `language/*`. */
const families = (): readonly CompletionOption[] =>
  [...new Set(checks.map(({ id }) => `${id.slice(0, id.indexOf('/'))}/*`))].map((label) => ({
    label,
    insert: `${label} `,
    kind: 'phrase',
    detail: 'all checks of that kind',
  }));

const words = (...labels: readonly string[]): readonly CompletionOption[] =>
  labels.map((label) => ({ label, kind: 'phrase' }));

/** What a severity is called where findings are shown. */
const levels: readonly CompletionOption[] = [
  ...severities.map(
    (label): CompletionOption => ({
      label,
      kind: 'phrase',
      detail: { error: 'a contradiction', gap: 'a question', warning: 'a warning', hint: 'a hint' }[label],
    }),
  ),
  { label: 'off', kind: 'phrase', detail: 'not looked for' },
];

/**
 * What could be written in a comment that is meant for Ninefold: `<!-- ninefold: allow CHECK because REASON -->`,
 * `<!-- ninefold: severity CHECK LEVEL -->`. Undefined where the offset is in no such comment.
 */
export function completeDirective(specification: Specification, offset: number): Completions | undefined {
  const { text } = specification;
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const said = begun.exec(line)?.[1];
  if (said === undefined) return undefined;
  const [verb = '', check = '', ...rest] = said.split(/\s+/);
  const parts = said === '' ? 0 : said.split(/\s+/).length;
  const written = said.split(/\s+/).at(-1) ?? '';
  const options = ((): readonly CompletionOption[] => {
    if (parts <= 1) return words('allow ', 'severity ');
    if (parts === 2 && verb === 'allow') return checkOptions(specification, ' because ');
    if (parts === 2 && verb === 'severity') return [...checkOptions(specification, ' '), ...families()];
    if (parts === 3 && verb === 'severity' && check !== '') return levels;
    return parts === 3 && verb === 'allow' && rest.length === 1 ? words('because ') : [];
  })();
  return { from: offset - written.length, options };
}
