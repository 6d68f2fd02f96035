import { printed } from './edits/print.ts';
import { readWith, type Specification } from './specification.ts';

/** The canonical form of a specification that is used up by it: what is tried is read as an edit of it, in less time. */
export function printLast(specification: Specification): string {
  return printed(specification.model, specification.text, readWith(specification)).text;
}
