import { notify } from './notices.ts';
import { $overlay } from './overlay.ts';
import { propose } from './preview.ts';
import { askEngine } from './summary.ts';

/** Left answers that are named one by one. */
const named = 6;

/** Reads answers from a pasted list of questions into the text, after a look. Gives why none was read, or undefined. */
export async function readAnswers(pasted: string): Promise<string | undefined> {
  const told = await askEngine({ ask: 'answers', pasted }).catch(() => undefined);
  if (told === undefined) return 'The document is not being read at the moment.';
  const { changes, taken, left } = told.reply;
  if (changes.length === 0)
    return left[0] ?? 'There is no answer in this: tick one, or write behind “Answer:”.';
  $overlay.set(undefined);
  const more = left.length - named;
  const answers = taken === 1 ? 'one answer' : `${taken} answers`;
  const done = await propose({
    title: `Read ${answers}`,
    notes: [...left.slice(0, named), ...(more > 0 ? [`And ${more} more that were not taken.`] : [])],
    apply: taken === 1 ? 'Put it into the text' : 'Put them into the text',
    done: taken === 1 ? 'One answer was put into the text.' : `${answers} were put into the text.`,
    always: true,
    version: told.version,
    changes,
  });
  if (done === 'stale') notify('The text was edited meanwhile: nothing was read.', { kind: 'problem' });
  return undefined;
}
