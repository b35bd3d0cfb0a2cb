/** `npm run bench -- --checks`: how long a run of 500 checks takes, from the request to the last byte of its pages. */
import { mkdirSync } from 'node:fs';
import pg from 'pg';
import type { Connections } from '../../../db/instance/connections.ts';
import { checksPdf, type Sheet } from '../../../server/checks/checksPdf.ts';
import type { CheckSettings } from '../../../server/checks/layout.ts';
import { START_SESSION } from '../../harness/database.ts';
import { asStaff } from '../asStaff.ts';
import { median } from '../load.ts';
import { prepare } from '../prepare.ts';
import { table, verdict, writeSection } from '../sections.ts';

const HEAD = '## Check runs';
const CHECKS = 500;
const ROUNDS = 3;
/** Milliseconds. */
const MAX = 5000;

/** Creates the given number of approved checks of confirmed offers; returns their ids. */
const APPROVED = `
  insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo, number, status, mailing_address_id, recipient_name, reviewed_at)
  select o.id, o.organization_id, o.sponsor_id, 123.45, 'First half', nextval('app_private.check_number'), 'approved', g.mailing_address_id,
    left(g.name, 40), app_private.clock()
  from app_public.offers o join app_public.organizations g on g.id = o.organization_id
  where o.status = 'confirmed' and g.mailing_address_id is not null order by o.id limit $1 returning id`;

async function measure({ owner, authenticator }: Connections, say: (text: string) => void) {
  const own = new pg.Pool({ connectionString: owner, max: 1 });
  const pool = new pg.Pool({ connectionString: authenticator, max: 1 });
  try {
    const boss = (await own.query(`select id from app_public.users where email = 'superadmin@sideline.test'`)).rows[0]
      .id;
    await own.query(START_SESSION, [[boss]]); // paying needs a recent proof
    const ask = (query: string, values: unknown[] = []) =>
      asStaff(pool, boss, query, values, 'superadmin', `session of ${boss}`);
    const settings = (await own.query('select * from app_public.check_settings')).rows[0] as CheckSettings;
    const rounds: { run: number; pages: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = (await own.query(APPROVED, [CHECKS])).rows.map(({ id }) => id);
      if (ids.length !== CHECKS) throw new Error(`There are only ${ids.length} checks to print.`);
      const { row: next } = await ask('select app_public.next_sheet_number() as number');
      const made = await ask('select id from app_public.create_check_run($1, $2)', [ids, next.number]);
      const began = performance.now();
      const sheets = await ask('select * from app_public.check_run_sheets($1)', [made.row.id]);
      const bytes = await checksPdf(sheets.rows as Sheet[], settings);
      await ask('select app_public.record_check_run_print($1)', [made.row.id]);
      rounds.push({ run: made.took, pages: performance.now() - began });
      say(`${CHECKS} checks in ${made.took.toFixed(0)} ms, ${bytes.length} bytes of pages`);
    }
    return { run: median(rounds.map(({ run }) => run)), pages: median(rounds.map(({ pages }) => pages)) };
  } finally {
    await own.end();
    await pool.end();
  }
}

/** Measures in a separate database at scale 1, prints the section and writes it to docs/performance.md. */
export async function benchChecks(folder: string, port: number, say: (text: string) => void): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const prepared = await prepare(folder, port, 'bench_checks', 1, say);
  try {
    const { run, pages } = await measure(prepared.connections, say);
    const section = [
      HEAD,
      `A run of ${CHECKS} checks, medians of ${ROUNDS}: the run as a superadmin in the database, commit included, and its pages as a PDF with embedded fonts.`,
      table(
        ['what', 'ms', 'at most', ''],
        [
          ['the run', run.toFixed(0), '', ''],
          ['its pages', pages.toFixed(0), '', ''],
          ['together', (run + pages).toFixed(0), MAX, verdict(run + pages <= MAX)],
        ],
      ),
    ].join('\n\n');
    console.log(`\n${section}`);
    writeSection(section);
  } finally {
    await prepared.server.stop();
  }
}
