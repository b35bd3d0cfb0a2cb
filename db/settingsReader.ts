/** Reads settings and collects all errors, so that they can be fixed together instead of one per start. */
import { UserFacingError } from './userFacingError.ts';

export class SettingsReader {
  readonly #env: NodeJS.ProcessEnv;
  readonly #messages: string[] = [];

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** Adds an error; each message once. */
  add(message: string): void {
    for (const line of message.split('\n')) if (!this.#messages.includes(line)) this.#messages.push(line);
  }

  /** Returns what `read` returns, or the fallback if it throws, and adds its message (one error per line). */
  attempt<T>(read: () => T, fallback: T): T {
    try {
      return read();
    } catch (error) {
      this.add((error as Error).message);
      return fallback;
    }
  }

  /** An integer within inclusive bounds. */
  number(name: string, fallback: number, min: number, max: number): number {
    const text = this.#env[name];
    const value = text ? Number(text) : fallback;
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.add(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
    return fallback;
  }

  /**
   * A URL with one of the protocols (such as `https:`); the value itself is not shown, because it may contain a
   * password.
   */
  url(name: string, protocols: string[], fallback: string): string;
  url(name: string, protocols: string[], fallback: null): string | null;
  url(name: string, protocols: string[], fallback: string | null): string | null {
    const value = this.#env[name] || fallback;
    if (value === null) return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      this.add(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
    return value;
  }

  /** URLs with one of the protocols, separated by commas; none if the setting is missing. */
  urls(name: string, protocols: string[]): string[] {
    const values = (this.#env[name] ?? '').split(/\s*,\s*(?=\w+:\/\/)/).filter(Boolean);
    if (values.every((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol))) return values;
    this.add(`${name} must be addresses that start with ${protocols.join('// or ')}//, separated by commas.`);
    return [];
  }

  /** One of the given values. */
  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.#env[name] || fallback;
    if ((choices as readonly string[]).includes(value)) return value as T;
    this.add(`${name} must be ${choices.join(', ')}, not "${value}".`);
    return fallback;
  }

  /** Throws a UserFacingError with every error, one per line, if there are any. */
  end(): void {
    if (this.#messages.length > 0) throw new UserFacingError(this.#messages.join('\n'));
  }
}

/** Log levels, most verbose first. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
