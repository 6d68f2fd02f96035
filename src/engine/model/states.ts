import type { Inline, Item } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import { conditionIn, effectsIn, expressionIn, onlyCode } from './conditions.ts';
import type { Context } from './context.ts';
import type { Transition } from './domain-elements.ts';
import type { Condition } from './element.ts';
import { assembleLifecycles, type Fact, stateElement } from './lifecycles.ts';
import { stated } from './markers.ts';
import { labelled, nameOf, referenceIn, referencesIn } from './names.ts';
import type { PointReader, RowReading } from './reader.ts';
import { stateDiagram } from './state-diagram.ts';
import { shown, unstated } from './stated.ts';
import { actorsIn, endsIn, eventName, stepsIn } from './transition-phrases.ts';

/** Point 4: for each lifecycle a heading, labels, and a table of transitions; arrows in bullets and a fence do too. */
export const statesReader: PointReader<'states', Fact> = {
  tables: {
    transitions: {
      shape: {
        columns: {
          from: {
            title: 'From',
            also: ['state', 'from state', 'current state', 'source', 'before', 'current'],
          },
          event: {
            title: 'Event',
            also: [
              'trigger',
              'action',
              'on',
              'transition',
              'what happens',
              'how',
              'cause',
              'when it happens',
            ],
          },
          to: {
            title: 'To',
            also: ['to state', 'next state', 'target', 'new state', 'after', 'becomes', 'next'],
          },
          by: { title: 'By', also: ['who', 'actor', 'role', 'triggered by', 'roles', 'performed by'] },
          when: { title: 'When', also: ['guard', 'condition', 'conditions', 'if', 'precondition'] },
          effects: {
            title: 'Then',
            also: ['effect', 'effects', 'side effects', 'result', 'actions', 'consequence'],
          },
        },
        needs: [['from'], ['to']],
      },
      row: transitionRow,
    },
    states: {
      shape: {
        columns: {
          state: { title: 'State', also: ['status', 'name', 'value', 'kind', 'stage', 'phase'] },
          meaning: {
            title: 'Meaning',
            also: ['description', 'condition', 'notes', 'message', 'what it means', 'when', 'definition'],
          },
          extra: { title: 'Effect', also: ['status code', 'next', 'terminal'] },
        },
        needs: [['state'], ['meaning']],
      },
      row: stateRow,
    },
  },
  item: readItem,
  fence(block, context: Context, gather: Gathering<Fact>): void {
    if (block.language !== 'mermaid') return;
    for (const fact of stateDiagram(block)) gather.fact({ ...fact, lead: context.lead });
  },
  paragraph(block, context, gather): void {
    const found = invariantIn(block.text, block.text.at);
    if (found) gather.fact({ ...found, lead: context.lead });
  },
  assemble: assembleLifecycles,
  *stated({ lifecycles, invariants }) {
    for (const lifecycle of lifecycles) {
      if (lifecycle.how === 'exact') yield lifecycle.governs;
      for (const { from, event, to, by } of lifecycle.transitions) yield* [from, event, to, by];
      for (const state of lifecycle.states) yield shown(state.name, state.at);
    }
    for (const invariant of invariants) yield shown(invariant.name, invariant.at);
  },
};

function transitionRow({ row, match, cell, gather, context }: RowReading<Fact>): void {
  const event = cell('event');
  const named = stated(event, (each) => nameOf(each).name);
  const name = named.is === 'shown' ? named.value : '';
  const ends = [cell('from'), cell('to')].map((each) => (each ? plain(each) : ''));
  const about = name ? `the event ${name}` : `the step from ${ends.join(' to ')}`;
  const transition: Transition = {
    name,
    at: row.at,
    nameAt: event?.source ? event.at : row.at,
    how: match.exact ? 'exact' : 'tolerant',
    from: gather.marked(
      stated(cell('from'), (each) => endsIn(each, 'from')),
      `the state before ${about}`,
    ),
    event: gather.marked(named, `the event of ${about}`),
    to: gather.marked(
      stated(cell('to'), (each) => endsIn(each, 'to')),
      `the state after ${about}`,
    ),
    by: gather.marked(stated(cell('by'), actorsIn), `who fires ${about}`),
    when: gather.marked(stated(cell('when'), conditionIn), `the condition of ${about}`),
    effects: gather.marked(stated(cell('effects'), effectsIn), `what follows ${about}`),
  };
  if (transition.from.is === 'unstated' && transition.to.is === 'unstated') return;
  gather.fact({ is: 'transition', transition, lead: context.lead });
}

