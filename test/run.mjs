/**
 * `npm test`: from a fresh clone to the line `N passed, N failed`. Runs under Node 20 or newer; installs, then runs
 * test/runner/main.ts under Node 24. `npm test -- <paths or jest options>` runs a part; `npm run test:long`
 * repeats what is slow by nature more often.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from '../server/start/install.mjs';
import { UserFacingError } from '../server/start/progress.mjs';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');

try {
  const node = await ensureInstalled(root, { tests: true });
  const args = process.argv.slice(2);
  const long = args[0] === '--long' && args.shift();
  const child = spawn(node, [path.join(root, 'test/runner/main.ts'), ...args], {
    cwd: root,
    env: { ...process.env, ...(long ? { TEST_LONG: '1' } : {}) },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('close', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
