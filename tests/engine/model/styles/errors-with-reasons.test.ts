import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

describe('errors beside a list of reasons', () => {
  it('a line that leads to reasons tells no error of its own', () => {
    const { errors } = readPoint(
      'errors',
      '| Status | Text | When |\n|---|---|---|\n| 405 | `Landing not allowed` | no wind |\n\nWhen a landing is refused with 405, the reason stands in `why`:\n- `no_rope`: there is none',
    );
    expect(errors.map(({ name }) => name)).not.toContain('405');
  });
});
