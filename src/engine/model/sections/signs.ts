import { type PointId, pointIds } from '../../points.ts';
import type { Block, FenceBlock, Inline, Item, TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { codeLines } from '../blocks/code-lines.ts';
import { isOfNamed } from '../blocks/told-of.ts';
import { callsOfFence } from '../calls/http-fence.ts';
import { labelsMethod } from '../calls/labelled-call.ts';
import { callsIn } from '../calls/lines.ts';
import { isDeclaring, shapesOfFence } from '../entities/fences/fence-shapes.ts';
import { lineFields } from '../entities/fields/field-lines.ts';
import { fieldsOfLine } from '../entities/lines/word-lines.ts';
import { tellsOfThing } from '../entities/sentences/marked-subjects.ts';
import type { Type } from '../entities/words/field-type.ts';
import { recordsIn } from '../records/as-table.ts';
import { tellerOf } from '../roles/sentences/stories.ts';
import { isDash } from '../roles/words/permission-cells.ts';
import { demandIn } from '../rules/numbers.ts';
import { namedRoutes } from '../screens/lines.ts';
import { looksLikeYesNo } from '../tables/cell-kinds.ts';
import { shapesOf } from '../tables/homes.ts';
import { bestShape } from '../tables/match-table.ts';
import { once } from '../tracking/once.ts';
import { numbered } from '../words/clause-numbers.ts';
import { isSomebody } from '../words/people.ts';
import { headOf, unwrapped } from '../words/phrases.ts';

/**
 * The point that a block speaks of, whatever stands above it: a table with the columns of one point and of no
 * other, a diagram, lines of which most are calls, typed fields, transitions or demands. Undefined where nothing
 * tells, and `prose` for scenarios ("Given …, when …, then …") and for
 * questions, which state nothing.
 */
export const signOf = once((block: Block): PointId | 'prose' | undefined => {
  const records = recordsIn(block);
  const told = records && signOfTable(records);
  if (told) return told;
  switch (block.kind) {
    case 'table':
      return signOfTable(block);
    case 'fence':
      return signOfFence(block);
    case 'list':
      return signOfItems(block.items);
    case 'paragraph':
      if (scenario.test(block.text.source) && !condition.test(block.text.source)) return 'prose';
      if (tellsCall(block.text) || labelsMethod(block.text)) return 'calls';
      if (tellsScreens(block.text)) return 'screens';
      return tellsOfThing(block.text) || listsParts(block.text) ? 'entities' : undefined;
    default:
      return undefined;
  }
});

/** Whether a text opens with a call, or says of one what it answers. */
function tellsCall(text: Inline): boolean {
  const calls = callsIn(text, undefined, false);
  const [first] = calls;
  const marks = /^[`*]*/.exec(text.source)?.[0].length ?? 0;
  return (
    (first !== undefined && first.nameAt.from <= text.at.from + marks) ||
    calls.some(({ answers }) => answers.is === 'shown')
  );
}

/** Parts with what they are in brackets: "`body` (text, required), `internal` (boolean)". */
const typedParts = wording.gi`[\p{L}\p{N}_\`*] \((?:(?:short|long|plain|unique|optional|required|positive|list of|one of|an?) )*(?:string|text|integer|int|number|boolean|bool|flag|date|date ?time|timestamp|enum|list|uuid|decimal|float|json|object|map|url|required|optional)s?\b[^()]{0,60}\)`;

/** Whether running text tells of something with several parts and their types. */
function listsParts(text: Inline): boolean {
  return (text.source.match(typedParts)?.length ?? 0) > 1;
}

/** A directory of a machine, a file in one, or what programmes call: no screen stands there. */
const noScreen =
  /^\/(?:api|etc|var|usr|tmp|opt|dev|proc|bin|root|srv|v\d+)(?:\/|$)|\.(?:mdx?|txt|json|ya?ml|toml|[jt]sx?|py|rb|go|rs|java|php|sh)$/;

/** Whether running text says where screens are: one by a marked name at least, or three in words. */
function tellsScreens(text: Inline): boolean {
  if (!/[\s(`]#?\/\w/.test(text.source) || isCall.test(text.source)) return false;
  const found = namedRoutes(unwrapped(text)).filter(
    ({ routes }) => !routes.some(({ path }) => noScreen.test(path)),
  );
  return found.some(({ name }) => name.source.startsWith('**')) || found.length >= 3;
}

type Table = Pick<TableBlock, 'header' | 'rows'>;

/** How much better the point's own columns must fit than those of the next. */
const CLEARLY = 0.5;

/** How well a table fits the columns of a point; 0 where it does not, or where only its place tells a column. */
export function fitOf(table: Table, point: PointId): number {
  const match = bestShape(table, shapesOf(point))?.match;
  return match && !match.guessed && match.at.size > 1 && match.extra.length <= match.at.size
    ? match.score
    : 0;
}

/**
 * Words of which one stands in the headers of a point's tables: "Name", "Status" and "Description" fit most of
 * them. A matrix is told by its cells.
 */
const telling: Readonly<Partial<Record<PointId, RegExp>>> = {
  product: /\b(?:audience|persona|user|stakeholder|actor|term|definition|who)/i,
  screens: /\b(?:screen|page|view|route|url|path(?! param))/i,
  entities: /\b(?:field|attribute|property|column|data ?type|type|entity|feld|typ|champ|campo)/i,
  states: /\b(?:from|to|state|status values|statuses|transition|event|trigger|zustand)/i,
  rules: /\b(?:rule|constraint|validation|requirement|check|regel)/i,
  roles:
    /\b(?:role|permission|right|privilege|user|actor|group|persona|who|whom|may|allowed|forbidden|rolle|recht|rôle|droit|rol)/i,
  calls: /\b(?:method|endpoint|path|call|payload|parameter|route|uri)/i,
  errors: /\b(?:error|code|exception|failure|edge case|system (?:response|behaviou?r)|fehler|erreur)/i,
  constants: /\b(?:constant|limit|setting|parameter|value|default|threshold|quota)/i,
};

function tells(table: Table, point: PointId): boolean {
  const words = telling[point];
  return (
    words === undefined ||
    table.header.cells.some((cell) => words.test(cell.source)) ||
    (point === 'roles' && table.rows.some((row) => row.cells.some(looksLikeYesNo))) ||
    (point === 'errors' && table.rows.every((row) => row.cells.some((cell) => failing.test(cell.source))))
  );
}

/** Whether a table says of people, in a column each, whether they may do what its rows name. */
function isMatrixOfRights({ header, rows }: Table): boolean {
  const people = header.cells.slice(1).filter((cell) => isSomebody(plain(cell)));
  if (people.length < 2 || people.length * 2 < header.cells.length - 1) return false;
  const answers = rows.flatMap(({ cells }) => cells.slice(1)).filter(({ source }) => source !== '');
  const plainly = answers.filter((cell) => looksLikeYesNo(cell) || isDash(cell.source));
  return answers.length > 3 && plainly.length * 2 > answers.length && plainly.some(looksLikeYesNo);
}

function signOfTable(table: Table): PointId | undefined {
  if (isMatrixOfRights(table)) return 'roles';
  const [best, next] = pointIds
    .map((id) => ({ id, fit: tells(table, id) ? fitOf(table, id) : 0 }))
    .sort((one, other) => other.fit - one.fit);
  if (!best || best.fit <= (next?.fit ?? 0) + CLEARLY) return undefined;
  // What answers that it went well is no error.
  const succeeds = table.rows.some((row) => row.cells.some((cell) => /^[`*]*2\d\d\b/.test(cell.source)));
  return best.id === 'errors' && succeeds ? undefined : best.id;
}

function signOfFence(block: FenceBlock): PointId | undefined {
  const { source } = block.code;
  if (/^\s*stateDiagram/.test(source)) return 'states';
  if (/^\s*erDiagram/.test(source)) return 'entities';
  if (block.language !== 'mermaid' && callsOfFence(block).length > 0) return 'calls';
  if (drawsSteps(block)) return 'states';
  return isDeclaring(block.language) && shapesOfFence(block).some((fact) => fact.is === 'entity')
    ? 'entities'
    : undefined;
}

/** A step between two names in a listing: `open -> closed   # by staff`. */
const drawnStep = wording`^\(?(?<from>[\p{L}][\p{L}_-]*(?: [\p{L}_-]+)?)\)?\s*(?:→|-{1,2}>)\s*\(?(?<to>[\p{L}][\p{L}_-]*(?: [\p{L}_-]+)?)\)?\s*(?:$|[(:,;#]|\s[–—-]\s|\s{2,}|→|-{1,2}>)`;

/** Whether a listing in plain text draws steps, of which one goes on where another ends. */
function drawsSteps({ language, code }: FenceBlock): boolean {
  if (!/^(?:text|txt|)$/.test(language)) return false;
  const lines = codeLines(code);
  const steps = lines
    .map(({ source }) => drawnStep.exec(source.trim())?.groups)
    .filter((groups) => groups !== undefined);
  const froms = new Set(steps.map(({ from }) => from?.toLowerCase()));
  return (
    steps.length > 2 &&
    steps.length * 3 > lines.length * 2 &&
    steps.some(({ to }) => froms.has(to?.toLowerCase()))
  );
}

const scenario = /^[*_]*(?:given|when|then|and|but|scenario)\b/i;
/** "When a card is refused, the page says so": running text, and no step of a scenario. */
const condition = /^when\b(?![^.]*\bthen\b)/i;
const transition = wording`^[\`*]*[\p{L}\p{N}_ -]{1,30}[\`*]*\s*(?:→|->)\s*[\`*]*[\p{L}\p{N}_ -]{1,30}[\`*]*\s*(?:$|[(:,;–—-])`;
/** RFC 2119 § 1 and 2. */
const demand = /\b(?:must|shall)\b/i;
const failing = /^[`*]*[45]\d\d\b/;
const setting = /^[`*]*[A-Z][A-Z0-9]*_[A-Z0-9_]+[`*]*\s*(?:[:=]|[–—])\s*`?["']?\d/;

/** Addresses that are called, and no screens. */
const isCall = /\b(?:endpoints?|api|method|webhook|request|response|payload)\b/i;

/** What one line of a list may be taken for. */
const signs: readonly (readonly [PointId, (item: Item) => boolean])[] = [
  ['roles', ({ text }) => tellsStory(numbered(text))],
  ['calls', ({ text, at }) => callsIn(text, at, true).length > 0],
  ['rules', ({ text }) => demandIn(text) !== undefined || demand.test(text.source)],
  ['errors', ({ text }) => failing.test(text.source)],
  ['constants', ({ text }) => setting.test(text.source)],
  ['states', ({ text }) => transition.test(text.source)],
  ['screens', ({ text }) => !isCall.test(text.source) && namedRoutes(text).length > 0],
  ['entities', isTypedField],
];

/** Whether a line is the story of somebody who is no user in general: "As a trader, I want to see my positions". */
function tellsStory(text: Inline): boolean {
  const who = tellerOf(text);
  return who !== undefined && isSomebody(who);
}

/** Whether lines begin with names in code, and most of them say of what type these are: "`id`, string, generated". */
function areTypedNames(items: readonly Item[]): boolean {
  if (items.length < 3 || !items.every(({ text }) => /^`[A-Za-z_][\w.]*\??`/.test(text.source))) return false;
  const typed = items.filter((each) =>
    fieldsOfLine(each.text, each.at, items, 1).some(({ type }) => type.is === 'shown'),
  );
  return typed.length * 2 > items.length;
}

/** What was found so far of an item: an edit of another one leaves it as it was. */
const found = once((_: Item): Partial<Record<PointId | 'prose', boolean>> => ({}));

/** Whether an item has a sign, found once for it. */
function hasSign(item: Item, id: PointId | 'prose', is: (item: Item) => boolean): boolean {
  const known = found(item);
  known[id] ??= is(item);
  return known[id];
}

/** Lines looked into to tell what a list is. */
const LOOKED_INTO = 30;

function signOfItems(all: readonly Item[]): PointId | 'prose' | undefined {
  const own = all.slice(0, LOOKED_INTO).filter(({ text }) => !isOfNamed(text));
  const items = own.length > 0 ? own : all.slice(0, LOOKED_INTO);
  const most = (id: PointId | 'prose', is: (item: Item) => boolean): boolean =>
    items.filter((item) => hasSign(item, id, is)).length * 3 > items.length * 2;
  if (most('prose', ({ text }) => scenario.test(text.source) || /\?$/.test(text.source))) return 'prose';
  const holdsFields = items.some(({ children }) =>
    children.some(
      ({ items: inner }) => inner.length > 1 && inner.filter(isTypedField).length * 2 > inner.length,
    ),
  );
  const told = signs.find(([id, is]) => most(id, is))?.[0];
  return told ?? (holdsFields || areTypedNames(items) ? 'entities' : undefined);
}

/** A name may be a value of whatever the list is about; a type that programmers know is one. */
function isKnown(type: Type): boolean {
  return type.is === 'list' ? isKnown(type.of) : type.is === 'scalar' || type.is === 'one-of';
}

/** ``- `title` (text, required)``, `**due**: date`: a name and a type. */
function isTypedField({ text, at }: Item): boolean {
  const head = headOf(text);
  if (
    head &&
    head.kind !== 'code' &&
    !(head.kind === 'strong' && head.names.every(({ source }) => /^[*\w]+$/.test(source)))
  )
    return false;
  return (
    /^[`*]/.test(text.source) &&
    lineFields(text, at).some(({ type }) => type.is === 'shown' && isKnown(type.value.type))
  );
}
