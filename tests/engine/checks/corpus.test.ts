import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { read } from '../../../src/engine/index.ts';

const corpus =
  process.env['NINEFOLD_CORPUS'] ?? fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));

describe.each(['fider', 'healthchecks', 'spliit'])('%s, written freely by others', (name) => {
  const path = `${corpus}/ninepoint/${name}.md`;

  test.skipIf(!existsSync(path))(
    'is asked about what it says is not shown, and is not accused of what it does not say',
    () => {
      const text = readFileSync(path, 'utf8');
      const findings = read(text).findings.filter(({ check }) =>
        /^(?:document|product|screens)\//.test(check),
      );
      expect(findings.filter(({ severity }) => severity === 'error' || severity === 'warning')).toEqual([]);
      const asked = findings.filter(({ severity }) => severity === 'gap');
      expect(asked.filter(({ at }) => !/not shown/i.test(text.slice(at.from, at.to)))).toEqual([]);
    },
  );
});
