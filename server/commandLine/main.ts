/** The command line: parses the arguments, runs a command, and turns its errors into messages and exit codes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import settings from './commands.json' with { type: 'json' };
import { CommandError, named, wrongUse } from './errors.ts';
import { say, write } from './output.ts';
import type { Options } from './records.ts';

type Command = (words: string[], options: Options) => Promise<void>;
type Shown = { text: string; value?: string; usage?: string };

/** The commands and options with what they do. */
function help(): string {
  const lines = (of: Record<string, Shown>, dashes = '') =>
    Object.entries(of).map(([name, { value, usage = value ?? '', text }]) => {
      return `  ${`${dashes}${name} ${usage}`.padEnd(34)} ${text}`;
    });
  const { intro, commands, options, notes } = settings;
  return [...intro, ...lines(commands), '', 'Options:', ...lines(options, '--'), '', ...notes].join('\n');
}

/** The words and options of a command line. Errors: options that there are not. */
function parse(args: string[]): { words: string[]; options: Options & { help?: boolean; version?: boolean } } {
  const options = settings.options as NonNullable<ParseArgsConfig['options']>;
  const sort = args.indexOf('--sort') + 1; // its value may start with a dash
  const joined = sort ? args.toSpliced(sort - 1, 2, `--sort=${args[sort] ?? ''}`) : args;
  try {
    const { values, positionals } = parseArgs({ args: joined, options, allowPositionals: true });
    return { words: positionals, options: values };
  } catch (error) {
    const [message = ''] = (error as Error).message.split('. ');
    const [, name] = /^Unknown option '--(\w+)/.exec(message) ?? [];
    throw name ? named(settings.options, name, 'option') : wrongUse(message);
  }
}

async function main(args: string[]): Promise<void> {
  if (args[0] === 'complete') return (await import('./describe.ts')).commands.complete(args.slice(1));
  const { words, options } = parse(args);
  const [name = 'help', ...rest] = words;
  const packageFile = path.join(import.meta.dirname, '../../package.json');
  if (options.version) return write(`${JSON.parse(readFileSync(packageFile, 'utf8')).version}\n`);
  const { usage, ...command }: { options: string[]; usage: string } = named(settings.commands, name, 'command');
  if (options.help || name === 'help') return write(help());
  const other = Object.keys(options).find((option) => ![...command.options, 'json', 'server'].includes(option));
  if (other) throw wrongUse(`${name} has no option --${other}.`);
  const count = usage.split(' ').filter(Boolean).length;
  if (rest.length < count || (rest.length > count && !usage.endsWith('…')))
    throw wrongUse(`Use: sideline ${name} ${usage}`);
  const commands: Record<string, Command> = {
    ...(await import('./login.ts')).commands,
    ...(await import('./describe.ts')).commands,
    ...(await import('./records.ts')).commands,
    ...(await import('./changes.ts')).commands,
  };
  await commands[name]?.(rest, options);
}

// the reader of our output may end before we do, such as head
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof CommandError)) throw error;
  process.exitCode = error.exit;
  say(error.message);
});
