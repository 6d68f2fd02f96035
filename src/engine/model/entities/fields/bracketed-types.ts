const type =
  '(?:string|text|integer|int|number|decimal|float|double|money|boolean|bool|flag|date|datetime|timestamp|time|uuid|json|object|array|list|enum|url|email)';

/** A type in brackets right behind a name: it is a field wherever it stands. */
export const typedInBracket = new RegExp(`^\\s*\\(${type}(?:[,;] [^()]*)?\\)`, 'i');
const typedName = new RegExp(`\`[a-z_]\\w*\` \\(${type}(?:[,;] [^()]*)?\\)`, 'gi');

/** Whether a line names several fields with their types in brackets, whatever words stand around them: "Switches: `lit` (boolean), `open` (boolean)". */
export function namesTyped(source: string): boolean {
  return (source.match(typedName)?.length ?? 0) > 1;
}

/** What stands between a name with brackets and one without of which the same is said: "`code` (string) and `type` must be filled". */
export const joinedBehind = /^\s*\([^()]*\),?\s+and\s+(?:an?\s+|the\s+)?$/;
export const demandedBehind = /^\s+(?:must|are|have to|can|may)\b/;
/** What leads to the first of two fields of which one is there. */
export const eitherOf = /^\s*either\s+(?:an?\s+|the\s+)?$/i;

/** Names in code and nothing else, some with brackets behind them: `` `a` (text), `b` and `c` (date) ``. */
export const namesAlone =
  /^(?:`[A-Za-z_][\w.]*\??`\*?(?:\s?\([^()`]*\))?(?:[,;]\s+(?:and\s+)?|\s+and\s+|\.?$)){2,40}$/;
