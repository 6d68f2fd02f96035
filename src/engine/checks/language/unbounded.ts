import { wordingCheck } from '../prose-words.ts';

/** A quantity without a bound. Asked for, not always on. */
export const check = wordingCheck({
  id: 'language/unbounded',
  summary: 'A quantity without a bound.',
  words:
    /\b(?:some|several|many|few|a few|a lot of|lots of|numerous|various|multiple|large (?:number|amount)s? of|as many as|any number of|unlimited|a large)\b/gi,
  say: (word) => `“${word}”: how many? Give the bound, or name the constant.`,
});
