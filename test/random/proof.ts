/**
 * Whether the rules of access, or the oracle that judges them, have changed since a long run of the random tester
 * passed: proof.txt has the hash of both. It is written and committed like a snapshot.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';

const file = path.join(projectDir, 'test/random/proof.txt');
/** Everything that a run depends on. */
const FOLDERS = ['sql', 'db/migrate', 'test/random', 'test/sql/matrix', 'test/harness/factories.ts'];

const filesIn = (name: string): string[] =>
  statSync(path.join(projectDir, name)).isFile()
    ? [name]
    : readdirSync(path.join(projectDir, name), { recursive: true, encoding: 'utf8' }).map((one) =>
        path.join(name, one),
      );

function hashOfRules(): string {
  const hash = createHash('sha256');
  const files = FOLDERS.flatMap(filesIn).filter((name) => /\.(sql|mjs|json|ts)$/.test(name));
  for (const name of files.sort())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(projectDir, name)));
  return `${hash.digest('hex')}\n`;
}

/** True if a long run passed with the rules as they are now. */
export const isProven = (): boolean => existsSync(file) && readFileSync(file, 'utf8') === hashOfRules();

/** Records that a long run has passed. */
export const recordProof = (): void => writeFileSync(file, hashOfRules());
