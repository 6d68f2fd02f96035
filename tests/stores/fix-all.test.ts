import { afterEach, beforeEach, expect, test } from 'vitest';
import { $document, showDocument } from '../../src/stores/document.ts';
import { applyFixToAll } from '../../src/stores/findings.ts';
import { $preview } from '../../src/stores/preview.ts';
import { $summary, readWith, whenCurrent } from '../../src/stores/summary.ts';
import { engineHere } from './engine-here.ts';

let end = (): void => {};

beforeEach(() => {
  end = readWith(engineHere().start);
});
afterEach(() => end());

/** The text after the first fix of a kind of a check was carried out for all findings of it. */
async function fixedAll(text: string, check: string, kind: string): Promise<string> {
  showDocument({ id: check, text, crlf: false });
  await whenCurrent();
  const finding = $summary.get()?.findings.find((each) => each.check === check);
  const index = finding?.fixes.findIndex((fix) => fix.kind === kind) ?? -1;
  expect(index).toBeGreaterThanOrEqual(0);
  const done = applyFixToAll(finding?.key ?? '', index);
  const preview = await new Promise<ReturnType<typeof $preview.get>>((resolve) => {
    const forget = $preview.listen((shown) => {
      if (shown === undefined) return;
      forget();
      resolve(shown);
    });
    done.then(() => {
      forget();
      resolve(undefined);
    });
  });
  preview?.answer(true);
  expect(await done).toBe(true);
  return $document.get()?.text.toString() ?? '';
}

test('what the fix of one finding has added is not added again by that of another', async () => {
  const text = await fixedAll(
    '## 8. The error catalogue\n\n| Error | Status | When | Message | Handling |\n| --- | --- | --- | --- | --- |\n| late | 410 | too late | Too late. | stay |\n\n### More\n\n| Error | Status | When | Handling |\n| --- | --- | --- | --- |\n| no_room | 409 | the barn is full | stay |\n| no_key | 403 | the key is lost | stay |\n',
    'errors/no-message',
    'column',
  );
  expect(text.match(/\bMessage\b/g)).toHaveLength(2);
  expect(text).toMatch(/\| no_room \|[^\n]*not shown[^\n]*\n\| no_key \|[^\n]*not shown/);
});

test('two names that are declared nowhere come into one table', async () => {
  const text = await fixedAll(
    '## 7. The calls it makes\n\n### `GET /barns`\n\n| Answer | When | Carries |\n| --- | --- | --- |\n| 200 | | |\n| 403 | nobody is signed in | no_key |\n| 409 | it is full | no_room |\n\n## 8. The error catalogue\n\n- `late` — 410; too late\n',
    'calls/error-not-catalogued',
    'declare',
  );
  expect(text.match(/\| Error \|/g)).toHaveLength(1);
  expect(text).toMatch(/\| no_key \|[^\n]*\n\| no_room \|/);
});
