import type { Place } from '../../place.ts';
import { type PointId, pointIds } from '../../points.ts';
import { wording } from '../../syntax/wording.ts';
import type { Entity, Transition } from '../domain-elements.ts';
import type { Action, Element, Reference, ReferenceKind } from '../element.ts';
import { checkExpression } from '../expressions/check.ts';
import { schemaOf } from '../expressions/schema.ts';
import type { Model } from '../model.ts';
import { listOf, shownValue } from '../stated.ts';
import { meaningsOf } from './actions.ts';
import { expressionsOf, placeInExpression } from './expressions-of.ts';
import { governedEntities } from './governed.ts';
import { groupedBy } from './grouped-by.ts';
import { type Named, type NamedThings, namedThings } from './named.ts';
import { pathSteps } from './path-steps.ts';
import { type PlacedReference, referencesOf } from './references.ts';
import type { Remarked } from './remarks-of.ts';
import { find } from './resolve.ts';
import { pointAt } from './stretches.ts';

/** A place where a name stands. */
export interface NamePlace {
  readonly named: Named;
  readonly from: number;
  readonly to: number;
  /** Declared there, named by an element, used in an expression, or in code in running text. */
  readonly is: 'declared' | 'reference' | 'expression' | 'mention';
  readonly point: PointId | undefined;
}

/** A name that leads to something, but is written so that its letters do not stand in one piece. */
type Missed = Place;

/** Every place of a document where a declared name stands, in the order of the text. */
export interface NamePlaces {
  readonly text: string;
  readonly things: NamedThings;
  readonly places: readonly NamePlace[];
  readonly missed: readonly (Missed & { readonly named: Named })[];
}

/** Finds every place where a declared name stands. `text` is the one that the model was read from. */
export function namePlaces(model: Model, text: string): NamePlaces {
  const collecting = new Collecting(model, text);
  collecting.declarations();
  collecting.references();
  collecting.actions();
  collecting.effects();
  collecting.expressions();
  collecting.defaults();
  collecting.remarks();
  collecting.mentions();
  const places = [...collecting.found.values()].sort((a, b) => a.from - b.from || a.to - b.to);
  return { text, things: collecting.things, places, missed: collecting.missed };
}

/** The name that stands at an offset; its end counts too, and the marks of code and bold text around it. */
export function nameAt({ places, text }: NamePlaces, offset: number): NamePlace | undefined {
  const covering = places.filter(({ from, to }) => from <= offset && offset <= to);
  const found = covering.find(({ to }) => offset < to) ?? covering[0];
  if (found) return found;
  const before = /[`*]+$/.exec(text.slice(Math.max(0, offset - 3), offset))?.[0].length ?? 0;
  const behind = /^[`*]+/.exec(text.slice(offset, offset + 3))?.[0].length ?? 0;
  return places.find(
    ({ from, to }) => (before > 0 && to === offset - before) || (behind > 0 && from === offset + behind),
  );
}

class Collecting {
  readonly model: Model;
  readonly text: string;
  readonly things: NamedThings;
  readonly found = new Map<number, NamePlace>();
  readonly missed: (Missed & { readonly named: Named })[] = [];

  constructor(model: Model, text: string) {
    this.model = model;
    this.text = text;
    this.things = namedThings(model);
  }

  /** Notes a name that stands somewhere in `at`, behind `after` characters of it; gives where it ends there. */
  note(named: Named | undefined, is: NamePlace['is'], at: Place, spelled: string, after = 0): number {
    if (named === undefined || spelled === '') return after;
    const source = this.text.slice(at.from, at.to);
    const start = source.indexOf(spelled, after);
    if (start < 0) {
      this.missed.push({ named, from: at.from, to: at.to });
      return after;
    }
    const from = at.from + start;
    const place = { named, from, to: from + spelled.length, is, point: pointAt(this.model, from) };
    const before = this.found.get(from);
    // A name may be met twice at one place: the first and the longer one is meant.
    if (before === undefined || before.to < place.to) this.found.set(from, place);
    return start + spelled.length;
  }

  declarations(): void {
    for (const named of this.things.all) {
      for (const at of named.declared) this.note(named, 'declared', at, named.name);
    }
  }

  references(): void {
    for (const placed of referencesOf(this.model)) this.reference(placed);
  }

  reference({ reference, within, use, of }: PlacedReference): void {
    if (use === 'action' || use === 'does') return;
    const named = this.isPath(reference, within)
      ? undefined
      : this.things.of(this.resolve(reference, use, within) ?? of);
    if (this.isPath(reference, within)) this.path(reference, within);
    else if (this.resolve(reference, use, within))
      this.note(named, 'reference', reference.at, spelling(reference));
  }

  isPath({ kind, name }: Reference, within: Element | undefined): boolean {
    return kind === 'field' && (name.includes('.') || this.asEntity(within) !== undefined);
  }

  asEntity(element: Element | undefined): Entity | undefined {
    return this.model.entities.entities.find((entity) => entity === element);
  }

  /** `Entity.field.field`: every name of it is a place of its own. */
  path(reference: Pick<Reference, 'name' | 'at'>, within: Element | undefined): void {
    const start = this.text.slice(reference.at.from, reference.at.to).indexOf(reference.name);
    if (start < 0) return;
    for (const { element, from, to } of pathSteps(this.model, reference.name, this.asEntity(within))) {
      const at = { from: reference.at.from + start + from, to: reference.at.from + start + to };
      this.note(this.things.of(element), 'reference', at, reference.name.slice(from, to));
    }
  }

