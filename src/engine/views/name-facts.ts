import type { Named, NamedKind } from '../model/derived/named.ts';
import { remarksOf } from '../model/derived/remarks-of.ts';
import type {
  Constant,
  Entity,
  Field,
  Lifecycle,
  Role,
  State,
  Transition,
} from '../model/domain-elements.ts';
import type { Element } from '../model/element.ts';
import type { Audience, Call, ErrorEntry, Screen, Term } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { listOf, type Stated } from '../model/stated.ts';

/** One thing that the document says, under a label. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A value is cut here: the text itself is one key away. */
const longest = 160;

/** Names of a list that are listed. */
const most = 12;

function oneLine(text: string): string {
  const line = text.replaceAll('`', '').replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)} …` : line;
}

function names(elements: readonly { readonly name: string }[]): string {
  const all = [...new Set(elements.map(({ name }) => name))].filter(Boolean);
  return `${all.slice(0, most).join(', ')}${all.length > most ? ` and ${all.length - most} more` : ''}`;
}

/** Says what a document states, in its own words; nothing of what it does not state. */
class Saying {
  readonly #text: string;
  readonly facts: Fact[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  plain(label: string, value: string): this {
    if (value !== '') this.facts.push({ label, value: oneLine(value) });
    return this;
  }

  stated(label: string, value: Stated<unknown>): this {
    if (value.is === 'unstated') return this;
    if (value.is === 'not-shown') return this.plain(label, 'not shown');
    if (value.is === 'open') return this.plain(label, value.question || 'an open question');
    if (value.is === 'none') return this.plain(label, 'none');
    return this.plain(label, this.#text.slice(value.at.from, value.at.to));
  }
}

type Tell<E> = (saying: Saying, element: E, model: Model, text: string) => void;

const ofField: Tell<Field> = (saying, field) =>
  saying
    .stated('Type', field.type)
    .stated('Required', field.required)
    .stated('Default', field.default)
    .plain('Rules', field.rules.map(({ text }) => text).join('; '))
    .plain('Meaning', field.meaning);

const ofEntity: Tell<Entity> = (saying, entity) => {
  saying
    .plain(
      'Is',
      entity.is === 'entity' ? '' : entity.is === 'shape' ? 'a shape: not stored' : 'a list of values',
    )
    .plain('Fields', names(entity.fields))
    .plain('Values', entity.values.map(({ value }) => value).join(', '))
    .plain('Meaning', entity.description);
  if (entity.fields.length === 0) saying.stated('Fields', entity.stated);
};

const ofLifecycle: Tell<Lifecycle> = (saying, lifecycle) =>
  saying
    .stated('Governs', lifecycle.governs)
    .plain('States', names(lifecycle.states))
    .plain('Events', names(lifecycle.transitions))
    .plain('Meaning', lifecycle.description);

function ends(ends: Transition['from']): string {
  return listOf(ends)
    .map((end) => (end.is === 'state' ? end.state.name : `(${end.is})`))
    .join(', ');
}

const ofState: Tell<State> = (saying, state, model, text) => {
  const lifecycle = model.states.lifecycles.find(({ states }) => states.includes(state));
  const { expression } = state;
  const rows = lifecycle?.transitions ?? [];
  const at = (stated: Transition['from']): boolean =>
    listOf(stated).some((end) => end.is === 'state' && end.state.name === state.name);
  saying
    .plain('When', expression ? text.slice(expression.at.from, expression.at.to) : '')
    .plain('Holds', state.members.map(({ name }) => name).join(', '))
    .plain('Entered by', names(rows.filter(({ to }) => at(to))))
    .plain('Left by', names(rows.filter(({ from }) => at(from))))
    .plain('Meaning', expression || state.members.length > 0 ? '' : state.meaning);
};

const ofEvent: Tell<Transition> = (saying, row) =>
  saying
    .plain('Leads', `${ends(row.from)} → ${ends(row.to)}`)
    .stated('By', row.by)
    .stated('When', row.when)
    .stated('Then', row.effects);

const ofRole: Tell<Role> = (saying, role, model) => {
  const may = (is: 'yes' | 'no'): string =>
    names(
      model.roles.permissions
        .filter(({ cells }) =>
          cells.some(
            (cell) =>
              cell.role.name === role.name &&
              cell.allowed.is === 'shown' &&
              (cell.allowed.value.is === 'no') === (is === 'no'),
          ),
        )
        .map(({ action }) => ({ name: action.text })),
    );
  saying
    .plain('Who', role.who || role.description)
    .stated('Includes', role.includes)
    .plain('May, at least sometimes', may('yes'))
    .plain('May not', may('no'));
};

const ofScreen: Tell<Screen> = (saying, screen) =>
  saying
    .plain('Is', screen.entry ? 'an entry' : '')
    .stated('Route', screen.routes)
    .stated('Shows', screen.shows)
    .stated('Calls', screen.calls)
    .stated('Leads to', screen.leadsTo)
    .stated('Open to', screen.openTo)
    .plain('Meaning', screen.description);

const ofCall: Tell<Call> = (saying, call) => {
  saying
    .stated('Does', call.does)
    .stated('Made by', call.madeBy)
    .stated('Allowed to', call.allowedTo)
    .plain('Payload', names(listOf(call.payload)))
    .plain('Answers', names(listOf(call.answers)))
    .plain('Meaning', call.description);
  if (call.payload.is !== 'shown') saying.stated('Payload', call.payload);
  if (call.answers.is !== 'shown') saying.stated('Answers', call.answers);
};

const ofError: Tell<ErrorEntry> = (saying, error) =>
  saying
    .stated('Status', error.status)
    .stated('When', error.when)
    .stated('Message', error.message)
    .stated('Handling', error.handling);

const ofConstant: Tell<Constant> = (saying, constant, _model, text) => {
  const { value, unit, when, meaning } = constant;
  const amount =
    value.is === 'shown' ? `${text.slice(value.at.from, value.at.to)} ${unit}`.trim() : undefined;
  const condition = when.is === 'shown' ? ` when ${text.slice(when.at.from, when.at.to)}` : '';
  if (amount === undefined) saying.stated('Value', value);
  else saying.plain('Value', `${amount}${condition}`);
  saying.plain('Meaning', meaning);
};

const tell: Readonly<Record<NamedKind, Tell<never>>> = {
  audience: (saying, { description }: Audience) => saying.plain('Does', description),
  term: (saying, { meaning }: Term) => saying.plain('Means', meaning),
  screen: ofScreen,
  entity: ofEntity,
  field: ofField,
  value: () => undefined,
  lifecycle: ofLifecycle,
  state: ofState,
  event: ofEvent,
  role: ofRole,
  call: ofCall,
  error: ofError,
  constant: ofConstant,
} as Readonly<Record<NamedKind, Tell<never>>>;

/** Rows of an event and cases of a constant that are told. */
const cases = 4;

/** What a document says of a named thing, in its own words: of the first element, of an event and a constant of each. */
export function factsOf(model: Model, text: string, named: Named): readonly Fact[] {
  const saying = new Saying(text);
  const several = named.kind === 'event' || named.kind === 'constant';
  for (const element of named.elements.slice(0, several ? cases : 1)) {
    tell[named.kind](saying, element as Element as never, model, text);
  }
  const hidden = named.elements.length - cases;
  if (several && hidden > 0) saying.plain('And', `${hidden} more`);
  const { kind, name, of } = named;
  const remarks = remarksOf(model, { kind, name, within: of });
  for (const { text: words } of remarks.slice(0, most)) saying.plain('Also', words);
  if (remarks.length > most) saying.plain('And', `${remarks.length - most} more remarks`);
  return saying.facts;
}
