import type { HeadingBlock, Inline, Item } from '../../syntax/block.ts';
import { pieces, plain, slice, splitOutside } from '../../syntax/inline.ts';
import type { Context } from '../blocks/context.ts';
import type { Gathering } from '../blocks/reading.ts';
import type { Element, Prose } from '../element.ts';
import { handEntities } from '../entities/sentences/sentences.ts';
import type { Audience, Term } from '../interface-elements.ts';
import type { ItemRead } from '../reader.ts';
import { headingName } from '../sections/groups.ts';
import type { How } from '../stated.ts';
import { markerIn } from '../words/markers.ts';
import { headOf } from '../words/phrases.ts';
import { type About, aboutOf, forWhom, namesPeople } from './vocabulary.ts';

/** What a block of point 1 tells. */
export type Fact =
  | { readonly is: 'purpose'; readonly prose: Prose }
  | { readonly is: 'audience'; readonly audience: Audience }
  | { readonly is: 'term'; readonly term: Term };

/** What the lead right above, or else the heading, says of what stands below it. */
export function aboutAround({ headings, lead }: Context): About | undefined {
  const heading = headings.at(-1);
  return aboutOf(lead) ?? (heading && aboutOf(headingName(heading).name));
}

/** Whether something stands below the name of one of those whom the headings around it list. */
export function isOfOne({ headings }: Context): boolean {
  const [above, own] = headings.slice(-2);
  return above !== undefined && own !== undefined && titlesOne(own, above);
}

/** Whether a heading names one of those whom the heading above it lists. */
const titlesOne = (own: HeadingBlock, above: HeadingBlock): boolean =>
  aboutOf(headingName(above).name) === 'audience' && aboutOf(headingName(own).name) === undefined;

/** How many there are, or how much they matter, before the name: "Primary: …", "Persona 2 – …". */
const ordinal =
  /^(?:(?:primary|secondary|tertiary|main|other)(?: (?:users?|audiences?|personas?))?|(?:persona|user|audience|type|group) ?(?:\d+|[A-Z])?)\s*(?::|[–—-]\s)\s*/i;

/** Those whom a heading names below one that lists them: "Target users", and below it "Primary: riders". */
export function audienceOfHeading(heading: HeadingBlock, { headings }: Context): Audience | undefined {
  const above = headings.at(-1);
  if (!above || above === heading || !titlesOne(heading, above)) return undefined;
  const { name, nameAt } = headingName(heading);
  const lead = ordinal.exec(name)?.[0].length ?? 0;
  const text = slice({ source: name, at: nameAt as Inline['at'] }, lead, name.length);
  return { name: plain(text), at: heading.title.at, nameAt: text.at, how: 'tolerant', description: '' };
}

/** What the label before a line says of the rest, or a line that is nothing else of what stands below it. */
export function labelOf(text: Inline): { readonly about: About; readonly rest: Inline } | undefined {
  const head = headOf(text);
  const title = plain(head?.label ?? text).replace(/:$/, '');
  // "**Users**: sign in and …" names them, and says what they do.
  if (head?.kind === 'strong' && head.rest.source !== '' && namesPeople.test(title)) return undefined;
  const about = aboutOf(title);
  return about && { about, rest: head?.rest ?? slice(text, text.source.length, text.source.length) };
}

/** Reads an item, or a line of running text. */
export function readLine(
  item: Item,
  context: Context,
  gather: Gathering<Fact>,
  above: readonly Item[],
): ItemRead {
  const { text } = item;
  handEntities(text, gather);
  const around = aboutAround(context);
  // In a glossary every name in bold is a term, also "Version", "Feature" and "User".
  const label = around === 'term' && boldName(text) ? undefined : labelOf(text);
  const said = label?.rest ?? text;
  if (markerIn(plain(said)) || said.source === '') return 'not';
  const about = label?.about ?? around;
  if (about === 'aside' || isOfOne(context)) return 'not';
  if (about === 'purpose') return readPurpose(said, gather);
  const named = label ? undefined : (boldName(text) ?? (about && wordsName(text)));
  if (about === 'term') return named ? readTerm(named, item, gather) : 'not';
  if (about === 'audience') return readAudiences(named ? [named] : describedIn(said), item, gather);
  // Nothing says what it is.
  const isItem = item.at !== text.at;
  if (named) return isItem ? readAudiences([named], item, gather) : 'not';
  if (forWhom.test(text.source)) return readAudiences(describedIn(text), item, gather);
  return above.length === 0 && (isItem || !headOf(text)) ? readPurpose(text, gather) : 'not';
}

