import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../db/settings.ts';

/** Starts a host of test servers for each Jest worker; returns how tests find them: ports and log files. */
export async function startServerHosts(
  count: number,
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<{ SIDELINE_TEST_HOSTS: string; stop(): void }> {
  const hosts = Array.from({ length: count }, (_, index) => {
    const log = path.join(folder, `servers-${index + 1}.log`);
    const out = openSync(log, 'a');
    const child = spawn(process.execPath, [path.join(projectDir, 'test/harness/serverHost.ts')], {
      cwd: projectDir,
      env: { ...env, NODE_OPTIONS: '', NODE_ENV: 'test' },
      stdio: ['ignore', out, out, 'ipc'],
    });
    const port = new Promise((resolve, reject) => {
      child.once('message', resolve).once('exit', () => reject(new Error(`A host of test servers ended: ${log}`)));
    });
    return { child, log, port };
  });
  const found = await Promise.all(hosts.map(async ({ log, port }) => ({ port: await port, log })));
  return {
    SIDELINE_TEST_HOSTS: JSON.stringify(found),
    stop() {
      for (const { child } of hosts) child.kill();
    },
  };
}
