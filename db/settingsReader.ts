/** Reads settings and collects all errors, so that a person fixes them together instead of one per start. */
import { UserFacingError } from './userFacingError.ts';

export class SettingsReader {
  readonly #env: NodeJS.ProcessEnv;
  readonly #messages: string[] = [];

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** Adds an error; each message once. */
  add(message: string): void {
    for (const one of message.split('\n')) if (!this.#messages.includes(one)) this.#messages.push(one);
  }

  /** What `read` returns; the fallback when it throws, whose message (one error a line) is added. */
  attempt<T>(read: () => T, fallback: T): T {
    try {
      return read();
    } catch (error) {
      this.add((error as Error).message);
      return fallback;
    }
  }

  /** A whole number within bounds, both included. */
  number(name: string, fallback: number, min: number, max: number): number {
    const text = this.#env[name];
    const value = text ? Number(text) : fallback;
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.add(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
    return fallback;
  }

  /** An address with one of the protocols (such as `https:`); the value itself is not shown: it may hold a password. */
  url(name: string, protocols: string[], fallback: string): string;
  url(name: string, protocols: string[], fallback: null): string | null;
  url(name: string, protocols: string[], fallback: string | null): string | null {
    const value = this.#env[name] || fallback;
    if (value === null) return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      this.add(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
    return value;
  }

  /** One of a few words. */
  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.#env[name] || fallback;
    if ((choices as readonly string[]).includes(value)) return value as T;
    this.add(`${name} must be ${choices.join(', ')}, not "${value}".`);
    return fallback;
  }

  /** Throws a UserFacingError with every error, one a line; nothing when there is none. */
  end(): void {
    if (this.#messages.length > 0) throw new UserFacingError(this.#messages.join('\n'));
  }
}

/** What may be logged, from most to least. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
