import { type ScalarType, scalarTypes } from '../../../../src/engine/model/entities/words/field-type.ts';
import {
  readDate,
  readDuration,
  readTime,
  readTimestamp,
} from '../../../../src/engine/model/expressions/calendar.ts';
import { readDecimal } from '../../../../src/engine/model/expressions/decimal.ts';
import {
  type EntityShape,
  nullable,
  type Schema,
  scalar,
  type ValueType,
} from '../../../../src/engine/model/expressions/types.ts';
import type { Instance, RecordValue, Value } from '../../../../src/engine/model/expressions/values.ts';
import type { World } from '../../../../src/engine/model/expressions/world.ts';

/** A value that JSON has no word for. */
interface Tagged {
  readonly [tag: string]: string | { readonly [name: string]: Written };
}

/** A value as the table writes it: `{"decimal":"1.5"}`, `{"instance":"Invoice 1"}`; a plain number is an integer. */
export type Written = null | boolean | number | string | readonly Written[] | Tagged;

function must<T>(value: T | undefined, text: string): T {
  if (value === undefined) throw new Error(`cannot read ${text}`);
  return value;
}

export function instance(text: string, old = false): Instance {
  const [entity = '', id = ''] = text.split(' ');
  return { is: 'instance', entity, id, ...(old ? { old } : {}) };
}

/** The value that the table means. */
export function read(written: Written): Value {
  if (written === null || typeof written === 'boolean' || typeof written === 'string') return written;
  if (typeof written === 'number') return BigInt(written);
  if (Array.isArray(written)) return written.map(read);
  const [[tag = '', content = ''] = []] = Object.entries(written as Tagged);
  if (typeof content !== 'string') {
    return {
      is: 'record',
      fields: new Map(Object.entries(content).map(([name, each]) => [name, read(each)])),
    };
  }
  if (tag === 'decimal') return must(readDecimal(content), content);
  if (tag === 'date') return must(readDate(content), content);
  if (tag === 'time') return must(readTime(content), content);
  if (tag === 'timestamp') return must(readTimestamp(content), content);
  if (tag === 'duration') return must(readDuration(content), content);
  if (tag === 'file') return { is: 'file', name: 'a.png', size: BigInt(content) };
  return instance(content);
}

/** `date?` is a date or none, `[Line]` a list of Line, `a|b` one of a, b. */
export function type(text: string, from: string): ValueType {
  if (text.endsWith('?')) return nullable(type(text.slice(0, -1), from));
  if (text.startsWith('[')) return { is: 'list', of: type(text.slice(1, -1), from) };
  if (text.includes('|')) return { is: 'one-of', values: text.split('|'), from };
  if (text === 'unknown') return { is: 'unknown' };
  const name = scalarTypes.find((each) => each === text);
  return name ? scalar(name satisfies ScalarType) : { is: 'entity', name: text };
}

function shape(name: string, fields: string, more: Partial<EntityShape> = {}): [string, EntityShape] {
  const of = fields.split(', ').map((field): [string, ValueType] => {
    const [key = '', text = ''] = field.split(': ');
    return [key, type(text, `${name}.${key}`)];
  });
  return [name, { name, is: 'entity', fields: new Map(of), open: false, ...more }];
}

/** Invoices (the format's own example), checks that wait for pings, articles and posts. */
export const schema: Schema = {
  entities: new Map([
    shape(
      'Invoice',
      'id: uuid, number: text, freelancer: Account, client: Account, lines: [Line], status: draft|sent|paid|void, total: money, tax: decimal, issuedOn: date, dueOn: date?, sentAt: timestamp?, scan: file?, notes: json, type: text, opensAt: time, package: text, first name: text, note: text?',
      { owner: 'freelancer' },
    ),
    shape('Line', 'amount: money, count: integer, label: text'),
    shape('Account', 'email: email, name: text'),
    shape(
      'Check',
      'project: Project, status: new|up|down|paused, timeout: duration, grace: duration, manualResume: boolean, lastPing: timestamp?, lastStart: timestamp?',
    ),
    shape('Project', 'name: text, owner: User'),
    shape('User', 'email: email, profile: Profile, favorites: [Article]'),
    shape('Profile', 'checkLimit: integer'),
    shape('Flip', 'check: Check, oldStatus: new|up|down|paused'),
    shape('Member', 'user: User, project: Project, role: r|w, transferRequestDate: timestamp?'),
    shape('Article', 'slug: text, author: User, tagList: [text]'),
    shape(
      'Post',
      'number: integer, user: User, originalNumber: integer, createdAt: timestamp, isApproved: boolean',
      {
        owner: 'user',
      },
    ),
    shape('Vote', 'post: Post'),
    shape('Letter', 'title: text', { is: 'shape' }),
    shape('Nag period', 'hours: integer'),
    shape('Sketch', 'name: text', { open: true }),
  ]),
  constants: new Map([
    ['CHECK_LIMIT', scalar('integer')],
    ['NUMBER_LENGTH', scalar('integer')],
    ['USE_PAYMENTS', scalar('boolean')],
    ['REGISTRATION_OPEN', scalar('boolean')],
    ['EDIT_WINDOW', scalar('duration')],
    ['TERM', scalar('duration')],
    ['HOST_MODE', scalar('text')],
    ['RESERVED', { is: 'list', of: scalar('text') } as const],
    ['TAX_RATE', scalar('decimal')],
    ['MAX_UPLOAD', scalar('integer')],
    ['UNDECIDED', { is: 'unknown' } as const],
  ]),
};

