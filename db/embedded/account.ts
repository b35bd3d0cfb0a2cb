/**
 * PostgreSQL refuses to run as root. Under root it runs as the account `postgres` (made when missing),
 * which can neither enter closed folders such as /root nor change our files.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { UserFacingError } from '../userFacingError.ts';

/** Who runs PostgreSQL: nothing special for an ordinary user, ids of the account under root. */
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

/** The account that PostgreSQL runs as; makes it when we are root and the machine has none. */
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

/** Whether the account may enter a folder, asked of the system itself (parents, ACLs and mounts included). */
export function canEnter(account: Account, folder: string): boolean {
  if (account.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
