import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { movesOn } from './told-words.ts';

/** Where a text names a known state. */
export interface Named {
  readonly start: number;
  readonly end: number;
  readonly name: Inline;
}

/** Names of states that stand together: "draft, review or published". */
export interface NamedTogether {
  readonly start: number;
  readonly end: number;
  readonly names: readonly Named[];
}

/** How the names of some states are found in a text: which state each other word for one means, and all of these words. */
interface Forms {
  readonly meant: ReadonlyMap<string, string>;
  /** All of them as one pattern; where there are too many, those that begin with each word. */
  readonly form: RegExp | undefined;
  readonly byFirst: ReadonlyMap<string, readonly string[]> | undefined;
}

/** Names that are looked for in every text; of more, those whose first word stands in it. */
const MOST_AT_ONCE = 100;

const forms = new WeakMap<readonly Inline[], Forms>();

/** The names of some states, and the words for coming back to one: "reopened". */
function formsOf(states: readonly Inline[]): Forms {
  const known = forms.get(states);
  if (known) return known;
  const sources = states.map((state) => state.source).filter((name) => name.length > 1);
  const own = new Set(sources.map((name) => name.toLowerCase()));
  const meant = new Map(
    sources
      .flatMap((name) =>
        [...backTo(name.toLowerCase()), ...manyOf(name)].map((word) => [word, name] as const),
      )
      .filter(([word]) => !own.has(word)),
  );
  const names = [...sources, ...meant.keys()].sort((one, other) => other.length - one.length);
  const areMany = names.length > MOST_AT_ONCE;
  const made = {
    meant,
    form: areMany ? undefined : patternOf(names, meant),
    byFirst: areMany ? byFirstWord(names) : undefined,
  };
  forms.set(states, made);
  return made;
}

/** The words of a text, in small letters. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(wording.g`[\p{L}\p{N}]+`) ?? [];

/** Names by their first word; those without any under nothing. */
function byFirstWord(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    const [first = ''] = wordsOf(name);
    const others = found.get(first);
    if (others) others.push(name);
    else found.set(first, [name]);
  }
  return found;
}

/** Names, and words that mean one, as one pattern; undefined without any. */
function patternOf(names: readonly string[], meant: Forms['meant']): RegExp | undefined {
  const parts = names
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ _-]+/g, '[ _-]'))
    .map((name) => {
      const other = meant.get(name);
      if (other === undefined || /^(?:re|de)|ivated$/.test(name)) return name;
      return manyOf(other).includes(name) ? `${whereMany}${name}` : `${name}(?= again)`;
    });
  return parts.length > 0
    ? wording.gi`(?<![\p{L}\p{N}_-])(?:${parts.join('|')})(?![\p{L}\p{N}_-])`
    : undefined;
}

/** The pattern of the names that may stand in a text. */
function formFor({ form, byFirst, meant }: Forms, source: string): RegExp | undefined {
  if (!byFirst) return form;
  const names = ['', ...new Set(wordsOf(source))].flatMap((word) => byFirst.get(word) ?? []);
  return patternOf(
    names.sort((one, other) => other.length - one.length),
    meant,
  );
}

/** Words for being put into a state of one word, once more: "reopened" and "opened" are open, "reactivated" is active. */
function backTo(name: string): readonly string[] {
  if (!wording`^\p{L}{3,}$`.test(name)) return [];
  if (name === 'inactive') return ['deactivated'];
  if (name.endsWith('ive')) return [`${name.slice(0, -1)}ated`, `re${name.slice(0, -1)}ated`];
  if (name.endsWith('ed')) return [`re${name}`];
  return [`re${name}ed`, `${name}ed`];
}

/** Several things in a state that is named by a noun: "drafts". */
function manyOf(name: string): readonly string[] {
  return wording`^\p{L}{3,}(?<!ed|ing|s|y|e|ly)$`.test(name) ? [`${name.toLowerCase()}s`] : [];
}
/** Where such a word is no verb: at the head of a sentence, and behind what it comes from, is or becomes. */
const whereMany =
  '(?<=^["“*`]*|\\b(?:are|as|all|any|both|into|from|only|to|become|new|of|and|or|remain|stay)\\s["“*`]*)';

/** The known states that a text names, in order. */
export function namedIn(text: Inline, states: readonly Inline[], source = text.source): readonly Named[] {
  const known = formsOf(states);
  const form = formFor(known, source);
  if (!form) return [];
  return [...source.matchAll(form)].map((found) => {
    const { at, source: written } = slice(text, found.index, found.index + found[0].length);
    return {
      start: found.index,
      end: found.index + found[0].length,
      name: { source: known.meant.get(found[0].toLowerCase()) ?? written, at },
    };
  });
}

/** A text with blanks in place of the known states: "new" may be one, and then tells of no beginning. */
export function withoutNames(text: Inline, states: readonly Inline[], source = text.source): string {
  return namedIn(text, states, source).reduce(
    (all, { start, end }) => all.slice(0, start) + ' '.repeat(end - start) + all.slice(end),
    source,
  );
}

/** ", and a ", before the name of a state. */
const partWithThing = /,\s+(?:and|but|while)\s+(?:an?|the|any|every)\s+["“*`]*$/i;

/** What joins names that have the same part in a sentence. */
const joins =
  /^["”*`\s]*(?:\([^()]*\)\s*)?(?:,|\/|\||(?:,\s*)?(?:and|or|und|oder|et|ou|y|o)(?:\s*,\s*,)?(?:\s+(?:also|even|later))?(?:\s+(?:an?|the|either))?)\s*["“*`]*$/i;

/** What stands between a name and the one that it leads to: "draft to live". */
export const leadsOn = /^["”*`]*\s+(?:back |straight |directly )?(?:in)?to\s+["“*`]*$/i;

/** What leads to all names that something leaves: "from either draft or live to gone". */
const left = /\b(?:from|out of)\s+(?:either\s+|both\s+)?["“*`]*$/i;

/** Names that stand together with nothing but commas, "and" or "or" between them. */
export function together(named: readonly Named[], source: string): readonly NamedTogether[] {
  const found: { start: number; end: number; names: Named[] }[] = [];
  named.forEach((each, index) => {
    const last = found.at(-1);
    const next = named[index + 1];
    // "Draft to live and live to gone": the second pair begins with its own name.
    const isLeft = last !== undefined && left.test(source.slice(Math.max(0, last.start - 20), last.start));
    const begins = !isLeft && next !== undefined && leadsOn.test(source.slice(each.end, next.start));
    const between = last ? source.slice(last.end, each.start) : '';
    // "Expired after a year, and Active again": what happens stands between them.
    const isParted = / {5}/.test(between) && /\band\b/i.test(between);
    // "Closed or lost, and a held one may be …": the last is what the next part speaks of.
    const isPart = partWithThing.test(between) && movesOn.test(source.slice(each.end));
    // "It can be open, and an open one …": the second is where something else begins.
    const isAgain = last?.names.some(({ name }) => name.source === each.name.source);
    if (last && !begins && !isParted && !isPart && !isAgain && joins.test(between)) {
      last.names.push(each);
      last.end = each.end;
    } else found.push({ start: each.start, end: each.end, names: [each] });
  });
  return found;
}
