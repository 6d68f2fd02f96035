import type { HeadingBlock, Inline } from '../../../syntax/block.ts';
import { pieces, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { sentences, unwrapped } from '../../words/phrases.ts';
import type { EntityFact } from '../facts.ts';
import { spelledParts } from '../fields/spelled-parts.ts';
import { headingNames } from '../heading-names.ts';
import { isSame, isThing, thing } from './sentences.ts';

/** A name of a thing in bold type. */
const bigName = wording`^\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,3}$`;
/** What says that a thing has what is named. */
const tells =
  /:\s|\b(?:has|have|holds?|keeps?|stores?|records?|notes?|carries|carry|contains?|consists? of|needs?|requires?|required|mandatory|compulsory|obligatory|optional|with|without|fields|attributes|columns|its)\b/i;
/** What stands before such a name that a sentence is about, or comes to. */
const leads = wording.i`(?:^|\s)(?:an?|the|each|every|one|any)\s+$|^$`;

/**
 * The things that running text names in bold type, with the parts that it tells of them without any marks, spelled as
 * programmes do: "A **Line item** has product_id, quantity and total. Its tax_rate is a decimal." A sentence that names
 * none goes on about the one before it. None for what the heading names.
 */
export function thingsNamedPlainly(text: Inline, heading: HeadingBlock | undefined): readonly EntityFact[] {
  if (!text.source.includes('**') || text.source.includes('`')) return [];
  const above = headingNames(heading)[0];
  const told = new Map<
    string,
    { readonly name: Inline; readonly fields: Map<string, Field>; isTold: boolean }
  >();
  let name: Inline | undefined;
  for (const sentence of sentences(unwrapped(text))) {
    const named = namesIn(sentence);
    const starts = [{ name, end: 0 }, ...named];
    starts.forEach((from, index) => {
      const to = named[index]?.start ?? sentence.source.length;
      ({ name } = from);
      // What stands before a name in its sentence leads to that.
      if (!name || (index === 0 && named.length > 0)) return;
      const key = thing(name.source);
      const entry = told.get(key) ?? { name, fields: new Map<string, Field>(), isTold: false };
      told.set(key, entry);
      const said = slice(sentence, from.end, to);
      entry.isTold ||= tells.test(said.source);
      for (const each of spelledParts(said, index > 0))
        if (!entry.fields.has(each.name)) entry.fields.set(each.name, each);
    });
  }
  return [...told.values()].flatMap(({ name: of, fields, isTold }): readonly EntityFact[] =>
    fields.size < 2 || !isTold || isSame(of, above)
      ? []
      : [...fields.values()].map((each) => ({ is: 'field', field: each, of })),
  );
}

/** The names of things in bold type in a sentence, behind an article or at its head. */
function namesIn(
  sentence: Inline,
): readonly { readonly name: Inline; readonly start: number; readonly end: number }[] {
  return pieces(sentence).flatMap(({ kind, text, start, end }) =>
    kind === 'strong' &&
    bigName.test(text) &&
    isThing(text) &&
    leads.test(sentence.source.slice(Math.max(0, start - 12), start))
      ? [{ name: slice(sentence, start + 2, end - 2), start, end }]
      : [],
  );
}
