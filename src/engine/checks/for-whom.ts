import { isSomebody } from '../model/words/people.ts';

/** What a product is called, where it is not called by its name. */
export const product =
  '(?:product|application|app|platform|system|service|tool|library|module|engine|site|website|software|building block|solution|portal|server|framework|gateway|protocol|feature|plugin|package)';

/** Words for people that no ending tells. */
const people =
  /^(?:people|persons?|individuals?|citizens?|users?|teams?|companies|business(?:es)?|organi[sz]ations?|communit(?:y|ies)|anyone|everyone|anybody|everybody|somebody|someone|those|famil(?:y|ies)|friends|schools?|shops)$/i;

/** What a product does for somebody, in whatever form: "Enable customers to", "helping teams", "lets". */
const does = /(?:enabl|help|allow|let|giv|empower|support|equip|assist|serv|offer|provid)(?:e|es|s|ing|ting)?/
  .source;

/** Those of them that are done for things as well: "offers parsers", "supports several drivers". */
const ofThings = /^(?:support|offer|provid)/i;

/** The few words behind such a verb, or behind "for": they name somebody, or things. */
const next = /(?:[\w'’-]+ ?){1,4}/.source;

/** The verb at the beginning of a sentence, or behind what the product is: "…, allowing developers to query". */
const opening = new RegExp(`^(?:[*_>\\s-]*)(?:to )?(?<does>${does}) (?<whom>${next})`, 'i');
const inside = new RegExp(
  `\\b(?:to |will |can |should |must |by |, |and )(?<does>${does}) (?<whom>${next})|(?:^|\\b${product}s? (?:[\\w-]+ ){0,2}?)for (?<who>${next})`,
  'gi',
);

/** A label with which a text says for whom something is: "Audience:", "**Target users** —". */
const label =
  /^[*_>\s-]*(?:(?:target|intended|main|primary|expected) (?:users|user groups?|customers|readers)|(?:(?:target|intended|main|primary|expected) )?(?:audiences?|personas?|readership))\b[*_]*\s*(?:[:—–]|- )/i;

/** Words with which a text says for whom something is, whoever that is. */
const saying =
  /^for:?\s|\b(?:is|are|was|were|made|meant|built|designed|intended|useful|suited) (?:meant |intended |built |made )?for\b|\baudiences?\b|\btarget (?:users?|groups?)\b|\bused by\b|\b(?:aimed|targeted|directed) at\b|\bgeared (?:to|towards?)\b|\b(?:people|persons?|users|teams|developers|companies|customers|members|visitors|anyone|everyone|anybody|everybody|those|somebody) (?:who|that|with)\b|\b(?:lets|allows|helps|gives|enables)\b|\bas an? [\w -]{2,40}, i (?:want|can|need|would|should)\b/i;

/** Whether one of a few words is one for people, up to where the words go on to say what they do: many, or one of them. */
function namesSomebody(words = '', verb = ''): boolean {
  const named = words.trim().split(/\s+(?:to|with|in|on|at|of|from|who|that)\b/)[0] ?? '';
  const isOne = /^(?:an?|each|every) /i.test(named);
  return named
    .split(/\s+/)
    .some(
      (word) =>
        people.test(word) || (!ofThings.test(verb) && (isOne || /s$/i.test(word)) && isSomebody(word)),
    );
}

/** Whether a sentence begins with what the product does for somebody, or with a label for them. */
export function opensForWhom(sentence: string): boolean {
  const opened = opening.exec(sentence)?.groups;
  return label.test(sentence) || namesSomebody(opened?.whom, opened?.does);
}

/** Whether a text says for whom something is: with a label, in so many words, or by what it does for them. */
export function saysForWhom(text: string): boolean {
  if (saying.test(text)) return true;
  const sentences = text.split(/(?<=[.!?:])\s+|\n+/);
  return sentences.some(
    (sentence) =>
      opensForWhom(sentence) ||
      [...sentence.matchAll(inside)].some(({ groups }) =>
        namesSomebody(groups?.whom ?? groups?.who, groups?.does),
      ),
  );
}
