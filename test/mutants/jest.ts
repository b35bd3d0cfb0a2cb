/** Runs test files for a mutant; returns what failed. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';

export type FailedTest = { file: string; title: string; message: string };

/** Kills what is left of a process group. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {} // no process is left
}

/** Runs test files; `bail`: stops at the first failure. `folder`: for the reporter's output. */
export async function runTests(files: string[], folder: string, bail: boolean): Promise<FailedTest[]> {
  const report = path.join(folder, 'failures.jsonl');
  rmSync(report, { force: true });
  const code = await new Promise<number | null>((resolve) => {
    const args = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      path.join(projectDir, 'node_modules/jest/bin/jest.js'),
      '--selectProjects=node',
      `--reporters=${path.join(projectDir, 'test/mutants/reporter.mjs')}`,
      '--forceExit',
      // a longer line is no other behavior
      '--testNamePattern=^(?!files of definitions )',
      ...(bail ? ['--bail'] : []),
      '--runTestsByPath',
      ...files,
    ];
    const env = { ...process.env, MUTANT_FAILURES: report, NODE_COMPILE_CACHE: path.join(folder, 'compiled') };
    // a separate group, so that servers started by tests are killed with it when a failure ends the run early
    const child = spawn(process.execPath, args, { cwd: projectDir, env, stdio: 'ignore', detached: true });
    const end = (): void => endGroup(child.pid);
    process.once('exit', end);
    child.once('close', (status) => {
      process.off('exit', end);
      end();
      resolve(status);
    });
  });
  const failures: FailedTest[] = existsSync(report)
    ? readFileSync(report, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map((failure) => ({ ...failure, file: path.relative(projectDir, failure.file) }))
    : [];
  return code !== 0 && failures.length === 0
    ? [{ file: files.join(' '), title: 'jest ended without a result', message: `code ${code}` }]
    : failures;
}
