import { type Command, parse, Unusable } from './command.ts';
import { commandHelp, generalHelp } from './help.ts';
import { write, writeError } from './output.ts';
import { version } from './version.ts';

/**
 * Runs the command that the arguments name. The exit code is set and the process is left to end by itself, so
 * that everything written is flushed, to a slow pipe too.
 */
export async function run(commands: readonly Command[], given: readonly string[]): Promise<void> {
  process.exitCode = await exitCode(commands, given);
}

async function exitCode(commands: readonly Command[], [name, ...rest]: readonly string[]): Promise<number> {
  const wantsHelp = (words: readonly string[]): boolean => {
    const end = words.indexOf('--');
    return words.some((word, index) => (word === '--help' || word === '-h') && (end < 0 || index < end));
  };
  try {
    if (name === undefined) {
      await writeError(generalHelp(commands));
      return 2;
    }
    if (name === 'help' || name === '--help' || name === '-h') {
      const about = commands.find((each) => each.name === rest[0]);
      await write(about ? commandHelp(about) : generalHelp(commands));
      return 0;
    }
    if (name === '--version' || name === '-v') {
      await write(`${version}\n`);
      return 0;
    }
    const command = commands.find((each) => each.name === name);
    if (!command) {
      const kind = name.startsWith('-') ? 'option' : 'command';
      throw new Unusable(`There is no ${kind} ${name}. "ninefold --help" lists what there is.`);
    }
    if (wantsHelp(rest)) {
      await write(commandHelp(command));
      return 0;
    }
    return await command.run(parse(command, rest));
  } catch (error) {
    // What the engine throws is a fault of ours: it must not end like findings, with 1.
    const why = error instanceof Unusable ? error.message : `this is a fault in Ninefold: ${String(error)}`;
    await writeError(`ninefold: ${why}\n`);
    return 2;
  }
}
