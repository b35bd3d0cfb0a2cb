/** `npm run bench -- --undo`: how long undoing 1,000 records takes, and the history of a record that changed 10,000 times. */
import { mkdirSync } from 'node:fs';
import pg from 'pg';
import type { Connections } from '../../../db/instance/connections.ts';
import { asStaff } from '../asStaff.ts';
import { median } from '../load.ts';
import { type Prepared, prepare } from '../prepare.ts';
import { table, verdict, writeSection } from '../sections.ts';

export const UNDO_HEAD = '## Undo and history';

const RECORDS = 1000;
const ENTRIES = 10_000;
const ROUNDS = 5;
/** Milliseconds. */
const MAX = { undo: 5000, history: 100 };

async function measure({ owner, authenticator }: Connections, say: (text: string) => void) {
  const own = new pg.Pool({ connectionString: owner, max: 1 });
  const pool = new pg.Pool({ connectionString: authenticator, max: 1 });
  try {
    const staff = (await own.query(`select id from app_public.users where email = 'admin@sideline.test'`)).rows[0].id;
    const ids = (await own.query(`select id from app_public.organizations order by id limit ${RECORDS}`)).rows;
    const undo: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const change = await asStaff(
        pool,
        staff,
        `select pg_current_xact_id()::text as id, count(app_public.update_organization(o, $2)) from unnest($1::int[]) o`,
        [ids.map(({ id }) => id), JSON.stringify({ city: `Round ${round}` })],
      );
      const { row, took } = await asStaff(
        pool,
        staff,
        `select cardinality((app_public.undo_change($1)).undone) as undone`,
        [change.row.id],
      );
      if (row.undone !== ids.length) throw new Error(`${row.undone} of ${ids.length} records were undone.`);
      say(`${ids.length} records undone in ${took.toFixed(0)} ms`);
      undo.push(took);
    }
    const { id } = ids[0];
    await own.query(
      `do $$ begin for n in 1..${ENTRIES} loop update app_public.organizations set contact_phone = '555-555-' || lpad((n % 10000)::text, 4, '0') where id = ${id}; end loop; end $$`,
    );
    await own.query('analyze app_private.audit_log');
    const history: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      history.push(
        (await asStaff(pool, staff, `select * from app_public.record_history('organizations', $1)`, [id])).took,
      );
    return { undo: median(undo), history: median(history) };
  } finally {
    await own.end();
    await pool.end();
  }
}

/** The section, measured in a separate database at scale 1. */
export async function undoPart(
  folder: string,
  port: number,
  say: (text: string) => void,
  large?: Prepared,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const prepared = await prepare(folder, port, 'bench_undo', 1, say, large?.server);
  try {
    const { undo, history } = await measure(prepared.connections, say);
    const row = (title: string, took: number, max: number) => [title, took.toFixed(0), max, verdict(took <= max)];
    return [
      UNDO_HEAD,
      `In the database as staff, the commit included, medians of ${ROUNDS}. The bulk edit that is undone changed one field of each record.`,
      table(
        ['what', 'ms', 'at most', ''],
        [
          row(`undo of ${RECORDS.toLocaleString('en')} changed records`, undo, MAX.undo),
          row(
            `first page of the history of a record with ${ENTRIES.toLocaleString('en')} changes`,
            history,
            MAX.history,
          ),
        ],
      ),
    ].join('\n\n');
  } finally {
    if (!large) await prepared.server.stop();
  }
}

/** Runs this benchmark alone: prints its section and writes it to docs/performance.md. */
export async function benchUndo(folder: string, port: number, say: (text: string) => void): Promise<void> {
  const section = await undoPart(folder, port, say);
  console.log(`\n${section}`);
  writeSection(section);
}
