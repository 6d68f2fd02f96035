import { notify } from './notices.ts';
import { propose } from './preview.ts';
import { askEngine, whenCurrent } from './summary.ts';

/** Allows a finding in the document, for a reason: a comment in its row, or under the heading above it. */
export async function allowFinding(key: string, reason: string): Promise<void> {
  try {
    const summary = await whenCurrent();
    const finding = summary.findings.find((each) => each.key === key);
    if (finding === undefined) return void notify('This finding is gone.');
    const { check, from, to } = finding;
    const fix = { kind: 'waive', label: 'Allow it', at: { from, to }, check, reason } as const;
    const { version, reply: changes } = await askEngine({ ask: 'fix', fix });
    if (changes.length === 0) return void notify('The text has no place for this.', { kind: 'problem' });
    const made = await propose({ title: `Allow ${check}`, apply: 'Change the text', version, changes });
    if (made === 'stale') notify('The text was changed meanwhile.', { kind: 'problem' });
  } catch {
    notify('The document is not being read at the moment.', { kind: 'problem' });
  }
}
