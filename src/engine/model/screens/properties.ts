import type { Block, Inline, Item } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Gathering } from '../blocks/reading.ts';
import type { Labels } from '../blocks/told-of.ts';
import type { Route, Screen, Shown } from '../interface-elements.ts';
import { type Cells, cellsOf, entryIn, linesBelow } from '../records/records.ts';
import { vocabularyOf } from '../records/vocabulary.ts';
import { once } from '../tracking/once.ts';
import { stated } from '../words/markers.ts';
import { labelled, listed, nameOf, referencesIn } from '../words/names.ts';
import { sentences } from '../words/phrases.ts';
import { routesIn } from '../words/routes.ts';

/** What is said of a screen beside its name and its address. */
export type ScreenProperties = Pick<Screen, 'shows' | 'calls' | 'leadsTo' | 'openTo'>;

/** Reads them from the cells of a row, or from what labels say; `cell` gives what stands under a column of the table of screens. */
export function saidOfScreen(cell: Cells<keyof ScreenProperties>): ScreenProperties {
  const refs = (column: keyof ScreenProperties, kind: 'screen' | 'call' | 'role') =>
    stated(cell(column), (each) => referencesIn(kind, each));
  return {
    shows: stated(cell('shows'), showsIn),
    calls: refs('calls', 'call'),
    leadsTo: refs('leadsTo', 'screen'),
    openTo: refs('openTo', 'role'),
  };
}

/** Notes what of a screen's properties is not shown or open. */
export function noteProperties(said: ScreenProperties, name: string, gather: Gathering<unknown>): void {
  gather.marked(said.shows, `what is shown of ${name}`);
  gather.marked(said.calls, `the calls of ${name}`);
  gather.marked(said.leadsTo, `the ways out of ${name}`);
  gather.marked(said.openTo, `the roles of ${name}`);
}

/** What labels say of a screen. */
const labels = vocabularyOf<keyof ScreenProperties>({
  shows: { title: 'Shows' },
  calls: { title: 'Calls' },
  leadsTo: { title: 'Leads to', also: ['links to'] },
  openTo: { title: 'Open to' },
});

/** What one label says; undefined for another one, and for words that say none of it. */
function propertyOf(label: string, rest: Inline): ScreenProperties | undefined {
  const column = labels.get(label);
  const said = column && saidOfScreen((each) => (each === column ? rest : undefined));
  return said && said[column].is !== 'unstated' ? said : undefined;
}

/** What a line below the item of a screen says of it: "Leads to: Post". */
export function propertyIn(text: Inline): ScreenProperties | undefined {
  const line = labelled(text);
  return line && propertyOf(line.label, line.rest);
}

const addresses: readonly string[] = [
  'route',
  'path',
  'url',
  'address',
  'link',
  'uri',
  'adresse',
  'pfad',
  'routes',
];

/** How somebody comes to a screen: "User navigates to `/cart`", "It lives at `/cart`". */
const page = '(?:page|screen|view|dialog(?:ue)?|window|form|tab|panel|modal|overlay|drawer|sheet)';
const arriving =
  '(?:(?:the |an? )?(?:\\p{L}+ )?(?:navigates? to|lands? on|arrives? (?:at|on)|visits?|opens?) |' +
  `(?:(?:it|this|that|which|(?:the|this|that) ${page}) )?(?:lives? at|is (?:found |reached |served |shown )?(?:at|under)) )(?=\`[/#])`;

/** Whether a line says where a screen is, and nothing else. */
export const tellsAddress = (line: string): boolean => arrival.test(line);
const arrival = wording.i`^${arriving}\`[^\`]+\`\.?$`;

/** A label without a mark behind it: "Route `/login`". */
const unmarkedLabel = wording.i`^(?:(?:route|path|url|address|adresse|pfad)\s+(?=\`[/#])|${arriving})`;

