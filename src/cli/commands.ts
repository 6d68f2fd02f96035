import { check } from './check.ts';
import type { Command } from './command.ts';
import { fix } from './fix.ts';
import { model } from './model.ts';
import { print } from './print.ts';
import { questions } from './questions.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [check, questions, model, print, fix];
