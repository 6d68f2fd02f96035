import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { ItemRead } from '../../reader.ts';
import { headOf } from '../../words/phrases.ts';
import { transitionOf } from '../arrows/transition-phrases.ts';
import { titleOf } from '../headings/titles.ts';
import { bareState } from '../sentences/items.ts';
import type { StateLine } from './line.ts';

const by = '(?:when|by|on|upon|as soon as|after|through|once|via|with|if)';
/** What makes something, as a label or with what brings it about: "comes into being: …", "created when …". */
const made = wording.i`^(?:(?:it|this|each|one) )?(?:(?:is|are) )?(?:(?:newly|first|freshly) )?(?<sure>comes? (?:in)?to (?:being|existence|life)|created|made|born|springs? up|new)\s*(?:[:–—-]\s+|(?=${by}(?![\p{L}])))(?<event>\S.{1,150})$`;
/** The same of what a state may do as well: only of the first one is it told that there was nothing before. */
const starts = wording.i`^(?:(?:it|this|each|one) )?(?:begins?|starts?|opens?|appears?|arises?)\s*(?:[:–—-]\s+|(?=${by}(?![\p{L}])))(?<event>\S.{1,150})$`;
const leadOfEvent = wording.i`^${by}(?:\s*:)?\s+`;

/** What brings it about, where a text says how something comes into being. */
function makingIn(text: Inline, isFirst: boolean): Inline | undefined {
  const event = (made.exec(text.source) ?? (isFirst ? starts.exec(text.source) : null))?.groups?.event;
  if (event === undefined) return undefined;
  const lead = leadOfEvent.exec(event)?.[0].length ?? 0;
  const end = text.source.replace(/[.;]$/, '').length;
  return slice(text, text.source.length - event.length + lead, end);
}

/** "comes into being: somebody asks", below a state; "*asked* – starts with: somebody asks". */
export function readBeginning({ text, item, above, head, context, gather }: StateLine): ItemRead | undefined {
  const outer = above.at(-1);
  const own = outer ? undefined : head?.mark && head.names.length === 1 ? head.names[0] : undefined;
  const around =
    outer && (headOf(outer.text)?.names[0] ?? (bareState.test(outer.text.source) ? outer.text : undefined));
  const to = own ?? around;
  const line = (outer ? above[0] : item)?.at;
  const isFirst = gather.ofBlock((block) => block.kind === 'list' && block.items[0]?.at === line);
  const event = makingIn(own && head ? head.rest : text, isFirst);
  if (!to || !event || !bareState.test(to.source)) return undefined;
  const step = { from: slice(text, 0, 0), to, event, isNew: true };
  const transition = { ...transitionOf(step, item.at), doubtful: true };
  gather.fact({ is: 'transition', ...titleOf(context), transition });
  return 'itself';
}
