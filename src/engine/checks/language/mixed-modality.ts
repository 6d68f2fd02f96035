import { wordingCheck } from '../prose-words.ts';

/** A clause that obliges and permits in one breath. Asked for, not always on. */
export const check = wordingCheck({
  id: 'language/mixed-modality',
  summary: 'One clause says both must and may.',
  words:
    /\b(?:must|shall|has to|have to)\b(?=[^.;:,!?\n]*\b(?:may|might|can|could|should)\b)|\b(?:may|might|can|could|should)\b(?=[^.;:,!?\n]*\b(?:must|shall|has to|have to)\b)/gi,
  say: (word) =>
    `One clause obliges and permits: “${word}” and its opposite. Say in two sentences what must be and what may be.`,
});
