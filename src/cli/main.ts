#!/usr/bin/env node
import { check } from './check.ts';
import type { Command } from './command.ts';
import { fix } from './fix.ts';
import { model } from './model.ts';
import { print } from './print.ts';
import { questions } from './questions.ts';
import { run } from './run.ts';

const commands: readonly Command[] = [check, questions, model, print, fix];

await run(commands, process.argv.slice(2));
