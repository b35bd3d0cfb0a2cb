/**
 * PostgreSQL refuses to run as root. When we run as root, it runs as the account `postgres` (created if missing), which
 * can neither enter private folders such as /root nor change our files.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { UserFacingError } from '../userFacingError.ts';

/** The account that runs PostgreSQL: the current user, or under root the ids of another account. */
export type Account = { uid?: number; gid?: number };

function idsOf(name: string): Account | undefined {
  try {
    const ask = (flag: string): number =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

let known: Account | undefined;

/** Returns the account that PostgreSQL runs as; creates it when we are root and the machine has none. */
export function databaseAccount(): Account {
  if (known) return known;
  if (process.getuid?.() !== 0) {
    known = {};
    return known;
  }
  known = idsOf('postgres');
  if (known) return known;
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
    ['adduser', ['-S', '-H', '-D', 'postgres']], // Alpine's busybox
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: 'ignore' });
    known = idsOf('postgres');
    if (known) return known;
  }
  throw new UserFacingError(
    'PostgreSQL does not run as root and no account "postgres" could be made: create one, or start Sideline as an ordinary user.',
  );
}

/** True if the account can enter a folder; asks the operating system (including parents, ACLs and mounts). */
export function canEnter(account: Account, folder: string): boolean {
  if (account.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
