/**
 * The settings from outside that concern the database, read in one place.
 * Every program started by `npm start` gets them again through its environment.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from './userFacingError.ts';

/** The folder that holds package.json. */
export const projectDir = path.resolve(import.meta.dirname, '..');

/** Folder of everything that is kept between runs; DATA_DIR, by default `.data` in the project. */
export function dataDir(): string {
  return path.resolve(projectDir, process.env.DATA_DIR || '.data');
}

/** A TCP port from the environment; a sentence when it is none. */
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

/** Characters that a secret has at least. */
const LEAST = 32;

/**
 * The secret of this installation, from which passwords and link signatures are derived:
 * SIDELINE_SECRET, else the file DATA_DIR/secret, made on first use.
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
      linkSync(mine, file); // fails when another process was first: then its secret counts
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
 * A second secret that is accepted and signs nothing, so that replacing the first ends no session and no link
 * (docs/operations.md): SIDELINE_SECOND_SECRET; undefined without one.
 */
export function secondSecret(): string | undefined {
  const given = process.env.SIDELINE_SECOND_SECRET || undefined;
  if (given !== undefined && given.length < LEAST)
    throw new UserFacingError(`SIDELINE_SECOND_SECRET must have at least ${LEAST} characters.`);
  return given;
}

/** Every secret whose signatures count, the one that signs first. */
export function installationSecrets(): string[] {
  const second = secondSecret();
  return [installationSecret(), ...(second === undefined ? [] : [second])];
}

/** A password for one purpose, the same on every run with the same secret. */
export function derivedPassword(purpose: string, secret = installationSecret()): string {
  return createHmac('sha256', secret).update(`sideline password: ${purpose}`).digest('base64url');
}
