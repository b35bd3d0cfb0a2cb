/** How tests upload the bank's files of paid checks: as a superadmin, of one bank, with checks of one offer. */
import type { TestDatabase } from '../harness/database.ts';
import { printing } from './checkRuns.ts';
import { type Ask, owning } from './support.ts';

type Check = { id: number; number: number };
type Line = { number: number | null; amount?: number; days?: number; key?: string };

/** `offerId`: the confirmed offer that the checks pay. */
export async function bankUploads(db: TestDatabase, offerId: number, staff: { admin: Ask; superadmin: Ask }) {
  const own = owning(db);
  const { superadmin } = staff;
  const checks = printing(db, offerId, staff);
  const [bank] = await superadmin(
    `insert into app_public.positive_pay_formats (name, columns) values ('First Bank', '{check_number,amount}') returning id`,
  );
  await superadmin(`select app_public.set_bank_account_number($1, '000123456789')`, [bank?.id]);
  await own(`update app_public.check_settings set tracked_from = '2000-01-01'`);

  /** Checks of $100 that are mailed today. */
  async function mailed(count = 1): Promise<Check[]> {
    const ids = await checks.mailed(count);
    return (await own('select id, number from app_public.checks where id = any ($1) order by id', [ids])) as Check[];
  }
  let keys = 0;
  /** Uploads a file as a superadmin; returns its id and the issue of each line. */
  async function upload(
    lines: Line[],
    { total, accounts = [] }: { total?: number; accounts?: string[] } = {},
    ask = superadmin,
  ) {
    const [today] = await own('select app_private.today()::text as day');
    const file = lines.map(({ number, amount = 100, days = 0, key }) => ({
      number,
      amount,
      paid_on: new Date(Date.parse(`${today?.day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10),
      fingerprint: key ?? `line ${++keys}`,
    }));
    const rows = await ask(
      `with s as materialized (select id from app_public.create_bank_statement($1, 'csv', 'paid.csv', $2, $3))
       select s.id as statement, l.id, l.issue::text, l.clears from s left join lateral app_public.add_bank_lines(s.id, $4) l on true`,
      [bank?.id, total ?? file.reduce((sum, { amount }) => sum + amount, 0), accounts, JSON.stringify(file)],
    );
    return {
      id: rows[0]?.statement as number,
      lineIds: rows.map(({ id }) => id as number),
      issues: rows.filter(({ id }) => id !== null).map(({ issue }) => issue as string | null),
    };
  }
  const stateOf = async (id: number | undefined) =>
    (await own('select state::text from app_public.checks where id = $1', [id]))[0]?.state;
  const balance = async (id: number) =>
    (
      await superadmin(
        'select app_public.bank_statements_difference(s)::float as off, app_public.bank_statements_open_lines(s) as open from app_public.bank_statements s where id = $1',
        [id],
      )
    )[0];
  const settle = (id: number | undefined, how: string | null, note = 'Asked the bank') =>
    superadmin('select app_public.settle_bank_line($1, $2, $3)', [id, how, note]);
  const month = async () => (await superadmin(`select m.* from app_public.check_month(app_public.today()) m`))[0];
  return { mailed, upload, stateOf, balance, settle, month };
}
