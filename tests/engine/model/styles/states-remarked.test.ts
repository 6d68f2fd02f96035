import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

const lockOf = (states: string) => {
  const text = `# Canal\n\n## 4. States\n\n### Lock\n\n${states}\n\n- \`filled\` → \`emptied\`: drain\n- \`emptied\` → \`filled\`: fill\n`;
  const [life] = modelAsJson(read(text).model).lifecycles;
  return {
    states: life?.states.map(({ name, meaning }) => (meaning ? `${name}: ${meaning}` : name)),
    starts: life?.starts,
    ends: life?.ends,
  };
};

describe('states that are remarked on where they are listed', () => {
  it('are named by what is marked, and begin or end where the remark says so', () =>
    expect(
      lockOf('States: `filled` (initial), `emptied` (ships wait below), **walled up** (final).'),
    ).toEqual({
      states: ['filled', 'emptied: ships wait below', 'walled up'],
      starts: ['filled'],
      ends: ['walled up'],
    }));

  it('keep brackets that belong to a name without marks', () =>
    expect(lockOf('States: filled (upper), filled (lower), emptied.').states).toEqual([
      'filled (upper)',
      'filled (lower)',
      'emptied',
      'filled',
    ]));
});