  /** The element that a reference leads to without doubt; the column *On* takes names of three kinds. */
  resolve(reference: Reference, use: string, within: Element | undefined): Element | undefined {
    const kinds: readonly ReferenceKind[] =
      use === 'rule-on' ? [reference.kind, 'screen', 'call', 'event'] : [reference.kind];
    for (const kind of kinds) {
      const element = find(this.model, kind, reference, within);
      if (element) return element;
    }
    return reference.kind === 'entity' ? find(this.model, 'lifecycle', reference) : undefined;
  }

  /** Verbs that are events, and what an action is about. */
  actions(): void {
    const { roles, calls } = this.model;
    for (const { action } of roles.permissions) this.action(action);
    for (const call of calls.calls) for (const action of listOf(call.does)) this.action(action);
  }

  action(action: Action): void {
    const { target } = action;
    if (target === undefined) return;
    let after = 0;
    const before = { from: action.at.from, to: target.at.from };
    meaningsOf(this.model, action).forEach((meaning, index) => {
      const verb = action.verbs[index] ?? '';
      const [row] = meaning.is === 'event' ? meaning.transitions : [];
      if (row) after = this.note(this.things.of(row), 'reference', before, verb, after);
    });
    if (target.kind === 'field') this.path(target, undefined);
    else {
      const element = this.resolve(target, 'action', undefined);
      if (element) this.note(this.things.of(element), 'reference', target.at, target.name);
    }
  }

  /** What *Then* sets, creates and deletes. */
  effects(): void {
    for (const lifecycle of this.model.states.lifecycles) {
      const [subject, ...others] = governedEntities(this.model, lifecycle);
      const entity = others.length === 0 ? subject : undefined;
      for (const row of lifecycle.transitions) this.effectsOf(row, entity);
    }
  }

  effectsOf(row: Transition, subject: Entity | undefined): void {
    for (const effect of listOf(row.effects)) {
      if (effect.is === 'set' || effect.is === 'delete') {
        const path = effect.path.replace(/^self\./, '');
        const start = this.text.slice(effect.at.from, effect.at.to).indexOf(path);
        const at = { from: effect.at.from + Math.max(0, start), to: effect.at.to };
        if (subject && start >= 0) this.path({ name: path, at }, subject);
      }
      if (effect.is !== 'create') continue;
      const created = find(this.model, 'entity', effect.entity);
      let after = effect.entity.at.to - effect.at.from;
      for (const { name } of created ? effect.fields : []) {
        const field = created && find(this.model, 'field', { name }, created);
        after = this.note(field && this.things.of(field), 'reference', effect.at, name, after);
      }
    }
  }

  expressions(): void {
    const schema = schemaOf(this.model);
    for (const { expression, scope } of expressionsOf(this.model)) {
      for (const used of checkExpression(expression.source, scope, schema).references) {
        const at = placeInExpression(expression, used);
        this.note(this.usedThing(used), 'expression', at, expression.source.slice(used.from, used.to));
      }
    }
  }

  usedThing(used: { readonly kind: string; readonly name: string; readonly of?: string }): Named | undefined {
    const { kind, name, of } = used;
    if (kind === 'value') return of === undefined ? undefined : this.things.value(of, name);
    const within =
      kind === 'field' && of !== undefined ? find(this.model, 'entity', { name: of }) : undefined;
    if (kind === 'field' && within === undefined) return undefined;
    if (kind !== 'field' && kind !== 'constant' && kind !== 'entity') return undefined;
    const element = find(this.model, kind, { name }, within);
    return element && this.things.of(element);
  }

  /** A default that is one of the field's own values. */
  defaults(): void {
    for (const entity of this.model.entities.entities) {
      for (const field of entity.fields) {
        const given = shownValue(field.default);
        if (given === undefined || given.expression || field.default.is !== 'shown') continue;
        const type = shownValue(field.type)?.type;
        const enumeration = type?.is === 'entity' ? find(this.model, 'entity', type.entity) : undefined;
        const from = enumeration?.name ?? `${entity.name}.${field.name}`;
        this.note(this.things.value(from, given.text), 'reference', field.default.at, given.text);
      }
    }
  }

  /** Names beside which the document says more of what they name. */
  remarks(): void {
    const keyOf = (of: Remarked): string => `${of.kind}\n${of.within}\n${of.name}`;
    const byKey = new Map<string, Named>();
    for (const named of this.things.all) byKey.set(keyOf({ ...named, within: named.of }), named);
    for (const remark of pointIds.flatMap((id) => this.model.points[id].remarks)) {
      const { nameAt, kind, within, name } = remark;
      const named = kind === 'value' ? this.things.value(within, name) : byKey.get(keyOf(remark));
      const written = this.text.slice(nameAt.from, nameAt.to).replace(/^[`*_"“]+|[`*_"”.:]+$/g, '');
      this.note(named, 'reference', nameAt, written);
    }
  }

  /** Code in running text that is the name of one thing only, or a path of names. */
  mentions(): void {
    const byName = groupedBy(this.things.all, ({ name }) => name);
    const { introduction, points } = this.model;
    for (const { text, at } of [introduction, ...pointIds.map((id) => points[id])].flatMap(
      (of) => of.mentions,
    )) {
      const [only, ...others] = byName.get(text) ?? [];
      if (only && others.length === 0) this.note(only, 'mention', at, text);
      else if (!only && wording`^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$`.test(text))
        this.path({ name: text, at }, undefined);
    }
  }
}

/** A reference as its letters stand in the text: an error that is named by its message stands in quotes. */
function spelling({ kind, name }: Reference): string {
  return kind === 'error' ? name.replace(/^"(.*)"$/s, '$1') : name;
}
