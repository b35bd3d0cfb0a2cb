/**
 * Runs all checks and tests, or, with arguments, the jest tests that they select. Ends with the lines `N flaky` (whole runs)
 * and `N passed, N failed`. One temporary PostgreSQL serves the whole run; each test file clones its database from one template.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { asEnvironment } from '../../db/instance/connections.ts';
import { type Scratch, startScratch } from '../../db/instance/scratch.ts';
import { migrate } from '../../db/migrate/index.ts';
import { UserFacingError } from '../../db/userFacingError.ts';
import { cloneDemoTemplate, loadDemoTemplate } from '../harness/demo.ts';
import { templateName } from '../harness/environment.ts';
import { buildApps, passAll } from './checks.ts';
import { findChromium } from './chromium.ts';
import { type Count, jest, jestTwice, sum, type WholeRun } from './jest.ts';
import { startServerHosts } from './serverHosts.ts';

/** Creates the template from which the tests' databases are cloned: migrated, with reference rows only. Returns its environment. */
async function makeTemplate(scratch: Scratch): Promise<NodeJS.ProcessEnv> {
  const connections = await scratch.create(templateName);
  await migrate(connections.direct);
  return asEnvironment(connections);
}

/** Runs all checks and tests, or the tests that arguments select. */
async function run(args: string[]): Promise<Count | WholeRun> {
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
    process.env.SIDELINE_TEST_DB_PORT = String(scratch.server.port);
    const template = await makeTemplate(scratch);
    const whole = args.length === 0;
    const inBrowser = whole || args.some((arg) => arg.includes('e2e'));
    const withDemo = inBrowser || args.some((arg) => arg.includes('demo'));
    if (withDemo) await cloneDemoTemplate();
    const demo = withDemo && loadDemoTemplate();
    if (demo) demo.catch(() => undefined); // reported where it is awaited
    if (inBrowser) {
      const browser = await findChromium((text) => console.log(text));
      Object.assign(process.env, { CHROME_PATH: browser.path, CHROME_ARGS: JSON.stringify(browser.args) });
      if (!whole && !(await buildApps())) return { passed: 0, failed: 1 };
    }
    // servers share Node's compile cache
    const cached = { ...process.env, NODE_COMPILE_CACHE: path.join(scratch.dataDir, 'compiled') };
    const { stop: stopHosts, ...hosts } = await startServerHosts(2, cached, scratch.dataDir);
    process.on('exit', stopHosts);
    const env = { ...cached, ...hosts };
    if (!whole) {
      await demo;
      return await jest(args, env, scratch.dataDir);
    }
    const [checked] = await Promise.all([passAll({ ...process.env, ...template }), demo]);
    const tested = await jestTwice(env, scratch.dataDir);
    return { ...tested, ...sum(checked, tested) };
  } finally {
    await scratch.stop();
  }
}

let result: Count | WholeRun;
try {
  result = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  result = { passed: 0, failed: 1 };
}
if ('slowest' in result) {
  console.log(`Slowest: ${result.slowest.map(({ file, seconds }) => `${file} ${seconds} s`).join(', ')}`);
  const kinds = Object.entries(result.secondsByKind).map(([kind, seconds]) => `${kind} ${seconds} s`);
  console.log(`Files by kind, two at a time: ${kinds.join(', ')}`);
  for (const file of result.flaky) console.log(`FLAKY ${file}`);
  console.log(`${result.flaky.length} flaky`);
}
console.log(`${result.passed} passed, ${result.failed} failed`);
process.exit(result.failed === 0 && result.passed > 0 ? 0 : 1);
