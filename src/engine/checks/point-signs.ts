import type { Model } from '../model/model.ts';
import { once } from '../model/tracking/once.ts';
import type { PointId } from '../points.ts';
import type { Block, Item } from '../syntax/block.ts';
import { blocksOf } from './blocks-under.ts';

/** Units and things that are counted, behind an amount. */
const counted =
  '(?:%|px|ms|s|secs?|seconds?|mins?|minutes?|h|hours?|days?|weeks?|months?|years?|[kmgt]i?b|bytes?|characters?|items?|entries|requests?|attempts?|retries|times|levels?|images?|files?|pages?|rows|records|results|users?|clicks?)';

/** Words without which hardly any text tells a point, in whatever form. Each is wide: they only say where to ask nothing. */
const signs: Readonly<Record<PointId, RegExp>> = {
  product: /\b(?:purpose|goal|aim|mission|vision|audience|overview|introduction)\b/i,
  screens:
    /\b(?:screens?|pages?|dialogs?|dashboards?|modals?|wizards?|tabs|user interface|UI|views?|forms?)\b/i,
  entities:
    /\b(?:fields?|attributes?|columns?|database|schema|data ?models?|data structures?|records?|entit(?:y|ies))\b/i,
  states: /\b(?:status(?:es)?|states?|life ?cycles?|transitions?|stages?)\b|→|-->/i,
  rules: /\b(?:must|required|mandatory|validat\w+|constraints?|at (?:most|least)|unique)\b/i,
  roles:
    /\b(?:roles?|admin\w*|permissions?|owners?|managers?|editors?|operators?|moderators?|customers?|visitors?|guests?|members?|personas?|actors?|stakeholders?|accounts?)\b|\bas an? [\w-]+,/i,
  calls: /\b(?:GET|POST|PUT|PATCH|DELETE) [`"]?\/|\bendpoints?\b|\/api\/|\bwebhooks?\b/i,
  errors: /\b(?:errors?|exceptions?|failures?|fails?|failed|rejected|invalid|[45]\d\d)\b/i,
  constants: new RegExp(
    `\\d ?${counted}\\b|[$€£]\\s?\\d|\\d\\s?[$€£%]|\\b(?:max(?:imum)?|min(?:imum)?|at most|at least|up to|limits?|limited|time-?outs?|default)\\b[^.\\n]{0,40}\\d`,
    'i',
  ),
};

/** Everything that is written in a block, a piece of text each. */
function* writtenIn(block: Block): Iterable<string> {
  switch (block.kind) {
    case 'heading':
      yield block.title.source;
      break;
    case 'table':
      for (const { cells } of [block.header, ...block.rows]) for (const { source } of cells) yield source;
      break;
    case 'list':
      yield* writtenInItems(block.items);
      break;
    case 'fence':
      yield block.code.source;
      break;
    case 'comment':
      break;
    default:
      yield block.text.source;
  }
}

function* writtenInItems(items: readonly Item[]): Iterable<string> {
  for (const { text, children } of items) {
    yield text.source;
    for (const child of children) {
      if (child.kind === 'list') yield* writtenInItems(child.items);
      else yield child.kind === 'fence' ? child.code.source : child.text.source;
    }
  }
}

/** What was looked for in a block so far. */
const looked = once((_: Block): Partial<Record<PointId, boolean>> => ({}));

function hasSign(block: Block, id: PointId): boolean {
  const known = looked(block);
  known[id] ??= [...writtenIn(block)].some((text) => signs[id].test(text));
  return known[id];
}

/** Those of some points of which some word of a document, wherever it stands, may speak. */
export function speakingOf(model: Model, ids: readonly PointId[]): ReadonlySet<PointId> {
  const blocks = blocksOf(model);
  return new Set(ids.filter((id) => blocks.some((block) => hasSign(block, id))));
}
