/** The English plural of a name: of its last word. */
function plural(name: string): string {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
}

const manners: readonly ((name: string) => string)[] = [
  (name) => name,
  plural,
  (name) => name.toLowerCase(),
  (name) => plural(name.toLowerCase()),
];

/** A new name in the manner in which the old one is spelled somewhere: in the plural, in small letters, or as declared. */
export function respelled(name: string, spelled: string, to: string): string {
  const manner = manners.find((make) => make(name) === spelled);
  return manner === undefined ? to : manner(to);
}
