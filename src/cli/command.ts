import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Options of a command as `node:util` parses them, each with the line that help prints for it. */
export type Options = Readonly<
  Record<string, { readonly type: 'string' | 'boolean'; readonly help: string; readonly value?: string }>
>;

/** What was given on the command line, parsed. */
export interface Given {
  readonly files: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

/** A command: one file of this folder. */
export interface Command {
  readonly name: string;
  /** What stands behind the name: `FILE…`. */
  readonly takes: string;
  readonly summary: string;
  readonly options: Options;
  /** How many files it takes. */
  readonly files: 'one' | 'several';
  /** Does the work and gives the exit code: 0 well, 1 findings, 2 unusable. */
  readonly run: (given: Given) => Promise<number>;
}

/** What is wrong with the command line or a file: printed without a stack, exit code 2. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

/** Parses what follows a command's name; refuses (`Unusable`) unknown options and a wrong number of files. */
export function parse(command: Command, given: readonly string[]): Given {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, { type }] of Object.entries(command.options)) options[name] = { type };
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...given], options, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Unusable(
      `${message.split('. ')[0] ?? message}. "ninefold ${command.name} --help" lists the options.`,
    );
  }
  const files = parsed.positionals;
  if (files.length === 0)
    throw new Unusable(`"ninefold ${command.name}" needs a file, or - for standard input.`);
  if (command.files === 'one' && files.length > 1)
    throw new Unusable(`"ninefold ${command.name}" takes one file.`);
  if (files.filter((file) => file === '-').length > 1) throw new Unusable('Standard input can be read once.');
  return { files, values: parsed.values as Given['values'] };
}

/** One of some words given to an option; refuses (`Unusable`) others. */
export function oneOf<T extends string>(given: Given, option: string, words: readonly T[], otherwise: T): T {
  const value = given.values[option] ?? otherwise;
  const found = words.find((word) => word === value);
  if (found === undefined)
    throw new Unusable(`--${option} is one of ${words.join(', ')}, not ${String(value)}.`);
  return found;
}
