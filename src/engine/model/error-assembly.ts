import type { HeadingBlock, Inline } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { Reach } from './context.ts';
import { elementGroups, proseOf } from './element-groups.ts';
import { type ErrorFact, lineEntry, withProperties } from './error-entry.ts';
import type { ErrorEntry, ErrorsModel } from './interface-elements.ts';
import { isIdentifier, nameOf, words } from './names.ts';
import type { Part } from './reader.ts';
import { shown, shownValue } from './stated.ts';
import { withTold } from './told-of.ts';

/**
 * Errors of rows and lines, and one for each heading with labels under it; then those that stand in other points
 * and that nothing here tells of.
 */
export function assembleErrors(
  parts: readonly Part<ErrorFact>[],
  handed: readonly Part<ErrorFact>[],
): ErrorsModel {
  const errors: ErrorEntry[] = [];
  const groups = elementGroups(parts);
  const spoken = messageLevels(groups.flatMap(({ heading }) => heading ?? []));
  for (const group of groups) {
    const facts = group.parts.flatMap((part) => part.reading.facts);
    const properties = new Map(
      facts.flatMap((fact) => (fact.is === 'property' ? [[fact.property, fact.value] as const] : [])),
    );
    if (group.heading && properties.size > 0) {
      const name = properties.get('error') ?? group.heading.title;
      const quoted = nameOf(name).quoted;
      const line = { name, quoted, explained: undefined, message: quoted ? name : undefined };
      const at = new Reach(group.heading.title.at, group.last);
      errors.push(withProperties(lineEntry(line, at, undefined), properties));
    }
    for (const fact of facts) if (fact.is === 'error') errors.push(fact.error);
    if (group.heading && facts.every((fact) => fact.is === 'told')) {
      const named = headedError(
        group.heading,
        spoken.has(group.heading.level),
        proseOf(group.parts),
        new Reach(group.heading.title.at, group.last),
      );
      if (named) errors.push(named);
    }
  }
  const known = new Set(errors.flatMap(saidOf));
  for (const fact of handed.flatMap((part) => part.reading.facts)) {
    if (fact.is !== 'error' || saidOf(fact.error).some((said) => known.has(said))) continue;
    errors.push(fact.error);
    for (const said of saidOf(fact.error)) known.add(said);
  }
  const told = parts.flatMap(({ reading }) => reading.facts.filter((fact) => fact.is === 'told'));
  return { errors: withTold(errors, told) };
}

/** What an error is called, and what somebody is told, to tell it from others. */
function saidOf({ name, message }: ErrorEntry): readonly string[] {
  return [name, shownValue(message) ?? name].map(words);
}

/** The levels on which headings are messages: at least one closes as a sentence does, or is quoted. */
function messageLevels(headings: readonly HeadingBlock[]): ReadonlySet<number> {
  return new Set(headings.filter(({ title }) => isSaid(title)).map(({ level }) => level));
}

/** Whether a heading is what somebody is told: quoted, or a sentence with its full stop. */
function isSaid(title: Inline): boolean {
  return nameOf(title).quoted || /^\S+(?:\s+\S+){2,}[.!]$/.test(title.source);
}

/** `### 404 Not Found` or a code as a heading, with prose below it; a message, and those beside it. */
function headedError(
  heading: HeadingBlock,
  spoken: boolean,
  prose: string,
  at: Reach,
): ErrorEntry | undefined {
  const { title } = heading;
  const named = /^[45]\d\d\b/.test(title.source) || isIdentifier(nameOf(title).name);
  const message = spoken && !named && plain(title).split(' ').length >= 3;
  if (!message && (!named || prose === '')) return undefined;
  const line = { name: title, quoted: message, explained: undefined, message: message ? title : undefined };
  const entry = lineEntry(line, at, undefined);
  return prose === '' ? entry : { ...entry, when: shown(prose, at) };
}
