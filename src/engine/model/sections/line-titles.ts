import type {
  Block,
  HeadingBlock,
  Inline,
  Item,
  ListBlock,
  ParagraphBlock,
  TableBlock,
} from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { headingIn } from '../blocks/heading-in.ts';
import { areTypedGroups, haveBareNames, lineFields, lineOrSeveral } from '../entities/fields/field-lines.ts';
import { fieldsOfLine } from '../entities/lines/word-lines.ts';
import { groups, isFree, namedByKind } from '../entities/lists.ts';
import { areNotes } from '../entities/notes/notes.ts';
import { boldOpening, isCalled } from '../entities/sentences/bold-things.ts';
import { thingOfLead } from '../entities/sentences/sentences.ts';
import { stepsBetweenRow } from '../states/tables/row-steps.ts';
import { once } from '../tracking/once.ts';
import { withoutClauseNumber, withoutRequirementNumber } from '../words/clause-numbers.ts';
import { inType } from '../words/names.ts';
import { subjectOfLine } from './subject-titles.ts';

/** Characters behind a bold name at most; more is a text of its own. */
const LONGEST_REMARK = 300;

/** A bold name alone, perhaps with the number of a clause, or with a remark: `**Note** — …`, `**Note.** …`, `**Note** (…)`. */
const bold =
  /^((?:§ ?)?\d{1,3}(?:\.\d{1,3})+\.?\s+)?\*\*([^*\n]{1,60}?)(?::\*\*|\.\*\*\s|\*\*(?::?$|\s*(?:[–—→]|->)\s|\s*(?=\([^()\n]*\):?$)))/;

/** The number of a clause and a name of up to six words, alone: "3.1 Dashboard". A sentence is none. */
const clause = wording`^\d{1,2}(?:\.\d{1,2}){1,2}\.?\s+(?<name>\p{Lu}[\p{L}\p{N}-]*(?: (?!(?:must|shall|should|can|may|will|is|are|has|have|does|do)\b)[\p{L}\p{N}-]+){0,5})$`;

/** The heading that a name behind the number of a clause stands for; undefined for any other paragraph. */
export const clauseTitle = once((block: ParagraphBlock): HeadingBlock | undefined => {
  const { text } = block;
  const name = clause.exec(text.source)?.groups?.name;
  return name === undefined
    ? undefined
    : headingIn(block, slice(text, text.source.length - name.length, text.source.length));
});

/** A paragraph without the number that it has among the requirements. It moves with the block. */
export const unnumbered = once((block: ParagraphBlock): ParagraphBlock => {
  const bare = withoutRequirementNumber(block.text);
  const text = bare.source.startsWith('**') ? withoutClauseNumber(bare) : bare;
  return text === block.text ? block : Object.create(block, { text: { value: text } });
});

/** The heading that a bold name alone stands for, with the remark behind it, or a name behind the number of a clause; undefined for any other paragraph. */
export const boldTitle = once((block: ParagraphBlock): HeadingBlock | undefined => {
  const { text } = block;
  const numbered = clauseTitle(block);
  if (numbered) return numbered;
  const match = bold.exec(text.source);
  if (!match?.[2]) return undefined;
  const start = (match[1] ?? '').length + 2;
  const remark = slice(text, match[0].length, text.source.length);
  if (remark.source.length > LONGEST_REMARK || (remark.source && match[0].endsWith(':**'))) return undefined;
  return headingIn(block, slice(text, start, start + match[2].length), remark);
});

/** The caption of a table or listing: its number, and what it shows the parts of: "Table 3.1 – Fields of Note". */
const caption = wording.i`^(?:[*_]{1,2})?(?:table|listing|tab\.|tabelle|tableau|tabla)\s+\d+(?:[.-]\d+)*[a-z]?\s*[.:–—-]?\s*(?:(?:the\s+)?(?:(?:fields?|columns|attributes|properties|structure|contents?|description|definition|field list)\s+)(?:of|for)\s+(?:the\s+|an?\s+)?)?(?<name>\p{L}[^*_:.]{0,50}?)(?:\s+(?:fields|columns|attributes|properties|table|entity))?[.:]?(?:[*_]{1,2})?[.:]?$`;

