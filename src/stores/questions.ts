/** What the document leaves open, for whoever must answer. Loaded when it is needed. */
import { explainFailure } from '../storage/connection.ts';
import { downloadText, nameFile } from '../storage/files.ts';
import { $title } from './document.ts';
import { $asking } from './filter.ts';
import { notify } from './notices.ts';
import { askEngine } from './summary.ts';

const numberOf = (markdown: string): number => markdown.match(/^- \[ \]/gm)?.length ?? 0;

const countOf = (markdown: string): string => {
  const count = numberOf(markdown);
  return count === 1 ? 'One question' : `${count} questions`;
};

/** Why there are more of them than the list of findings counts. */
const whyMore = (markdown: string): string =>
  numberOf(markdown) > $asking.get() ? ' What a finding asks of several cells is a question for each.' : '';

/** The list of questions; says so, and gives none, where the document is not being read. */
export async function listQuestions(): Promise<string | undefined> {
  try {
    return (await askEngine({ ask: 'questions' })).reply;
  } catch (error) {
    notify(`The questions cannot be listed: ${explainFailure(error)}`, { kind: 'problem' });
    return undefined;
  }
}

function download(markdown: string): void {
  const name = nameFile(`questions ${$title.get()}`);
  downloadText(name, { text: markdown, crlf: false, encoding: 'utf-8' });
  notify(`${countOf(markdown)}: ${name} in your downloads.`);
}

/** Gives the questions as Markdown to the clipboard; as a file, where the browser does not let it. */
export async function copyQuestions(): Promise<void> {
  const markdown = await listQuestions();
  if (markdown === undefined) return;
  try {
    await navigator.clipboard.writeText(markdown);
    const were = numberOf(markdown) === 1 ? 'was' : 'were';
    notify(`${countOf(markdown)} ${were} copied.${whyMore(markdown)}`);
  } catch {
    notify('The browser did not let the questions be copied.', {
      kind: 'problem',
      action: { label: 'Save them as a file', run: () => download(markdown) },
    });
  }
}

/** Gives the questions to the visitor as a Markdown file, in the downloads. */
export async function saveQuestions(): Promise<void> {
  const markdown = await listQuestions();
  if (markdown !== undefined) download(markdown);
}
