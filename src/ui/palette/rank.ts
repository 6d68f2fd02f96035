/** How well a name fits what was typed, higher is better; undefined where it does not. Case does not matter. */
export function rank(name: string, typed: string): number | undefined {
  const text = name.toLowerCase();
  const sought = typed.toLowerCase().trim();
  if (sought === '') return 0;
  const words = sought.split(/\s+/);
  let total = 0;
  for (const word of words) {
    const one = rankWord(text, word);
    if (one === undefined) return undefined;
    total += one;
  }
  return total - text.length / 1000;
}

/** At the beginning, at the beginning of a word, anywhere, or letter by letter from a word's beginning. */
function rankWord(text: string, word: string): number | undefined {
  const at = text.indexOf(word);
  if (at === 0) return 4;
  if (at > 0) return /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !beginsWord(text, word) ? 2 : 3;
  let from = 0;
  for (const letter of word) {
    const found = text.indexOf(letter, from);
    if (found < 0) return undefined;
    from = found + 1;
  }
  return word.length > 1 && beginsWord(text, word.charAt(0)) ? 1 : undefined;
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return false;
}
