import type { Model } from '../model/model.ts';
import { once } from '../model/tracking/once.ts';
import { perElement } from '../model/tracking/per-element.ts';
import { sentences } from '../model/words/phrases.ts';
import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';
import type { Block, Inline } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { blocksOf, titlesAbove, titlesOf } from './blocks-under.ts';

/** What a point is about, in the words with which a text says that there is none of it. */
const things: readonly (readonly [PointId, RegExp])[] = [
  [
    'screens',
    /^(?:(?:graphical |web |own )?(?:ui|user interface|interface for people|front-?end)|gui|screens|pages|web (?:pages|interface))$/,
  ],
  [
    'entities',
    /^(?:(?:data )?persistence|persistent (?:data|storage)|durability|databases?|data ?base|data (?:storage|store|model)|stored data|storage of data)$/,
  ],
  ['states', /^(?:state machines?|life ?cycles?|states)$/],
  ['rules', /^(?:(?:input |data )?validation(?: rules)?)$/],
  [
    'roles',
    /^(?:(?:user )?(?:roles|permissions|accounts|authori[sz]ation|management)|(?:user )?accounts? management|authz|access control|multi-?user(?: support)?|roles? management)$/,
  ],
  [
    'calls',
    /^(?:(?:(?:public|rest|http|web|own) )*(?:apis?|endpoints)|back-?end|servers?|server[- ]side|network (?:access|calls|requests)|calls to (?:a|the|any) servers?)$/,
  ],
  ['errors', /^error (?:handling|messages|codes)$/],
  ['constants', /^(?:limits|quotas|constants)$/],
];

/** Titles of what a product is not, and what its document leaves out. */
const aside =
  /^(?:[\d.]+ )?(?:(?:[\w-]+ )?(?:non[- ]?goals?|anti[- ]?goals|out[- ]of[- ]scope|not (?:in|within) (?:the )?scope|not included|exclusions?|excluded)(?:$| (?:and|of v?\d|for v?\d|\(|—|–)| (?:of|from) (?:the )?(?:product|scope|project|release))|what (?:it|this|the [\w-]+) (?:is not|isn['’]t|does not|doesn['’]t|will not|won['’]t)\b)/i;
/** Titles of how matters are with others, or were before. */
const others =
  /\b(?:alternatives?|competit\w+|landscape|comparison|problems?|existing|current|today|background|as[- ]is)\b/i;

/** What leads to things, in a list of what is left out: "Provide a", "No". */
const leading =
  /^(?:no |not )?(?:(?:to )?(?:provid|offer|build|includ|add|implement|support|creat|expos|ship|deliver|design|writ|hav|need|requir)(?:e|es|ing|s)? )?/;

/** A sentence that says of somebody that it has none of some things. */
const noneOf = (who: string): RegExp =>
  new RegExp(
    `^(?:there (?:is|are|will be) no|(?:${who}) (?:(?:has|have|offers|provides|needs|requires|exposes|ships|comes with|will have) no|(?:does|will|shall|must) not (?:have|provide|offer|need|require|include|expose|use|contain)(?: an?| any)?)) (?<what>.+)$`,
  );
const theProduct =
  '(?:this|the) (?:product|application|app|platform|system|service|tool|library|site|website|plugin)';
/** It says so of the product as a whole: right below the title of a document "it" is the product, elsewhere a part of it. */
const without = noneOf(theProduct);
const withoutAtTop = noneOf(`it|this|${theProduct}`);

/** What is not there for now is not there. */
const forNow =
  /\s*\([^()]*\)|\s+(?:yet|initially|for now|at all|whatsoever|in (?:this|the first) (?:version|release)|in v?\d+(?:\.\d+)*)$/g;

/** Words of one thing in such a list; more are a sentence about it: "Login is managed by others". */
const MOST_WORDS = 4;

/** The points of which some things are, told one by one: "a UI or hosted service". */
function pointsOf(list: string): readonly PointId[] {
  const each = list
    .replace(forNow, '')
    .split(/\s*(?:,|;|\/|\b(?:and|or|nor)\b)\s*/)
    .map((part) => part.replace(/^(?:(?:an?|any|no|the|its own) )+/, '').trim());
  if (each.some((part) => part.split(' ').length > MOST_WORDS)) return [];
  return things.flatMap(([id, names]) => (each.some((part) => names.test(part)) ? [id] : []));
}

/** What stands in front of a remark: "No accounts — all data stays here", "**UI**: comes later". */
const said = (text: Inline | string): string =>
  (typeof text === 'string' ? text : plain(text))
    .split(/\s+[—–-]\s+|:\s/)[0]
    ?.replace(/[.:;]+$/, '')
    .toLowerCase() ?? '';

/** The lines of a block that say something by themselves: its sentences, or its items. */
export const linesOf = once((block: Block): readonly Inline[] => {
  if (block.kind === 'list') return block.items.map(({ text }) => text);
  return block.kind === 'paragraph' ? sentences(block.text) : [];
});

/** Where a line stands: in a list of what is left out, right below the title of the document, or anywhere else. */
type Standing = 'aside' | 'top' | 'else';

/** How what stands under some titles is to be taken; `others` is of how matters are elsewhere, and tells nothing. */
const standingBelow = once((titles: readonly string[]): Standing | 'others' => {
  if (titles.some((title) => aside.test(title))) return 'aside';
  if (titles.some((title) => others.test(title))) return 'others';
  return titles.length <= 1 ? 'top' : 'else';
});

const denying = /\bnot?\b/i;

/** What a line says that there is none of: all that it names in a list of what is left out, else only in so many words. */
function noneIn(line: Inline, standing: Standing): readonly PointId[] {
  // Most lines say no such thing: to look closer is dearer.
  if (standing !== 'aside' && !denying.test(line.source)) return [];
  const words = said(line);
  const what = (standing === 'else' ? without : withoutAtTop).exec(words)?.groups?.what;
  if (what !== undefined) return pointsOf(what);
  return standing === 'aside' ? pointsOf(words.replace(leading, '')) : [];
}

/** What the lines of a block say that there is none of, each with its place. */
const linesSaying = (block: Block, standing: Standing): readonly (readonly [PointId, Place])[] =>
  linesOf(block).flatMap((line) => noneIn(line, standing).map((id) => [id, line.at] as const));

/** The same, remembered for each block. */
const toldIn: Readonly<Record<Standing, (block: Block) => ReturnType<typeof linesSaying>>> = {
  aside: once((block) => linesSaying(block, 'aside')),
  top: once((block) => linesSaying(block, 'top')),
  else: once((block) => linesSaying(block, 'else')),
};

/** Whether a block has a word without which only a list of what is left out says that there is none of something. */
const mayDeny = perElement((_: Model, block: Block): boolean =>
  linesOf(block).some(({ source }) => denying.test(source)),
);

/** The points of which a document says that there is nothing, each with the first place that says so. */
export function toldNone(model: Model): ReadonlyMap<PointId, Place> {
  const found = new Map<PointId, Place>();
  const blocks = blocksOf(model);
  const denies = mayDeny.each(model, blocks);
  const above = titlesAbove(titlesOf(model));
  let titles: readonly string[] | undefined;
  let standing: ReturnType<typeof standingBelow> = 'top';
  blocks.forEach((block, index) => {
    const own = above[index];
    if (!own) return;
    if (own !== titles) standing = standingBelow(own);
    titles = own;
    if (standing === 'others' || (standing !== 'aside' && !denies[index])) return;
    for (const [id, at] of toldIn[standing](block)) if (!found.has(id)) found.set(id, at);
  });
  return found;
}
