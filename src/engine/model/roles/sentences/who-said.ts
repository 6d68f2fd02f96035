import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Allowed } from '../../domain-elements.ts';
import { statements } from '../../words/names.ts';
import { sentences } from '../../words/phrases.ts';
import { several } from '../../words/quantities.ts';
import { answerIn, limitIn } from '../words/sides.ts';

/** Somebody of whom it is said whether they may. */
export interface WhoSaid {
  /** As the text has it: the name of a role, or words for all of them, for the others, for nobody. */
  readonly name: Inline;
  readonly allowed: Allowed;
  /** Whether it says that nobody else may. */
  readonly isAlone?: true;
  /** Whether it is left out of those that stand before it: `guests` of "everyone but guests". */
  readonly isLeftOut?: true;
}

/** A pattern that finds a name where it stands. */
export type NamePattern = RegExp;

/** Words for all, for the others and for nobody. */
const all = `(?:every|any)(?:one|body)(?: else)?|all (?:the )?others|(?:the |all )?(?:others|rest)|(?:all|every|any|each)(?: of)?(?: the)?(?: (?:${several}|\\d{1,2}))?(?: other)? (?:roles?|of them)|all (?:${several}|\\d{1,2})|all|nobody|no one|none|no role`;

/** What finds the names of roles in a text, in the singular or the plural, in whatever type, and words for all of them. */
export function namePattern(names: readonly string[]): NamePattern {
  const own = names
    .toSorted((one, other) => other.length - one.length)
    .map((name) =>
      name
        .replace(/(?<=[^s])s$/, '')
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\s+/g, '\\s+'),
    );
  return wording.iy`(?:\*\*|[\`_"“])?(?<name>${[...own, all].join('|')})(?:s|es)?(?:\*\*|[\`_"”])?(?:\s+(?:roles?|users?|accounts?))?(?![\p{L}\p{N}_])(?!-\p{L})`;
}

/** What may stand before whom a clause speaks of. */
const before =
  /(?:(?:and|but|while|whereas|for|by|to|of|an?|the|any|every|each|all|also|both|even|just|(?<only>only)|(?<no>not(?: for| by)?|never|no(?: for| to)|denied(?: to)?:?|refused(?: to)?:?|forbidden(?: to)?:?)|(?<yes>yes(?: for)?:?|allowed(?: to| for)?:?|open to|granted to:?)|(?<on>depends for|conditional(?:ly)?(?: for)?:?))\s+)/iy;
const between =
  /\s*,\s*(?:(?:and|or|as well as|including)\s+)?|\s+including\s+|\s+(?:and|or|nor|&|as well as)\s+|\s*[/+]\s*/iy;
const article = /(?:(?:for|by|an?|the|any|every|each)\s+)*/iy;
const bracket = /\s*\((?<said>[^()]+)\)/y;
const butFor =
  /,?\s+(?:but(?: not)?|except(?: for)?|other than|apart from|excluding|save)\s+(?:(?:for|an?|the)\s+)*/iy;

const yes =
  /^(?:yes|may|can|always|allowed|(?:is|are) allowed(?: to)?|does?|included|too|as well|(?:any|all|every one|each)(?: of them)?|✓|✔|✅|☑)(?: (?:do|it|so|too|as well|always))*$/i;
