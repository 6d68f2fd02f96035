/** What a rule is about. */
export const subjectColumn = {
  title: 'Subject',
  also: [
    'field',
    'what',
    'name',
    'parameter',
    'input',
    'property',
    'attribute',
    'applies to',
    'setting',
    'situation',
    'item',
    'data',
    'feld',
    'champ',
    'concerns',
    'affects',
    'holds for',
    'applies for',
    'for',
    'betrifft',
  ],
};

/** What has the field that a rule is about; what the rule is about itself where no column names a field. */
export const ownerColumn = {
  title: 'Entity',
  also: ['object', 'model', 'resource', 'record', 'table', 'entität'],
};
