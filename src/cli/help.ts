import type { Command } from './command.ts';

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

/** What `ninefold --help` prints. */
export function generalHelp(commands: readonly Command[]): string {
  return `Reads product specifications in nine-point Markdown.

Usage: ninefold COMMAND FILE

${columns(commands.map(({ name, takes, summary }) => [`${name} ${takes}`, summary]))}

FILE is a Markdown file, or - for standard input.
"ninefold COMMAND --help" lists the options of a command, "ninefold --version" tells the version.
Exit codes: 0 well, 1 findings, 2 unusable arguments or files.
`;
}

/** What `ninefold COMMAND --help` prints. */
export function commandHelp({ name, takes, summary, options }: Command): string {
  const rows = Object.entries(options).map(([option, { value, help }]): [string, string] => [
    `--${option}${value === undefined ? '' : ` ${value}`}`,
    help,
  ]);
  return `${summary}

Usage: ninefold ${name} [options] ${takes}

${columns([...rows, ['--help', 'This text.']])}
`;
}
