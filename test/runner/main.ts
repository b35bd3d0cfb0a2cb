/**
 * Runs everything that proves Sideline, or, with arguments, the jest tests that they choose.
 * One throw-away PostgreSQL serves the whole run; each test file clones its database from one template.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { asEnvironment } from '../../db/connections.ts';
import { Failure } from '../../db/failure.ts';
import { migrate } from '../../db/migrate.ts';
import { type Scratch, startScratch } from '../../db/scratch.ts';
import { projectDir } from '../../db/settings.ts';
import { templateName } from '../harness/environment.ts';
import { checks, passes } from './checks.ts';
import { findChromium } from './chromium.ts';

type Count = { passed: number; failed: number };
type JestRun = Count & { failures: { file: string; titles: string[]; passed: number; failed: number }[] };

/** A run with more failed files than this is broken, not disturbed: nothing of it is tried again. */
const mostDisturbed = 4;

/** Runs jest with the given arguments and counts its tests; a file that could not run at all counts as one failure. */
async function jest(args: string[], env: NodeJS.ProcessEnv, folder: string): Promise<JestRun> {
  const outputFile = path.join(folder, `jest-${Date.now()}.json`);
  const code = await new Promise<number | null>((resolve) => {
    const script = path.join(projectDir, 'node_modules/jest/bin/jest.js');
    const child = spawn(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        script,
        '--passWithNoTests',
        '--json',
        `--outputFile=${outputFile}`,
        ...args,
      ],
      {
        cwd: projectDir,
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    child.once('close', resolve);
  });
  try {
    const result = JSON.parse(readFileSync(outputFile, 'utf8'));
    const failures = result.testResults
      .filter((one: { status: string }) => one.status === 'failed')
      .map((one: { name: string; assertionResults: { status: string; fullName: string }[] }) => {
        const titles = one.assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
        const passed = one.assertionResults.filter((test) => test.status === 'passed').length;
        return { file: one.name, titles, passed, failed: Math.max(titles.length, 1) };
      });
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      failures,
    };
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1, failures: [] };
  }
}

/**
 * Runs the projects; files that failed run once more, alone. What passes then was disturbed by its neighbours on a busy
 * machine: it counts as passed and is named at the end of the run, to be mended. What fails twice has failed.
 */
async function jestTwice(args: string[], env: NodeJS.ProcessEnv, folder: string): Promise<Count> {
  const first = await jest(args, env, folder);
  if (first.failures.length === 0 || first.failures.length > mostDisturbed) return first;
  const again = await jest(['--runInBand', '--runTestsByPath', ...first.failures.map((one) => one.file)], env, folder);
  const stillFailing = new Set(again.failures.map((one) => one.file));
  for (const { file, titles } of first.failures)
    if (!stillFailing.has(file))
      disturbed.push(`${path.relative(projectDir, file)}: ${titles.join('; ') || 'the file did not run'}`);
  const before = first.failures.reduce(
    (sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
  return {
    passed: first.passed - before.passed + again.passed,
    failed: first.failed - before.failed + again.failed,
  };
}
const disturbed: string[] = [];

/** The database that all tests' own are cloned from: everything migrations bring, and nothing else. */
async function makeTemplate(scratch: Scratch): Promise<NodeJS.ProcessEnv> {
  const connections = await scratch.create(templateName);
  await migrate(connections.direct);
  return asEnvironment(connections);
}

async function run(): Promise<Count> {
  const args = process.argv.slice(2);
  const total: Count = { passed: 0, failed: 0 };
  const add = (count: Count): void => {
    total.passed += count.passed;
    total.failed += count.failed;
  };
  // Settings of an installation must not reach the tests.
  for (const name of [
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'SMTP_URL',
    'PORT',
    'DB_PORT',
    'SIDELINE_SECRET',
    'NODE_ENV',
    'PUBLIC_URL',
  ])
    delete process.env[name];
  const scratch = await startScratch();
  const stop = (): void => void scratch.stop().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('exit', () => rmSync(scratch.dataDir, { recursive: true, force: true }));
  try {
    process.env.DATA_DIR = scratch.dataDir;
    const template = await makeTemplate(scratch);
    const env: NodeJS.ProcessEnv = { ...process.env, SIDELINE_TEST_DB_PORT: String(scratch.server.port) };
    const inBrowser = args.length === 0 || args.some((arg) => arg.includes('e2e'));
    if (args.length === 0)
      for (const check of checks) {
        const passed = await passes(check, { ...process.env, ...template });
        add({ passed: Number(passed), failed: Number(!passed) });
      }
    if (inBrowser) {
      const browser = await findChromium((text) => console.log(text));
      Object.assign(env, { CHROME_PATH: browser.path, CHROME_ARGS: JSON.stringify(browser.args) });
    }
    if (args.length > 0) add(await jest(args, env, scratch.dataDir));
    else {
      add(await jestTwice(['--selectProjects', 'node', 'dom'], env, scratch.dataDir));
      add(await jestTwice(['--selectProjects', 'e2e', '--runInBand'], env, scratch.dataDir));
    }
  } finally {
    await scratch.stop();
  }
  return total;
}

let result: Count;
try {
  result = await run();
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  result = { passed: 0, failed: 1 };
}
for (const one of disturbed) console.log(`Passed only when run again, alone: ${one}`);
console.log(`${result.passed} passed, ${result.failed} failed`);
process.exit(result.failed === 0 && result.passed > 0 ? 0 : 1);
