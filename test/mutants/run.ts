/** Runs mutants one after the other in the copy of the project that contains this file; see main.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Scratch, startScratch } from '../../db/instance/scratch.ts';
import { readHistory } from '../../db/migrate/history.ts';
import { projectDir } from '../../db/settings.ts';
import { changedTemplate, makeBase, plainTemplate } from './database.ts';
import { type FailedTest, runTests } from './jest.ts';
import { type Mutant, mutate, shown } from './mutant.ts';
import { chooser } from './tests.ts';

export type Outcome = {
  mutant: Mutant;
  /** `same`: the schema is unchanged, so nothing could be detected. */
  result: 'noticed' | 'survived' | 'same';
  by?: FailedTest;
  seconds: number;
};

/** Whether a mutant is in a migration; if so, the template is migrated from scratch. */
const isMigration = (mutant: Mutant): boolean =>
  readHistory(path.join(projectDir, 'sql')).some(({ file }) => path.relative(projectDir, file) === mutant.file);

/** PostgreSQL's error messages end with its code here; other errors are not caused by the mutant. */
const ofSql = /\([0-9A-Z]{5}\)/;

/** Whether a busy machine may have caused a failure; such a failure counts only if it happens twice. */
const isDoubtful = ({ title, message }: FailedTest): boolean =>
  title === 'the file did not run' || /Exceeded timeout|not ready within|cannot be reached|ECONN/.test(message);

/** Runs the tests for a mutant that is already applied. */
async function outcomeOf(mutant: Mutant, scratch: Scratch, groups: string[][]): Promise<Omit<Outcome, 'seconds'>> {
  if (mutant.file.startsWith('sql/')) {
    try {
      if (!(await changedTemplate(scratch, isMigration(mutant)))) return { mutant, result: 'same' };
    } catch (error) {
      const { message } = error as Error;
      if (!ofSql.test(message)) throw error;
      return { mutant, result: 'noticed', by: { file: 'npm run migrate', title: message, message } };
    }
  } else await plainTemplate(scratch);
  for (const group of groups) {
    let [by] = await runTests(group, scratch.dataDir, true);
    if (by && isDoubtful(by)) [by] = await runTests(group, scratch.dataDir, true);
    if (by) return { mutant, result: 'noticed', by };
  }
  return { mutant, result: 'survived' };
}

/**
 * Runs mutants one after the other; calls `told` with each result. `quick`: without the last group of tests; `tests`: only these files.
 * Failures that also happen without a mutant do not count.
 */
export async function runMutants(
  mutants: Mutant[],
  told: (outcome: Outcome) => void,
  { quick = false, tests }: { quick?: boolean; tests?: string[] } = {},
): Promise<Outcome[]> {
  const known = chooser(projectDir, quick);
  const scratch = await startScratch();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void scratch.stop().then(() => process.exit(1)));
  try {
    process.env.DATA_DIR = scratch.dataDir;
    process.env.SIDELINE_TEST_DB_PORT = String(scratch.server.port);
    await makeBase(scratch);
    const outcomes: Outcome[] = [];
    for (const mutant of mutants) {
      const started = Date.now();
      const file = path.join(projectDir, mutant.file);
      const original = readFileSync(file, 'utf8');
      const groups = tests ? [tests] : known(mutant);
      writeFileSync(file, mutate(original, mutant));
      try {
        const outcome = await outcomeOf(mutant, scratch, groups);
        outcomes.push({ ...outcome, seconds: Math.round((Date.now() - started) / 1000) });
      } finally {
        writeFileSync(file, original);
      }
      told(outcomes.at(-1) as Outcome);
    }
    await plainTemplate(scratch);
    return await withoutBroken(outcomes, scratch);
  } finally {
    await scratch.stop();
  }
}

/** Counts mutants as survivors if the tests that detected them also fail without any mutant. */
async function withoutBroken(outcomes: Outcome[], scratch: Scratch): Promise<Outcome[]> {
  const files = [...new Set(outcomes.flatMap(({ by }) => (by?.file.endsWith('.test.ts') ? [by.file] : [])))];
  if (files.length === 0) return outcomes;
  const broken = await runTests(files, scratch.dataDir, false);
  const isBroken = (by: FailedTest | undefined): boolean =>
    broken.some(({ file, title }) => file === by?.file && title === by.title);
  return outcomes.map((outcome) => {
    if (!isBroken(outcome.by)) return outcome;
    console.log(`"${outcome.by?.title}" fails without a mutant too: ${shown(outcome.mutant)} is not noticed by it`);
    return { mutant: outcome.mutant, result: 'survived', seconds: outcome.seconds };
  });
}
