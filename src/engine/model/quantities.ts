/** Numbers that people write as words. */
const spelled = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number as a pattern: digits with grouping and a fraction. */
export const digits = '[-−+]?\\d[\\d,_]*(?:\\.\\d+)?';

/** A number in digits or as a word up to twelve. */
export const numeral = `(?:${digits}|${spelled.join('|')})`;

/** The digits of a number that may be written as a word. */
export function inDigits(text: string): string {
  const index = spelled.indexOf(text.toLowerCase());
  return index < 0 ? text : String(index + 1);
}

/** Words that compare an amount with something. */
export const comparing =
  '(?:at least|at most|up to|no more than|no less than|no fewer than|not more than|more than|less than|fewer than|greater than|maximum(?: of)?|minimum(?: of)?|max\\.?|min\\.?|exactly|between|≤|≥|<=|>=|<|>)';
