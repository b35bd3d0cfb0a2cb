/** What row level security costs: the same statement as a visitor, and as owner with the condition written in. */
import pg from 'pg';
import type { Connections } from '../../db/connections.ts';
import { settingsOf, type Viewer } from '../../server/auth/viewer.ts';
import { entryStatement } from '../../server/database/entry.ts';
import { PLANNER } from '../../server/database/visitorAdaptor.ts';
import { median } from './load.ts';
import { READS, type Subjects } from './reads.ts';

export interface RlsCost {
  title: string;
  /** Milliseconds a statement, median. */
  visitor: number;
  owner: number;
  cost: number;
  /** Milliseconds of letting the visitor in, sent by itself; the server sends it along with the query. */
  entry: number;
}

const login = (role: 'admin' | 'organization', userId: number): Viewer => ({
  type: 'login',
  role,
  userId,
  email: '',
  scopeOfferId: null,
  expires: Number.MAX_SAFE_INTEGER,
});

/** Targeting asks its tables as the owner, in functions with a check of their own. */
const underRls = (read: (typeof READS)[number]) => read.who !== 'campaign' && !read.name.startsWith('targeting');

/** Pairs of connections: two backends of PostgreSQL with the same work differ by up to a fifth for as long as they live. */
const PAIRS = 5;

/** Runs the hand-written statements of staff and league so many times on each pair; of each, the pair in the middle. */
export async function rlsCosts(connections: Connections, subjects: Subjects, rounds: number): Promise<RlsCost[]> {
  const pairs: RlsCost[][] = [];
  while (pairs.length < PAIRS) pairs.push(await pairCosts(connections, subjects, rounds));
  return (pairs[0] as RlsCost[]).map(
    (_, read) =>
      pairs.map((pair) => pair[read] as RlsCost).toSorted((a, b) => a.cost - b.cost)[Math.floor(PAIRS / 2)] as RlsCost,
  );
}

/** The statements, prepared, in alternating turns on two connections; at most 4 s each. */
async function pairCosts(connections: Connections, subjects: Subjects, rounds: number): Promise<RlsCost[]> {
  const owner = new pg.Client({ connectionString: connections.owner });
  const visitor = new pg.Client({ connectionString: connections.authenticator });
  await Promise.all([owner.connect(), visitor.connect()]);
  try {
    const { rows } = await owner.query(`select id from app_public.users where email = 'admin@sideline.test'`);
    const costs: RlsCost[] = [];
    for (const read of READS.filter(underRls)) {
      const viewer = read.who === 'staff' ? login('admin', rows[0].id) : login('organization', subjects.leagueUserId);
      const entry = entryStatement(settingsOf(viewer, 60_000));
      for (const client of [visitor, owner]) {
        await client.query('begin');
        for (const [name, value] of Object.entries(PLANNER)) await client.query(`set local ${name} = ${value}`);
      }
      const entering: number[] = [];
      for (let round = 0; round < 200; round++) {
        await visitor.query('savepoint before');
        const began = performance.now();
        await visitor.query(entry);
        entering.push(performance.now() - began);
        if (round < 199) await visitor.query('rollback to before'); // the role is given back
      }
      const values = read.values(subjects, 0);
      const sides = [
        {
          client: visitor,
          statement: { name: read.name, text: read.visitorSql ?? read.sql, values },
          times: [] as number[],
        },
        { client: owner, statement: { name: read.name, text: read.sql, values }, times: [] as number[] },
      ] as const;
      const [seen, owned] = [await visitor.query(sides[0].statement), await owner.query(sides[1].statement)];
      if (seen.rows[0].json !== owned.rows[0].json || seen.rows[0].json.length < 60)
        throw new Error(`${read.title}: the two statements find different rows.`);
      const end = performance.now() + 4_000;
      for (let round = 0; round < rounds && (round < 20 || performance.now() < end); round++) {
        for (const { client, statement, times } of sides) {
          const began = performance.now();
          await client.query(statement);
          times.push(performance.now() - began);
        }
      }
      await Promise.all([owner.query('commit'), visitor.query('commit')]);
      const [v, o] = [median(sides[0].times), median(sides[1].times)];
      costs.push({ title: read.title, visitor: v, owner: o, cost: v / o - 1, entry: median(entering) });
    }
    return costs;
  } finally {
    await Promise.all([owner.end(), visitor.end()]);
  }
}
