import type { Item } from '../../syntax/block.ts';
import type { Context } from '../blocks/context.ts';
import type { Gathering } from '../blocks/reading.ts';
import type { Stated } from '../stated.ts';
import { labelled } from '../words/names.ts';
import { type CallFact, callLabel } from './tables.ts';

/** A label of the call that a heading names, and what follows it; gives whether it is one. */
export function readLabel(item: Item, context: Context, gather: Gathering<CallFact>): boolean {
  const label = context.headings.length > 0 ? labelled(item.text) : undefined;
  const stated = label ? callLabel(label.label, { ...item, text: label.rest }) : [];
  for (const fact of stated) {
    if ('value' in fact) gather.marked(fact.value as Stated<unknown>, label?.label ?? '');
    gather.fact(fact);
  }
  return stated.length > 0;
}
