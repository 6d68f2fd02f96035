import { expect, test } from 'vitest';
import { applyChanges, read } from '../../src/engine/index.ts';
import { tell } from '../../src/worker/queries.ts';

const fields =
  '| Field | Type | Required | Default | Rules | Meaning |\n| --- | --- | --- | --- | --- | --- |\n';

test('of all that is unused what was found goes, and not what only that spoke of', () => {
  const text = `## 2. Screens and routes

| Screen | Route | Shows | Leads to |
| --- | --- | --- | --- |
| Home (entry) | \`/\` | Invoice | none |

## 3. Entities and their fields

### Invoice

${fields}| id | uuid | yes | | key | |

### Receipt

${fields}| id | uuid | yes | | key | |
| place | Place | yes | | | |

### Reminder

${fields}| id | uuid | yes | | key | |

### Place

${fields}| id | uuid | yes | | key | |
`;
  const query = { ask: 'fix-all', check: 'entities/unused', kind: 'remove' } as const;
  const reply = tell(read(text), query);
  if (typeof reply !== 'object' || !('count' in reply)) throw new Error('no changes');
  expect(reply.count).toBe(2);
  const headings = applyChanges(text, reply.changes).match(/^### .*$/gm);
  expect(headings).toEqual(['### Invoice', '### Place']);
});
