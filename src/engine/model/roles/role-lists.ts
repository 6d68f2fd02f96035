import type { Block, Inline } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { headingText } from '../blocks/context.ts';
import { once } from '../tracking/once.ts';
import { isDeed } from '../words/deeds.ts';
import { words } from '../words/names.ts';
import { type Head, headOf } from '../words/phrases.ts';
import { roleNamed } from './facts.ts';
import { listsActions } from './items.ts';
import type { LineForm, RoleLine } from './line.ts';
import { permissionsOf } from './lines.ts';
import { rolesHeading } from './sentences.ts';
import { answerIn, sidesOf } from './sides.ts';

/** A role's name as programmes have it, and no right: `owner`, `team-lead`, but not `edit_page`. */
const isCodeName = wording`^\`[\p{L}][\p{L}\p{N}]*(?:[-_ ][\p{L}\p{N}]+)?\`$`;

/** A line that is a name in code and says who that is, rather than what somebody may. */
function describedIn(text: Inline): Head | undefined {
  const head = headOf(text);
  const [name] = head?.names ?? [];
  if (!head?.mark || !name || head.names.length > 1 || head.rest.source === '') return undefined;
  if (!isCodeName.test(name.source) || isDeed(plain(name).split(/[-_ ]/)[0] ?? '')) return undefined;
  const says = [answerIn(head.rest), listsActions(head.rest), permissionsOf(head.rest).length > 0];
  const allows = sidesOf(head.rest).some(({ by }) => by === 'may' || by === 'allowed');
  return says.some(Boolean) || allows ? undefined : head;
}

/** Whether every line of a list names somebody in code and says who that is. */
const describesRoles = once(
  (block: Block): boolean =>
    block.kind === 'list' &&
    block.items.length > 1 &&
    block.items.every(({ text, children }) => children.length === 0 && describedIn(text) !== undefined),
);

/** Declares the role of a line in a list that does nothing else, where roles are told: ``- `owner` - pays the bill``. */
export const roleOfList: LineForm<RoleLine> = ({ text, item, context, above, gather }) => {
  const heading = words(headingText(context));
  if (above.length > 0 || (heading !== '' && !rolesHeading.test(heading))) return undefined;
  const head = describesRoles(gather.block) ? describedIn(text) : undefined;
  const [name] = head?.names ?? [];
  if (!head || !name) return undefined;
  gather.fact({ is: 'role', role: roleNamed(name, item.at, 'tolerant', plain(head.rest)) });
  return 'itself';
};
