/** Which database answers a read, with fake pools. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import { type Freshness, nextRun } from './freshness.ts';
import { REPLICA, type Side, withReplicas } from './replica.ts';
import type { VisitorClient } from './visitorAdaptor.ts';

/** A database that answers with its name, or rejects. */
function side(name: string, { busy = 0, fails }: { busy?: number; fails?: Error } = {}): Side {
  const answer = async (_settings: unknown, work: (client: VisitorClient) => unknown) => {
    if (fails) throw fails;
    return work({ name } as never);
  };
  const pool = { totalCount: 10, idleCount: 10 - busy, waitingCount: 0 };
  return { pool, withPgClient: Object.assign(answer, { release() {} }) } as never;
}

const answering = (replicas: Side[], freshness: Partial<Freshness> = {}) => {
  const always: Freshness = { mark: async () => '1', reached: async () => true, ...freshness };
  const read = withReplicas(side('primary'), replicas, always, pino({ level: 'silent' }));
  return (settings: Record<string, string> = { [REPLICA]: 'on' }) =>
    read(settings, (client) => (client as unknown as { name: string }).name);
};
const refused = () => Promise.reject(Object.assign(new Error('not supported'), { code: '0A000' }));
const lost = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });

it('reads from the least loaded replica, in turn if several are, and writes to the primary', async () => {
  const busy = answering([side('a', { busy: 3 }), side('b', { busy: 1 }), side('c', { busy: 2 })]);
  expect([await busy(), await busy(), await busy({})]).toEqual(['b', 'b', 'primary']);
  const idle = answering([side('a'), side('b')]);
  expect(new Set([await idle(), await idle()])).toEqual(new Set(['a', 'b']));
});

it('passes over a replica that is behind, and reads the primary if all are', async () => {
  const [late, fresh] = [side('late'), side('fresh', { busy: 5 })];
  expect(await answering([late, fresh], { reached: async (pool) => pool === fresh.pool })()).toBe('fresh');
  expect(await answering([late], { reached: async () => false })()).toBe('primary');
});

it('reads elsewhere whatever asking a replica throws, and does not ask it again for a while', async () => {
  expect(await answering([side('a')], { mark: refused })()).toBe('primary');
  const [bad, good] = [side('bad'), side('good', { busy: 5 })];
  let asked = 0;
  const refusedAndCounted = () => {
    asked += 1;
    return refused();
  };
  const read = answering([bad, good], {
    reached: (pool) => (pool === bad.pool ? refusedAndCounted() : Promise.resolve(true)),
  });
  expect([await read(), await read(), asked]).toEqual(['good', 'good', 1]);
});

it('reads the primary if a replica is lost during the read; other errors of a read are thrown', async () => {
  expect(await answering([side('a', { fails: lost })])()).toBe('primary');
  await expect(answering([side('a', { fails: new Error('not permitted') })])()).rejects.toThrow('not permitted');
});

it('shares a run only among calls that came before it began', async () => {
  let runs = 0;
  const next = nextRun(async () => {
    runs += 1;
    const run = runs;
    await pause(5);
    if (run === 2) throw new Error('second');
    return run;
  });
  const first = next();
  await pause(1);
  const later = [next(), next()]; // during the first
  expect(await first).toBe(1);
  expect((await Promise.allSettled(later)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([await next(), runs]).toEqual([3, 3]);
});
