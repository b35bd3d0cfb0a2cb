/** Runs jest, counts its tests, and runs files that failed once more. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';

export type Count = { passed: number; failed: number };

type Failed = Count & { file: string; titles: string[] };
type Timed = { file: string; seconds: number };
type JestRun = Count & { failures: Failed[]; times: Timed[] };

/** The result of a whole run. */
export type WholeRun = Count & {
  /** Files that failed at first and passed when they ran again, alone, with the tests that had failed. */
  flaky: string[];
  /** The ten slowest files, slowest first. */
  slowest: Timed[];
  /** The total seconds of all files of a kind; two run at a time. */
  secondsByKind: Record<string, number>;
};

type FileResult = {
  name: string;
  status: string;
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string }[];
};

const kindOf = (file: string): string =>
  /^test\/(\w+)/.exec(file)?.[1] ?? (file.endsWith('.tsx') ? 'component' : 'unit');

function sumByKind(times: Timed[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { file, seconds } of times) sums[kindOf(file)] = (sums[kindOf(file)] ?? 0) + seconds;
  return sums;
}

/** A run with more failed files than this is broken, not flaky: no file runs again. */
const MAX_FLAKY_FILES = 4;

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
 * Runs jest with the given arguments and counts its tests; a file that could not run counts as one failure.
 * `folder`: where jest writes its results.
 */
export async function jest(args: string[], env: NodeJS.ProcessEnv, folder: string): Promise<JestRun> {
  const outputFile = path.join(folder, `jest-${Date.now()}.json`);
  const script = path.join(projectDir, 'node_modules/jest/bin/jest.js');
  // a larger young generation: rendering allocates many short-lived objects
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=64'];
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
 * Runs every test; files that failed run once more, alone. A file that passes then is flaky: its tests count as passed, and
 * the file is counted and named at the end of the run, to be fixed. A test that fails twice has failed.
 */
export async function jestTwice(env: NodeJS.ProcessEnv, folder: string): Promise<WholeRun> {
  const first = await jest([], env, folder);
  const slowest = first.times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const secondsByKind = sumByKind(first.times);
  if (first.failures.length === 0 || first.failures.length > MAX_FLAKY_FILES)
    return { passed: first.passed, failed: first.failed, flaky: [], slowest, secondsByKind };
  // a file that failed may leave a server running; jest must exit anyway
  const alone = ['--runInBand', '--forceExit', '--runTestsByPath'];
  const again = await jest([...alone, ...first.failures.map(({ file }) => file)], env, folder);
  const stillFailing = new Set(again.failures.map(({ file }) => file));
  const before = first.failures.reduce(sum, none);
  return {
    passed: first.passed - before.passed + again.passed,
    failed: first.failed - before.failed + again.failed,
    flaky: first.failures
      .filter(({ file }) => !stillFailing.has(file))
      .map(({ file, titles }) => `${path.relative(projectDir, file)}: ${titles.join('; ') || 'the file did not run'}`),
    slowest,
    secondsByKind,
  };
}
