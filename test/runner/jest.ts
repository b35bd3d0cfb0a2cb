/** Runs jest, counts its tests, and tries files that failed once more. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';

export type Count = { passed: number; failed: number };

type Failed = Count & { file: string; titles: string[] };
type Timed = { file: string; seconds: number };
type JestRun = Count & { failures: Failed[]; times: Timed[] };

/** What a whole run tells beside its count. */
export type Told = Count & {
  /** Files that passed only when they ran again, alone, with the tests that had failed. */
  disturbed: string[];
  /** The files that took longest, longest first. */
  longest: Timed[];
};

type FileResult = {
  name: string;
  status: string;
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string }[];
};

/** A run with more failed files than this is broken, not disturbed: nothing of it is tried again. */
const mostDisturbed = 4;

const none: Count = { passed: 0, failed: 0 };
export const sum = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

function failureOf({ name, assertionResults }: FileResult): Failed {
  const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const passed = assertionResults.filter(({ status }) => status === 'passed').length;
  return { file: name, titles, passed, failed: Math.max(titles.length, 1) };
}

/**
 * Runs jest with the given arguments and counts its tests; a file that could not run at all counts as one failure.
 * `folder`: where jest leaves its results.
 */
export async function jest(args: string[], env: NodeJS.ProcessEnv, folder: string): Promise<JestRun> {
  const outputFile = path.join(folder, `jest-${Date.now()}.json`);
  const script = path.join(projectDir, 'node_modules/jest/bin/jest.js');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(
      process.execPath,
      [...flags, script, '--passWithNoTests', '--json', `--outputFile=${outputFile}`, ...args],
      { cwd: projectDir, env, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    child.once('close', resolve);
  });
  try {
    const result = JSON.parse(readFileSync(outputFile, 'utf8'));
    const files: FileResult[] = result.testResults;
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      failures: files.filter(({ status }) => status === 'failed').map(failureOf),
      times: files.map(({ name, startTime, endTime }) => ({
        file: path.relative(projectDir, name),
        seconds: Math.round((endTime - startTime) / 1000),
      })),
    };
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1, failures: [], times: [] };
  }
}

/**
 * Runs every test; files that failed run once more, alone. What passes then was disturbed by its neighbours on a busy
 * machine: it counts as passed and is named at the end of the run, to be mended. What fails twice has failed.
 */
export async function jestTwice(env: NodeJS.ProcessEnv, folder: string): Promise<Told> {
  const first = await jest([], env, folder);
  const longest = first.times.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  if (first.failures.length === 0 || first.failures.length > mostDisturbed)
    return { passed: first.passed, failed: first.failed, disturbed: [], longest };
  // a file that failed may leave a server running: jest must end all the same
  const alone = ['--runInBand', '--forceExit', '--runTestsByPath'];
  const again = await jest([...alone, ...first.failures.map(({ file }) => file)], env, folder);
  const stillFailing = new Set(again.failures.map(({ file }) => file));
  const before = first.failures.reduce(sum, none);
  return {
    passed: first.passed - before.passed + again.passed,
    failed: first.failed - before.failed + again.failed,
    disturbed: first.failures
      .filter(({ file }) => !stillFailing.has(file))
      .map(({ file, titles }) => `${path.relative(projectDir, file)}: ${titles.join('; ') || 'the file did not run'}`),
    longest,
  };
}
