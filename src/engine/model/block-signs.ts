import { type PointId, pointIds } from '../points.ts';
import type { Block, FenceBlock, Inline, Item, TableBlock } from '../syntax/block.ts';
import { callsIn } from './call-lines.ts';
import { lineFields } from './field-lines.ts';
import { shapesOfFence } from './fence-shapes.ts';
import { callsOfFence } from './http-fence.ts';
import { once } from './once.ts';
import { headOf } from './phrases.ts';
import { namedRoutes } from './screen-lines.ts';
import { shapesOf } from './table-homes.ts';
import { bestShape } from './tables.ts';

/**
 * The point that a block speaks of, whatever stands above it: a table with the columns of one point and of no
 * other, a diagram, lines of which most are calls, typed fields, transitions or demands. Undefined where nothing
 * tells, and `prose` for a scenario ("Given …, when …, then …"), which tells of a case and states nothing.
 */
export const signOf = once((block: Block): PointId | 'prose' | undefined => {
  switch (block.kind) {
    case 'table':
      return signOfTable(block);
    case 'fence':
      return signOfFence(block);
    case 'list':
      return signOfItems(block.items);
    case 'paragraph':
      return callsIn(block.text, undefined, true)[0]?.nameAt.from === callStart(block.text)
        ? 'calls'
        : undefined;
    default:
      return undefined;
  }
});

function callStart(text: Inline): number {
  return text.at.from + (/^[`*]*/.exec(text.source)?.[0].length ?? 0);
}

/** How much better the point's own columns must fit than those of the next. */
const CLEARLY = 0.5;

/** How well a table fits the columns of a point; 0 where it does not, or where only its place tells a column. */
export function fitOf(table: TableBlock, point: PointId): number {
  const match = bestShape(table, shapesOf(point))?.match;
  return match && !match.guessed && match.at.size > 1 && match.extra.length <= match.at.size
    ? match.score
    : 0;
}

function signOfTable(table: TableBlock): PointId | undefined {
  const [best, next] = pointIds
    .map((id) => ({ id, fit: fitOf(table, id) }))
    .sort((one, other) => other.fit - one.fit);
  return best && best.fit > (next?.fit ?? 0) + CLEARLY ? best.id : undefined;
}

/** Languages in which a fence declares what is kept; in others it is somebody's program. */
const declaring = new Set(['ts', 'typescript', 'prisma', 'graphql', 'gql', 'proto', 'protobuf']);

function signOfFence(block: FenceBlock): PointId | undefined {
  const { source } = block.code;
  if (/^\s*stateDiagram/.test(source)) return 'states';
  if (/^\s*erDiagram/.test(source)) return 'entities';
  if (block.language !== 'mermaid' && callsOfFence(block).length > 0) return 'calls';
  return declaring.has(block.language) && shapesOfFence(block).some((fact) => fact.is === 'entity')
    ? 'entities'
    : undefined;
}

const scenario = /^[*_]*(?:given|when|then|and|but)\b/i;
const transition = /^[`*]*[\p{L}\p{N}_ -]{1,30}[`*]*\s*(?:→|->)\s*[`*]*[\p{L}\p{N}_ -]{1,30}[`*]*\s*(?:$|[(:,;–—-])/u;
/** A requirement with a number (RFC 2119's words, and those of other languages): "**FR-001**: The system MUST …". */
const demand = /\b(?:MUST|SHALL|SHOULD|HARUS|must|shall|MUSS|DEBE|DOIT)\b/;
const numbered = /^[`*[]*[A-Z]{2,6}[-.]?\d+/;
const failing = /^[`*]*[45]\d\d\b/;
const setting = /^[`*]*[A-Z][A-Z0-9]*_[A-Z0-9_]+[`*]*\s*(?:[:=]|[–—])\s*`?["']?\d/;

/** What one line of a list may be taken for. */
const signs: readonly (readonly [PointId, (item: Item) => boolean])[] = [
  ['calls', ({ text, at }) => callsIn(text, at, true).length > 0],
  ['rules', ({ text }) => numbered.test(text.source) && demand.test(text.source)],
  ['errors', ({ text }) => failing.test(text.source)],
  ['constants', ({ text }) => setting.test(text.source)],
  ['states', ({ text }) => transition.test(text.source)],
  ['screens', ({ text }) => namedRoutes(text).length > 0],
  ['entities', isTypedField],
];

/** Lines looked into to tell what a list is. */
const LOOKED_INTO = 30;

function signOfItems(all: readonly Item[]): PointId | 'prose' | undefined {
  const items = all.slice(0, LOOKED_INTO);
  const most = (is: (item: Item) => boolean): boolean => items.filter(is).length * 3 > items.length * 2;
  if (most(({ text }) => scenario.test(text.source))) return 'prose';
  return signs.find(([, is]) => most(is))?.[0];
}

/** ``- `title` (text, required)``, `**due**: date`: a name and a type. */
function isTypedField({ text, at }: Item): boolean {
  const kind = headOf(text)?.kind;
  if (kind !== undefined && kind !== 'code' && kind !== 'strong') return false;
  return /^[`*]/.test(text.source) && lineFields(text, at).some(({ type }) => type.is === 'shown');
}
