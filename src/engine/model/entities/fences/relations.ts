import type { Inline } from '../../../syntax/block.ts';
import { linesOf, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { nameOf } from '../../words/names.ts';

/** The line between two things of a diagram: `||--o{`, `}|..||`. */
export const relation = /[|}o]{1,2}(?:--|\.\.)[|{o]{1,2}/;

const called = '(?:"[^"]+"|[\\p{L}_][\\p{L}\\p{N}_.-]*)(?:\\[[^\\]]*\\])?';
const related = wording`^\s*(?<one>${called})\s*${relation.source}\s*(?<other>${called})\s*(?::.*)?$`;
/** A thing by itself, as a diagram may name one of which it says nothing else. */
const alone = wording`^\s*(?<one>${called})\s*$`;
const notThing = /^(?:erDiagram|direction|title|accTitle|accDescr|end)\b/;

/** A thing of a diagram, and the lines that relate it. */
interface Related {
  readonly name: Inline;
  readonly relations: readonly string[];
}

/** The things that the relations of a diagram name, each once; empty for other code. */
export function relatedIn(code: Inline): readonly Related[] {
  const isDiagram = /^\s*erDiagram\b/.test(code.source);
  const lines = linesOf(code).filter(({ source }) => source.trim() !== '' && !/^\s*%%/.test(source));
  if (!isDiagram && !lines.every(({ source }) => related.test(source))) return [];
  const found = new Map<string, { name: Inline; relations: string[] }>();
  let depth = 0;
  for (const line of lines) {
    const relation = related.exec(line.source);
    const match = relation ?? (isDiagram && depth === 0 ? alone.exec(line.source) : null);
    if (!match) depth += line.source.split('{').length - line.source.split('}').length;
    for (const name of notThing.test(line.source.trim()) ? [] : namesOf(line, match?.groups ?? {})) {
      const key = nameOf(name).name;
      const known = found.get(key) ?? { name, relations: [] };
      if (relation) known.relations.push(line.source.trim());
      found.set(key, known);
    }
  }
  return [...found.values()];
}

/** The one or two names of a line, without what brackets behind them call them. */
function namesOf(line: Inline, { one = '', other = '' }: Record<string, string>): readonly Inline[] {
  const start = line.source.indexOf(one);
  const bare = (name: string, at: number): readonly Inline[] =>
    name === '' ? [] : [slice(line, at, at + name.replace(/\[[^\]]*\]$/, '').length)];
  return [...bare(one, start), ...bare(other, line.source.indexOf(other, start + one.length))];
}
