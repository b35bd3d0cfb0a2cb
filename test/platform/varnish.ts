/** Varnish with the configuration of server/dashboards/edge.vcl, if it is installed with its module xkey. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectDir } from '../../db/settings.ts';

const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/lib64'];
export const varnishInstalled =
  spawnSync('varnishd', ['-V']).status === 0 &&
  folders.some((folder) => existsSync(path.join(folder, 'varnish/vmods/libvmod_xkey.so')));

export interface Varnish {
  url: string;
  stop(): Promise<void>;
}

/** Starts Varnish on a port in front of a server's port. */
export async function startVarnish(backendPort: number, port: number): Promise<Varnish> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-varnish-'));
  const vcl = path.join(folder, 'edge.vcl');
  const text = readFileSync(path.join(projectDir, 'server/dashboards/edge.vcl'), 'utf8');
  writeFileSync(vcl, text.replace('.port = "5000"', `.port = "${backendPort}"`));
  const args = ['-F', '-f', vcl, '-a', `127.0.0.1:${port}`, '-n', path.join(folder, 'work'), '-s', 'malloc,64m'];
  // without its jail, whose user could not read the folder
  const varnish = spawn('varnishd', [...args, '-j', 'none', '-T', 'none'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [varnish.stdout, varnish.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = new Promise<void>((resolve) => varnish.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    // a purge without a key is refused by Varnish itself
    const answer = await fetch(url, { method: 'PURGE' }).catch(() => null);
    if (answer?.status === 400) break;
    if (tries > 150 || varnish.exitCode !== null) throw new Error(`Varnish does not answer:\n${said}`);
    await pause(100);
  }
  return {
    url,
    async stop() {
      varnish.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
