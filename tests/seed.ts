import fc from 'fast-check';
import { seed } from './share.ts';

// A red run can be run again; other seeds are for `NINEFOLD_SEED` and the soak.
fc.configureGlobal({ seed });
