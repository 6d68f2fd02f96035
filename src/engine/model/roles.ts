import type { Block, Inline, Item } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import { boldTitle } from '../syntax/line-starts.ts';
import { type Context, headingText } from './blocks/context.ts';
import { readInForm } from './blocks/forms.ts';
import type { Gathering } from './blocks/reading.ts';
import { readBlock } from './read-block.ts';
import type { ItemRead, PointReader } from './reader.ts';
import type { About, RoleFact } from './roles/facts.ts';
import { readGrants } from './roles/fences/fences.ts';
import { readPolicies } from './roles/fences/policies.ts';
import { readSqlGrants } from './roles/fences/sql-grants.ts';
import { assembleRoles } from './roles/holders/assembly.ts';
import { toldElsewhere } from './roles/holders/elsewhere.ts';
import { mayDo, uncounted } from './roles/lines/items.ts';
import { aboveSides } from './roles/lines/labelled-lists.ts';
import { roleOfLine } from './roles/lines/labels.ts';
import { aboutOf, holderOf } from './roles/lines/leads.ts';
import type { HeadedLine, RoleLine, SidedLine } from './roles/lines/line.ts';
import { framingForms, surroundedForms } from './roles/lines/lines-around.ts';
import { headedForms } from './roles/lines/lines-headed.ts';
import { doneForms, heldForms } from './roles/lines/lines-held.ts';
import { sidedForms } from './roles/lines/lines-sided.ts';
import { noteLimit } from './roles/lines/matrix-notes.ts';
import { readNamedFirst } from './roles/lines/named-first.ts';
import { readNote } from './roles/lines/noted.ts';
import { readAsked } from './roles/lines/questions.ts';
import { readRoleLines } from './roles/lines/role-lines.ts';
import { readSentenceOrTold, rolesHeading } from './roles/lines/told-lines.ts';
import { permissionsOf } from './roles/sentences/may-sentences.ts';
import { meaningsIn, signsNamedIn } from './roles/sentences/meanings.ts';
import { refusesUnnamed } from './roles/sentences/unnamed.ts';
import { roleTables } from './roles/tables/tables.ts';
import { modalIn } from './roles/words/modals.ts';
import { answerIn, sidesOf } from './roles/words/sides.ts';
import { mayLabels } from './roles/words/vocabulary.ts';
import { numbered } from './words/clause-numbers.ts';
import { readsAsDeed } from './words/deeds.ts';
import { words } from './words/names.ts';
import { headOf } from './words/phrases.ts';

/** Point 6: bullets or a table of roles, and the permission matrix: an action a row, a role a column. */
export const rolesReader: PointReader<'roles', RoleFact> = {
  tables: roleTables,
  item: readItem,
  opens: (line) => roleOfLine(line) !== undefined,
  sentence: readSentenceOrTold,
  paragraph({ text }, _, gather) {
    const signs = meaningsIn(text);
    for (const each of signs.length > 0 ? signs : signsNamedIn(text)) gather.fact({ is: 'meaning', ...each });
    if (readNamedFirst(text, text.at, gather)) return;
    readAsked(text, gather);
    if (gather.count === 0) readNote(text, gather);
  },
  fence: (block, _, gather) => {
    readGrants(block, gather);
    readSqlGrants(block, gather);
    if (gather.count === 0) readPolicies(block, gather);
  },
  assemble: (parts, handed) => assembleRoles([...parts, ...toldElsewhere(parts, handed, readAsRoles)]),
  stated({ roles, permissions }, count) {
    for (const _ of roles) {
      count('shown');
      // A role of which no row says what it may is half of what this point is about.
      if (permissions.length === 0) count('unstated');
    }
    for (const { cells } of permissions) for (const { allowed } of cells) count(allowed.is);
  },
};

/** What point 6 makes of a block that stands elsewhere. */
function readAsRoles(block: Block, context: Context): readonly RoleFact[] {
  return readBlock(rolesReader, block, context).facts;
}

