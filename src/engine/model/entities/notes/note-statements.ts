import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { headOf, leadingNames, splitAt } from '../../words/phrases.ts';
import { fieldPhrases } from '../fields/field-phrases.ts';
import { demand, isName, untold } from '../fields/note-names.ts';
import { technical } from '../words/field-type.ts';
import { nextName } from './parted-row.ts';
import { type Told, typedName, typedRun } from './typed-names.ts';

/** Names, and what is said of them; undefined for what names nothing. */
export function statement(part: Inline): readonly Told[] | undefined {
  const several = signAfterSign(part);
  if (several) return several;
  const marked = withSign(part);
  if (marked) return [marked];
  return typedRun(part) ?? inCode(part) ?? bareNames(part);
}

/**
 * "guid: uuid (m), handle: text (m), language (m)", "title*, kind* any/all, ownerId, size: int, place": names behind
 * commas, each with a colon of its own, with a sign of a legend or with one in brackets, and names alone beside them; what
 * is neither goes on with what was said. Names alone before the first colon share what is said behind that.
 */
function signAfterSign(part: Inline): readonly Told[] | undefined {
  if (!nextName.test(part.source)) return undefined;
  const told: Told[] = [];
  let waiting: Inline[] = [];
  let isBare = false;
  for (const each of splitOutside(part, ',')) {
    const named = withSign(each);
    const signed = named ? undefined : signedAlone(each);
    const bare = named || signed ? undefined : bareNames(each);
    const isSigned = bare?.every(({ said }) => said.length > 0) ?? false;
    const isOwn: boolean = bare !== undefined && (isSigned || isBare || standsAlone(each, told));
    if (named) {
      // "locks, bool: …": a type behind the names is none of them.
      if (waiting.length > 0 && named.names.some(({ source }) => technical.test(source))) return undefined;
      told.push({ ...named, names: [...waiting, ...named.names] });
      waiting = [];
    } else if (signed) told.push(signed);
    else if (bare && isOwn) told.push(...bare);
    else if (told.length > 0) told.at(-1)?.said.push(each);
    else if (bare) waiting.push(...bare.flatMap(({ names }) => names));
    else return undefined;
    isBare = isOwn;
  }
  return told;
}

/** A name with a sign of a legend right behind it, and what is said of it: "title*", "kind* any/all". */
function signedAlone(part: Inline): Told | undefined {
  const name = wording`^[\p{L}_][\p{L}\p{N}_]*[*!°†](?=\s|$)`.exec(part.source)?.[0];
  const rest = name === undefined ? undefined : slice(part, name.length, part.source.length);
  return name === undefined || !rest
    ? undefined
    : { names: [slice(part, 0, name.length)], said: rest.source ? [rest] : [], isTyped: false };
}

/** Whether a name alone is a field of its own: as programmes spell several words, or behind others of which the last has a type without values. */
function standsAlone({ source }: Inline, told: readonly Told[]): boolean {
  const last = told.at(-1);
  if (!last || !wording`^\p{Ll}[\p{L}\p{N}_]*$`.test(source)) return false;
  const [type = ''] = last.said[0]?.source.split(' ') ?? [];
  return (
    wording`\p{Ll}\p{Lu}|_`.test(source) ||
    (told.length > 2 &&
      last.said.length === 1 &&
      technical.test(type) &&
      !/^(?:enum|string|str|u?char|varchar)$/i.test(type))
  );
}

