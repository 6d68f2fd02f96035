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

/** Who may do it, in a table of point 6. */
export const roleColumn = {
  title: 'Role',
  also: ['position', 'name', 'actor', 'user', 'who', 'rolle', 'rôle', 'user type', 'persona', 'plays', 'acts as', 'group', 'rank'],
};
