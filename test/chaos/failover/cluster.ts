/** Two PostgreSQL servers under Patroni with etcd, and HAProxy in front, from the configuration files of this folder. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, openSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseAccount } from '../../../db/embedded/account.ts';
import { findBinaries } from '../../../db/embedded/binaries.ts';
import { superuserUrl } from '../../../db/embedded/index.ts';
import { derivedPassword } from '../../../db/settings.ts';
import { UserFacingError } from '../../../db/userFacingError.ts';
import { endProcess } from '../../harness/endProcess.ts';

/** The Debian package of each program that the run needs. */
const PROGRAMS = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy', psql: 'postgresql-client' };

/** The packages to install before the run; none if all programs are there. */
export const missingPackages = (): string[] =>
  Object.entries(PROGRAMS)
    .filter(([program]) => spawnSync('/bin/sh', ['-c', `command -v ${program}`]).status !== 0)
    .map(([, name]) => name);

/** What is killed: the primary's machine (Patroni and every process of PostgreSQL), or its PostgreSQL alone. */
export const VICTIMS = ['machine', 'postgres'] as const;
export type Victim = (typeof VICTIMS)[number];

type Member = { name: string; role: string; state: string };

export interface Cluster {
  /** The superuser's URL through HAProxy: always of the primary. */
  url(database: string): string;
  /** Kills the primary with SIGKILL; returns its name. A machine comes back once the other has taken over. */
  kill(victim: Victim): Promise<string>;
  /** Waits until there is a primary other than the given one, with a synchronous standby. */
  whole(except?: string): Promise<void>;
  stop(): Promise<void>;
}

/** The programs of PostgreSQL in one folder: the embedded ones, and ours for those that the package lacks. */
function fillPrograms(bin: string): void {
  cpSync(path.join(import.meta.dirname, 'programs'), bin, { recursive: true });
  const embedded = path.dirname(findBinaries(databaseAccount()).postgres);
  for (const program of ['initdb', 'pg_ctl', 'postgres'])
    symlinkSync(path.join(embedded, program), path.join(bin, program));
  const isReady = execFileSync('/bin/sh', ['-c', 'command -v pg_isready'], { encoding: 'utf8' }).trim();
  symlinkSync(isReady, path.join(bin, 'pg_isready'));
}

/** A running process and its children. */
function withChildren(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    return [pid, ...children];
  } catch {
    return [];
  }
}

function killAll(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {} // it ended with its postmaster
  }
}

