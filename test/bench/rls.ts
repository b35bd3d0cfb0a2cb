/** The cost of row-level security: the same statement as a viewer, and as the owner with the condition in the statement. */
import pg from 'pg';
import { sessionStatement } from '../../server/database/sessionContext.ts';
import { plannerSettings } from '../../server/database/visitorAdaptor.ts';
import { roleOf, settingsOf, type Viewer } from '../../server/viewer.ts';
import { median } from './load.ts';
import { READS, type Read, type Subjects } from './reads.ts';

export interface RlsCost {
  title: string;
  /** Milliseconds per statement, the median. */
  visitor: number;
  owner: number;
  cost: number;
  /** Milliseconds to load the session context when sent separately; the server sends it together with the query. */
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

/** Targeting reads its tables as the owner, in functions that check the caller themselves. */
const underRls = (read: Read) => read.who !== 'campaign' && !read.name.startsWith('targeting');

/** Executions in one role before switching to the other. */
const TURN = 5;

/** The number of connections that are measured, one after the other. */
const CONNECTIONS = 3;

/** Runs the hand-written statements of staff and league the given number of times on each connection; returns the median cost of each. */
export async function rlsCosts(superuserUrl: string, subjects: Subjects, rounds: number): Promise<RlsCost[]> {
  const measured: RlsCost[][] = [];
  while (measured.length < CONNECTIONS) measured.push(await costsOnOne(superuserUrl, subjects, rounds));
  return (measured[0] as RlsCost[]).map(
    (_, read) => measured.map((all) => all[read] as RlsCost).toSorted((a, b) => a.cost - b.cost)[1] as RlsCost,
  );
}

/**
 * Runs at most the given number of rounds per side, and at most 4 s. Both sides use one connection of the superuser,
 * which takes the two roles alternately: two PostgreSQL backends with the same work differ by up to a fifth for as
 * long as they live, which is more than what is measured. Plans are made per role; switching roles is not timed.
 */
async function costsOnOne(superuserUrl: string, subjects: Subjects, rounds: number): Promise<RlsCost[]> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`select id from app_public.users where email = 'admin@sideline.test'`);
    await client.query('begin');
    for (const [name, value] of Object.entries(plannerSettings('sideline_admin')))
      await client.query(`set local ${name} = ${value}`);
    const costs: RlsCost[] = [];
    for (const read of READS.filter(underRls)) {
      const viewer = read.who === 'staff' ? login('admin', rows[0].id) : login('organization', subjects.leagueUserId);
      costs.push(await cost(client, read, viewer, subjects, rounds));
    }
    return costs;
  } finally {
    await client.end();
  }
}

async function cost(client: pg.Client, read: Read, viewer: Viewer, subjects: Subjects, rounds: number) {
  const entering: number[] = [];
  const timed = async (query: pg.QueryConfig, times: number[]) => {
    const began = performance.now();
    const { rows } = await client.query(query);
    times.push(performance.now() - began);
    return rows[0]?.json as string | undefined;
  };
  for (let round = 0; round < 200; round++) {
    await client.query('set local role none'); // the session statement resets it
    await timed(sessionStatement(settingsOf(viewer, 60_000)), entering);
  }
  const values = read.values(subjects, 0);
  const sides = [
    { role: roleOf(viewer), name: `${read.name}_visitor`, text: read.visitorSql ?? read.sql },
    { role: 'sideline_owner', name: `${read.name}_owner`, text: read.sql },
  ].map((side) => ({ ...side, times: [] as number[], found: '' as string | undefined }));
  await client.query(`set local role ${roleOf(viewer)}`);
  const { rows } = await client.query(`select row_security_active('app_public.offers') as active`);
  if (!rows[0].active) throw new Error(`${read.title}: the visitor is not under row level security.`);
  const end = performance.now() + 4_000;
  for (let round = 0; round < rounds && (round < 20 || performance.now() < end); round += TURN)
    for (const side of sides) {
      await client.query(`set local role ${side.role}`);
      for (let turn = 0; turn < TURN; turn++)
        side.found = await timed({ name: side.name, text: side.text, values }, side.times);
    }
  const [seen, owned] = sides.map(({ found }) => found);
  if (!seen || seen !== owned || seen.length < 60)
    throw new Error(`${read.title}: the two statements find different rows.`);
  const [visitor, owner] = sides.map(({ times }) => median(times)) as [number, number];
  return { title: read.title, visitor, owner, cost: visitor / owner - 1, entry: median(entering) };
}
