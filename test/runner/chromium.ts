/** Finds or installs a Chromium for the browser tests. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type FoundBrowser = { path: string; args: string[] };

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const works = (file: string, args: string[] = []): boolean =>
  existsSync(file) && spawnSync(file, ['--version', ...args], { timeout: 20_000, stdio: 'ignore' }).status === 0;

function onPath(): string[] {
  return ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) => {
    try {
      return [execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
    } catch {
      return [];
    }
  });
}

/** CHROME_PATH, an installed one, Debian's package if we are root, else the one in the npm package @sparticuz/chromium. */
export async function findChromium(say: (text: string) => void): Promise<FoundBrowser> {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (works(given)) return { path: given, args: [] };
    throw new Error(`CHROME_PATH is ${given}, which is no Chromium that runs.`);
  }
  const found = [...installed, ...onPath()].find((file) => works(file));
  if (found) return { path: found, args: [] };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Getting Chromium from Debian');
    const quiet = {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const;
    spawnSync('apt-get', ['update', '-q'], quiet);
    spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], quiet);
    if (works('/usr/bin/chromium')) return { path: '/usr/bin/chromium', args: [] };
  }
  say('Unpacking the Chromium of npm');
  const { default: packaged } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  if (!works(path, packaged.args))
    throw new Error('No Chromium was found and none could be had: install one, or set CHROME_PATH.');
  return { path, args: packaged.args };
}
