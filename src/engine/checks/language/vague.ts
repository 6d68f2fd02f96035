import { wordingCheck } from '../prose-words.ts';

/** A word that everybody understands otherwise. Asked for, not always on. */
export const check = wordingCheck({
  id: 'language/vague',
  summary: 'A word that everybody understands otherwise.',
  words:
    /\b(?:fast|quick(?:ly)?|slow(?:ly)?|eas(?:y|ily)|simple|simply|intuitive(?:ly)?|user[- ]friendly|appropriate(?:ly)?|suitable|suitably|reasonabl[ey]|adequate(?:ly)?|sufficient(?:ly)?|relevant|as (?:needed|necessary|required|appropriate|applicable)|if (?:needed|necessary|possible|applicable)|where (?:possible|applicable|appropriate)|when (?:needed|necessary|possible)|robust|seamless(?:ly)?|efficient(?:ly)?|flexible|modern|state[- ]of[- ]the[- ]art|good performance|properly|timely|normally|typically|usually|generally|soon)\b/gi,
  say: (word) => `“${word}” means something else to everybody: say how much, or under which condition.`,
});
