import { arbitrarySpecification } from '../engine/edits/arbitrary-specification.ts';
import { testPipeline } from './pipeline.ts';

testPipeline('specifications', arbitrarySpecification, 20_000);
