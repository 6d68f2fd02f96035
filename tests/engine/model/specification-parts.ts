import type {
  Entity,
  Field,
  Lifecycle,
  PermissionRow,
  Role,
  State,
  Transition,
} from '../../../src/engine/model/domain-elements.ts';
import type { Action, Reference, ReferenceKind } from '../../../src/engine/model/element.ts';
import type { Type } from '../../../src/engine/model/entities/words/field-type.ts';
import type { Call, Screen } from '../../../src/engine/model/interface-elements.ts';
import type { Model, PointText, Waiver } from '../../../src/engine/model/model.ts';
import { type Stated, shown, unstated } from '../../../src/engine/model/stated.ts';
import { type Place, Span } from '../../../src/engine/place.ts';
import { type PointId, pointIds } from '../../../src/engine/points.ts';
import type { OtherBlock } from '../../../src/engine/syntax/block.ts';

/** A place for what stands nowhere in particular. */
export const here: Place = { from: 0, to: 1 };

export const list = <T>(...values: readonly T[]): Stated<readonly T[]> => shown(values, here);

export function reference<K extends ReferenceKind>(kind: K, name: string): Reference & { readonly kind: K } {
  return { kind, name, at: here };
}

const element = (name: string, at: Place = here) => ({ name, at, nameAt: at, how: 'exact' as const });

export function screen(name: string, parts: Partial<Screen> = {}): Screen {
  return {
    ...element(name),
    entry: false,
    any: false,
    routes: unstated,
    shows: unstated,
    calls: unstated,
    leadsTo: unstated,
    openTo: unstated,
    description: '',
    ...parts,
  };
}

export function field(name: string, type?: Type): Field {
  const use = type ? shown({ type, optional: false, text: '' }, here) : unstated;
  return {
    ...element(name),
    type: use,
    required: unstated,
    default: unstated,
    rules: [],
    rulesStated: unstated,
    meaning: '',
  };
}

export function entity(name: string, ...fields: readonly Field[]): Entity {
  return { ...element(name), is: 'entity', fields, values: [], stated: shown(true, here), description: '' };
}

export function state(name: string): State {
  return { ...element(name), is: 'listed', members: [], meaning: '' };
}

export function transition(name: string): Transition {
  return {
    ...element(name),
    from: unstated,
    event: shown(name, here),
    to: unstated,
    by: unstated,
    when: unstated,
    effects: unstated,
  };
}

export function lifecycle(name: string, parts: Partial<Lifecycle> = {}): Lifecycle {
  return {
    ...element(name),
    governs: unstated,
    starts: unstated,
    ends: unstated,
    states: [],
    transitions: [],
    description: '',
    ...parts,
  };
}

export function role(name: string, ...includes: readonly string[]): Role {
  return {
    ...element(name),
    who: '',
    when: unstated,
    description: '',
    includes: includes.length > 0 ? list(...includes.map((each) => reference('role', each))) : unstated,
  };
}

export function call(method: string, path: string, parts: Partial<Call> = {}): Call {
  return {
    ...element(`${method} ${path}`.trim()),
    method,
    path,
    parameters: [],
    outgoing: false,
    every: false,
    does: unstated,
    madeBy: unstated,
    allowedTo: unstated,
    payload: unstated,
    answers: unstated,
    description: '',
    ...parts,
  };
}

export function action(text: string): Action {
  const [verbs = '', target] = text.split(/ (?=[A-Z])/);
  const kind = verbs === 'open' ? 'screen' : 'entity';
  if (target === undefined) return { text, verbs: [], at: here };
  return { text, verbs: verbs.split(', '), target: reference(kind, target), at: here };
}

/** A row of the matrix: `permission('read Note', { Writer: 'yes', Reader: undefined })`. */
export function permission(
  text: string,
  cells: Readonly<Record<string, 'yes' | 'no' | 'own' | undefined>>,
): PermissionRow {
  return {
    ...element(text),
    action: action(text),
    cells: Object.entries(cells).map(([name, is]) => ({
      role: reference('role', name),
      allowed: is === undefined ? unstated : shown({ is }, here),
    })),
  };
}

function otherBlock(from: number, to: number): OtherBlock {
  const length = to - from;
  const text = { source: '', at: new Span({ from }, 0, length) };
  return { kind: 'other', name: 'HTMLBlock', from, length, extent: length, text };
}

/** A point as it stands in the text, from `from` to `to`. */
export function pointText(id: PointId, from = 0, to = 0, waivers: readonly Waiver[] = []): PointText {
  return {
    id,
    from,
    to,
    waivers,
    settings: [],
    headings: to > from ? [{ at: { from, to: from + 1 }, title: id, by: 'title' }] : [],
    shown: 'shown',
    counts: { shown: 0, notShown: 0, open: 0, unstated: 0 },
    characters: { fact: 0, prose: 0, unread: 0 },
    markers: [],
    mentions: [],
    prose: [],
    remarks: [],
    unread: [],
    blocks: to > from ? [otherBlock(from, to)] : [],
  };
}

/** A model with nothing in it but the parts given. */
export function model(parts: Partial<Model> = {}): Model {
  return {
    title: unstated,
    order: pointIds,
    product: { purpose: [], audiences: [], terms: [] },
    screens: { screens: [] },
    entities: { entities: [] },
    states: { lifecycles: [], invariants: [] },
    rules: { rules: [], invariants: [] },
    roles: { roles: [], permissions: [] },
    calls: { calls: [] },
    errors: { errors: [] },
    constants: { constants: [] },
    points: Object.fromEntries(pointIds.map((id) => [id, pointText(id)])) as Record<PointId, PointText>,
    introduction: {
      prose: [],
      waivers: [],
      settings: [],
      blocks: [],
      mentions: [],
      markers: [],
      characters: { fact: 0, prose: 0, unread: 0 },
    },
    ...parts,
  };
}
