import { map } from 'nanostores';
import type { Summary } from '../engine/summary.ts';
import { upgradeDocument } from '../storage/database.ts';
import type { DocumentStorage } from '../storage/documents.ts';
import { createStorage } from '../storage/storage.ts';
import { type Client, createClient, type StartChannel, startWorker } from '../worker/client.ts';
import { $lastDocument } from './preferences.ts';

/** A small specification that a visitor changes on the spot, and what was read from it. */
export interface Specimen {
  /** What stands in the field. */
  readonly text: string;
  /** The text that `summary` is about. */
  readonly read: string;
  readonly summary: Summary | undefined;
  /** Why it could not be kept; empty as long as nothing went wrong. */
  readonly problem: string;
}

/** The specimen of the page. */
export const $specimen = map<Specimen>({ text: '', read: '', summary: undefined, problem: '' });

let client: Client | undefined;
let version = 0;

/** Shows a text with what a build has read from it. Nothing is started before the text changes. */
export function showSpecimen(text: string, summary: Summary): void {
  $specimen.set({ text, read: text, summary, problem: '' });
}

/** The text was changed: it is read again. `start` brings up the engine's worker. */
export function changeSpecimen(text: string, start: StartChannel = startWorker): void {
  if (text === $specimen.get().text) return;
  $specimen.setKey('text', text);
  client ??= createClient({
    start,
    text: () => $specimen.get().text,
    onSummary: (summary) => $specimen.set({ ...$specimen.get(), read: $specimen.get().text, summary }),
    onState: () => {},
  });
  version += 1;
  client.open(version);
}

/** The text as a fix would leave it; as it is while the finding is not about the text that stands there. */
export function fixedSpecimen(key: string, fix: number): string {
  const { text, read, summary } = $specimen.get();
  const found = summary?.findings.find((finding) => finding.key === key);
  if (text !== read || found === undefined) return text;
  // From the end: what comes before stays where it is.
  const changes = [...(found.fixes[fix]?.changes ?? [])].sort((one, other) => other.from - one.from);
  return changes.reduce(
    (fixed, { from, to, insert }) => fixed.slice(0, from) + insert + fixed.slice(to),
    text,
  );
}

/** Keeps the text as a document of this browser, the one that the workbench opens next; gives whether it is kept. */
export async function keepSpecimen(
  storage: DocumentStorage = createStorage().documents,
  clock: () => number = Date.now,
): Promise<boolean> {
  const { text } = $specimen.get();
  const title = /^#\s+(?:specification:\s*)?(.+)$/im.exec(text)?.[1]?.trim() ?? 'Untitled';
  const id = `document.${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  try {
    await storage.save(upgradeDocument({ id, title, text, updated: clock(), revision: 0 }));
    $lastDocument.set(id);
    return true;
  } catch {
    $specimen.setKey('problem', 'This browser does not let the site keep anything.');
    return false;
  }
}
