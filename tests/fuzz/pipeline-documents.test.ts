import fc from 'fast-check';
import { test } from 'vitest';
import { takeThroughPipeline } from './pipeline.ts';

const lines = fc.constantFrom(
  '# Specification: A',
  '## 1. What the product does and for whom',
  '## 2. Screens and routes',
  '## 3. Entities and their fields',
  '## 4. States and transitions',
  '## 5. Validation rules',
  '## 6. Roles and permissions',
  '## 7. The calls it makes',
  '## 8. The error catalogue',
  '## 9. Business constants and limits',
  '### Invoice',
  '### __proto__',
  '',
  '',
  'Some words with `code` and <b>markup</b>.',
  '- **Client**: pays',
  '- `a` → `b`: go',
  '- Home — `/`; leads to Home',
  '- one: 5 minutes; two: 6',
  '| Screen | Route | Notes |',
  '| Field | Type | Required |',
  '| From | Event | To |',
  '| Action | Client |',
  '| --- | --- | --- |',
  '| A | `/a` | x |',
  '| constructor | text | yes |',
  '| B |',
  '```mermaid',
  'stateDiagram-v2',
  '[*] --> a',
  '```',
  '> quoted',
  '<!-- ninefold: allow a/b -->',
  '    code',
  '- Governs: not shown',
  '- Always, for Invoice: `total > 0`',
  'Roles: not shown.',
  '---',
  '???',
);
const documents = fc
  .array(fc.oneof({ weight: 6, arbitrary: lines }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) }), {
    maxLength: 40,
  })
  .map((parts) => parts.join('\n'));

test('80,000 random documents and edits are read, checked, printed and fixed', { timeout: 3_600_000 }, () =>
  takeThroughPipeline(documents, 80_000),
);
