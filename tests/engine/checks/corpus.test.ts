import { describe, expect, test } from 'vitest';
import { read } from '../../../src/engine/index.ts';
