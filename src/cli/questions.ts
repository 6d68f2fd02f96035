import { questionsAsMarkdown } from '../engine/index.ts';
import type { Command } from './command.ts';
import { open } from './input.ts';
import { write } from './output.ts';

/** `ninefold questions FILE` */
export const questions: Command = {
  name: 'questions',
  takes: 'FILE',
  summary: 'Lists what is not shown and what is open, as Markdown with checkboxes.',
  files: 'one',
  options: {},
  async run({ files: [file = '-'] }) {
    await write(questionsAsMarkdown((await open(file)).specification));
    return 0;
  },
};
