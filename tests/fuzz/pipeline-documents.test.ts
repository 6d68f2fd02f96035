import fc from 'fast-check';
import { test } from 'vitest';
import { lines } from '../random-markdown.ts';
import { takeThroughPipeline } from './pipeline.ts';

const documents = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...lines) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    ),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join('\n'));

test('80,000 random documents and edits are read, checked, printed and fixed', { timeout: 3_600_000 }, () =>
  takeThroughPipeline(documents, 80_000),
);
