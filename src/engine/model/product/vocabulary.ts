import { words } from '../words/names.ts';

/** What a heading, a lead or a label of point 1 says of what stands below or behind it. */
export type About = 'purpose' | 'audience' | 'term' | 'aside';

/** In order: the first that a title is decides. `aside` is what the product does not do, and how it is made. */
const titled: readonly (readonly [About, RegExp])[] = [
  [
    'aside',
    /^(?:not|non|no|out of|beyond|excluded?)\b|^what (?:it|this|the product|the application) (?:does not|doesn t|is not|isn t|never)\b|^(?:languages?|platforms?|licen[cs]e|(?:tech(?:nology)? )?stack|technology|deploy(?:ment)?|hosting|storage|version|status|sources?|repository)$/,
  ],
  [
    'term',
    /^(?:(?:key|core|main|basic|central|important) )?(?:terms?|glossary|definitions?|vocabulary|terminology|language|concepts?|notions?)\b/,
  ],
  [
    'audience',
    /^(?:for|for whom|whom|who(?: it is for| it s for| is it for| this is for| uses it| uses this| is served)?|(?:(?:target|intended|main|primary|secondary|typical) )?(?:audiences?|users?|readers?|user groups?|target groups?|personas?|stakeholders?|people|customers?)|(?:used|operated) by|(?:aimed|directed) at|(?:made|meant|intended|built) for|(?:it )?serves|zielgruppen?|für wen|pour qui|para quién)$/,
  ],
  [
    'purpose',
    /^(?:(?:core|basic|main|key) )?(?:purpose|idea|goals?|aims?|objectives?|problem|promise|vision|mission|motivation|summary|overview|product|what(?: .+)?|why|how|in short|in a nutshell|value|benefits?|capabilit(?:y|ies)|features?|functions?|scope|in scope|zweck|ziel|idee|but|objectif|objetivo)$/,
  ],
];

/** What a title speaks of; undefined where it may be the name of anything. */
export function aboutOf(title: string): About | undefined {
  const name = words(title).replace(/^the /, '');
  return name === '' ? undefined : titled.find(([, test]) => test.test(name))?.[0];
}

/** "It is made for …", "For …": what a text begins with that goes on to say for whom the product is. */
export const forWhom =
  /^(?:(?:it|this|the (?:product|application|app|tool|system|software|service)) (?:is|was) )?(?:(?:aimed|directed) at|(?:made |meant |intended |built |designed |useful )?for|used by|serves) (?=\S)/i;

/** A title of audiences that may as well be the name of one. */
export const namesPeople = /^(?:users?|readers?|people|customers?|stakeholders?|personas?)$/i;
