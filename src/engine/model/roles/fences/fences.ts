import type { FenceBlock, Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Allowed } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { isDeed } from '../../words/deeds.ts';
import { referenceIn, words } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { permission, type RoleFact, roleNamed } from '../facts.ts';
import { isAllOrNone } from '../words/names.ts';
import { allowedIn } from '../words/permission-cells.ts';
import { limitIn } from '../words/sides.ts';
import { type MayLabel, mayLabels } from '../words/vocabulary.ts';

/** A key of structured text with the value behind it, and what stands below it. */
interface Node {
  readonly key: Inline;
  readonly value: Inline | undefined;
  readonly below: Node[];
  readonly indent: number;
  /** Whether a programme declares it: `const rights = {`. */
  readonly declared?: true;
}

/** Languages whose literals nest names: the others are programmes. */
const nesting = new Set([
  '',
  'yaml',
  'yml',
  'json',
  'jsonc',
  'json5',
  'toml',
  'text',
  'ts',
  'typescript',
  'js',
  'javascript',
]);

/** `"editor": {`, `can: [read, write]`, `- publish_post`, `"publish_post",`, `const rights = {`, `[editor]`. */
const entry = wording`^(?:- )?(?:(?:export |const |let |var )+(?<named>\w+)[^=]*=|(?:-\s+)?["'\`]?(?<key>[\p{L}*][\p{L}\p{N} _.:*/-]*?)["'\`]?\s*(?::(?=\s|$|[[{"'])|=(?=\s))|\[(?<table>[\w.-]+)\]$|-?\s*["'\`]?(?<leaf>[\p{L}*][\p{L}\p{N} _.:*/-]*?)["'\`]?\s*,?$)\s*`;

/** What holds the whole: no role and no action. */
const wrapper =
  /^(?:(?:user |role |default )?(?:roles?|permissions?|rights|acl|access(?: control)?|grants|capabilities|policy|policies|abilities|matrix|actions?)|(?:role|user|default)?(?:permissions|roles|rights|capabilities|abilities)(?: by role)?)$/i;

/**
 * Takes in who may do what from nested names: roles with lists of what they may (`editor: [publish, edit]`), with
 * labels (`can:`, `cannot:`) or with answers (`publish: true`), or actions with lists of roles. Which of the two it is
 * the words tell: verbs on one side, or people on the other. What does not tell is not read.
 */
export function readGrants(block: Pick<FenceBlock, 'language' | 'code'>, gather: Gathering<RoleFact>): void {
  if (!nesting.has(block.language)) return;
  const top = unwrapped(nodesIn(block.code));
  if (readByThing(top, gather)) return;
  const entries = top.filter((node) => namesOf(node).length > 0 || isLabelled(node));
  if (entries.length === 0 || entries.length * 2 < top.length) return;
  const leaves = entries.flatMap(namesOf);
  const told = weight(entries.map(({ key }) => key)) - weight(leaves);
  if (entries.some(isLabelled) || told > 0) for (const each of top) roleEntry(each, gather);
  else if (told < 0) for (const each of entries) actionEntry(each, gather);
}

/**
 * Roles with the things below them and what they do with each, `broker: { declaration: [read, amend] }`, or things with
 * roles below: which of the two words for people tell. Gives whether it is so.
 */
function readByThing(top: readonly Node[], gather: Gathering<RoleFact>): boolean {
  const isNested = ({ below }: Node): boolean =>
    below.length > 0 &&
    below.every((each) => listOf(each).length > 0 && !mayLabels.has(words(each.key.source)));
  if (top.length === 0 || !top.every(isNested)) return false;
  const deeds = top.flatMap(({ below }) => below.flatMap(listOf));
  if (deeds.filter(({ source }) => isDeed(source)).length * 2 <= deeds.length) return false;
  const inner = top.flatMap(({ below }) => below.map(({ key }) => key));
  const told = weight(top.map(({ key }) => key)) - weight(inner);
  if (told === 0) return false;
  for (const outer of top)
    for (const each of outer.below) {
      const [who, thing] = told > 0 ? [outer.key, each.key] : [each.key, outer.key];
      gather.fact({ is: 'role', role: roleNamed(who, who.at, 'tolerant', '') });
      for (const deed of listOf(each))
        if (deed.source !== '*')
          gather.fact({
            is: 'row',
            row: permission({ source: `${deed.source} ${thing.source}`, at: deed.at }, deed.at, [
              { role: referenceIn('role', who), allowed: shown({ is: 'yes' }, deed.at) },
            ]),
          });
    }
  return true;
}

