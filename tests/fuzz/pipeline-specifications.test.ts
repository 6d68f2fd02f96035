import { test } from 'vitest';
import { arbitrarySpecification } from '../engine/edits/arbitrary-specification.ts';
import { takeThroughPipeline } from './pipeline.ts';

test(
  '20,000 random specifications and edits are read, checked, printed and fixed',
  { timeout: 3_600_000 },
  () => takeThroughPipeline(arbitrarySpecification, 20_000),
);