/** The heading that the caption right above a table stands for, where entities are told; undefined for any other paragraph. */
export const captionTitle = once((block: ParagraphBlock): HeadingBlock | undefined => {
  const name = caption.exec(block.text.source)?.groups?.name;
  if (name === undefined) return undefined;
  const start = block.text.source.lastIndexOf(name);
  return headingIn(block, slice(block.text, start, start + name.length));
});

/** A name in code alone, perhaps with where it is written, or with what it is: `` `Ticket` (`app/models/ticket.rb`) ``, `` `Ticket` = one call ``. */
const codeAlone =
  /^`[A-Za-z_][\w:.]{0,60}`(?=(?:\s(?:rows?|records?|tables?|objects?|entity|model|struct|document|collection))?(?:\s*\([^()\n]*\))?:?$)|^`[A-Z]\w{0,60}`(?=\s(?:=|[–—-])\s[^`\n]{1,120}$)/;

/** The heading that a name in code alone stands for, where entities are told; undefined for any other paragraph. */
export const codeTitle = once((block: ParagraphBlock): HeadingBlock | undefined => {
  const { text } = block;
  const name = codeAlone.exec(text.source)?.[0];
  return name === undefined
    ? undefined
    : headingIn(
        block,
        slice(text, 0, name.length),
        slice(text, name.length, text.source.replace(/:$/, '').length),
      );
});

/** A name in plain words alone, with a remark or a colon behind it: "Course:", "Marker (a face on a file)", "Pad — one a link", "Room: where a course is held". */
const wordsAlone = wording`^(?<name>\p{Lu}[\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,3})(?:(?:\s*|,\s|:\s)(?<remark>(?<=\s)\([^()]*\)|[–—]\s[^\n]{1,120}?|(?<=,\s)(?:[^\n:.]|\.(?=\S)|(?<=\b(?:i\.e|e\.g))\.){1,60}|(?<=:\s)(?!\S+,)[^\n:._]{1,90}))?(?<colon>:)?$`;

/** A name in bold type, of which a sentence says what it is: "**Hit** is a successful check." */
const boldSubject = wording`^${inType('\\p{Lu}[^*\\n:.]{0,40}')}\s(?<remark>(?:is|are|can|may|\p{Ll}{2,}s)\s[^\n]{1,200})$`;

/** A name in bold type with what it is behind a colon: "**Hit**: a successful check." */
const boldSaid = wording`^\*\*(?<name>[\p{L}_][^*\n:.]{0,40}?)(?:\*\*:|:\*\*)\s(?<remark>[^\n]{1,200})$`;

/** A name as programmes spell several words that running text leads to at its end: "What ties them is the thing – SeatHolder:" */
const ledTo = wording`^(?<before>[^\n]{1,240}(?:[–—:.]|\b(?:is|are|called|by|the|an?)))\s(?:\*\*|\`)?(?<name>\p{Lu}\p{Ll}{1,30}\p{Lu}[\p{L}\p{N}]{0,30})(?:\*\*|\`)?:$`;

/** A name in bold type at the end of running text, the only one there: "What is kept of a **Seat**:" */
const ledToBold = wording`^(?<before>[^*\n]{1,240})\s${inType('\\p{L}[\\p{L}\\p{N} _-]{0,40}')}(?: (?:is|are|has|have))?:$`;

/**
 * The heading that a line stands for right above a list or table of fields, where entities are told: "Course:", "Course", "Course: what one attends",
 * "**Course** is what one attends.", "**Course**: what one attends." Undefined for any other paragraph, and above a list that may hold anything.
 */
export function plainTitle(block: ParagraphBlock, below: Block | undefined): HeadingBlock | undefined {
  const { text } = block;
  const about = namedByKind(text) ?? thingOfLead(text);
  if (about) return fitsFields(below) ? aboutThing(block, about) : undefined;
  const found =
    (tells.test(text.source) ? null : wordsAlone.exec(text.source)) ??
    boldSubject.exec(text.source) ??
    boldSaid.exec(text.source);
  const led =
    found || !fitsFields(below) ? undefined : (ledTo.exec(text.source) ?? ledToBold.exec(text.source));
  if (led?.groups?.name) return plainly(block, led.groups.name, led.groups.before);
  const { name, remark, colon } = found?.groups ?? {};
  if (name === undefined || groups.test(name)) return undefined;
  const fits =
    below?.kind === 'list'
      ? holdsFields(below) || (!colon && holdsCodedFields(below))
      : below?.kind === 'table' && holdsColumns(below);
  return fits ? plainly(block, name, remark) : undefined;
}

/**
 * The heading that a sentence about a thing stands for right above a list or table of its fields, where entities are told:
 * "A **Crane** lifts what comes.", "**Crane**, one at each pier:", and where no heading names one, "The `Crane` carries
 * most:", "A crane is what lifts." Undefined for any other paragraph, and for one that names fields itself.
 */
export function thingTitle(
  block: ParagraphBlock,
  below: Block | undefined,
  heading: HeadingBlock | undefined,
): HeadingBlock | undefined {
  const { text } = block;
  const opened = text.source.length <= LONGEST_REMARK ? boldOpening(text) : undefined;
  const fits = (): boolean =>
    (below?.kind === 'list' && (holdsFields(below) || holdsCodedFields(below))) ||
    (below?.kind === 'table' && holdsColumns(below));
  const subject = opened || !isFree(heading) ? undefined : subjectOfLine(text);
  if (subject) return fits() ? aboutThing(block, subject) : undefined;
  if (!opened?.isSubject || opened.rest.source === '' || (opened.rest.source.match(/`/g)?.length ?? 0) > 2)
    return undefined;
  // A sentence about another thing may lead to what stands below.
  if (isCalled(heading, opened.name) || wording`(?<![\p{L}\p{N}*])\*{1,2}\p{Lu}`.test(opened.rest.source))
    return undefined;
  return fits() ? plainly(block, opened.name.source, opened.rest.source) : undefined;
}

/** Whether fields stand in a block. */
const fitsFields = (below: Block | undefined): boolean =>
  (below?.kind === 'list' && holdsFields(below)) || (below?.kind === 'table' && holdsColumns(below));

/** Words by which a line is a sentence, or speaks of the parts of a thing, and is no name. */
const tells =
  /^[^:(,–—]*\s(?:is|are|has|have|needs?|looks?|gets?|holds|keeps|contains?|consists?)\b|^(?:for|per)\s|^(?:the )?(?:fields|attributes|properties|columns)\s(?:of|for|in|on)\s/i;

/** Whether the first column of a table is titled as that of fields, and another as that of their types. */
const holdsColumns = ({ header: { cells } }: TableBlock): boolean =>
  cells[0] !== undefined &&
  /^(?:field|attribute|column|property|name)s?$/i.test(plain(cells[0])) &&
  cells.some((cell) => /^(?:data ?)?(?:type|kind|format)s?(?: of \w+)?$/i.test(plain(cell)));

/** A name with its states in a row: "Berth: not ready, free, taken"; a sentence is none. */
const stateRow = wording`^(?![Ss]tat|[Vv]alues|[Ll]ife|[Ss]tages|[Pp]hases)(?:\p{Lu}[\p{L}\p{N}_ '’\`-]{1,50}?|\`[\p{L}\p{N}_.]{2,40}\`)(?:\s\([^()]*\))?(?::|,|\s[–—-])\s(?:[\p{L}\`*][\p{L}\p{N}_\`* -]{0,30}(?:,\s|\s[/|·]\s|,?\s(?:and|or)\s)){1,11}[\p{L}\`*][\p{L}\p{N}_\`* -]{0,30}\.?$`;

/** The same in a sentence: "A berth is not ready, free or taken." */
const statesSaid = wording`^(?:An?|The|Each|Every|One) \p{L}[\p{L} -]{1,40}? (?:is|can be|may be)(?: always)?(?: (?:either|one of))?:? (?:[\p{L}\`*][\p{L}\p{N}_\`* -]{0,30}(?:,\s|,?\s(?:and|or)\s)){1,11}[\p{L}\`*][\p{L}\p{N}_\`* -]{0,30}\.?$`;

/**
 * The heading that a line stands for which names something and its states, right above a list of lines that move between
 * these, where states are told; undefined for any other paragraph.
 */
export function stateTitle(block: ParagraphBlock, below: Block | undefined): HeadingBlock | undefined {
  const { source } = block.text;
  if (below?.kind !== 'list' || !(stateRow.test(source) || statesSaid.test(source))) return undefined;
  const known = rows.get(block);
  if (known) return known.below === below ? known.heading : rowTitle(block, below);
  return rowTitle(block, below);
}

const rows = new WeakMap<ParagraphBlock, { below: Block; heading: HeadingBlock | undefined }>();

function rowTitle(block: ParagraphBlock, below: ListBlock): HeadingBlock | undefined {
  const made = headingIn(block, slice(block.text, 0, block.text.source.replace(/\.$/, '').length));
  const moved = below.items.filter(({ text }) => stepsBetweenRow(text, made).length > 0).length;
  const heading = moved > 0 && moved * 3 >= below.items.length ? made : undefined;
  rows.set(block, { below, heading });
  return heading;
}

const titles = new WeakMap<ParagraphBlock, HeadingBlock>();

/** The heading that a part of a paragraph stands for: the same one as before where it says the same. */
function titleOf(block: ParagraphBlock, title: Inline, remark?: Inline): HeadingBlock {
  const known = titles.get(block);
  const isSame = known?.title.source === title.source && known.remark?.source === remark?.source;
  if (known && isSame) return known;
  const made = headingIn(block, title, remark);
  titles.set(block, made);
  return made;
}

/** The heading that a name in a paragraph stands for. */
function plainly(block: ParagraphBlock, name: string, remark: string | undefined): HeadingBlock {
  const { text } = block;
  const isBefore = remark !== undefined && text.source.startsWith(remark);
  const start = text.source.indexOf(name, isBefore ? remark.length : 0);
  const behind = remark ? text.source.indexOf(remark, start + name.length) : 0;
  const said = remark && (isBefore ? slice(text, 0, remark.length) : slice(text, behind, text.source.length));
  return titleOf(block, slice(text, start, start + name.length), said || undefined);
}

/** The heading that the name in a line stands for. */
function aboutThing(block: ParagraphBlock, name: Inline): HeadingBlock {
  return titleOf(block, slice(name, 0, name.source.replace(/(?:\s*\([^()]*\))?:?$/, '').length));
}

const isTyped = ({ text, at }: Item, items: readonly Item[]): boolean =>
  [
    ...lineFields(text, at),
    ...lineOrSeveral({ text, at, children: [] }),
    ...fieldsOfLine(text, at, items, 1),
  ].some(({ type }) => type.is === 'shown');

const holdsFields = once(
  ({ items }: ListBlock): boolean =>
    items.filter((each) => isTyped(each, items)).length * 2 > items.length ||
    haveBareNames(items) ||
    areTypedGroups(items) ||
    areNotes(items),
);

/** Whether the first line of a list, and a third of all at least, begin with names in code and say of what type those are. */
const holdsCodedFields = once(({ items }: ListBlock): boolean => {
  const isCoded = (each: Item): boolean =>
    /^`[A-Za-z_][\w.]*\??`/.test(each.text.source) && isTyped(each, items);
  const [first] = items;
  return first !== undefined && isCoded(first) && items.filter(isCoded).length * 3 >= items.length;
});
