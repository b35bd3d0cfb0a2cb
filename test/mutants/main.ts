/**
 * `npm run mutants -- --count N --seed S`: breaks one rule at a time in a copy of the project, runs the tests that know it
 * and prints what none of them noticed. Ends with 1 when fewer than 95 of 100 are noticed.
 * --count N (20)   --seed S (1)   the same seed chooses the same mutants
 * --in PATH        only mutants of files whose path begins so, such as sql/checks; may be given more than once
 * --only ID        only this mutant; may be given more than once
 * --quick          only the tests that know a rule best; a survivor may still be known to others of the folder
 * --tests FILE     only these test files, whatever they know; may be given more than once
 * --list           prints the mutants instead of running them
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectDir } from '../../db/settings.ts';
import { runProgram, UserFacingError } from '../../db/userFacingError.ts';
import { candidates } from './candidates.ts';
import { choose, type Mutant, shown } from './mutant.ts';
import { line, report, share } from './report.ts';
import { runMutants } from './run.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
    tests: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    'in-copy': { type: 'boolean', default: false }, // set by this program for its child process in the copy
  },
});

function chosen(): Mutant[] {
  const all = candidates(projectDir);
  const { only, in: within } = values;
  const unknown = only?.find((id) => !all.some((mutant) => mutant.id === id));
  if (unknown) throw new UserFacingError(`There is no mutant ${unknown}; --list shows the ids.`);
  if (only) return all.filter(({ id }) => only.includes(id));
  const wanted = within ? all.filter(({ file }) => within.some((start) => file.startsWith(start))) : all;
  return choose(wanted, Number(values.count), values.seed);
}

/** Copies the project without its history and builds, runs this program there, and deletes the copy. */
async function runInCopy(): Promise<number> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'sideline-mutants-'));
  const leave = (): void => rmSync(copy, { recursive: true, force: true });
  process.on('exit', leave);
  const left = new Set(['.git', '.data', 'node_modules', 'coverage'].map((name) => path.join(projectDir, name)));
  cpSync(projectDir, copy, { recursive: true, filter: (source) => !left.has(source) });
  symlinkSync(path.join(projectDir, 'node_modules'), path.join(copy, 'node_modules'));
  const child = spawn(
    process.execPath,
    [path.join(copy, 'test/mutants/main.ts'), ...process.argv.slice(2), '--in-copy'],
    {
      cwd: copy,
      stdio: 'inherit',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

await runProgram(async () => {
  if (values.list) return console.log(chosen().map(shown).join('\n'));
  if (!values['in-copy']) {
    process.exitCode = await runInCopy();
    return;
  }
  const outcomes = await runMutants(chosen(), (outcome) => console.log(line(outcome)), values);
  console.log(`\n${report(outcomes)}`);
  process.exitCode = share(outcomes) < 95 ? 1 : 0;
});
