import { printLast } from '../engine/index.ts';
import type { Command } from './command.ts';
import { open, save } from './input.ts';
import { write } from './output.ts';

/** `ninefold print FILE` */
export const print: Command = {
  name: 'print',
  takes: 'FILE',
  summary: 'Prints the document in the canonical form.',
  files: 'one',
  options: { write: { type: 'boolean', help: 'Write the file instead of printing.' } },
  async run({ files: [file = '-'], values }) {
    const input = await open(file);
    const { text } = input.specification;
    const printed = printLast(input.specification);
    if (values.write !== true) await write(printed);
    else if (input.file === undefined || printed !== text) await save(input, printed);
    return 0;
  },
};
