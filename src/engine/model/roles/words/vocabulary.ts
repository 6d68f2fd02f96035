import { vocabularyOf } from '../../records/vocabulary.ts';
import { listsCode } from './permission-cells.ts';

/** What is done, in a table of point 6. */
export const actionColumn = {
  title: 'Action',
  also: [
    'permission',
    'may',
    'can',
    'what',
    'operation',
    'ability',
    'capability',
    'right',
    'feature',
    'resource',
    'task',
    'activity',
    'function',
    'functionality',
    'duty',
    'aktion',
    'recht',
    'berechtigung',
    'was',
  ],
};

/** What is done, where another column names who may: "May" beside "Who" lists what each of them may. */
export const doneColumn = {
  ...actionColumn,
  also: actionColumn.also.filter((name) => name !== 'may' && name !== 'can'),
};

/** What is done, in a table that stands elsewhere: a word that means nothing but what somebody may. */
export const rightColumn = {
  title: 'Action',
  also: [
    'permission',
    'may',
    'can',
    'right',
    'rights',
    'ability',
    'capability',
    'privilege',
    'who may',
    'who can',
  ],
};

/** Who may do it, in a table of point 6. */
export const roleColumn = {
  title: 'Role',
  also: [
    'position',
    'name',
    'actor',
    'user',
    'who',
    'rolle',
    'rôle',
    'user type',
    'persona',
    'plays',
    'acts as',
    'group',
    'rank',
    'person',
  ],
};

/** What stands above what somebody does, in a table of those who may. */
export const whatTheyDo = ['what they do', 'does', 'duties', 'responsibilities', 'tasks'];

/** What somebody may, may sometimes and may not, in a table of those who may. */
export const mayColumns = {
  may: {
    title: 'May',
    also: [
      'can',
      'permissions',
      'permission',
      'rights',
      'allowed',
      'allow',
      'allows',
      'grants',
      'abilities',
      'capabilities',
      'may do',
      'can do',
      'permitted',
      'always',
      'may always',
      'can always',
      'what they may do',
      'what they can do',
      'rechte',
      'berechtigungen',
      'darf',
      'kann',
    ],
    looks: listsCode,
  },
  mayWhen: {
    title: 'Sometimes',
    also: [
      'may sometimes',
      'depends',
      'it depends',
      'depending',
      'sometimes allowed',
      'under conditions',
      'conditional',
      'conditionally',
      'limited',
      'with approval',
      'with permission',
      'on request',
      'if allowed',
      'condition',
      'conditions',
      'restricted',
      'partly',
      'in part',
      'own only',
      'only own',
      'manchmal',
    ],
  },
  mayNot: {
    title: 'May not',
    also: [
      'cannot',
      'can t',
      'can not',
      'denied',
      'deny',
      'denies',
      'not allowed',
      'restrictions',
      'forbidden',
      'prohibited',
      'never',
      'may never',
      'can never',
      'what they may not do',
      'what they cannot do',
      'what they can t do',
      'not permitted',
      'must not',
      'darf nicht',
      'kann nicht',
    ],
  },
};

/** Which side of what somebody may a label says. */
export type MayLabel = keyof typeof mayColumns;

/** The labels of what somebody may: `Permissions: …`, `May not: …`. */
export const mayLabels = vocabularyOf<MayLabel>(mayColumns);
