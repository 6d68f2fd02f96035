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
    'aktion',
    'recht',
    'berechtigung',
    'was',
  ],
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
