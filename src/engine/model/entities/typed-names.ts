import type { Inline } from '../../syntax/block.ts';
import { slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { typeUseIn } from '../types.ts';
import { isIdentifier, nameOf } from '../words/names.ts';
import { splitAt } from '../words/phrases.ts';
import { demand, isName, technical } from './note-names.ts';

/** Names with what is said of all of them, part by part. */
export interface Told {
  readonly names: readonly Inline[];
  readonly said: Inline[];
  /** Whether what is said begins with what can only be a type. */
  readonly isTyped: boolean;
  /** Whether the first thing that is said stands in brackets, where hardly anything else than a type does. */
  readonly isBracketed?: boolean;
}

/** "id uuid required, name string, width, height integer": types right behind names, of which one can be nothing else. */
export function typedRun(part: Inline): readonly Told[] | undefined {
  const told: Told[] = [];
  let waiting: Inline[] = [];
  for (const each of splitOutside(part, ',')) {
    const typed = typedName(each);
    const last = told.at(-1);
    if (typed) {
      told.push({ ...typed, names: [...waiting, ...typed.names] });
      waiting = [];
    } else if (waiting.length > 0 && isTypeAlone(each)) {
      told.push({ names: waiting, said: [each], isTyped: true });
      waiting = [];
    } else if (isName(each, true) && !each.source.includes(' ') && !demand.test(each.source))
      waiting.push(each);
    else if (last) last.said.push(each);
    else return undefined;
  }
  told.at(-1)?.said.push(...waiting);
  return told.some(({ isTyped }) => isTyped) ? told : undefined;
}

/** "title, text, required": a type behind the comma. */
function isTypeAlone({ source }: Inline): boolean {
  return technical.test(source.replace(/\s*\([^()]*\)$/, '')) || /^(?:text|date|time|number)$/i.test(source);
}

/** A name right before its type, and what stands behind that: "photo_id string required (sizes below)". */
export function typedName(part: Inline): Told | undefined {
  const found =
    /^(?<name>`[A-Za-z_][\w.]*`|[^\s`:(]+)\s+(?<type>(?:(?:list|array) of )?[^\s(]+(?:\(\d[\d, ]*\))?)(?=\s|$)/.exec(
      part.source,
    );
  const { name = '', type = '' } = found?.groups ?? {};
  const named = slice(part, 0, name.length);
  if (!found || !isName(named, true) || demand.test(type)) return undefined;
  const isPlain = !isIdentifier(nameOf(named).name) && !name.startsWith('`');
  const isTyped = technical.test(type);
  const use = typeUseIn(slice(part, found[0].length - type.length, found[0].length)).type;
  const isScalar = use.is === 'scalar' || (use.is === 'list' && use.of.is === 'scalar');
  // "due date", "unit price": words of one name, unless they are spelled as one and its type are.
  if (!isTyped && (!isScalar || wording`^\p{Lu}`.test(type))) return undefined;
  const start = found[0].length - type.length;
  const rest = slice(part, found[0].length, part.source.length);
  // A plain noun behind a plain word goes on only beside what is sure.
  if (
    !isTyped &&
    isPlain &&
    rest.source !== '' &&
    !/^(?:required|req|optional|opt|unique|not null|nullable|\()/i.test(rest.source)
  )
    return undefined;
  const said = [slice(part, start, found[0].length), ...restOf(rest)];
  return { names: [named], said, isTyped: isTyped || !isPlain };
}

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