/** "title, slug: text", "owner – the person", "size = 5", "board -> Board". */
export function withSign(part: Inline): Told | undefined {
  const head = headOf(part);
  const typed = head?.mark === ':' && head.kind === 'words' ? typedName(head.label) : undefined;
  const [type] = typed?.said ?? [];
  // "mode enum: slow / fast"
  if (type && typed?.isTyped && typed.said.length === 1)
    return { ...typed, said: [slice(part, type.at.start - part.at.start, part.source.length)] };
  if (head?.mark && head.rest.source !== '') {
    const names = namesIn(head.bracket ? withoutBracket(head.label) : head.label);
    const said = [...(head.bracket ? [head.bracket] : []), head.rest];
    if (untold.test(head.rest.source)) return undefined;
    if (names && !(head.mark !== ':' && names.some(({ source }) => demand.test(source))))
      return { names, said, isTyped: false, isBracketed: head.bracket !== undefined };
  }
  const arrow = /^(?!\S+ \S*ed\b)([^\s:;,→]+(?: [^\s:;,→-][^\s:;,→]*){0,2})\s*(?:->|→)\s*(?=\S)/.exec(
    part.source,
  );
  const names = arrow && namesIn(slice(part, 0, (arrow[1] ?? '').length));
  return arrow && names
    ? { names, said: [slice(part, arrow[1]?.length ?? 0, part.source.length)], isTyped: false }
    : undefined;
}

function withoutBracket(label: Inline): Inline {
  return slice(label, 0, label.source.replace(/\s*\([^()]*\)$/, '').length);
}

/** `` `lastSeen` timestamp, optional ``, `` `a`, `b` text ``. */
function inCode(part: Inline): readonly Told[] | undefined {
  const { names, end } = part.source.startsWith('`') ? leadingNames(part) : { names: [], end: 0 };
  // What brackets say is said of the name before them alone.
  if (/^\s*\(/.test(part.source.slice(end))) return bareNames(part);
  const found = names.map((piece) => slice(part, piece.start, piece.end));
  const rest = slice(
    part,
    end + (/^[?!]?\s*,?/.exec(part.source.slice(end))?.[0].length ?? 0),
    part.source.length,
  );
  const isCode =
    found.length > 0 && found.every(({ source }) => /^`[A-Za-z_$][\w.-]*(?:\[\])?\??`$/.test(source));
  return isCode ? [{ names: found, said: rest.source ? [rest] : [], isTyped: false }] : undefined;
}

/** The names that a label is; undefined where a part of it is none. */
function namesIn(label: Inline): readonly Inline[] | undefined {
  const parts = splitOutside(label, ',').flatMap((part) =>
    splitAt(part, / (?:and|or|und|et|y|&|\/|\+) |(?<=`)\/(?=`)/),
  );
  const names = parts.map((each) =>
    slice(each, /^(?:and|the|an?) /.exec(each.source)?.[0].length ?? 0, each.source.length),
  );
  const areSeveral = names.length > 1;
  return names.length > 0 && names.every((name) => isName(name, areSeveral)) ? names : undefined;
}

const isWord = wording`^\p{L}+$`;

/** "title (required), starts_at, place": names alone, with what brackets say of each. */
function bareNames(part: Inline): readonly Told[] | undefined {
  const list = slice(
    part,
    0,
    part.source.replace(/,? (?:and )?(?:nothing else|no(?:thing)? more|that is all)$/i, '').length,
  );
  const told: Told[] = [];
  for (const each of splitOutside(list, ',').flatMap((name) => splitAt(name, / and (?![^()]*\))/))) {
    const bracket = /\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(each.source);
    const name = slice(each, 0, bracket?.index ?? each.source.length);
    const start = each.source.length - 1 - (bracket?.[1] ?? '').length;
    const said = bracket ? [slice(each, start, each.source.length - 1)] : [];
    // "default (yes/no)": a word that elsewhere says something of a field is the name of one before its type.
    const isTyped = said.some((inside) => fieldPhrases(inside, 'sure').type.is === 'shown');
    if (demand.test(name.source) && told.length > 0 && !isTyped) {
      told.at(-1)?.said.push(name);
      continue;
    }
    if (!isName(name, false) && !(isTyped && isWord.test(name.source))) return undefined;
    told.push({ names: [name], said, isTyped: false, isBracketed: name.source.startsWith('`') });
  }
  return told;
}
