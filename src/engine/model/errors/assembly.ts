import type { HeadingBlock, Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { Reach } from '../blocks/context.ts';
import { withTold } from '../blocks/told-of.ts';
import type { ErrorEntry, ErrorsModel } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import { type Cells, cellsOf, divided } from '../records/records.ts';
import { type ElementGroup, elementGroups, proseOf } from '../sections/groups.ts';
import { shown, shownValue } from '../stated.ts';
import { isIdentifier, nameOf, words } from '../words/names.ts';
import { type ErrorFact, lineEntry, withProperties } from './entry.ts';
import { codeOfTitle } from './in-parts.ts';
import { joined, namesError, onlyTold } from './parts-of-one.ts';
import { withStatuses } from './statuses-in-order.ts';
import type { ErrorProperty } from './vocabulary.ts';

/**
 * Errors of rows and lines, and one for each heading with labels under it; then those that stand in other points
 * and that nothing here tells of. What rules say to who breaks them stands in a catalogue only where there is no other.
 */
export function assembleErrors(
  parts: readonly Part<ErrorFact>[],
  handed: readonly Part<ErrorFact>[],
): ErrorsModel {
  const errors: ErrorEntry[] = [];
  const groups = elementGroups(withoutTitles(parts));
  let ofAll: Inline | undefined;
  const spoken = messageLevels(groups.flatMap(({ heading }) => heading ?? []));
  for (const group of groups) {
    const ofParts = group.parts.map((part) => joined(part.reading.facts));
    const facts = ofParts.flat();
    const before = errors.length;
    let others = ofAll;
    for (const cell of recordsOf(facts)) {
      const own = group.heading && errors.length === before ? group.heading.title : undefined;
      const coded = own && codeOfTitle(own);
      const name = cell('error') ?? coded?.code ?? own ?? cell('message') ?? cell('status');
      if (!name) continue;
      const quoted = nameOf(name).quoted || name === cell('message');
      const line = {
        name,
        quoted,
        explained: undefined,
        message: quoted ? name : undefined,
        ...(coded?.status ? { status: coded.status } : {}),
      };
      const at = own ? new Reach(own.at, group.last) : name.at;
      errors.push(withProperties(lineEntry(line, at, undefined), cell));
    }
    const told = headedBy(group, facts);
    if (told) {
      errors.push(told);
      continue;
    }
    // Where the errors of the last part that gave any begin.
    let last = errors.length;
    for (const facts of ofParts) {
      const start = errors.length;
      for (const fact of facts) {
        if (fact.is === 'statuses') {
          const from = errors.length > start ? start : last;
          if (errors.length > from) errors.push(...withStatuses(errors.splice(from), fact));
          else if (fact.each.length === 1) others = fact.each[0]?.status;
        }
        if (fact.is === 'status') others = fact.status;
        if (!group.heading) ofAll = others;
        if (fact.is === 'error') errors.push(others ? withStatus(fact.error, others) : fact.error);
      }
      if (errors.length > start) last = start;
    }
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
  const isCatalogue = errors.length > 0;
  for (const fact of handed.flatMap((part) => part.reading.facts)) {
    if (
      fact.is !== 'error' ||
      (fact.ofRule && isCatalogue) ||
      saidOf(fact.error).some((said) => known.has(said))
    )
      continue;
    errors.push(fact.error);
    for (const said of saidOf(fact.error)) known.add(said);
  }
  // What is in no doubt comes first, else what is told first.
  const first = new Map<string, ErrorEntry>();
  for (const each of [...errors.filter(({ doubtful }) => !doubtful), ...errors])
    if (!first.has(words(each.name))) first.set(words(each.name), each);
  const kept = errors.filter((each) => {
    const other = first.get(words(each.name));
    return !each.doubtful || other === each || saysMore(each, other);
  });
  const told = parts.flatMap(({ reading }) => reading.facts.filter((fact) => fact.is === 'told'));
  return { errors: withTold(kept, told) };
}

/** An error with the status that those have which say no other. */
function withStatus(error: ErrorEntry, { source, at }: Inline): ErrorEntry {
  return error.status.is === 'unstated' ? { ...error, status: shown(source, at) } : error;
}

/** The parts, without what only a title in bold type says that stands right above a list or table of errors: "**At the gate.** These are rare." */
function withoutTitles(parts: readonly Part<ErrorFact>[]): readonly Part<ErrorFact>[] {
  return parts.map((part, index) => {
    const { facts } = part.reading;
    const next = parts[index + 1];
    const isAbove =
      part.block.kind === 'paragraph' && (next?.block.kind === 'list' || next?.block.kind === 'table');
    const listed = isAbove
      ? next.reading.facts.flatMap((fact) => (fact.is === 'error' ? fact.error : []))
      : [];
    const isTitle =
      facts.length === 1 &&
      listed.some(isCalled) &&
      facts.every(
        (fact) => fact.is === 'error' && !isCalled(fact.error) && fact.error.message.is !== 'shown',
      );
    return isTitle ? { ...part, reading: { ...part.reading, facts: [] } } : part;
  });
}

/** Whether an error is called by its code, its message or its status, or has one. */
const isCalled = ({ name, quoted, status }: ErrorEntry): boolean =>
  quoted || status.is === 'shown' || isIdentifier(name);

/** Whether an error has a status or a message that another of its name has not; so has each where there is no other. */
function saysMore(error: ErrorEntry, other: ErrorEntry | undefined): boolean {
  return (
    !other ||
    [error.status, error.message].some(
      (said, index) =>
        said.is === 'shown' && said.value !== shownValue(index === 0 ? other.status : other.message),
    )
  );
}

/** The errors that labels tell: where one comes again, or one that names an error, the next begins. */
function recordsOf(facts: readonly ErrorFact[]): readonly Cells<ErrorProperty>[] {
  const entries = facts.flatMap((fact) =>
    fact.is === 'property' && fact.entry.label !== 'other' ? fact.entry : [],
  );
  return divided(
    entries,
    ({ label }, record) => label === 'error' || record.some((entry) => entry.label === label),
  ).map(cellsOf);
}

/** The error that a code or a status as a heading is, where what stands below tells its message or its status. */
function headedBy(group: ElementGroup<ErrorFact>, facts: readonly ErrorFact[]): ErrorEntry | undefined {
  const { heading } = group;
  if (!heading || facts.length === 0) return undefined;
  const told = facts.flatMap((fact) => (fact.is === 'error' ? fact.error : []));
  const isOwn = ({ name, quoted }: ErrorEntry): boolean => quoted || /^[1-5]\d\d\b/.test(name);
  if (told.length !== facts.length || told.length > 2 || !told.every(isOwn)) return undefined;
  const coded = codeOfTitle(heading.title);
  const isNamed =
    coded ||
    isCode(heading.title) ||
    statusBehind.test(heading.title.source) ||
    (namesError(heading) && onlyTold(group.parts) !== undefined);
  if (!isNamed && !arePartsOfOne(told)) return undefined;
  const line = {
    name: coded?.code ?? heading.title,
    quoted: false,
    explained: undefined,
    message: undefined,
    ...(coded?.status ? { status: coded.status } : {}),
  };
  const entry = lineEntry(line, new Reach(heading.title.at, group.last), undefined);
  const first = <K extends 'status' | 'message' | 'when'>(key: K): ErrorEntry[K] =>
    told.find((each) => each[key].is === 'shown')?.[key] ?? entry[key];
  const prose = proseOf(group.parts);
  return {
    ...entry,
    status: first('status'),
    message: first('message'),
    when: prose === '' ? first('when') : shown(prose, entry.at),
  };
}

/** A title that closes with a status: "Order not found (404)". */
const statusBehind = /\S\s+(?:\((?:HTTP )?[45]\d\d\)|[–—-]\s(?:HTTP )?[45]\d\d)$/;

/** Whether of two errors one is a status alone and the other a message without one: they are parts of what the title names. */
function arePartsOfOne([one, other]: readonly ErrorEntry[]): boolean {
  if (!one || !other) return false;
  const [status, message] = /^[45]\d\d$/.test(one.name) ? [one, other] : [other, one];
  return /^[45]\d\d$/.test(status.name) && message.quoted && message.status.is === 'unstated';
}

/** Whether a heading is the code of an error: as programmes write it, in code, or numbered. */
function isCode(title: Inline): boolean {
  const { name } = nameOf(title);
  return (
    isIdentifier(name) ||
    /^`[^`\s]+`$/.test(title.source) ||
    wording`^(?:\p{Lu}{1,5}-?\d{1,5}|\d{4,6})$`.test(name)
  );
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
  const named =
    /^[45]\d\d\b/.test(title.source) ||
    statusBehind.test(title.source) ||
    codeOfTitle(title) !== undefined ||
    isIdentifier(nameOf(title).name);
  const message = spoken && !named && plain(title).split(' ').length >= 3;
  if (!message && (!named || prose === '')) return undefined;
  const coded = codeOfTitle(title);
  const line = {
    name: coded?.code ?? title,
    quoted: message,
    explained: undefined,
    message: message ? title : undefined,
    ...(coded?.status ? { status: coded.status } : {}),
  };
  const entry = lineEntry(line, at, undefined);
  return prose === '' ? entry : { ...entry, when: shown(prose, at) };
}