/** Whether lists with labels stand below a key: `can`, `cannot`. */
const isLabelled = ({ below }: Node): boolean =>
  below.some((each) => mayLabels.has(words(each.key.source)) && listOf(each).length > 0);

/** How much names speak of people rather than of what they do. */
function weight(names: readonly Inline[]): number {
  const score = names.map(({ source }) => {
    const parts = source.replace(wording.g`(?<=\p{Ll})(?=\p{Lu})`, ' ').split(/[\s_.:/-]+/);
    if (parts.some((part) => isDeed(part))) return parts.length > 1 || !isSomebody(source) ? -1 : 0;
    return isSomebody(parts.join(' ')) || /^(?:owner|user|editor|viewer|anonymous|root|mod)s?$/i.test(source)
      ? 1
      : 0;
  });
  return names.length === 0 ? 0 : score.reduce<number>((sum, each) => sum + each, 0) / names.length;
}

function roleEntry(node: Node, gather: Gathering<RoleFact>): void {
  const say = (action: Inline, allowed: Allowed): void => {
    if (!isAllOrNone(action.source) && action.source !== '*')
      gather.fact({
        is: 'row',
        row: permission(action, action.at, [
          { role: referenceIn('role', node.key), allowed: shown(allowed, action.at) },
        ]),
      });
  };
  gather.fact({ is: 'role', role: roleNamed(node.key, node.key.at, 'tolerant', '') });
  for (const { name, on } of rightsOf(node)) say(name, on ?? { is: 'yes' });
  for (const each of node.below) {
    const label = mayLabels.get(words(each.key.source));
    const granted = grantOf(each);
    const others = inherits.test(words(each.key.source)) ? heldBy(each) : [];
    if (others.length > 0) gather.fact({ is: 'includes', heir: node.key, others });
    else if (label)
      for (const { name, on } of rightsOf(each))
        say(name, label === 'mayNot' ? { is: 'no' } : (on ?? sideOf(each, label)));
    else if (granted) say(each.key, granted);
  }
}

/** What a label allows: in some cases, or always. */
const sideOf = ({ key }: Node, label: MayLabel): Allowed =>
  label === 'may' ? { is: 'yes' } : { is: 'when', condition: conditionIn(key) };

/** A key behind which others stand whose rights somebody has as well. */
const inherits = /^(?:inherits?|extends?|includes?|parents?|base|based on)(?: (?:from|of))?$/;

/** The names behind such a key. */
function heldBy(node: Node): readonly Inline[] {
  const bare = wording`^["'\`]?(\p{L}[\p{L}\p{N} _-]*)["'\`]?,?$`.exec(node.value?.source ?? '')?.[1];
  if (!node.value || bare === undefined) return listOf(node);
  const at = node.value.source.indexOf(bare);
  return [slice(node.value, at, at + bare.length)];
}

function actionEntry(node: Node, gather: Gathering<RoleFact>): void {
  const answered = node.below.flatMap((each) => {
    const allowed = grantOf(each);
    return allowed ? [{ name: each.key, allowed }] : [];
  });
  const listed = listOf(node).map((name) => ({ name, allowed: { is: 'yes' } as Allowed }));
  const cells = [...listed, ...answered].map(({ name, allowed }) => ({
    role: referenceIn('role', name),
    allowed: shown(allowed, name.at),
  }));
  if (cells.length === 0) return;
  for (const { role } of cells)
    if (!isAllOrNone(role.name))
      gather.fact({
        is: 'role',
        role: roleNamed({ source: role.name, at: role.at as Inline['at'] }, role.at, 'tolerant', ''),
      });
  gather.fact({ is: 'row', row: permission(node.key, node.key.at, cells) });
}

/** The names below a key that says nothing else, or behind it. */
function listOf(node: Node): readonly Inline[] {
  return rightsOf(node).map(({ name }) => name);
}

/** The same, with what limits each: `- open doors: only by day`. */
function rightsOf({ value, below }: Node): readonly { readonly name: Inline; readonly on?: Allowed }[] {
  if (value) return (listed(value) ?? []).map((name) => ({ name }));
  const found = below.map(({ key, value: said }) => {
    const on = said && limitIn(said);
    return { name: key, ...(on ? { on } : {}) };
  });
  return below.every((each, index) => (!each.value || found[index]?.on) && each.below.length === 0)
    ? found
    : [];
}

/** All names that an entry brings: a list of them, or those that it answers. */
function namesOf(node: Node): readonly Inline[] {
  const own = listOf(node);
  return own.length > 0 ? own : node.below.flatMap((each) => (grantOf(each) ? [each.key] : []));
}

