import { didYouMean } from 'graphql/jsutils/didYouMean.js';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';

/** Exit codes of errors. */
export const EXIT = { failed: 1, usage: 2, signIn: 3, refused: 4 } as const;

/** An error for people, with the exit code. */
export class CommandError extends Error {
  readonly exit: number;
  constructor(message: string, exit: number = EXIT.failed) {
    super(message);
    this.exit = exit;
  }
}

/** A problem after the field that it is about, unless it names it. */
export const problemText = ({ message, field }: { message: string; field?: string | undefined }): string =>
  field && !message.includes(`"${field}"`) ? `${field}: ${message}` : message;

export const wrongUse = (message: string) => new CommandError(message, EXIT.usage);

/** The member of a record by name. Errors: no such name, with the most similar ones. */
export function named<T>(members: Record<string, T>, name: string, what: string): T {
  if (Object.hasOwn(members, name)) return members[name] as T;
  throw wrongUse(`There is no ${what} "${name}".${didYouMean(suggestionList(name, Object.keys(members)))}`);
}
