import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { pieces, plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { expressionIn, onlyCode } from '../../blocks/conditions.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { fold } from '../../derived/name-index.ts';
import { once } from '../../tracking/once.ts';
import { referencesIn } from '../../words/names.ts';
import { headOf, leadingNames, namesListed, sentences } from '../../words/phrases.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import { type Fact, stateElement, stateFact, type Title } from '../lifecycle-facts.ts';
import { tell } from './told.ts';

/** `Disabled (1) or Enabled (2), switched in its form`: the short names that `or` joins. */
export function alternatives(text: Inline): readonly Inline[] | undefined {
  const [first] = sentences(text);
  const match =
    first &&
    /^((?:[^\s,;:.()]+(?: \([^)]*\))?, )*[^\s,;:.()]+(?: \([^)]*\))?,? or [^\s,;:.()]+)/i.exec(first.source);
  if (!first || !match) return undefined;
  return namesListed(slice(first, 0, (match[1] ?? '').length)).map((part) =>
    slice(part, 0, part.source.replace(/ \(.*$/, '').length),
  );
}

/** Where the line above lists the states (`Account: active, deleted`), another name below it is none; what a button in quotes does is a sentence. */
export function isNoState(text: Inline, lead: string): boolean {
  if (wording`^["“][^"“”]+["”]\s\p{Ll}`.test(text.source)) return false;
  const names = /:\s*([^:]+)$/.exec(lead)?.[1]?.split(/,\s*|\s+(?:and|or)\s+/);
  const { names: own } = leadingNames(text);
  const first = own[0]?.text;
  return (
    names !== undefined &&
    names.length > 1 &&
    first !== undefined &&
    !names.some((name) => fold(name) === fold(first))
  );
}

/** Labels over states or steps, which name neither a state nor an event nor a lifecycle. */
export const overSteps = /^(?:states|transitions?|events|steps?|changes?|flow|moves|zustände|übergänge):?$/i;

/** Labels of what holds for the document or the thing at present: "Current status", "Superseded by". */
const ofDocument = /^(?:current|present) (?:state|status)$|\s(?:by|date|version|author|owner)$/i;

const callPart = /^(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b|\/\S*$)/;

/** `- **overdue**: …` defines a state: by an expression it is derived, by a list of states a group. */
export function stateItem(item: Item, gather: Gathering<Fact>, where: Title): 'not' | 'itself' {
  const first = pieces(item.text)[0];
  if (first?.start !== 0 || (first.kind !== 'strong' && first.kind !== 'code')) return 'not';
  const together = headOf(item.text);
  if (together?.mark && together.names.length > 1 && !isArrow.test(item.text.source)) {
    for (const each of together.names) gather.fact(stateFact(where, each, plain(together.rest)));
    for (const each of together.names) tell(together.rest, each, where, gather);
    return 'itself';
  }
  const after = slice(item.text, first.end, item.text.source.length);
  const colon = /^(?:\s*\([^)]*\))?\s*[:–—]\s*/.exec(after.source);
  const inner = first.text.replace(/[:.]$/, '');
  if (!colon && inner === first.text) return 'not';
  const name = slice(item.text, first.innerStart, first.innerEnd - (first.text.length - inner.length));
  const rest = slice(after, colon?.[0].length ?? 0, after.source.length);
  const strong = first.kind === 'strong';
  const code = pieces(rest)[0];
  const element = stateElement(
    strong ? slice(item.text, first.innerStart, first.innerEnd - (first.text.length - inner.length)) : name,
    item.at,
    strong ? 'exact' : 'tolerant',
    plain(rest),
  );
  if (overSteps.test(inner) || ofDocument.test(inner) || namesColumns(rest)) return 'not';
  // A method and an address are told of a call: "**Endpoint**: `/vehicles/{id}`".
  if (strong && code?.kind === 'code' && callPart.test(code.text)) return 'not';
  if (strong && code?.kind === 'code' && code.start === 0) {
    const remark = slice(rest, code.end, rest.source.length);
    if (onlyCode(slice(rest, code.start, code.end)) && !remark.source.startsWith(',')) {
      const meaning = plain(remark).replace(/^[\s–—:-]+/, '');
      gather.fact({
        is: 'state',
        ...where,
        state: { ...element, is: 'derived', expression: expressionIn(rest, code), meaning },
      });
      return 'itself';
    }
  }
  gather.marker(rest, `the meaning of “${element.name}”`);
  const members = strong && groupIn(rest);
  gather.fact({
    is: 'state',
    ...where,
    state: members ? { ...element, is: 'group', members, meaning: '' } : element,
  });
  if (!members) tell(rest, { source: element.name, at: name.at }, where, gather);
  return 'itself';
}

/** The name that a line of nothing else is, in a list of such: `1. Sent (initial)`. */
export const bareStates = once((list: Block): boolean => {
  if (list.kind !== 'list' || list.items.length < 2) return false;
  return list.items.every(({ text, children }) => children.length === 0 && bareState.test(text.source));
});

/** Labels of what is told of a step or a state, which name no state. */
const label =
  /^(?:triggers?|events?|from|to|notes?|who|by|when|if|guards?|conditions?|effects?|actions?|then|result|starts?|ends?|initial|final|governs|field|entity|remarks?|example|exceptions?|source|why|where|allowed|transitions?|states?|status|next|before|after)\b/i;

/** "from / to / by": what stands behind a name are the titles of columns below. */
export function namesColumns({ source }: Inline): boolean {
  const titles = source.split(/\s*[/|,]\s*/);
  return titles.length > 1 && titles.every((each) => label.test(each) && !each.includes(' '));
}

/** Whether each line of a list is a name of up to three words, alone or with what it means behind it. */
export const namedStates = once((list: Block): true | undefined => {
  if (list.kind !== 'list' || list.items.length < 2) return undefined;
  const names = list.items.map(({ text }) => {
    const head = headOf(text);
    if (head?.mark === ':' || head?.mark === '–') return head.kind === 'words' ? head.label.source : '';
    return bareState.test(text.source) ? text.source : '';
  });
  const fitting = names.every(
    (name) =>
      wording`^\p{L}[\p{L}\p{N}'’/_-]*(?: [\p{L}\p{N}'’/_-]+){0,3}(?: \([^()]*\))?[.;]?$`.test(name) &&
      !label.test(name),
  );
  return fitting && !list.items.some(({ text }) => isArrow.test(text.source)) ? true : undefined;
});

/** A name of up to three words, perhaps with a remark in brackets. */
export const bareState = wording`^(?<name>\p{L}[\p{L}_-]*(?: \p{L}[\p{L}_-]*){0,2}|\`[^\`]+\`|\*\*[^*]+\*\*|\*[^*]+\*)(?: \([^()]*\))?[.;,]?$`;

/** `draft, sent` as a group: two or more short names, or one that is a single word; a sentence is none. */
export function groupIn(rest: Inline): ReturnType<typeof referencesIn> {
  const references = referencesIn('state', slice(rest, 0, rest.source.replace(/\.$/, '').length));
  const short = references?.every(({ name }) =>
    wording`^[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+){0,2}$`.test(name),
  );
  return references && short && (references.length > 1 || !/\s/.test(rest.source)) ? references : undefined;
}
