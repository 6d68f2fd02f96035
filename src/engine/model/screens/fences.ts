import type { Inline } from '../../syntax/block.ts';
import { linesOf, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { drawsWindow } from '../blocks/lines-of-fence.ts';
import type { Route } from '../interface-elements.ts';
import { splitAt } from '../words/phrases.ts';
import { routeIn } from '../words/routes.ts';

/** A screen of a fence: its name, and its address where it has one. */
export interface FencedScreen {
  readonly name: Inline;
  readonly route: Route | undefined;
  /** Whether it is said to have none. */
  readonly isNone?: boolean;
}

/** What stands before the name in a drawn tree. */
const branch = /^[\s│├└┬─┃┣┗━|+`\\*-]*(?:[-─━]+\s*)?/;
const address =
  /(?<=^|[\s("'`=|[>])(?:https?:\/\/[^\s)"'`\]|]+|(?<=\bpath\s?[:=]\s?["'])\*|\/(?!>)[^\s)"'`,[\]|]*(?:\[{1,2}[^[\]\s]+\]{1,2}[^\s)"'`,[\]|]*)*)(?=$|[\s)"'`,\]|])/;
/** What programmes call the screen of an address. */
const component = wording`\b(?:name|title|label|screen|page|component|element|view)["']?\s*[:=]\s*\{?\s*(?:<\s*|["'\`]|lazy\b[^'"]*["'][^'"]*/)?(?<name>\p{L}[\p{L}\p{N} _-]*)`;
/** What answers at an address, where that is what programmes say of it: `to: 'boats#index'`. */
const action = /\bto:\s*["'](?<name>[\w/]+#\w+)["']/;
/** What is built for an address: `builder: (context, state) => const BoatScreen()`. */
const built = wording`=>\s*(?:const\s+|new\s+)?(?<name>\p{Lu}[\p{L}\p{N}]*(?:Screen|Page|View))\(`;
const code = /\bto:\s*["']|[{}<>;]|=>|=\s*["'{]|\bpath\s*[:=]/;
/** A node of a flowchart: `orders["Order list"]`, `detail(Order)`; one in braces is a choice. */
const node = wording.g`(?<![\p{L}\p{N}_])[\p{L}\p{N}_]+\s*(?:\[[[(]?|\(\(?)\s*(?:"([^"\n]+)"|([^\])("[\]]+?))\s*(?:[\])]?\]|\)\)?)`;

/** A line that names the screen of which the next ones tell: `- name: Login`. */
const ofKey = wording`^\s*(?:-\s*)?["']?(?:name|title|screen|page|label)["']?:\s*["']?(?=\p{L})`;
/** A key that says of the screen that it has no address. */
const noRoute =
  /(?:^|[{,])\s*["']?(?:route|path|url|address)["']?:\s*["']?(?:null|none|~|-|–|—)["']?\s*,?\s*(?:[#}].*)?$/i;
const routeKey = /^["']?(?:route|path|url|address)["']?$/i;

/** What sends from an address to another one. */
const sentOn = /<(?:Navigate|Redirect)\b/;
/** Where one of several objects in a line ends. */
const betweenObjects = /(?<=\}),\s*(?=\{)/;

/** The screens of a fence: a tree of menus, addresses with their names, a flowchart, the routes of a programme. */
export function screensOfFence(language: string, text: Inline): readonly FencedScreen[] {
  if (/^\s*(?:flowchart|graph)\b/.test(text.source)) return nodes(text);
  if (/^\s*(?:sequenceDiagram|stateDiagram|erDiagram|classDiagram|gantt)/.test(text.source)) return [];
  const boxes = inBoxes(text);
  if (boxes.length > 0) return boxes;
  const isTree = (/^[\s]*[│├└┣┗]/m.test(text.source) && !drawsWindow(text)) || isIndented(language, text);
  const isPlain = /^(?:|text|txt|plain|plaintext|tree)$/.test(language);
  const found: FencedScreen[] = [];
  let named: Inline | undefined;
  for (const line of linesOf(text).flatMap((each) => splitAt(each, betweenObjects))) {
    if (sentOn.test(line.source)) continue;
    const key = ofKey.exec(line.source);
    const value = key && slice(line, key[0].length, line.source.replace(/["',]+$/, '').length);
    if (value && !address.test(value.source)) named = value;
    const read = ofLine(line, isTree);
    // A line that gives the address alone belongs to the name above it.
    const isBare = read?.route && (routeKey.test(read.name.source) || read.name.source === read.route.path);
    const own = read && named && isBare ? { ...read, name: named } : read;
    const none = noRoute.test(line.source) ? (nameIn(line) ?? named) : undefined;
    if (none) found.push({ name: none, route: undefined, isNone: true });
    if (none) named = undefined;
    if (own?.route) named = undefined;
    if (own && (isTree || isPlain || own.route)) found.push(own);
  }
  return isTree || found.some(({ route }) => route) ? found : [];
}

/** A name alone in its line, as a tree of screens has them. */
const nameAlone = wording`^\p{Lu}[\p{L}\p{N} &'’/-]{1,40}(?: \([^()]*\))?$`;

/** Whether a fence of plain text is a tree that only indents its names. */
function isIndented(language: string, text: Inline): boolean {
  if (!/^(?:|text|txt|plain|plaintext|tree)$/.test(language)) return false;
  const lines = text.source.split('\n').filter((line) => line.trim() !== '');
  const isDeep = lines.some((line) => /^\s/.test(line)) && /^\S/.test(lines[0] ?? '');
  return lines.length > 2 && isDeep && lines.every((line) => nameAlone.test(line.trim()));
}

/** The screens of a drawing in which arrows lead from box to box: `[Home] --> [Tides]`, two at least. */
function inBoxes(text: Inline): readonly FencedScreen[] {
  const lines = text.source.split('\n').filter((line) => line.trim() !== '');
  if (
    !lines.every((line) => /^\s*\[[^[\]]{2,40}\](?:\s*(?:[-=]{1,3}>|→|⇒)\s*\[[^[\]]{2,40}\])+\s*$/.test(line))
  )
    return [];
  const found = new Map<string, FencedScreen>();
  for (const { index, 0: box } of text.source.matchAll(/\[[^[\]]{2,40}\]/g)) {
    const inner = slice(text, index + 1, index + box.length - 1);
    const path = address.exec(inner.source);
    const route = path ? routeIn(slice(inner, path.index, path.index + path[0].length)) : undefined;
    const name = slice(
      inner,
      0,
      (path ? inner.source.slice(0, path.index) : inner.source).replace(/[\s(:–—-]+$/, '').length,
    );
    if (!found.has(inner.source)) found.set(inner.source, { name: name.source === '' ? inner : name, route });
  }
  return [...found.values()];
}

function ofLine(line: Inline, isTree: boolean): FencedScreen | undefined {
  const lead = branch.exec(line.source)?.[0].length ?? 0;
  const own = slice(line, lead, line.source.length);
  const found = address.exec(own.source);
  const route = found && routeIn(slice(own, found.index, found.index + found[0].length));
  if (/^(?:\/\/|#\s|--\s)/.test(own.source) || (route && /\.\w{1,4}$/.test(route.path))) return undefined;
  if (!route) {
    const name = slice(own, 0, own.source.replace(/\s*(?:\([^()]*\)|\s[–—#-]\s.*|\s{2,}.*|:)$/, '').length);
    return isTree && wording`^\p{Lu}[\p{L}\p{N} &'/-]{1,40}$`.test(name.source)
      ? { name, route: undefined }
      : undefined;
  }
  const [start, end] = [found?.index ?? 0, (found?.index ?? 0) + (found?.[0].length ?? 0)];
  if (code.test(own.source)) return { name: nameIn(own) ?? slice(own, start, end), route };
  const before = slice(own, 0, own.source.slice(0, start).replace(/[\s("'`[:–—=|>-]+$/, '').length);
  const after = /^[\s)"'`\]:–—=|>-]*/.exec(own.source.slice(end))?.[0].length ?? 0;
  const behind = slice(own, end + after, own.source.replace(/[\s"'`,;]+$/, '').length);
  const words = wording`^(?:\p{L}+\s+)?(?:GET|POST|PUT|PATCH|DELETE)$`.test(before.source)
    ? undefined
    : before;
  if (!words) return undefined;
  const name = [
    before,
    slice(behind, 0, behind.source.replace(/(?:\s+(?:#|\/\/|[–—-]\s|\()|\s{2,}(?=\S)|\t).*$/, '').length),
  ].find(({ source }) => wording`\p{L}`.test(source));
  return { name: name ? withoutBrackets(name) : slice(own, start, end), route };
}

/** What a line of a programme or of data calls its screen. */
function nameIn(line: Inline): Inline | undefined {
  const called = component.exec(line.source) ?? action.exec(line.source) ?? built.exec(line.source);
  const name = called?.groups?.name;
  if (!called || !name) return undefined;
  const at = called.index + called[0].lastIndexOf(name);
  return slice(line, at, at + name.length);
}

/** A name without the brackets around the whole of it: `/home (Home)`. */
function withoutBrackets(name: Inline): Inline {
  const inner = /^\(([^()]+)\)?$/.exec(name.source)?.[1];
  return inner ? slice(name, 1, 1 + inner.length) : name;
}

function nodes(text: Inline): readonly FencedScreen[] {
  const found = new Map<string, FencedScreen>();
  for (const match of text.source.matchAll(node)) {
    const words = match[1] ?? match[2] ?? '';
    const start = match.index + match[0].indexOf(words);
    const label = slice(text, start, start + words.length);
    const path = address.exec(label.source);
    const route = path ? routeIn(slice(label, path.index, path.index + path[0].length)) : undefined;
    const name = slice(
      label,
      0,
      (path ? label.source.slice(0, path.index) : label.source).replace(/(?:<br\s*\/?>|[\s(:–—-])+$/, '')
        .length,
    );
    if (/\?$/.test(label.source) || (name.source === '' && !route)) continue;
    const own = { name: name.source === '' ? label : name, route };
    if (!found.has(own.name.source)) found.set(own.name.source, own);
  }
  return [...found.values()];
}
