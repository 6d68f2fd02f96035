import { type PointId, points } from '../engine/editor.ts';
import type { Completions, FormatScope, NameCard, NameUses } from '../engine/index.ts';
import { $document } from './document.ts';
import { notify } from './notices.ts';
import { $overlay, type LocatedUses } from './overlay.ts';
import { propose } from './preview.ts';
import { $selection, choosePlace } from './selection.ts';
import { askEngine } from './summary.ts';

const problem = (text: string): void => void notify(text, { kind: 'problem' });
const notRead = 'The document is not being read at the moment.';

/** Where the name at the cursor, or at an offset of the open text, stands; says so when there is none. */
async function usesHere(at = $selection.get().from): Promise<LocatedUses | undefined> {
  try {
    const { reply, version } = await askEngine({ ask: 'uses', at });
    if (reply === undefined) notify('There is no name at the cursor that the document declares.');
    return reply && { ...reply, version };
  } catch {
    problem(notRead);
    return undefined;
  }
}

/** Shows where the name at the cursor, or at an offset, is declared; from there, where it is used. */
export async function goToDeclaration(at?: number): Promise<void> {
  const uses = await usesHere(at);
  if (uses === undefined) return;
  const { here, declared } = uses;
  if (here.from === declared.from) $overlay.set({ is: 'uses', uses });
  else choosePlace(declared, { by: 'outline', version: uses.version });
}

/** Lists the places of the name at the cursor. */
export async function showUses(): Promise<void> {
  const uses = await usesHere();
  if (uses) $overlay.set({ is: 'uses', uses });
}

/** Asks for another name for what is named at the cursor. */
export async function startRename(): Promise<void> {
  const uses = await usesHere();
  if (uses) $overlay.set({ is: 'rename', uses });
}

/** Renames, after a look at what changes. Gives why that is refused, or undefined. */
export async function renameTo({ here, name, kind }: NameUses, to: string): Promise<string | undefined> {
  const told = await askEngine({ ask: 'rename', at: here.from, to }).catch(() => undefined);
  if (told === undefined) return notRead;
  if (told.reply.is === 'refused') return told.reply.why;
  const { changes, inWords } = told.reply;
  $overlay.set(undefined);
  const done = await propose({
    title: `Rename the ${kind} “${name}” to “${to.trim()}”`,
    notes:
      inWords === 0
        ? []
        : [
            `${inWords === 1 ? 'One place' : `${inWords} places`} in plain words, or of something else with this name, stay${inWords === 1 ? 's' : ''} as written.`,
          ],
    done: `“${name}” is now “${to.trim()}”.`,
    apply: changes.length === 1 ? 'Rename in one place' : `Rename in ${changes.length} places`,
    version: told.version,
    changes,
  });
  if (done === 'stale') problem('The text was edited meanwhile: nothing was renamed.');
  return undefined;
}

/** What could be written at an offset of the open text; undefined when that was edited meanwhile. */
export async function completionsAt(at: number): Promise<Completions | undefined> {
  const told = await askEngine({ ask: 'complete', at }).catch(() => undefined);
  return told?.version === $document.get()?.version ? told?.reply : undefined;
}

/** What is known of the name at an offset of the open text; undefined when there is none, or that was edited meanwhile. */
export async function cardAt(at: number): Promise<NameCard | undefined> {
  const told = await askEngine({ ask: 'card', at }).catch(() => undefined);
  return told?.version === $document.get()?.version ? told?.reply : undefined;
}

const formatted: Readonly<Record<FormatScope['of'], string>> = {
  document: 'the document',
  point: 'this point',
  block: 'this table or list',
  element: 'this element',
};

const noOtherWay = 'in the canonical form with the same words and facts.';

/** What is not canonical and stays so, in a sentence: of a document by the numbers of its points. */
function staying(of: FormatScope['of'], left: readonly PointId[]): string {
  const numbers = left.map((id) => String(points[id].number));
  const last = numbers.pop() ?? '';
  const which = numbers.length > 0 ? `points ${numbers.join(', ')} and ${last}` : `point ${last}`;
  return `Parts of ${of === 'document' ? which : formatted[of]} stay as they are: they cannot be written ${noOtherWay}`;
}

/** Why nothing is formatted: it is canonical, or there is no canonical form of it that surely says the same. */
function unchanged(of: FormatScope['of'], left: readonly PointId[]): string {
  if (left.length === 0)
    return `There is nothing in ${formatted[of]} that the canonical form writes in another way.`;
  if (of === 'document' || of === 'point') return staying(of, left);
  const what = of === 'block' ? 'This table or list' : 'This element';
  return `${what} stays as it is: it cannot be written ${noOtherWay}`;
}

/** Writes the document, or the point, table, list or element at the cursor or an offset, canonically, after a look at it. */
export async function formatText(of: FormatScope['of'], at = $selection.get().from): Promise<void> {
  const scope: FormatScope = of === 'document' ? { of } : { of, at };
  const told = await askEngine({ ask: 'format', scope }).catch(() => undefined);
  if (told === undefined) return problem(notRead);
  const { version, reply } = told;
  const { changes, left } = reply;
  if (changes.length === 0) {
    notify(unchanged(of, left));
    return;
  }
  const done = await propose({
    title: `Write ${formatted[of]} in the canonical form`,
    notes: [
      'The same facts, written as the format’s reference writes them. Running text stays as it is and where it is.',
      ...(left.length > 0 ? [staying(of, left)] : []),
    ],
    apply: 'Write it so',
    always: true,
    version,
    changes,
  });
  if (done === 'stale') problem('The text was edited meanwhile: nothing was formatted.');
}
