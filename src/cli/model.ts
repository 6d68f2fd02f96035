import { modelAsJson } from '../engine/index.ts';
import type { Command } from './command.ts';
import { open } from './input.ts';
import { write } from './output.ts';

/** `ninefold model FILE` */
export const model: Command = {
  name: 'model',
  takes: 'FILE',
  summary: 'Prints what was read, as JSON.',
  files: 'one',
  options: {},
  async run({ files: [file = '-'] }) {
    const { specification } = await open(file);
    await write(`${JSON.stringify(modelAsJson(specification.model), null, 2)}\n`);
    return 0;
  },
};
