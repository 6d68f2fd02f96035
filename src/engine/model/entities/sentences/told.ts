import type { Inline } from '../../../syntax/block.ts';
import { pieces, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Field } from '../../domain-elements.ts';
import { nameOf, nameType } from '../../words/names.ts';
import { sentences } from '../../words/phrases.ts';
import { mentionedFields } from '../fields/running-fields.ts';
import { ofAll } from '../words/about-things.ts';
import { type NamedThing, namedInWords } from './subjects-in-words.ts';

/** An entity that sentences tell of, with the fields that they mention. */
export interface ToldEntity {
  readonly name: Inline;
  readonly fields: readonly Field[];
}

/** What may stand between the name of an entity and its first field. */
export const introduces =
  /^[\s,:;(–—-]*$|\b(?:with|has|have|holds?|carr(?:y|ies)|contains?|consists?|keeps?|stores?|nothing but|made of|records?|adds?|brings?|columns|fields|attributes|as|mit|enthält)\b/i;
const bigName = wording`^(?:\p{Lu}[\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}|\p{Ll}+(?:_\p{Ll}+)+)$`;
const codeName = wording`^[\p{L}_][\p{L}\p{N}_]*$`;
/** `custom_reports` is a wide table with …, in a table `tags` with … */
const isTable = /^\s*(?:is|are)\s+[^.;`]{0,60}\b(?:table|entity|record|object|collection)s?\b/i;
const goesOn = /^(?:it|its|they|their)\b/i;
/** A name in code that begins a clause and has fields: "`note_tag` has `note_id`". */
const hasFields = wording`(?:^|;\s+)\`[\p{L}_][\p{L}\p{N}_]*\` (?:has|have|holds?|keeps?|stores?|carr(?:y|ies)|contains?|consists? of|links|connects|joins)\b[^\`.;]{0,40}\``;
/** "`b` is the same with `x` in place of `y`". */
const isSame =
  /^\s*(?:is|are|has)? ?(?:exactly )?the same,?(?: as (?:`[^`]+`|it))?,? (?:but )?(?:with|has)\b.*?`(?<other>[^`]+)` (?:in place of|instead of|for|rather than) `(?<instead>[^`]+)`/;

/** Names in code that begin a line and have what follows: "`editors` has", "`analytics` and `renderers` have". */
const owners = wording`^\`[\p{L}_][\p{L}\p{N}_]*\`(?:(?:,? and |, )\`[\p{L}_][\p{L}\p{N}_]*\`)* (?:each |all |both )?(?:has|have|holds?|keeps?|stores?|carr(?:y|ies)|contains?|consists? of)\b`;

/** The things that a line begins with in code, each with the fields that are mentioned behind them; empty for any other. */
export function ownersInCode(text: Inline): readonly ToldEntity[] {
  const lead = owners.exec(text.source)?.[0];
  if (!lead) return [];
  const fields = mentionedFields(slice(text, lead.length, text.source.length));
  const names = pieces(slice(text, 0, lead.length)).filter(({ kind }) => kind === 'code');
  return fields.length === 0
    ? []
    : names.map(({ start, end }) => ({ name: slice(text, start, end), fields }));
}

/** Whether running text is a row of things in code with what each has: two of them are no fields with parts. */
export function tellsInCode(text: Inline): boolean {
  return sentences(text).filter(({ source }) => hasFields.test(source)).length > 1;
}

/**
 * The entities that running text tells of, each with the fields mentioned behind its name. `names` are those that
 * its heading or head gives: the first is meant where a sentence names none. A bold or slanted name, or one in code that is
 * said to be a table, begins one of its own: "Who is in it is told by **Membership**, which has `teamId` and `role`."
 */
export function toldEntities(text: Inline, names: readonly Inline[]): readonly ToldEntity[] {
  const found = new Map<string, { name: Inline; fields: Field[] }>();
  const add = (name: Inline | undefined, fields: readonly Field[]): void => {
    if (!name || fields.length === 0) return;
    const key = fold(nameOf(name).name);
    const entry = found.get(key) ?? { name, fields: [] };
    for (const each of fields)
      if (!entry.fields.some((known) => known.name === each.name)) entry.fields.push(each);
    found.set(key, entry);
  };
  let current = names[0];
  let introduced: Inline | undefined;
  const inCode = tellsInCode(text);
  for (const sentence of sentences(text)) {
    const all = names.length > 1 ? ofAll.exec(sentence.source) : null;
    if (all) {
      const shared = mentionedFields(slice(sentence, all[0].length, sentence.source.length));
      for (const name of names) add(name, shared);
      continue;
    }
    const marked = introducedIn(sentence, inCode);
    const inWords = marked.length > 0 ? [] : namedInWords(sentence, names);
    const opened = [...marked, ...inWords];
    const meant = inWords.length > 0 ? undefined : namedBefore(sentence, names);
    if (meant) current = meant;
    const about = introduced && !meant && goesOn.test(sentence.source) ? introduced : current;
    introduced = undefined;
    let start = 0;
    let owner: Inline | undefined = about;
    for (const { name, end, start: at } of opened) {
      add(owner, mentionedFields(slice(sentence, start, at)));
      const same = isSame.exec(sentence.source.slice(end))?.groups;
      const model = owner && found.get(fold(nameOf(owner).name))?.fields;
      [owner, start, introduced] = [name, end, name];
      if (names.includes(name)) current = name;
      if (!same || !model) continue;
      const [other] = mentionedFields(
        slice(sentence, sentence.source.indexOf(`\`${same.other}\``, end), sentence.source.length),
      );
      add(
        name,
        model.map((each) => (other && each.name === same.instead ? other : each)),
      );
      start = sentence.source.length;
    }
    add(owner, mentionedFields(slice(sentence, start, sentence.source.length)));
  }
  return [...found.values()];
}

/** The names in a sentence that begin an entity of their own: field names follow them. */
function introducedIn(sentence: Inline, inCode: boolean): readonly NamedThing[] {
  const isTold = inCode || isTable.test(sentence.source.replace(/^[^`]*`[^`]*`/, ''));
  if (!sentence.source.includes('*') && !isTold) return [];
  const type = nameType(sentence);
  const all = pieces(sentence);
  return all.flatMap((piece, index) => {
    const next = all.slice(index + 1).find(({ kind }) => kind === 'code' || kind === type);
    const isName = inCode && piece.kind === 'code' ? codeName : bigName;
    if (!isName.test(piece.text) || next?.kind !== 'code') return [];
    const between = sentence.source.slice(piece.end, next.start);
    const begins = piece.start === 0 || /;\s+$/.test(sentence.source.slice(0, piece.start));
    const is =
      piece.kind === type
        ? introduces.test(between)
        : piece.kind === 'code' &&
          (inCode
            ? begins &&
              (hasFields.test(sentence.source.slice(piece.start)) ||
                isSame.test(sentence.source.slice(piece.end)))
            : piece.start === 0 && isTable.test(between));
    const leads = /^,? as /.exec(between)?.[0].length ?? 0;
    return is
      ? [{ name: slice(sentence, piece.start, piece.end), start: piece.start, end: piece.end + leads }]
      : [];
  });
}

/** The last of several names that stands before the first field of a sentence, whole or by its last word. */
function namedBefore(sentence: Inline, names: readonly Inline[]): Inline | undefined {
  if (names.length < 2) return undefined;
  const own = new Set(names.map((name) => nameOf(name).name));
  const code = pieces(sentence).find(({ kind, text }) => kind === 'code' && !own.has(text));
  const lead = sentence.source.slice(0, code?.start ?? sentence.source.length);
  const at = (name: Inline): number => {
    const whole = nameOf(name).name;
    const tail = wording`\p{Lu}?\p{Ll}+$`.exec(whole)?.[0] ?? whole;
    const isTold = (word: string): number =>
      lead.search(
        wording.i`(?<![\p{L}\p{N}_])${word.replace(wording.g`[^\p{L}\p{N}_ -]`, '.')}s?(?![\p{L}\p{N}_])`,
      );
    const exact = isTold(whole);
    const isTail = names.every((other) => other === name || !nameOf(other).name.endsWith(tail));
    return exact >= 0 ? exact : isTail ? isTold(tail) : -1;
  };
  return names
    .map((name) => ({ name, at: at(name) }))
    .filter((each) => each.at >= 0)
    .sort((one, other) => other.at - one.at)[0]?.name;
}
