import { wording } from '../syntax/wording.ts';

/** Names that stand for everybody of a kind, or for nobody: no article goes with them. */
const withoutArticle =
  /^(?:any|every|some|no)(?:one|body)\b|^(?:the|an?|any|every|each|all)\s|[^s]s(?:\s\(|$)/i;

/** A name with its article: "a Client", "an Author", "Anyone", "Members". */
function withArticle(name: string): string {
  if (withoutArticle.test(name)) return name;
  return `${/^(?:[aeio]|u(?!ni|se|ser|su|ti))/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** The last words of an action that begin with a capital are what it is done to: "void Invoice", "update User.email". */
function spoken(action: string): string {
  // A phrase that begins a cell with a capital goes on with a small one inside a sentence.
  const inside = action.replace(wording`^\p{Lu}(?=\p{Ll}*\s+\S)`, (letter) => letter.toLowerCase());
  const target = wording`^(.*[a-z)])\s+(\p{Lu}[\p{L}\p{N}_]*)$`.exec(inside);
  return target ? `${target[1]} ${withArticle(target[2] ?? '')}` : inside;
}

/** Asks whether a role may do something: "May a Client void an Invoice?" */
export function mayQuestion(role: string, action: string): string {
  return `May ${withArticle(role)} ${spoken(action)}?`;
}
