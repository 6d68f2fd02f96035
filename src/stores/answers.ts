import { $openId } from './document.ts';
import { notify } from './notices.ts';
import { $overlay } from './overlay.ts';
import { $preview, propose } from './preview.ts';
import { askEngine } from './summary.ts';

/** Left answers that are named one by one. */
const named = 6;

/** What was typed or pasted and is not in the text yet, by the document that it is about. */
const typed = new Map<string, string>();

/** The answers that were typed for the open document and are not in its text yet; empty where there are none. */
export function typedAnswers(): string {
  return typed.get($openId.get() ?? '') ?? '';
}

/** Keeps answers that are being typed for the open document until they are in its text. */
export function keepTyped(answers: string): void {
  const id = $openId.get();
  if (id === undefined) return;
  if (answers.trim() === '') typed.delete(id);
  else typed.set(id, answers);
}

/**
 * Reads answers from a pasted list of questions into the text, after a look: who does not want it is led back to the
 * list. Gives why none was read, or undefined.
 */
export async function readAnswers(pasted: string): Promise<string | undefined> {
  const id = $openId.get();
  const told = await askEngine({ ask: 'answers', pasted }).catch(() => undefined);
  if (told === undefined) return 'The document is not being read at the moment.';
  const { changes, taken, left } = told.reply;
  if (changes.length === 0)
    return left[0] ?? 'There is no answer in this: tick one, or write behind “Answer:”.';
  if (id !== undefined) typed.set(id, pasted);
  $overlay.set(undefined);
  const more = left.length - named;
  const answers = taken === 1 ? 'one answer' : `${taken} answers`;
  const put = taken === 1 ? 'One answer was put into the text' : `${answers} were put into the text`;
  const done = await propose({
    title: `Read ${answers}`,
    notes: [...left.slice(0, named), ...(more > 0 ? [`And ${more} more that were not taken.`] : [])],
    apply: taken === 1 ? 'Put it into the text' : 'Put them into the text',
    done: left.length > 0 ? `${put}. What was not taken is kept under “Paste answers”.` : `${put}.`,
    always: true,
    version: told.version,
    changes,
  });
  if (done === 'made' && left.length === 0 && id !== undefined) typed.delete(id);
  if (done === 'stale') notify('The text was edited meanwhile: nothing was read.', { kind: 'problem' });
  // Whoever went on to something else is not led back.
  const isHere = $openId.get() === id && $preview.get() === undefined && $overlay.get() === undefined;
  if (done === 'left' && isHere) $overlay.set({ is: 'answers' });
  return undefined;
}
