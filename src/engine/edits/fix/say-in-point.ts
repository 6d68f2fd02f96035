import type { Change, Fix } from '../../finding.ts';
import type { Model } from '../../model/model.ts';
import { nothingShown } from '../print/fresh.ts';
import { insertAfter } from './insert.ts';
import { headingEnd, newPoint, ownEnd } from './outline.ts';

type Said = Pick<Extract<Fix, { kind: 'not-shown' }>, 'point' | 'subject'>;

const marker = 'not shown';

/** What stands in a point for an answer: a paragraph, which is the purpose in point 1, or a bullet with a label. */
function answered({ subject }: Said, answer: string): string {
  return subject === undefined || subject === 'Purpose' ? answer : `- ${subject}: ${answer}`;
}

/** Says "not shown" of a point, or of a subject in it, or what was answered instead; adds its heading where it has none. */
export function sayInPoint(model: Model, text: string, said: Said, answer?: string): readonly Change[] {
  const { point, subject } = said;
  const whole = subject === undefined;
  const nothing = whole ? nothingShown(point, marker) : `${subject}: ${marker}.`;
  const sentence = answer === undefined ? nothing : answered(said, answer);
  const end = whole ? headingEnd(model, point) : ownEnd(model, point);
  return end === undefined ? newPoint(model, text, point, sentence) : [insertAfter(text, end, sentence)];
}