function stateRow({ row, match, cell, gather, context }: RowReading<Fact>): void {
  const name = cell('state');
  if (!name?.source) return;
  const meaning = cell('meaning');
  gather.fact({
    is: 'state',
    state: stateElement(name, row.at, match.exact ? 'exact' : 'tolerant', meaning ? plain(meaning) : ''),
    lead: context.lead,
  });
}

const labels: Readonly<Record<string, 'governs' | 'starts' | 'ends'>> = {
  governs: 'governs',
  starts: 'starts',
  'starts as': 'starts',
  initial: 'starts',
  'initial state': 'starts',
  start: 'starts',
  ends: 'ends',
  'ends as': 'ends',
  'final states': 'ends',
  'final state': 'ends',
  final: 'ends',
  terminal: 'ends',
  end: 'ends',
};

function readItem(item: Item, context: Context, gather: Gathering<Fact>): 'not' | 'itself' {
  const { lead } = context;
  const invariant = invariantIn(item.text, item.at);
  if (invariant) {
    gather.fact({ ...invariant, lead });
    return 'itself';
  }
  const label = labelled(item.text);
  const property = label && labels[label.label];
  if (label && property) {
    const value = stated(label.rest, (rest) =>
      property === 'governs'
        ? referencesIn(/\./.test(rest.source) ? 'field' : 'entity', rest)?.map(fieldOrEntity)
        : referencesIn('state', rest),
    );
    gather.fact({ is: property, value: gather.marked(value, `what this ${property}`), lead });
    return 'itself';
  }
  const steps = stepsIn(item.text);
  for (const step of steps) {
    const name = eventName(step.event);
    gather.fact({
      is: 'transition',
      lead,
      transition: {
        name,
        at: item.at,
        nameAt: step.event.source ? step.event.at : item.at,
        how: 'tolerant',
        from: stated(step.from, (each) => endsIn(each, 'from')),
        event: name ? shown(name, step.event.at) : unstated,
        to: stated(step.to, (each) => endsIn(each, 'to')),
        by: unstated,
        when: unstated,
        effects: unstated,
      },
    });
  }
  if (steps.length > 0) return 'itself';
  return stateItem(item, gather, lead);
}

/** `Governs` may list entities and fields together: the dot decides for each. */
function fieldOrEntity<T extends { readonly name: string }>(reference: T): T & { kind: 'field' | 'entity' } {
  return { ...reference, kind: reference.name.includes('.') ? 'field' : 'entity' };
}

/** `- **overdue**: …` defines a state: by an expression it is derived, by a list of states a group. */
function stateItem(item: Item, gather: Gathering<Fact>, lead: string): 'not' | 'itself' {
  const first = pieces(item.text)[0];
  if (first?.start !== 0 || (first.kind !== 'strong' && first.kind !== 'code')) return 'not';
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
  if (strong && code?.kind === 'code' && code.start === 0) {
    const remark = slice(rest, code.end, rest.source.length);
    if (onlyCode(slice(rest, code.start, code.end)) && !remark.source.startsWith(',')) {
      const meaning = plain(remark).replace(/^[\s–—:-]+/, '');
      gather.fact({
        is: 'state',
        lead,
        state: { ...element, is: 'derived', expression: expressionIn(rest, code), meaning },
      });
      return 'itself';
    }
  }
  const members = strong && groupIn(rest);
  gather.fact({
    is: 'state',
    lead,
    state: members ? { ...element, is: 'group', members, meaning: '' } : element,
  });
  return 'itself';
}

/** `draft, sent` as a group: two or more short names, or one that is a single word; a sentence is none. */
function groupIn(rest: Inline): ReturnType<typeof referencesIn> {
  const references = referencesIn('state', rest);
  const short = references?.every(({ name }) => /^[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+){0,2}$/u.test(name));
  return references && short && (references.length > 1 || !/\s/.test(rest.source)) ? references : undefined;
}

/** `Always, for Invoice: …`, in point 4 or 5. */
export function invariantIn(
  text: Inline,
  at: Transition['at'],
): Extract<Fact, { is: 'invariant' }> | undefined {
  const match = /^\**Always,? for (?:an? |every |each )?(`?[\p{L}_][\p{L}\p{N}_. ]*`?)\**\s*:\**\s*/iu.exec(
    text.source,
  );
  if (!match) return undefined;
  const start = text.source.indexOf(match[1] ?? '');
  const subject = slice(text, start, start + (match[1] ?? '').length);
  const rest = slice(text, match[0].length, text.source.length);
  const condition: Condition = conditionIn(rest);
  return {
    is: 'invariant',
    invariant: {
      name: plain(rest),
      at,
      nameAt: rest.at,
      how: 'exact',
      subject: referenceIn('entity', subject),
      condition,
    },
    lead: '',
  };
}
