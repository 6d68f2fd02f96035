import { afterEach, describe, expect, it, vi } from 'vitest';
import { $document, showDocument } from '../../src/stores/document.ts';
import { $findings } from '../../src/stores/findings.ts';
import { $preview } from '../../src/stores/preview.ts';
import { readWith } from '../../src/stores/summary.ts';
import { $waived, allowFinding, keepReason, takeWaiverAway, typedReason } from '../../src/stores/waiving.ts';
import { engineHere } from './engine-here.ts';

let end = (): void => {};
afterEach(() => end());

/** A catalogue of which some errors have no message. */
const errors = (...rows: readonly string[]): string =>
  `# X\n\n## 8. The error catalogue\n\n| Error | Status | When | Message | Handling |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;

/** Rules of which some have a message. */
const told = ['title', 'name', 'street', 'town'].map((each) => `- ${each}: required → "Give the ${each}"`);
const validation = (...lines: readonly string[]): string =>
  `# X\n\n## 5. Validation\n\n${lines.join('\n')}\n`;

/** The key of what is found of messages, or of another check. */
async function keyIn(text: string, of = 'errors/no-message'): Promise<string> {
  showDocument({ id: 'x', text });
  end = readWith(engineHere().start);
  return vi.waitFor(() => {
    const found = $findings.get().find(({ check }) => check === of);
    if (!found) throw new Error('not yet');
    return found.key;
  });
}

const now = (): string => $document.get()?.text.toString() ?? '';

describe('allowing a finding', () => {
  it('about many places says that all of them are allowed, before it is done', async () => {
    const allowing = allowFinding(
      await keyIn(errors('| a | 400 | x | | stay |', '| b | 401 | x | | stay |')),
      'the client has its own',
    );
    const preview = await vi.waitFor(() => {
      const shown = $preview.get();
      if (!shown) throw new Error('not yet');
      return shown;
    });
    expect(preview.title).toBe('Waive errors/no-message in both places');
    expect(preview.notes.join()).toMatch(/one finding about 2 places.*waives all/);
    preview.answer(false);
    expect(await allowing).toBe(false);
    expect(now()).not.toContain('ninefold: allow');
  });

  it('about one place does it at once', async () => {
    const key = await keyIn(errors('| a | 400 | x | | stay |', '| b | 401 | x | Oh no. | stay |'));
    expect(await allowFinding(key, 'the client has its own')).toBe(true);
    expect($preview.get()).toBeUndefined();
    expect(now()).toContain('ninefold: allow errors/no-message because the client has its own');
  });

  it('says how many findings a comment covers that can only stand under the heading', async () => {
    const fence = ['```text', 'tag: at most 255 characters', 'sku: at most 10 characters', '```'];
    const text = validation(...told, '', ...fence);
    const allowing = allowFinding(await keyIn(text, 'rules/no-message'), 'nobody sees it');
    const preview = await vi.waitFor(() => {
      const shown = $preview.get();
      if (!shown) throw new Error('not yet');
      return shown;
    });
    expect(preview.title).toBe('Waive rules/no-message for 2 findings');
    expect(preview.notes.join()).toMatch(/covers more than this finding: it waives 2 findings/);
    preview.answer(true);
    await allowing;
    expect(now()).toContain('## 5. Validation\n\n<!-- ninefold: allow rules/no-message');
  });

  it('keeps the reason that was typed until it is in the text, for its finding and document', async () => {
    const text = errors('| a | 400 | x | | stay |', '| b | 401 | x | | stay |');
    const key = await keyIn(text);
    keepReason(key, 'the client has its own');
    expect(typedReason('another')).toBe('');
    const shown = () => vi.waitFor(() => $preview.get() ?? expect.unreachable('not yet'));
    const left = allowFinding(key, typedReason(key));
    (await shown()).answer(false);
    expect(await left).toBe(false);
    expect(typedReason(key)).toBe('the client has its own');
    showDocument({ id: 'y', text });
    expect(typedReason(key)).toBe('');
    showDocument({ id: 'x', text });
    const made = allowFinding(key, typedReason(key));
    (await shown()).answer(true);
    expect(await made).toBe(true);
    expect(typedReason(key)).toBe('');
  });

  it('of a rule in a list stands in its item, and covers no other', async () => {
    const text = validation(...told, '- tag: at most 255 characters', '- sku: at most 10 characters');
    await allowFinding(await keyIn(text, 'rules/no-message'), 'nobody sees it');
    expect($preview.get()).toBeUndefined();
    expect(now()).toMatch(/- tag: at most 255 characters <!-- ninefold: allow rules\/no-message because/);
    await vi.waitFor(() =>
      expect($findings.get().filter(({ check }) => check === 'rules/no-message')).toHaveLength(1),
    );
  });
});

describe('taking a waiver away', () => {
  it('gives the text back that was there before, and what was waived is found again', async () => {
    const text = errors('| a | 400 | x | | stay |', '| b | 401 | x | Oh no. | stay |');
    await allowFinding(await keyIn(text), 'the client has its own');
    const [waiver] = await vi.waitFor(() => {
      expect($waived.get()).toHaveLength(1);
      return $waived.get();
    });
    expect(waiver).toMatchObject({ check: 'errors/no-message', reason: 'the client has its own' });
    expect(waiver?.findings).toEqual([expect.objectContaining({ line: 7 })]);
    await takeWaiverAway(waiver?.key ?? '');
    expect(now()).toBe(text);
    await vi.waitFor(() => {
      expect($waived.get()).toEqual([]);
      expect($findings.get().map(({ check }) => check)).toContain('errors/no-message');
    });
  });
});