/** Starts the cluster in a folder, on seven ports from `firstPort`. Errors: a package is missing. */
export async function startCluster(folder: string, firstPort: number): Promise<Cluster> {
  const missing = missingPackages();
  if (missing.length > 0) throw new UserFacingError(`The failover needs: apt-get install ${missing.join(' ')}`);
  const account = databaseAccount();
  const own = (name: string): string => {
    const made = path.join(folder, name);
    mkdirSync(made, { recursive: true });
    if (account.uid !== undefined) chownSync(made, account.uid, account.gid as number);
    chmodSync(made, 0o750);
    return made;
  };
  const bin = path.join(folder, 'bin');
  fillPrograms(bin);
  cpSync(path.join(import.meta.dirname, 'patroni'), path.join(folder, 'patroni'), { recursive: true });
  cpSync(path.join(import.meta.dirname, 'haproxy.cfg'), path.join(folder, 'haproxy.cfg'));
  const at = (n: number) => `127.0.0.1:${firstPort + n}`;
  const run = (program: string, args: string[], env: Record<string, string>, log: string): ChildProcess => {
    const out = openSync(path.join(folder, `${log}.log`), 'a');
    return spawn(program, args, {
      ...account,
      cwd: own(log),
      env: {
        PATH: `${bin}:/usr/local/bin:/usr/bin:/bin:/usr/sbin`,
        LC_ALL: 'C.UTF-8',
        HOME: path.join(folder, log),
        ...env,
      },
      stdio: ['ignore', out, out],
    });
  };

  const password = derivedPassword('superuser');
  const nodes = ['a', 'b'].map((name, n) => ({
    name,
    server: at(3 + n),
    api: at(5 + n),
    data: path.join(folder, name, 'data'),
    patroni: null as ChildProcess | null,
  }));
  const startNode = (node: (typeof nodes)[number]): void => {
    const env = {
      PATRONI_NAME: node.name,
      PATRONI_ETCD3_HOST: at(0),
      PATRONI_RESTAPI_LISTEN: node.api,
      PATRONI_RESTAPI_CONNECT_ADDRESS: node.api,
      PATRONI_POSTGRESQL_LISTEN: node.server,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: node.server,
      PATRONI_POSTGRESQL_DATA_DIR: node.data,
      PATRONI_POSTGRESQL_BIN_DIR: bin,
      PATRONI_POSTGRESQL_PGPASS: path.join(folder, node.name, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'postgres', // may copy a replica, too
      PATRONI_REPLICATION_PASSWORD: password,
    };
    node.patroni = run('patroni', [path.join(folder, 'patroni')], env, node.name);
  };
  /** The processes of a node's PostgreSQL. */
  const postgresOf = (node: (typeof nodes)[number]): number[] => {
    try {
      return withChildren(Number(readFileSync(path.join(node.data, 'postmaster.pid'), 'utf8').split('\n')[0]));
    } catch {
      return [];
    }
  };
  const isPrimary = ({ api }: { api: string }) =>
    fetch(`http://${api}/primary`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const members = async (): Promise<Member[]> => {
    for (const { api } of nodes) {
      const answer = await fetch(`http://${api}/cluster`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const whole = async (except?: string): Promise<void> => {
    for (const end = Date.now() + 180_000; Date.now() < end; await pause(250)) {
      const all = await members();
      const isUp = (role: string) =>
        all.some(
          (member) =>
            member.role === role &&
            /^(running|streaming)$/.test(member.state) &&
            (role !== 'leader' || member.name !== except),
        );
      if (isUp('leader') && isUp('sync_standby')) return;
    }
    throw new Error(`The cluster is not whole: ${JSON.stringify(await members())}; logs in ${folder}`);
  };

  const urls = ['--listen-client-urls', '--advertise-client-urls'].flatMap((flag) => [flag, `http://${at(0)}`]);
  const peers = ['--listen-peer-urls', '--initial-advertise-peer-urls'].flatMap((flag) => [flag, `http://${at(1)}`]);
  const others = [
    run('etcd', [...urls, ...peers, '--initial-cluster', `default=http://${at(1)}`], {}, 'etcd'),
    run(
      'haproxy',
      ['-db', '-f', path.join(folder, 'haproxy.cfg')],
      {
        PRIMARY: at(2),
        NODE_A: at(3),
        NODE_B: at(4),
        PATRONI_A: String(firstPort + 5),
        PATRONI_B: String(firstPort + 6),
      },
      'haproxy',
    ),
  ];
  for (const node of nodes) startNode(node);
  const stop = async (): Promise<void> => {
    for (const { patroni } of nodes) if (patroni) await endProcess(patroni, 'SIGTERM');
    for (const node of nodes) killAll(postgresOf(node));
    for (const child of others) await endProcess(child, 'SIGTERM');
  };
  try {
    await whole();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: (database) => superuserUrl(firstPort + 2, database),
    whole,
    stop,
    async kill(victim) {
      let primary = nodes[0] as (typeof nodes)[number];
      for (;;) {
        const found = await Promise.all(nodes.map(isPrimary));
        if (found.includes(true)) {
          primary = nodes[found.indexOf(true)] as typeof primary;
          break;
        }
        await pause(100);
      }
      const other = nodes.find((node) => node !== primary) as typeof primary;
      if (victim === 'machine') primary.patroni?.kill('SIGKILL');
      killAll(postgresOf(primary));
      if (victim === 'machine')
        void (async () => {
          for (const end = Date.now() + 60_000; !(await isPrimary(other)) && Date.now() < end; ) await pause(250);
          startNode(primary);
        })();
      return primary.name;
    },
  };
}
