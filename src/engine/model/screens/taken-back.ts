import type { Inline } from '../../syntax/block.ts';
import type { Gathering } from '../blocks/reading.ts';
import { routeIn } from '../words/routes.ts';
import { movedTo, takenBack } from '../words/taken-back.ts';
import { type Fact, routed } from './facts.ts';

/** Notes what a line takes back of screens told before: one is there no longer. Gives whether it tells another address of one. */
export function takenBackIn(text: Inline, gather: Gathering<Fact>): boolean {
  const moved = movedTo(text);
  const route = moved && routeIn(moved.path);
  if (moved && route) {
    const told = routed({ name: moved.name, routes: [route], at: text.at, by: 'name' }, text.at, '');
    gather.fact({ ...told, moved: true });
  }
  for (const name of takenBack(text)) gather.fact({ gone: name });
  return route !== undefined;
}