/** The names of a list in brackets: `[read, "write"]`. */
function listed(value: Inline): readonly Inline[] | undefined {
  const inner = /^\[(.*)\],?$/.exec(value.source)?.[1];
  if (inner === undefined) return undefined;
  return splitOutside(slice(value, 1, inner.length + 1), ',').flatMap((part) => {
    const bare = /^["'`]?(.*?)["'`]?$/.exec(part.source)?.[1] ?? '';
    return bare === '' ? [] : slice(part, part.source.indexOf(bare), part.source.indexOf(bare) + bare.length);
  });
}

/** What a value answers: `true`, `"own"`. */
function grantOf({ value }: Node): Allowed | undefined {
  const bare = value?.source.replace(/,$/, '').replace(/^["'`](.*)["'`]$/, '$1');
  if (!bare || !value) return undefined;
  const said = slice(value, value.source.indexOf(bare), value.source.indexOf(bare) + bare.length);
  if (!wording`^\p{L}+$`.test(bare)) return limitIn(said);
  const allowed = allowedIn(said);
  return allowed.is === 'when' ? undefined : allowed;
}

/** The entries themselves: what merely holds them is left out. */
function unwrapped(nodes: readonly Node[]): readonly Node[] {
  const only = nodes.filter(({ below }) => below.length > 0);
  const [first] = only;
  if (!first || only.length > 1) return nodes;
  return wrapper.test(words(first.key.source)) || holdsAll(first) ? unwrapped(first.below) : nodes;
}

/** Whether what a programme declares holds nothing but entries, whatever its name: `const can = { editor: { … }, … }`. */
const holdsAll = ({ declared, below }: Node): boolean =>
  declared === true &&
  below.every((each) => namesOf(each).length > 0 && !mayLabels.has(words(each.key.source)));

/** A key with what its value holds: an object in one line, or the name that the key only announces (`role: editor`). */
function withFlow(node: Node, isItem: boolean): Node {
  const { key, value } = node;
  if (!value) return node;
  const inner = /^\{(.*)\},?$/.exec(value.source)?.[1];
  if (inner !== undefined) {
    const below = splitOutside(slice(value, 1, inner.length + 1), ',').flatMap((part) =>
      nodesIn(part).map((each) => ({ ...each, indent: node.indent + 1 })),
    );
    return { ...node, value: undefined, below };
  }
  const bare = wording`^["'\`]?([\p{L}][\p{L}\p{N} _-]*)["'\`]?,?$`.exec(value.source)?.[1];
  if (!bare || !isItem || !/^(?:role|group|actor|name|action|permission)$/i.test(key.source)) return node;
  const at = value.source.indexOf(bare);
  return { ...node, key: slice(value, at, at + bare.length), value: undefined };
}

function nodesIn(code: Inline): readonly Node[] {
  const top: Node[] = [];
  const open: Node[] = [];
  let start = 0;
  for (const line of code.source.split('\n')) {
    const from = start;
    start += line.length + 1;
    const text = line.trim();
    if (text === '' || /^(?:[{}[\]();,]+|#.*|\/\/.*|---|(?:export )?(?:type|import) [^{]*;)$/.test(text))
      continue;
    const bare = text.replace(/\s+(?:#|\/\/)\s.*$/, '');
    const found = entry.exec(bare);
    if (!found) return [];
    const name = found.groups?.named ?? found.groups?.key ?? found.groups?.table ?? found.groups?.leaf ?? '';
    const at = from + line.indexOf(text) + bare.indexOf(name);
    const rest = bare
      .slice(found[0].length)
      .replace(/[{[]$/, '')
      .replace(/\s*as const[;,]?$/, '')
      .trim();
    const valueAt = from + line.indexOf(text) + bare.indexOf(rest, found[0].length - 1);
    const key = slice(code, at, at + name.length);
    const isItem = text.startsWith('-');
    const indent = line.length - line.trimStart().length + (isItem ? 1 : 0);
    while (open.length > 0 && indent <= (open.at(-1)?.indent ?? 0)) open.pop();
    const node: Node = {
      key,
      value: rest === '' || found.groups?.leaf ? undefined : slice(code, valueAt, valueAt + rest.length),
      below: [],
      indent,
      ...(found.groups?.named ? { declared: true } : {}),
    };
    const placed = withFlow(node, isItem);
    (open.at(-1)?.below ?? top).push(placed);
    open.push(placed);
  }
  return top;
}
