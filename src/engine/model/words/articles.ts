import { wording } from '../../syntax/wording.ts';

/** "The visitor" is a visitor. */
export const article = wording.i`^(?:the|an?)\s+(?=\p{L})`;

/** The other ways to name who or what is meant: without the article before a name, or with one. */
export function withOtherArticles(name: string): readonly string[] {
  const bare = name.replace(article, '');
  return bare === name ? ['the', 'a', 'an'].map((each) => `${each} ${name}`) : [bare];
}