const constants: Readonly<Record<string, Written>> = {
  CHECK_LIMIT: 2,
  NUMBER_LENGTH: 20,
  USE_PAYMENTS: true,
  REGISTRATION_OPEN: false,
  EDIT_WINDOW: { duration: '1h' },
  TERM: { duration: '336h' },
  HOST_MODE: 'multi',
  RESERVED: ['about', 'admin', 'api'],
  TAX_RATE: { decimal: '0.19' },
  MAX_UPLOAD: 5_000_000,
};

const to = (name: string): Written => ({ instance: name });

/** The fields of every instance. */
const instances: Readonly<Record<string, Readonly<Record<string, Written>>>> = {
  'Invoice 1': {
    id: 'i1',
    number: 'AB-12',
    freelancer: to('Account ann'),
    client: to('Account bob'),
    lines: [to('Line 1'), to('Line 2')],
    status: 'sent',
    total: { decimal: '30.30' },
    tax: { decimal: '5.757' },
    issuedOn: { date: '2026-01-10' },
    dueOn: { date: '2026-01-31' },
    sentAt: { timestamp: '2026-01-10T09:00:00Z' },
    scan: { file: '1024' },
    notes: { record: { colour: 'red' } },
    type: 'simple',
    opensAt: { time: '08:30' },
    package: 'small',
    'first name': 'Ann',
    note: null,
  },
  'Line 1': { amount: { decimal: '10.10' }, count: 2, label: 'Design' },
  'Line 2': { amount: { decimal: '20.20' }, count: 3, label: 'Text' },
  'Account ann': { email: 'ann@example.org', name: 'Ann' },
  'Account bob': { email: 'bob@example.org', name: 'Bob' },
  'Check 1': {
    project: to('Project 1'),
    status: 'up',
    timeout: { duration: '24h' },
    grace: { duration: '1h' },
    manualResume: false,
    lastPing: { timestamp: '2026-01-30T12:00:00Z' },
    lastStart: null,
  },
  'Check 2': {
    project: to('Project 1'),
    status: 'paused',
    timeout: { duration: '1h' },
    grace: { duration: '1h' },
    manualResume: true,
    lastPing: null,
    lastStart: { timestamp: '2026-02-01T11:30:00Z' },
  },
  'Project 1': { name: 'Cron', owner: to('User kim') },
  'User kim': { email: 'kim@example.org', profile: to('Profile 1'), favorites: [to('Article 1')] },
  'User lee': {
    email: 'lee@example.org',
    profile: to('Profile 1'),
    favorites: [to('Article 1'), to('Article 2')],
  },
  'Profile 1': { checkLimit: 2 },
  'Flip 1': { check: to('Check 1'), oldStatus: 'up' },
  'Member 1': { user: to('User lee'), project: to('Project 1'), role: 'r', transferRequestDate: null },
  'Article 1': { slug: 'one', author: to('User kim'), tagList: ['a', 'b'] },
  'Article 2': { slug: 'two', author: to('User lee'), tagList: [] },
  'Post 1': {
    number: 1,
    user: to('User lee'),
    originalNumber: 1,
    createdAt: { timestamp: '2026-02-01T11:30:00Z' },
    isApproved: false,
  },
  'Post 2': {
    number: 2,
    user: to('User kim'),
    originalNumber: 1,
    createdAt: { timestamp: '2026-01-01T00:00:00Z' },
    isApproved: true,
  },
  'Vote 1': { post: to('Post 1') },
};

const before: typeof instances = { 'Check 1': { status: 'new' }, 'Invoice 1': { status: 'draft' } };

/** What a case changes in the world. */
export interface Change {
  readonly self?: string;
  readonly actor?: string | null;
  readonly role?: string;
  readonly input?: Readonly<Record<string, Written>>;
  readonly fields?: Readonly<Record<string, Written>>;
}

/** The world of a case: noon of 2026-02-01, the subject's first instance, and what the case changes. */
export function worldOf(subject: string | undefined, change: Change): World {
  const selfName = change.self ?? (subject === undefined ? undefined : `${subject} 1`);
  const self = selfName === undefined ? undefined : instance(selfName);
  const input: RecordValue | undefined = change.input && (read({ record: change.input }) as RecordValue);
  return {
    ...(self ? { self, old: { ...self, old: true } } : {}),
    ...(input ? { input } : {}),
    actor:
      change.actor === null
        ? null
        : instance(change.actor ?? (subject === 'Invoice' ? 'Account bob' : 'User lee')),
    role: change.role ?? 'Client',
    now: must(readTimestamp('2026-02-01T12:00:00Z'), 'now'),
    today: must(readDate('2026-02-01'), 'today'),
    field: ({ entity, id, old }, name) => {
      const key = `${entity} ${id}`;
      const changed = key === selfName && !old ? change.fields?.[name] : undefined;
      const value =
        changed !== undefined ? changed : ((old ? before[key]?.[name] : undefined) ?? instances[key]?.[name]);
      return value === undefined ? undefined : read(value);
    },
    instances: (entity) =>
      Object.keys(instances)
        .filter((key) => key.split(' ')[0] === entity)
        .map((key) => instance(key)),
    constant: (name) => {
      const value = constants[name];
      return value === undefined ? undefined : read(value);
    },
  };
}
