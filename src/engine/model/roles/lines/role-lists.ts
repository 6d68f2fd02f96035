import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { headingText } from '../../blocks/context.ts';
import { writtenLines } from '../../blocks/written-lines.ts';
import { linesBelow } from '../../records/records.ts';
import { once } from '../../tracking/once.ts';
import { isDeed, readsAsDeed } from '../../words/deeds.ts';
import { words } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { type Head, headOf } from '../../words/phrases.ts';
import { roleNamed } from '../facts.ts';
import { permissionsOf } from '../sentences/may-sentences.ts';
import { answerIn, sidesOf } from '../words/sides.ts';
import { isRoleName, listsActions, mayDo } from './items.ts';
import type { LineForm, RoleLine } from './line.ts';
import { rolesHeading } from './told-lines.ts';

/** A role's name as programmes have it, and no right: `owner`, `team-lead`, but not `edit_page`. */
const isCodeName = wording`^\`[\p{L}][\p{L}\p{N}]*(?:[-_ ][\p{L}\p{N}]+)?\`$`;

/** A line above a list of people: "four callers", "Kinds of users:", "Who there is". */
const people =
  /\b(?:users|people|persons|accounts|parties|actors|personas|roles|members)$|^who (?:there )?(?:is|uses|calls|comes)\b/i;
/** What says besides that they are counted out. */
const counting =
  /^(?:the |our |these )?(?:two|three|four|five|six|seven|eight|\d+)\b|\b(?:kinds?|types?|sorts?) of\b|^who\b/i;

/** Whether a line above a list says that it lists people; `sure` where no name in it has to be one of people. */
function leadsToPeople(lead: string): { readonly sure: boolean } | undefined {
  const bare = lead.replace(/\s*\([^()]*\)$/, '').replace(/:$/, '');
  const last = bare.split(' ').at(-1) ?? '';
  const isPeople = people.test(bare) || (/s$/.test(last) && isSomebody(last));
  if (!isPeople || bare.split(' ').length > 6 || /\b(?:may|can|cannot|must|not)\b/i.test(bare))
    return undefined;
  return { sure: counting.test(bare) };
}

/** A line with a name in plain words at its head. */
function plainlyNamed(text: Inline): Head | undefined {
  const head = headOf(text);
  const [whole] = head?.names ?? [];
  if (!head?.mark || !whole || head.names.length > 1 || head.kind !== 'words' || head.rest.source === '')
    return undefined;
  const name = slice(whole, 0, whole.source.replace(/\s+\*\*\([^()]*\)\*\*$/, '').length);
  return mayDo(name) && !isDeed(plain(name).split(' ')[0] ?? '') ? { ...head, names: [name] } : undefined;
}

/** Whether what stands behind a name says what somebody may. */
function allows({ rest }: Head): boolean {
  const isSaid = sidesOf(rest).some(({ by }) => by === 'may' || by === 'allowed');
  return isSaid || answerIn(rest) !== undefined || permissionsOf(rest).length > 0;
}

/** Whether lines are names in plain words, most of them with who that is; `people` where one is surely a name of people. */
function describePlainly(lines: readonly Inline[]): { readonly all: boolean; readonly people: boolean } {
  const heads = lines.map(plainlyNamed);
  const described = heads.filter((head) => head && !allows(head));
  return {
    all:
      lines.length > 1 &&
      heads.every((head) => head !== undefined) &&
      described.length * 3 >= lines.length * 2,
    people: heads.some((head) => head?.names[0] && isSomebody(plain(head.names[0]))),
  };
}

const blockDescribes = once((block: Block) =>
  describePlainly(
    block.kind === 'list'
      ? block.items.map(({ text }) => text)
      : block.kind === 'paragraph'
        ? (writtenLines(block.text)?.lines ?? [])
        : [],
  ),
);

const itemDescribes = once((item: Item) => describePlainly(linesBelow(item)));

/** The name and the rest of a line in a list of people that the line above it announces. */
function describedBelow({ text, context, above, gather }: RoleLine): Head | undefined {
  const [outer, ...others] = above;
  if (others.length > 0) return undefined;
  const led = leadsToPeople(outer ? plain(outer.text) : context.lead);
  const told = led && (outer ? itemDescribes(outer) : gather.ofBlock(blockDescribes));
  return told?.all && (led?.sure || told.people) ? plainlyNamed(text) : undefined;
}

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

/** Whether the lines of a list are bare names, most of them words for people: `Owner`, `Editor`, `No access – locked out`. */
const listsPeople = once((block: Block): boolean => {
  if (block.kind !== 'list' || block.items.length < 3) return false;
  const bare = block.items.filter(({ text, children }) => children.length === 0 && isRoleName(text));
  const people = bare.filter(({ text }) => isSomebody(plain(text)));
  const others = block.items.length - bare.length;
  return people.length * 3 >= block.items.length * 2 && others < 2;
});

/** Declares the role of a line in a list that does nothing else, where roles are told: ``- `owner` - pays the bill``. */
export const roleOfList: LineForm<RoleLine> = (line) => {
  const { text, item, context, above, gather } = line;
  const heading = words(headingText(context));
  const isTold = above.length === 0 && (heading === '' || rolesHeading.test(heading));
  const head =
    describedBelow(line) ?? (isTold && gather.ofBlock(describesRoles) ? describedIn(text) : undefined);
  const leadsAside =
    /\b(?:may|can|cannot|allowed|denied|not|who)\b/i.test(context.lead) || readsAsDeed(context.lead);
  if (!head && isTold && !leadsAside && isRoleName(text) && gather.ofBlock(listsPeople)) {
    gather.fact({ is: 'role', role: roleNamed(text, item.at, 'tolerant', '') });
    return 'itself';
  }
  const [name] = head?.names ?? [];
  if (!head || !name) return undefined;
  gather.fact({ is: 'role', role: roleNamed(name, item.at, 'tolerant', plain(head.rest)) });
  // "guest: has no account. can look around": what that one may is read as of any line.
  return permissionsOf(head.rest).some(({ roles }) => roles.length === 0) ? undefined : 'itself';
};