/** `**Can** see reports`, `**May not:** …`: a modal at the head of a line is a word of it, however it is marked. Offsets stay. */
const boldModal =
  /^(?:\*\*|__)((?:can|may|must|cannot|can['’]t)(?: (?:not|never|also|only))?:?)(?:\*\*|__)(?=:?\s)/i;

function plainModal(text: Inline): Inline {
  const found = boldModal.exec(text.source);
  if (!found) return text;
  const bare = slice(text, 2, text.source.length);
  return { ...bare, source: bare.source.replace(/(?:\*\*|__)/, '  ') };
}

const ticked = /^(?:✓|✔|✅|☑)\uFE0F?\s+/;

/** `✅ Admins can edit notes`: a tick before a sentence that says who may says that it holds. */
function withoutTick(text: Inline): Inline {
  const tick = ticked.exec(text.source)?.[0];
  const told = tick ? slice(text, tick.length, text.source.length) : text;
  return tick && permissionsOf(told).length > 0 ? told : text;
}

/** Below a line that only says which side of somebody's rights follows, such as "**Can:**", what its heading names is who. */
function belowSide(context: Context): Context {
  const isSide = context.titled && mayLabels.has(words(context.lead));
  return isSide ? { ...context, lead: `${context.lead}:`, titled: false } : context;
}

/** A label that speaks of an answer of the matrix: `**"depends" for guests** – only with a ticket`. It names nobody. */
const ofAnswer = /^\*\*[^*"“]*["“][^*]*["”][^*]*\*\*\s*[–—:]/;

function readItem(
  item: Item,
  around: Context,
  gather: Gathering<RoleFact>,
  above: readonly Item[],
): ItemRead {
  if (ofAnswer.test(item.text.source)) return 'not';
  const context = belowSide(around);
  if (above.length === 0 && readRoleLines(item, gather)) return 'all';
  if (above.length === 0 && readNamedFirst(item.text, item.at, gather)) return 'itself';
  if (above.length === 0) noteLimit(item.text, gather);
  if (refusesUnnamed(item.text, false)) {
    gather.fact({ is: 'unnamedRefused' });
    return 'itself';
  }
  const framing = {
    item,
    text: plainModal(withoutTick(numbered(item.text))),
    context,
    gather,
    above,
    around: undefined,
  };
  const read = readInForm(framingForms, framing);
  if (read) return read;
  const about =
    gather.ofBlock((block) => aboveSides(item, context, above, block)) ?? aboutOf(item, context, above);
  const line: RoleLine = { ...framing, around: about };
  return readInForm(surroundedForms, line) ?? readHeaded(headed(line));
}

function readHeaded(line: HeadedLine): 'not' | 'itself' {
  return (
    readInForm(heldForms, line) ??
    readInForm(headedForms, line) ??
    readInForm(doneForms, line) ??
    readInForm(sidedForms, sided(line)) ??
    'not'
  );
}

/** Whether what stands before a colon says already what somebody may: "**Guest** cannot do what needs a card: the gate is shut." */
function isSentence(head: HeadedLine['head']): boolean {
  if (head?.mark !== ':' || head.kind !== 'words' || answerIn(head.rest, true)) return false;
  const may = modalIn(head.label);
  const behind = may ? head.label.source.slice(may.index + may[0].length) : '';
  return may !== null && may.index > 0 && /^\S+ \S/.test(behind) && permissionsOf(head.label).length > 0;
}

/** A line taken apart at its head. */
function headed(line: RoleLine): HeadedLine {
  const whole = uncounted(headOf(line.text));
  const head = isSentence(whole) ? undefined : whole;
  const heading = headingText(line.context);
  const [outer, ...others] = line.above;
  const isTitled =
    others.length === 0 && outer && boldTitle.test(outer.text.source) && !readsAsDeed(plain(outer.text));
  const holder = outer ? (isTitled ? line.around?.text : undefined) : holderOf(line.item, line.context);
  const held =
    head?.mark === ':' && holder && head.rest.source !== '' ? { by: holder, says: head.rest } : undefined;
  return { ...line, head, heading, holder, held, mayDeclare: !heading || rolesHeading.test(words(heading)) };
}

/** What the two sides of a line may be: its head, and whom or what stands behind that. */
function sided(line: HeadedLine): SidedLine {
  const { head } = line;
  const strong = head?.kind === 'strong' ? head.names[0] : undefined;
  const sides = head?.mark && head.mark !== '=' ? sidesOf(head.rest) : [];
  const about: About | undefined = head && {
    text: strong ?? (head.bracket && head.names[0] && mayDo(head.names[0]) ? head.names[0] : head.label),
    as: strong ? 'role' : 'open',
  };
  return { ...line, strong, sides, about };
}
