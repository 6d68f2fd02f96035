import type { ModelJson } from '../../../src/engine/model-json.ts';

/** What an answer key or a model says: names may be texts or objects with a name. */
type Said = Record<string, unknown>;

const text = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  const { name, value: own, text: words, state, code, status } = value as Said;
  return String(name ?? own ?? words ?? state ?? code ?? status ?? '');
};
const flat = (value: unknown): string =>
  text(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const words = (value: unknown): Set<string> =>
  new Set(
    text(value)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
const path = (value: unknown): string =>
  text(value)
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/:[\w-]+|\{[^}]*\}|\[[^\]]*\]|<[^>]*>/g, '{}')
    .replace(/\/+$/, '') || '/';
/** The share of the words of one that another has. */
function within(one: unknown, other: unknown): number {
  const [own, all] = [words(one), words(other)];
  return own.size ? [...own].filter((word) => all.has(word)).length / own.size : 0;
}
const same = (one: unknown, other: unknown): boolean => {
  const [a, b] = [flat(one), flat(other)];
  return a !== '' && (a === b || a === `${b}s` || b === `${a}s`);
};
const close = (one: unknown, other: unknown, share = 0.7): boolean =>
  same(one, other) || (within(one, other) >= share && within(other, one) >= share / 2);
const list = (value: unknown): readonly Said[] => (Array.isArray(value) ? (value as Said[]) : []);

/** `yes`, `no`, or `depends` on a condition. */
function said(value: unknown): string {
  const answer = text(value).trim().toLowerCase();
  if (value === true || /^(?:yes|true|allowed|✓|✔|x)$/.test(answer)) return 'yes';
  return value === false || /^(?:no|false|never|forbidden|—|-|–)$/.test(answer) ? 'no' : 'depends';
}

const nowhere = /^(?:\(?(?:none|new|start|initial|nothing|—|-|–|\*|any|all|end|deleted|gone)\)?|\[\*\])?$/i;
const end = (one: unknown, other: unknown): boolean =>
  same(one, other) || (nowhere.test(text(one).trim()) && nowhere.test(text(other).trim()));
const related = (one: unknown, other: unknown): boolean => within(one, other) > 0 || within(other, one) > 0;

/** How the facts of each kind are taken out of a key and a model, and when one answers the other. */
const kinds: Readonly<
  Record<string, readonly [(all: Said) => readonly Said[], (key: Said, read: Said) => boolean]>
> = {
  screens: [
    (all) => list(all.screens),
    (key, read) =>
      key.route ? path(key.route) === path(read.route) || (!read.route && same(key, read)) : close(key, read),
  ],
  entities: [(all) => list(all.entities), same],
  fields: [
    (all) => list(all.entities).flatMap((of) => list(of.fields).map((field) => ({ of, field }))),
    (key, read) => same(key.field, read.field) && same(key.of, read.of),
  ],
  states: [
    (all) =>
      list(all.lifecycles).flatMap((each) => list(each.states).map((state) => ({ of: owner(each), state }))),
    (key, read) => same(key.state, read.state) && related(key.of, read.of),
  ],
  transitions: [
    (all) =>
      list(all.lifecycles).flatMap((each) =>
        list(each.transitions).map((step) => ({ from: step.from, to: step.to, of: owner(each) })),
      ),
    (key, read) => end(key.from, read.from) && end(key.to, read.to) && related(key.of, read.of),
  ],
  rules: [
    (all) => list(all.rules),
    (key, read) => {
      const whole = `${text(read.subject)} ${text(read.text)}`;
      const asked = words(key.field_or_subject).size + words(key.constraint).size;
      return (
        words(whole).size <= 3 * asked + 6 &&
        within(key.field_or_subject, whole) >= 0.5 &&
        within(key.constraint, whole) >= 0.6
      );
    },
  ],
  roles: [(all) => list(all.roles), same],
  permissions: [
    (all) => list(all.permissions),
    (key, read) =>
      same(key.role, read.role) &&
      close(key.action, read.action, 0.6) &&
      (said(key.allowed) === 'no') === (said(read.allowed) === 'no'),
  ],
  calls: [
    (all) => list(all.calls),
    (key, read) =>
      key.path
        ? path(key.path) === path(read.path) && flat(key.method) === flat(read.method)
        : same(key.name ?? key.method, read.name ?? read.method),
  ],
  answers: [
    (all) =>
      list(all.calls).flatMap((call) =>
        [...list(call.statuses), ...list(call.answers)].map((answer) => ({
          call: flat(call.method) + path(call.path),
          status: flat((answer as Said).status ?? answer),
        })),
      ),
    (key, read) => key.call === read.call && key.status === read.status,
  ],
  errors: [
    (all) => list(all.errors),
    ({ code_or_message: key }, { name, message, status }) =>
      [name, message, status].some((each) => same(key, each)) ||
      (flat(key).length > 12 && [name, message].some((each) => close(key, each, 0.8))),
  ],
  constants: [
    (all) => list(all.constants),
    (key, read) => close(key, read) && within(key.value, `${text(read.value)} ${text(read.unit)}`) >= 0.5,
  ],
};

/** What a lifecycle is of, by all its names. */
function owner(lifecycle: Said): string {
  return [lifecycle.entity_or_name, lifecycle.name, lifecycle.entity].map(text).join(' ').trim();
}

/** How many facts of a key are answered by one fact of the model each: a largest matching, by augmenting paths. */
function answeredOf(
  keys: readonly Said[],
  reads: readonly Said[],
  answers: (key: Said, read: Said) => boolean,
): number {
  const options = keys.map((key) => reads.flatMap((read, index) => (answers(key, read) ? [index] : [])));
  const taken = new Map<number, number>();
  const place = (key: number, seen: Set<number>): boolean =>
    (options[key] ?? []).some((index) => {
      if (seen.has(index)) return false;
      seen.add(index);
      const holder = taken.get(index);
      if (holder !== undefined && !place(holder, seen)) return false;
      taken.set(index, key);
      return true;
    });
  return keys.filter((_, key) => place(key, new Set())).length;
}

/** Facts by number: those of answer keys, those that were read, and those read that answer one of a key. */
export interface Counts {
  readonly asked: number;
  readonly read: number;
  readonly answered: number;
}

/** The facts of an answer key beside those of a model. */
export function countsOf(key: unknown, model: ModelJson): Counts {
  let [asked, read, answered] = [0, 0, 0];
  for (const [factsOf, answers] of Object.values(kinds)) {
    const [keys, reads] = [factsOf(key as Said), factsOf(model as unknown as Said)];
    asked += keys.length;
    read += reads.length;
    answered += answeredOf(keys, reads, answers);
  }
  return { asked, read, answered };
}

/** How much of answer keys was read, and how much of what was read is in them, in percent. */
export function scoreOf(counts: readonly Counts[]): { readonly recall: number; readonly precision: number } {
  const sum = (which: keyof Counts): number => counts.reduce((all, each) => all + each[which], 0);
  const answered = 100 * sum('answered');
  return { recall: answered / sum('asked'), precision: answered / sum('read') };
}
