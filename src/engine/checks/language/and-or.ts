import { wordingCheck } from '../prose-words.ts';

/** “and/or” leaves open which of the two. Asked for, not always on. */
export const check = wordingCheck({
  id: 'language/and-or',
  summary: '“and/or” leaves open which of the two.',
  words: /(?<![\w/])(?:and ?\/ ?or|or ?\/ ?and|either ?\/ ?or)(?![\w/])/gi,
  say: (word) => `“${word}”: one of them, both, or at least one? Say which.`,
});
