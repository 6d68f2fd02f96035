import type { Place } from '../../place.ts';
import { type Meaning, subjectOf } from './names.ts';
import type { Node, Problem, ProblemKind } from './syntax.ts';
import {
  type GivenName,
  type Kind,
  kindOf,
  type Schema,
  type Scope,
  typeWords,
  type ValueType,
} from './types.ts';

/** A name that an expression uses, with offsets in its source. */
export interface Used extends Place {
  /** `value` is a value of an enumeration, in quotes. */
  readonly kind: 'field' | 'constant' | 'entity' | 'given' | 'value';
  /** As declared. */
  readonly name: string;
  /** The entity of a field, where it is known; of a value, where the values are stated (`Invoice.status`). */
  readonly of?: string;
}

const shown = 40;

/** What is found out about one expression on the way through it. The first problem is the one that counts. */
export class Inference {
  readonly source: string;
  readonly scope: Scope;
  readonly schema: Schema;
  readonly types = new Map<Node, ValueType>();
  readonly meanings = new Map<Node, Meaning>();
  readonly used: Used[] = [];
  problem: Problem | undefined;

  constructor(source: string, scope: Scope, schema: Schema) {
    this.source = source;
    this.scope = scope;
    this.schema = schema;
  }

  /** The text of a part, shortened. */
  slice(at: Place): string {
    const text = this.source.slice(at.from, at.to);
    return text.length > shown ? `${text.slice(0, shown)}…` : text;
  }

  /** What a text literal holds, without its quotes, where it stands there as it is; otherwise the literal. */
  inside(literal: Place, text: string): Place {
    const from = this.source.indexOf(text, literal.from + 1);
    const to = from + text.length;
    return from > literal.from && to < literal.to ? { from, to } : { from: literal.from, to: literal.to };
  }

  /** Keeps a problem, unless there is one already. */
  report(problem: ProblemKind, at: Place, message: string, more: Pick<Problem, 'name' | 'among'> = {}): void {
    this.problem ??= { problem, message, from: at.from, to: at.to, ...more };
  }

  /** Keeps a use of a name. */
  refer(used: Omit<Used, 'from' | 'to'>, at: Place): void {
    this.used.push({ ...used, from: at.from, to: at.to });
  }

  /** Whether a part is of one of these kinds; otherwise that is reported. `what` begins the sentence. */
  expect(node: Place, type: ValueType, kinds: readonly Kind[], what: string): boolean {
    const kind = kindOf(type);
    if (kind === 'unknown' || kinds.includes(kind)) return true;
    const wanted = kinds.includes('boolean') ? 'true or false' : `a ${kinds.join(' or a ')}`;
    this.report('type', node, `${what} takes ${wanted}; “${this.slice(node)}” is ${typeWords(type)}.`);
    return false;
  }

  /** Reports a given name that is not given here. */
  requireGiven(name: GivenName, at: Place): void {
    const subject = subjectOf(this.scope, this.schema);
    if (name === 'old' && !this.scope.old) {
      this.report('unknown-name', at, '“old” is what was before a change, and nothing changes here.', {
        name,
      });
    }
    if (name === 'own' && subject && !subject.open && subject.owner === undefined) {
      const message = `“own” compares the owner with the actor, and no field of ${subject.name} has the rule “owner”.`;
      this.report('unknown-name', at, message, { name });
    }
  }
}
