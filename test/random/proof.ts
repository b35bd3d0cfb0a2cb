/**
 * Whether the rules of access, or the oracle that judges them, have changed since a long run of the random tester
 * passed: proof.txt, which is committed, has the hash of both. `npm run random` writes it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';

const file = path.join(projectDir, 'test/random/proof.txt');
const read = (name: string): string => readFileSync(path.join(projectDir, name), 'utf8');

/** Adds a file and what it imports from the project, by path in it. */
function addImports(name: string, found: Set<string>): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, target = ''] of read(name).matchAll(/(?:from |import |import\()'(\.[^']+)'/g))
    addImports(path.posix.join(path.posix.dirname(name), target), found);
  return found;
}

/** Everything that a run depends on: what the program imports, and the database. */
function hashOfRules(): string {
  const hash = createHash('sha256');
  const sql = readdirSync(path.join(projectDir, 'sql'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(sql|json)$/.test(name))
    .map((name) => path.posix.join('sql', name));
  for (const name of [...addImports('test/random/main.ts', new Set(sql))].sort())
    hash.update(name).update('\0').update(read(name));
  return `${hash.digest('hex')}\n`;
}

/** The rules as they were when the run started: it proves no others. */
const rules = hashOfRules();

/** True if a long run passed with the rules as they are now. */
export const isProven = (): boolean => existsSync(file) && readFileSync(file, 'utf8') === rules;

/** Records that a long run has passed. */
export const recordProof = (): void => writeFileSync(file, rules);
