import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { typeUseIn } from '../../types.ts';
import { isIdentifier, nameOf } from '../../words/names.ts';
import { splitAt } from '../../words/phrases.ts';
import { demand, isName } from '../fields/note-names.ts';
import { technical } from '../words/field-type.ts';

/** A name with a sign of a legend behind it, or with what it points to: "title! s80", "owner →Person". */
const keyed = wording`^[\p{L}_][\p{L}\p{N}_]*(?:[!°†]\s+\S|[!°†?*]*\s+(?:→|->|⇒)\s*\p{Lu})`;
/** A type by a short word of a legend: "dt", "s80", "ref". */
const shortType = wording`^\p{Ll}{1,4}\d{0,5}$`;
/** What a name points to: "→Person", "-> Person". */
const arrowType = wording`^(?:→|->|⇒)\s*\`?\p{Lu}`;

/** A type by a plain noun, which one is only behind what is surely a name. */
const plainType = /^(?:text|number|date|time|list|array|object|map|url|email)$/i;

/** A name with a sign of a legend right behind it. */
const signedName = wording`^[\p{L}_][\p{L}\p{N}_]*[!°†?*](?=$|\s)`;

/** Names with what is said of all of them, part by part. */
export interface Told {
  readonly names: readonly Inline[];
  readonly said: Inline[];
  /** Whether what is said begins with what can only be a type. */
  readonly isTyped: boolean;
  /** Whether the first thing that is said stands in brackets, where hardly anything else than a type does. */
  readonly isBracketed?: boolean;
  /** Whether the first thing that is said is a type, whatever it is called. */
  readonly isTypeSaid?: boolean;
  /** A sign of a legend behind all that: `*` or `!` for what must be there, `?` for what may be missing. */
  readonly mark?: Inline;
}

/** "id uuid required, name string, width, height integer": types right behind names, of which one can be nothing else. */
export function typedRun(part: Inline, isKeyed = areKeyed([part])): readonly Told[] | undefined {
  const told: Told[] = [];
  let waiting: Inline[] = [];
  const isSigned = splitOutside(part, ',').filter(({ source }) => signedName.test(source)).length > 1;
  for (const each of splitOutside(part, ',')) {
    const typed = typedName(each, isKeyed);
    const last = told.at(-1);
    if (typed) {
      told.push({ ...typed, names: [...waiting, ...typed.names] });
      waiting = [];
    } else if (waiting.length > 0 && isTypeAlone(each)) {
      told.push({ names: waiting, said: [each], isTyped: true });
      waiting = [];
    } else if (isName(each, true) && !each.source.includes(' ') && !demand.test(each.source)) {
      waiting.push(each);
      // A sign of its own says all that is said of a name: "id*, owner* → Person".
      if (isSigned && signedName.test(each.source)) {
        told.push({ names: waiting, said: [], isTyped: false });
        waiting = [];
      }
    } else if (last) last.said.push(each);
    else return undefined;
  }
  told.at(-1)?.said.push(...waiting);
  return told.some(({ isTyped }) => isTyped) ? told : undefined;
}

/** Whether some runs have the manner of a legend: a name with a sign of it, or two with types as programmes write them. */
export function areKeyed(runs: readonly Inline[]): boolean {
  const parts = runs.flatMap((each) => splitOutside(each, ','));
  const typed = parts.filter(({ source }) => technical.test(source.split(' ')[1] ?? ''));
  return typed.length > 1 || parts.some(({ source }) => keyed.test(source));
}

/** "title, text, required", "is_open, a boolean": a type behind the comma. */
export function isTypeAlone({ source }: Inline): boolean {
  const bare = source.replace(/^an?\s+/i, '');
  return technical.test(bare.replace(/\s*\([^()]*\)$/, '')) || /^(?:text|date|time|number)$/i.test(bare);
}

/**
 * A name right before its type, and what stands behind that: "photo_id string required (sizes below)". Among names with
 * signs of a legend (`isKeyed`) short words of that are types, too: "title! s80, taken dt".
 */
export function typedName(part: Inline, isKeyed = false): Told | undefined {
  const found =
    /^(?<name>`[A-Za-z_][\w.]*`|[^\s`:(]+)(?: [?!*°†](?=\s))?\s+(?<type>(?:→|->|⇒)\s*`?[A-Z][\w.]*`?(?:\[\])?|(?:(?:list|array) of )?[^\s(]+(?:\(\d[\d, ]*\))?)(?=\s|$)/.exec(
      part.source,
    );
  const { name = '', type = '' } = found?.groups ?? {};
  const named = slice(part, 0, name.length);
  const isSigned = signedName.test(name);
  const isCalled = isName(named, !technical.test(type)) || isSwitch.test(part.source) || isSigned;
  if (!found || !isCalled || demand.test(type) || /^an?$/i.test(name)) return undefined;
  const isPlain = !isIdentifier(nameOf(named).name) && !name.startsWith('`');
  const isTyped =
    technical.test(type) ||
    arrowType.test(type) ||
    (isSigned && plainType.test(type)) ||
    (isKeyed && shortType.test(type) && !isOpen(part, found[0]));
  const use = typeUseIn(slice(part, found[0].length - type.length, found[0].length)).type;
  const isScalar = use.is === 'scalar' || (use.is === 'list' && use.of.is === 'scalar');
  // "due date", "unit price": words of one name, unless they are spelled as one and its type are.
  if (!isTyped && (!isScalar || wording`^\p{Lu}`.test(type))) return undefined;
  const isSure = isTyped || !isPlain || (isKeyed && !isOpen(part, found[0]));
  const start = found[0].length - type.length;
  const behind = slice(part, found[0].length, part.source.length);
  const isMarked = /^[*!?](?=$|[\s(])/.test(behind.source);
  const rest = isMarked ? slice(behind, 1, behind.source.length) : behind;
  // A plain noun behind a plain word goes on only beside what is sure.
  if (
    !isTyped &&
    isPlain &&
    rest.source !== '' &&
    !/^(?:required|req|optional|opt|unique|not null|nullable|\(|=\s|[–—;])/i.test(rest.source)
  )
    return undefined;
  const arrow = /^(?:→|->|⇒)\s*/.exec(type)?.[0].length ?? 0;
  const said = [slice(part, start + arrow, found[0].length), ...restOf(rest)];
  return { names: [named], said, isTyped: isSure, ...(isMarked ? { mark: slice(behind, 0, 1) } : {}) };
}

/** A field by a word that elsewhere says something of one: "optional bool". */
const isSwitch = /^(?:required|optional|unique|mandatory|nullable|default|only|none) bool(?:ean)?$/i;

/** "required unique (sizes below)" as parts of their own. */
function restOf(rest: Inline): readonly Inline[] {
  const bracket = /\(([^()]*)\)$/.exec(rest.source);
  const inside = bracket
    ? [slice(rest, bracket.index + 1, bracket.index + 1 + (bracket[1] ?? '').length)]
    : [];
  const words = slice(rest, 0, bracket?.index ?? rest.source.length);
  const demands = words.source.split(/\s+/).filter(Boolean);
  if (demands.length > 1 && demands.every((each) => demand.test(each)))
    return [...splitAt(words, /\s+/), ...inside];
  return words.source ? [words, ...inside] : inside;
}

/** Whether words stand behind a name and what may be its type: "unit of measure". */
function isOpen({ source }: Inline, typed: string): boolean {
  return wording`^\s+\p{L}`.test(source.slice(typed.length));
}