const no =
  /^(?:no|not|never|none|(?:may|can|must|do|does|is|are|need)(?: ?not|n['’]t)|can['’]t|(?:is|are) (?:refused|denied|forbidden|not allowed(?: to)?)|not allowed|refused|denied|forbidden|✗|✘|❌|✖)(?: (?:do|it|so|at all|either|ever))*$/i;
const alone = /^(?:only|alone|and (?:nobody|no one) else)$/i;
const may =
  '(?:(?:too|also),? )?(?:(?:may|can|do(?:es)?|yes|(?:is|are) allowed(?: to)?)(?: do (?:it|so))?(?: too| also| as well)?,? )?(?:but )?';
const limit =
  'own|it depends|depend(?:s|ing)?|conditional(?:ly)?|sometimes|limited|if|when|while|once|unless|until|as long as|provided|except|with|without|within|during|before|after|up to|at most|on|in|for (?:own|their|his|her|up)|their|his|her|where';
/** How a predicate begins that says on what it depends; "can only flag them" says what else they do. */
const depends = wording.i`^(?:${may}(?:only |just )?(?:${limit})(?![\p{L}])|(?:yes,? )?(?:but )?(?:only|not|never|none) (?!at all)\p{L})`;

const partings = /\s*,\s*|\s+(?:and|but|while|whereas|–|—)\s+/g;

/** What a predicate says; undefined where it is none. */
function answered(said: Inline): { readonly allowed: Allowed; readonly isAlone?: true } | undefined {
  const lead = /^[:=–—-]\s*/.exec(said.source)?.[0].length ?? 0;
  const bare = slice(said, lead, said.source.replace(/[\s.,;]+$/, '').length);
  if (alone.test(bare.source)) return { allowed: { is: 'yes' }, isAlone: true };
  if (yes.test(bare.source)) return { allowed: { is: 'yes' } };
  if (no.test(bare.source)) return { allowed: { is: 'no' } };
  const told = answerIn(bare) ?? limitIn(bare);
  if (told) return { allowed: told };
  return depends.test(bare.source) ? { allowed: { is: 'when', condition: conditionIn(bare) } } : undefined;
}

/** What an expression that goes on where the last one ended finds at a place. */
function at(pattern: RegExp, source: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(source);
}

/** Names that stand together, and where they end. */
interface Group {
  readonly names: readonly { readonly name: Inline; readonly aside?: Inline; readonly isLeftOut?: true }[];
  readonly end: number;
}

/** Reads one clause of "A and B yes, C only while it is open". */
class Clause {
  readonly #text: Inline;
  readonly #names: NamePattern;

  constructor(text: Inline, names: NamePattern) {
    this.#text = text;
    this.#names = names;
  }

  #nameAt(index: number): { readonly name: Inline; readonly end: number } | undefined {
    const found = at(this.#names, this.#text.source, index);
    const name = found?.groups?.name;
    if (!found || name === undefined) return undefined;
    const start = index + found[0].indexOf(name);
    return { name: slice(this.#text, start, start + name.length), end: index + found[0].length };
  }

  /** What stands before names, and where these begin. */
  #lead(index: number): { readonly end: number; readonly said: 'only' | 'no' | 'yes' | 'on' | undefined } {
    let end = index;
    let said: 'only' | 'no' | 'yes' | 'on' | undefined;
    while (!this.#nameAt(end)) {
      const found = at(before, this.#text.source, end);
      if (!found) break;
      for (const each of ['only', 'no', 'yes', 'on'] as const) if (found.groups?.[each]) said = each;
      end += found[0].length;
    }
    return { end, said };
  }

  #group(index: number): Group | undefined {
    const { source } = this.#text;
    const names: { name: Inline; aside?: Inline; isLeftOut?: true }[] = [];
    let end = index;
    let isLeftOut = false;
    let isLast = false;
    for (let found = this.#nameAt(end); found; ) {
      end = found.end;
      const aside = at(bracket, source, end);
      const said = aside?.groups?.said;
      if (aside) end += aside[0].length;
      const start = end - (said?.length ?? 0) - 1;
      names.push({
        name: found.name,
        ...(said === undefined ? {} : { aside: slice(this.#text, start, end - 1) }),
        ...(isLeftOut ? { isLeftOut: true as const } : {}),
      });
      const but: RegExpExecArray | null = isLeftOut ? null : at(butFor, source, end);
      const next: RegExpExecArray | null = but ?? at(between, source, end);
      if (!next || (isLast && !but)) break;
      const from = end + next[0].length;
      found = this.#nameAt(from + (at(article, source, from)?.[0].length ?? 0));
      if (!found) break;
      isLeftOut ||= but !== null;
      isLast = !but && /and|or|&/i.test(next[0]);
    }
    return names.length > 0 ? { names, end } : undefined;
  }

  /** Where a predicate ends that begins at a place: at the end, or before the next names. */
  #predicateEnd(index: number): number {
    const { source } = this.#text;
    for (const { index: mark, 0: parting } of source.slice(index).matchAll(partings)) {
      const next = index + mark + parting.length;
      const said = slice(this.#text, index, index + mark);
      if (said.source !== '' && !answered(said)) continue;
      if (this.#nameAt(this.#lead(next).end)) return index + mark;
    }
    return source.length;
  }

  /** What it says of whom; undefined where a part of it says neither. */
  read(): readonly WhoSaid[] | undefined {
    const { source } = this.#text;
    const found: WhoSaid[] = [];
    for (let index = 0; index < source.length; ) {
      // Behind a dash it may be explained.
      const isAside = found.length > 0 && /[–—]\s+$/.test(source.slice(0, index));
      const lead = this.#lead(index);
      const group = this.#group(lead.end);
      if (!group) return isAside ? found : undefined;
      const end = this.#predicateEnd(group.end);
      const said = slice(this.#text, group.end, end);
      const bare = /^[\s.,;]*$/.test(said.source);
      const answer = bare ? undefined : answered(said);
      if (!bare && !answer) return isAside ? found : undefined;
      const own: Allowed =
        lead.said === 'no'
          ? { is: 'no' }
          : lead.said === 'on'
            ? { is: 'when', condition: conditionIn(slice(this.#text, index, lead.end)) }
            : { is: 'yes' };
      const isAlone = lead.said === 'only' || answer?.isAlone === true;
      for (const { name, aside, isLeftOut } of group.names) {
        const limit = aside && answered(aside);
        const allowed: Allowed = isLeftOut
          ? { is: (answer?.allowed ?? own).is === 'no' ? 'yes' : 'no' }
          : (limit?.allowed ?? answer?.allowed ?? own);
        found.push({
          name,
          allowed,
          ...(isAlone ? { isAlone } : {}),
          ...(isLeftOut ? { isLeftOut } : {}),
        });
      }
      const parting = /^(?:\s*,\s*|\s+(?:[–—]\s+)?)/.exec(source.slice(end))?.[0].length ?? 0;
      index = end + parting;
    }
    return found;
  }
}

/**
 * What a text says of those whom it names, clause by clause: "Owner and Admin; Author only while it is a draft; Viewer may
 * not". A clause that names nobody at its head says nothing; undefined where no clause does, or the first does not.
 */
export function whoSaid(text: Inline, names: NamePattern): readonly WhoSaid[] | undefined {
  const clauses = sentences(text).flatMap(statements);
  const read = clauses.map((clause) => new Clause(clause, names).read());
  return read[0] ? read.flatMap((each) => each ?? []) : undefined;
}

/** Whether a name stands for those whom nothing else is said of. */
export const standsForOthers = (name: Inline): boolean => /\b(?:else|others?|rest)\b/i.test(plain(name));