/** The addresses that a line gives and nothing else: "route: `/login`", or, where `bare` ones count, one alone. */
export function routeOfLabel(text: Inline, bare: boolean): readonly Route[] | undefined {
  if (!/[/#*]/.test(text.source)) return undefined;
  const mark = unmarkedLabel.exec(text.source)?.[0].length;
  const line = mark ? { label: 'route', rest: slice(text, mark, text.source.length) } : labelled(text);
  if (line && !addresses.includes(line.label)) return undefined;
  const [value] = sentences(line?.rest ?? text);
  if (!value || (!line && !bare) || (!line && /[\s`]./.test(value.source.replace(/^`/, ''))))
    return undefined;
  // The mark of type that stands around label and address goes with the label.
  const marked = line && /^[*_]/.test(text.source) ? value.source.replace(/[*_]+$/, '') : value.source;
  const own = slice(value, 0, marked.replace(/(?:\s+\([^()]*\))?[.;]?$/, '').length);
  const routes = routesIn(own);
  return routes && (line || routes.length === 1) ? routes : undefined;
}

/** An address in code at the head of a sentence, alone or with what stands there behind it: "`/boats` – all that are moored". */
const atHead = wording`^(?:[Aa]t\s+|[*_]{1,2})?(?<code>\`[/#][^\`\s]*\`)[*_]{0,2}(?:\.?$|\s*[.:;–—·|]|\s+\p{Ll})`;

/** The address with which running text begins that has no other: it is that of the heading above. */
export function routeAtHead(text: Inline, block: Block): readonly Route[] | undefined {
  const code = block.kind === 'paragraph' ? atHead.exec(text.source)?.groups?.code : undefined;
  if (code === undefined || block.kind !== 'paragraph') return undefined;
  if ((block.text.source.match(/`[/#][^`\s]*`/g)?.length ?? 0) > 1) return undefined;
  const start = text.source.indexOf(code);
  return routesIn(slice(text, start, start + code.length));
}

/** What a line that is the label of an address stands among: other labels of what is above the list, or screens like it. */
type Company = 'labels' | 'screens';

/** What the one line of a list that is labelled as an address stands among; undefined where there is no such line. */
export const companyOfAddress = once((list: Block): Company | undefined => {
  const lines = list.kind === 'list' ? list.items : [];
  const addressed = lines.filter(({ text }) => opensAddress.test(labelled(text)?.rest.source ?? ''));
  const [only, ...others] = addressed.filter(({ text }) => routeOfLabel(text, false) !== undefined);
  if (!only || others.length > 0) return undefined;
  return addressed.length === 1 ? 'labels' : addressed.length > 2 ? 'screens' : undefined;
});

const opensAddress = /^`?[/#]/;

/** The addresses that a line right below an item gives. */
export function routesBelow({ children }: Item): readonly Route[] | undefined {
  for (const { items } of children)
    for (const { text } of items) {
      const routes = routeOfLabel(text, true);
      if (routes) return routes;
    }
  return undefined;
}

/** What all labels right below the item of a screen say of it. */
export function saidBelow(item: Item): ScreenProperties {
  return saidOfScreen(cellsOf(linesBelow(item).flatMap((line) => entryIn(labels, line) ?? [])));
}

/** What is said of screens in lines that name one: "Leads to, for `Home`: Post". */
export const screenLabels: Labels<ScreenProperties> = { says: propertyOf, note: noteProperties };

/** `list of Invoice, Line` as what is shown; words that are no name of at most three words are a description. */
function showsIn(cell: Inline): readonly Shown[] | undefined {
  const result: Shown[] = [];
  for (const part of listed(cell)) {
    const list = /^(?:an?\s+)?list of\s+/i.exec(part.source);
    const inner = list ? slice(part, list[0].length, part.source.length) : part;
    const name = nameOf(inner).name;
    if (!wording`^[\p{L}_][\p{L}\p{N}_.-]*(?: [\p{L}\p{N}_.-]+){0,2}$`.test(name)) return undefined;
    result.push({ list: list !== null, entity: { kind: 'entity', name, at: inner.at } });
  }
  return result.length ? result : undefined;
}
