import { wordingCheck } from '../prose-words.ts';

/** A list that does not end. Asked for, not always on. */
export const check = wordingCheck({
  id: 'language/etc',
  summary: 'A list that does not end.',
  words:
    /\betc\b\.?|\band so (?:on|forth)\b|\band (?:the like|others|more)\b(?=[.,;)]|$)|\bamong others\b|\bsuch as but not limited to\b|\bincluding but not limited to\b|(?<=\w),? ?(?:…|\.\.\.)(?=\s|$|[).])/gi,
  say: (word) => `“${word.trim()}” leaves the list open: name all of them, or say what they have in common.`,
});