/** A name, and what is said of it. */
interface Named {
  readonly name: Inline;
  readonly meaning: Inline;
  readonly how: How;
}

/** `**Clients**: pay invoices`. */
function boldName(text: Inline): Named | undefined {
  const bold = pieces(text)[0];
  if (bold?.kind !== 'strong' || bold.start !== 0) return undefined;
  const rest = slice(text, bold.end, text.source.length);
  const mark = /^(?:[:.]|\s*[–—-])\s*/.exec(rest.source)?.[0];
  const inner = bold.text.replace(/[:.]$/, '');
  if (mark === undefined && inner === bold.text) return undefined;
  const name = slice(text, bold.innerStart, bold.innerEnd - (bold.text.length - inner.length));
  return { name, meaning: slice(rest, mark?.length ?? 0, rest.source.length), how: 'exact' };
}

/** A name in other marks, or in words, before a colon or a dash. */
function wordsName(text: Inline): Named | undefined {
  const head = headOf(text);
  const [name] = head?.names ?? [];
  return head && name && { name, meaning: head.rest, how: 'tolerant' };
}

/** Where a text stops to name those whom it is about. */
const endOfName = /[;:(]|\.(?=\s|$)|\s[–—]\s|\s-\s/;
/** One of several who are each explained: "support (links in mails)". */
const explained = /^[^()]+\([^()]+\)\.?$/;

/**
 * "For people who run a server: home-lab owners" names them up to the first stop, and says the rest of them;
 * "marketing (links), support (mails)" names several.
 */
function describedIn(text: Inline): readonly Named[] {
  const opening = forWhom.exec(text.source)?.[0].length ?? 0;
  const whole = slice(text, opening, text.source.length);
  const parts = splitOutside(whole, ',').flatMap(splitAtAnd);
  return parts.length > 1 && parts.every(({ source }) => explained.test(source))
    ? parts.map(described)
    : [described(whole)];
}

function splitAtAnd(text: Inline): readonly Inline[] {
  const and = /(?:^|\)\s+)and\s+/.exec(text.source);
  if (!and) return [text];
  const parts = [slice(text, 0, and.index + 1), slice(text, and.index + and[0].length, text.source.length)];
  return parts.filter(({ source }) => /\S\S/.test(source));
}

function described(text: Inline): Named {
  const stop = endOfName.exec(text.source);
  const end = stop?.index || text.source.length;
  const isBracket = stop?.[0] === '(';
  const last = isBracket && /\)\.?$/.test(text.source) ? text.source.lastIndexOf(')') : text.source.length;
  return {
    name: slice(text, 0, end),
    meaning: slice(text, end + (stop?.[0].length ?? 0), last),
    how: 'tolerant',
  };
}

function readPurpose(text: Inline, gather: Gathering<Fact>): ItemRead {
  gather.fact({ is: 'purpose', prose: { text: plain(text), at: text.at } });
  return 'itself';
}

function elementOf({ name, how }: Named, item: Item): Element {
  return { name: plain(name), at: item.at, nameAt: name.at, how };
}

function readAudiences(all: readonly Named[], item: Item, gather: Gathering<Fact>): ItemRead {
  for (const named of all) {
    gather.marker(named.meaning, `what ${plain(named.name)} means`);
    const audience = { ...elementOf(named, item), description: plain(named.meaning) };
    gather.fact({ is: 'audience', audience });
  }
  return 'itself';
}

function readTerm(named: Named, item: Item, gather: Gathering<Fact>): ItemRead {
  gather.marker(named.meaning, `what ${plain(named.name)} means`);
  gather.fact({ is: 'term', term: { ...elementOf(named, item), meaning: plain(named.meaning) } });
  return 'itself';
}
