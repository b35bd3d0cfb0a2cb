/** Environment settings of the database, read in one place. Every program started by `npm start` inherits them. */
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from './userFacingError.ts';

/** The folder that contains package.json. */
export const projectDir = path.resolve(import.meta.dirname, '..');

/** The folder of everything persistent; DATA_DIR, by default `.data` in the project. */
export function dataDir(): string {
  return path.resolve(projectDir, process.env.DATA_DIR || '.data');
}

/** Reads a TCP port from the environment; throws a UserFacingError if it is invalid. */
export function portSetting(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new UserFacingError(`${name} must be a port between 1 and 65535, not "${text}".`);
  return port;
}

/** The port of the embedded database; DB_PORT, by default 5433. */
export const databasePort = (): number => portSetting('DB_PORT', 5433);

/** Minimum length of a secret. */
const LEAST = 32;

/**
 * The installation's secret, from which passwords and link signatures are derived: SIDELINE_SECRET, or the file
 * DATA_DIR/secret, created on first use.
 */
export function installationSecret(): string {
  const given = process.env.SIDELINE_SECRET;
  if (given) {
    if (given.length < LEAST) throw new UserFacingError(`SIDELINE_SECRET must have at least ${LEAST} characters.`);
    return given;
  }
  const file = path.join(dataDir(), 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir(), { recursive: true });
    const mine = `${file}.${process.pid}`;
    writeFileSync(mine, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
    try {
      linkSync(mine, file); // fails if another process was first; its secret is used then
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(mine, { force: true });
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < LEAST)
    throw new UserFacingError(`The secret in ${file} is damaged: it has fewer than ${LEAST} characters.`);
  return secret;
}

/**
 * A second secret that is accepted but signs nothing, so that replacing the first one ends no session and no link
 * (docs/operations.md): SIDELINE_SECOND_SECRET; undefined without one.
 */
export function secondSecret(): string | undefined {
  const given = process.env.SIDELINE_SECOND_SECRET || undefined;
  if (given !== undefined && given.length < LEAST)
    throw new UserFacingError(`SIDELINE_SECOND_SECRET must have at least ${LEAST} characters.`);
  return given;
}

/** Every secret whose signatures are valid, the signing one first. */
export function installationSecrets(): string[] {
  const second = secondSecret();
  return [installationSecret(), ...(second === undefined ? [] : [second])];
}

/** A password for one purpose, always the same for the same secret. */
export function derivedPassword(purpose: string, secret = installationSecret()): string {
  return createHmac('sha256', secret).update(`sideline password: ${purpose}`).digest('base64url');
}
