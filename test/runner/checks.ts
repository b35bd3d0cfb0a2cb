/** The checks that are not Jest tests; each counts as one test. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';
import type { Count } from './jest.ts';

type Check = { name: string; script: string; args: string[] };

const bin = (file: string): string => path.join(projectDir, 'node_modules', file);

const builds: Check = { name: 'builds of both apps', script: path.join(projectDir, 'test/runner/build.mjs'), args: [] };
/** Generated files, builds of both apps, lint and format, types of server and apps; the longest first. */
const checks: Check[] = [
  { name: 'generated files', script: path.join(projectDir, 'server/cli/generate.ts'), args: ['--check'] },
  builds,
  { name: 'lint and format', script: bin('@biomejs/biome/bin/biome'), args: ['check', '--error-on-warnings', '.'] },
  { name: 'types behind the API', script: bin('typescript/bin/tsc'), args: ['-p', 'tsconfig.node.json'] },
  { name: 'types of the tests', script: bin('typescript/bin/tsc'), args: ['-p', 'tsconfig.test.json'] },
  { name: 'types of the apps', script: bin('typescript/bin/tsc'), args: ['-p', 'tsconfig.dom.json'] },
];

/** Runs one check; its output is printed only if it fails. */
async function passes(check: Check, env: NodeJS.ProcessEnv): Promise<boolean> {
  if (!existsSync(check.script)) {
    console.log(`FAIL ${check.name}: ${check.script} is missing`);
    return false;
  }
  const started = Date.now();
  const { code, output } = await new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [check.script, ...check.args], {
      cwd: projectDir,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('close', (status) => resolve({ code: status, output: said }));
  });
  console.log(`${code === 0 ? 'PASS' : 'FAIL'} ${check.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (code !== 0) console.log(output.trim());
  return code === 0;
}

/** Builds the apps that are out of date, for browser tests that run alone; false if a build failed. */
export const buildApps = (): Promise<boolean> => passes(builds, process.env);

/** Runs all checks, two at a time, and counts them. */
export async function passAll(env: NodeJS.ProcessEnv): Promise<Count> {
  const count = { passed: 0, failed: 0 };
  const waiting = [...checks];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      count[(await passes(check, env)) ? 'passed' : 'failed']++;
  };
  await Promise.all([work(), work()]);
  return count;
}
