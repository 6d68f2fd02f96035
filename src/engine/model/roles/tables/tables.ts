import type { Inline } from '../../../syntax/block.ts';
import { linesOfCell, plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import { headingText } from '../../blocks/context.ts';
import type { Allowed, Permission } from '../../domain-elements.ts';
import type { Reference } from '../../element.ts';
import type { PointReader, RowReading } from '../../reader.ts';
import { shown } from '../../stated.ts';
import { looksLikeYesNo, says } from '../../tables/cell-kinds.ts';
import { deedTitled, readsAsDeed } from '../../words/deeds.ts';
import { stated } from '../../words/markers.ts';
import { nameOf, referenceIn, referencesIn } from '../../words/names.ts';
import { headOf, namesListed, splitAt } from '../../words/phrases.ts';
import { permission, type RoleFact } from '../facts.ts';
import { othersIncluded } from '../lines/inclusions.ts';
import { actionsListed } from '../sentences/actions-listed.ts';
import { leftOutOfAll } from '../sentences/all-rights.ts';
import { deedsOf } from '../sentences/deeds.ts';
import { conditioned } from '../words/conditioned.ts';
import { allowedIn, isDash } from '../words/permission-cells.ts';
import { answerIn, limitIn } from '../words/sides.ts';
import { actionColumn, doneColumn, mayColumns, roleColumn, whatTheyDo } from '../words/vocabulary.ts';
import { saysOf } from './described-roles.ts';
import { isDeeds, matrixRow, roleMatrixRow } from './matrix.ts';
import { ofOneRole } from './one-role.ts';

/** Several deeds with what each is done to: "report incidents, edit own profile"; "send, void Invoice" is one. */
const eachDeed = {
  of: 'action',
  names: (name: Inline) => readsAsDeed(plain(name).replace(/^([a-z]+)_(?=[a-z_]+$)/, '$1 ')),
} as const;

/** The tables of point 6: roles, and the matrix in its several shapes. */
export const roleTables: PointReader<'roles', RoleFact>['tables'] = {
  matrix: {
    shape: { columns: { action: actionColumn }, needs: [['action']], open: true },
    each: eachDeed,
    row: matrixRow,
  },
  unnamed: {
    shape: {
      columns: { action: actionColumn },
      needs: [['action']],
      inOrder: ['action'],
      open: true,
      rest: (cell) =>
        looksLikeYesNo(cell) || isDash(cell.source) || isDeeds(cell) || allowedIn(cell).is !== 'when',
      few: true,
    },
    each: eachDeed,
    row: matrixRow,
  },
  byRole: {
    shape: {
      columns: { role: roleColumn },
      needs: [['role']],
      open: true,
      rest: (cell) => looksLikeYesNo(cell) || allowedIn(cell).is !== 'when',
    },
    row: roleMatrixRow,
  },
  roles: {
    shape: {
      columns: {
        role: roleColumn,
        who: {
          title: 'Who',
          also: [
            'description',
            'meaning',
            'how one gets there',
            'what',
            'notes',
            'definition',
            'purpose',
            'who they are',
            ...whatTheyDo,
          ],
        },
        when: { title: 'When', also: ['condition'] },
        includes: { title: 'Includes', also: ['inherits', 'extends', 'inherits from'] },
        ...mayColumns,
      },
      needs: [['role'], ['who', 'when', 'includes', 'may', 'mayWhen', 'mayNot']],
    },
    row: roleRow,
  },
  // Roles of which another column says something, whatever it is called.
  named: {
    shape: {
      columns: {
        role: { title: 'Role', also: ['role name', 'user role', 'rolle', 'rôle', 'rol'] },
        who: { title: 'Who' },
      },
      needs: [['role'], ['who']],
      inOrder: ['who'],
    },
    row: roleRow,
  },
  whoMay: {
    shape: {
      columns: {
        role: { title: 'Who', also: ['role', ...roleColumn.also] },
        who: { title: 'What they do', also: whatTheyDo },
        ...mayColumns,
      },
      needs: [['role'], ['who', 'may', 'mayWhen', 'mayNot']],
    },
    row: roleRow,
  },
  ofOneRole,
  byAction: {
    shape: {
      columns: {
        action: doneColumn,
        roles: {
          title: 'Allowed to',
          also: [
            'roles',
            'role',
            'who',
            'allowed',
            'allowed roles',
            'who may',
            'who can',
            'who has it',
            'held by',
            'by',
            'granted to',
            'given to',
            'minimum role',
            'required role',
            'needs',
            'wer',
          ],
        },
        denied: { title: 'Denied to', also: ['denied', 'not allowed', 'forbidden', 'refused', 'not for'] },
        condition: { title: 'Condition', also: ['when', 'notes', 'remarks', 'conditions'] },
      },
      needs: [['action'], ['roles']],
    },
    row: actionRow,
  },
  granted: {
    shape: {
      columns: {
        right: {
          title: 'Permission',
          also: ['right', 'privilege', 'scope', 'access level', 'level', 'recht'],
        },
        lets: {
          title: 'Allows',
          also: ['lets you', 'lets', 'what it allows', 'what it lets you do', 'grants', 'enables', 'erlaubt'],
        },
      },
      needs: [['right'], ['lets']],
    },
    row: grantedRow,
  },
};

/** What whoever holds a permission may do: `NOTES_EDIT | change notes`. */
function grantedRow({ row, cell, gather }: RowReading<RoleFact>): void {
  const [right, lets] = [cell('right'), cell('lets')];
  if (!right?.source || !says(lets)) return;
  const allowed = shown<Allowed>({ is: 'yes' }, lets.at);
  gather.fact({
    is: 'row',
    row: permission(lets, row.at, [{ role: referenceIn('role', right), allowed }]),
  });
}

function roleRow({ row, match, header, context, cell, gather }: RowReading<RoleFact>): void {
  const name = cell('role');
  if (!name?.source) return;
  const [asked, answer] = [context.headings.at(-1), cell('may')];
  const allowed = answer && (answerIn(answer) ?? limitIn(answer));
  if (asked && answer && allowed) {
    const text = { source: deedTitled(headingText(context)) ?? headingText(context), at: asked.title.at };
    const cells = [{ role: referenceIn('role', name), allowed: shown(allowed, answer.at) }];
    gather.fact({ is: 'row', row: permission(text, row.at, cells) });
    return;
  }
  const who = cell('who');
  gather.fact({
    is: 'role',
    role: {
      name: nameOf(name).name,
      at: row.at,
      nameAt: name.at,
      how: match.exact ? 'exact' : 'tolerant',
      who: who ? plain(who) : '',
      when: gather.marked(stated(cell('when'), conditionIn), `when somebody is ${nameOf(name).name}`),
      includes: gather.marked(
        stated(cell('includes'), (each) => referencesIn('role', each)),
        `what ${nameOf(name).name} includes`,
      ),
      description: '',
    },
  });
  // What is told of personas is a story, and no right.
  if (who && !header.cells.some(({ source }) => /\bpersonas?\b/i.test(source))) saysOf(name, who, gather);
  const role = referenceIn('role', name);
  const say = (column: string, allowed: Allowed): void => {
    const actions = cell(column);
    if (says(actions)) for (const fact of mayRows(actions, role, allowed)) gather.fact(fact);
  };
  const sometimes = header.cells[match.at.get('mayWhen') ?? -1];
  say('may', { is: 'yes' });
  if (sometimes) say('mayWhen', { is: 'when', condition: conditionIn(sometimes) });
  say('mayNot', { is: 'no' });
}

/** "Only the owner": a name without the words before it. */
function withoutOnly(names: Inline): Inline {
  const lead = /^(?:only|just) (?:the |an? )?/i.exec(names.source)?.[0].length ?? 0;
  return slice(names, lead, names.source.length);
}

/** What a cell says of some of the roles of its row, each behind its name: "editor: own notes; guest: by day". */
function conditionsByRole(cell: Inline, roles: readonly string[]): ReadonlyMap<string, Inline> | undefined {
  const found = splitAt(cell, /;\s+/).map((part) => {
    const head = headOf(part);
    const name = head?.mark === ':' ? plain(head.label).toLowerCase() : '';
    return head && roles.some((role) => role.toLowerCase() === name)
      ? ([name, head.rest] as const)
      : undefined;
  });
  return found.every((each) => each !== undefined) ? new Map(found) : undefined;
}

/** `Action | Who may`: one row of the matrix for the roles that are named. */
function actionRow({ row, cell, gather }: RowReading<RoleFact>): void {
  const action = cell('action');
  if (!action?.source) return;
  const condition = cell('condition');
  const named = namesListed(withoutOnly(cell('roles') ?? action)).map(plain);
  const ofSome = says(condition) ? conditionsByRole(condition, named) : undefined;
  const allowedTo = (role: Inline): Allowed => {
    const on = ofSome ? ofSome.get(plain(role).toLowerCase()) : condition;
    return says(on) ? { is: 'when', condition: conditionIn(on) } : { is: 'yes' };
  };
  const side = (names: Inline | undefined, allowed: (role: Inline) => Allowed): readonly Permission[] =>
    says(names)
      ? namesListed(withoutOnly(names)).map((role) => ({
          role: referenceIn('role', role),
          allowed: shown(allowed(role), role.at),
        }))
      : [];
  const cells = [...side(cell('roles'), allowedTo), ...side(cell('denied'), () => ({ is: 'no' }))];
  const who = ['roles', 'denied'].map((name) => cell(name)?.source ?? '').join(' ');
  if (cells.length > 0) gather.fact({ is: 'row', row: permission(action, row.at, cells), ofDeed: who });
}

/** "takes orders, serves dishes": what somebody does, in the third person. */
const inThird = wording`^\p{L}\p{Ll}+[^s\s]s (?!(?:and|or|of|in|on|for|to|by|with)\s)\p{Ll}`;

/** The rows that a list of actions is for one role; a condition in brackets behind an action is that of the action. */
function mayRows(actions: Inline, role: Reference, allowed: Allowed): readonly RoleFact[] {
  const parts = linesOfCell(actions).flatMap((line) =>
    splitAt(line, wording`\s*(?:[•·]|\.\s+(?=\p{Lu}))\s*`),
  );
  const left = allowed.is === 'yes' ? parts.flatMap((part) => leftOutOfAll(part) ?? []) : [];
  if (left.length > 0) return left.flatMap((each) => mayRows(each, role, { is: 'no' }));
  return parts
    .flatMap((part) => (inThird.test(part.source) ? deedsOf(part) : actionsListed(part)))
    .flatMap((whole): readonly RoleFact[] => {
      const others = allowed.is === 'yes' ? othersIncluded(whole) : undefined;
      const remark = allowed.is === 'no' ? undefined : remarkBehind(whole);
      const { action, on = remark?.on } = conditioned(remark?.action ?? whole);
      const said: Allowed = on && allowed.is !== 'no' ? { is: 'when', condition: conditionIn(on) } : allowed;
      const row = permission(action, action.at, [{ role, allowed: shown(said, action.at) }]);
      const heir = { source: role.name, at: role.at as Inline['at'] };
      return [{ is: 'row', row }, ...(others ? [{ is: 'includes' as const, heir, others }] : [])];
    });
}

/** `add students (if the office is closed)`: what is done, and what stands in brackets behind it. */
function remarkBehind(action: Inline): { readonly action: Inline; readonly on: Inline } | undefined {
  const found = /^(.*\S)\s*\(([^()]+)\)$/.exec(action.source);
  if (!found) return undefined;
  const start = action.source.lastIndexOf('(');
  return {
    action: slice(action, 0, found[1]?.length ?? 0),
    on: slice(action, start + 1, action.source.length - 1),
  };
}
