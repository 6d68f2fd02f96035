import fc from 'fast-check';
import { lines } from '../random-markdown.ts';
import { testPipeline } from './pipeline.ts';

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

testPipeline('documents', documents, 80_000);
