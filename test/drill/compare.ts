/** Compares a restored database with the lost one: rows, money and acknowledged changes. */
import type pg from 'pg';
import type { Acknowledged } from '../chaos/load.ts';

/** Acknowledged work by kind, as ids. */
export type Done = Record<'accepted' | 'sent' | 'approved' | 'printed' | 'uploaded', number[]>;

export const doneOf = (...seen: Acknowledged[]): Done => ({
  accepted: seen.flatMap(({ accepted }) => [...accepted]),
  sent: seen.flatMap(({ sent }) => [...sent]),
  approved: seen.flatMap(({ approved }) => [...approved]),
  printed: seen.flatMap(({ printed }) => [...printed]),
  uploaded: seen.flatMap(({ uploaded }) => [...uploaded]),
});

const STILL_THERE: Record<keyof Done, string> = {
  accepted: `select id from app_public.offers where status = 'confirmed' and id = any ($1)`,
  sent: `select offer_id as id from app_private.mail_outbox where kind = 'offer' and offer_id = any ($1)`,
  approved: `select id from app_public.checks where status = 'approved' and id = any ($1)`,
  printed: `select id from app_public.checks where state = 'printed' and id = any ($1)`,
  uploaded: 'select id from app_public.verification_images where id = any ($1)',
};

/** The acknowledged work that is missing in a database. */
export async function lostOf(database: pg.Pool, done: Done): Promise<Done> {
  const lost = {} as Done;
  for (const [kind, statement] of Object.entries(STILL_THERE) as [keyof Done, string][]) {
    const { rows } = await database.query<{ id: number }>(statement, [done[kind]]);
    const there = new Set(rows.map(({ id }) => id));
    lost[kind] = done[kind].filter((id) => !there.has(id));
  }
  return lost;
}

/** Rows of every table of the product. */
export async function rowCounts(database: pg.Pool): Promise<Map<string, number>> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'app_public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    counts.set(name, rows[0]?.n ?? 0);
  }
  return counts;
}

/** One offer's money in cents, and the number of its events. */
interface Balance {
  id: number;
  money: string;
  events: number;
}

const BALANCES = `
  select o.id, concat_ws(' ', o.status, (o.value * 100)::bigint,
      (select string_agg(c.id || ' ' || c.status || ' ' || (c.amount * 100)::bigint, ',' order by c.id) from app_public.checks c where c.offer_id = o.id)) as money,
    (select count(*)::int from app_public.sponsorship_events e where e.offer_id = o.id) as events
  from app_public.offers o order by o.id`;

export interface Money {
  offers: number;
  /** Sums of the checks that are not rejected or voided, in cents. */
  cents: { lost: number; restored: number };
  /** Offers whose money differs although none of their events was lost; there must be none. */
  wrong: number[];
}

/** Compares each offer's value, status and checks: they may differ only if an event of the offer was lost. */
export async function compareMoney(former: pg.Pool, restored: pg.Pool): Promise<Money> {
  const [before, after] = (await Promise.all(
    [former, restored].map(async (database) => {
      const { rows } = await database.query<Balance>(BALANCES);
      return new Map(rows.map((row) => [row.id, row]));
    }),
  )) as [Map<number, Balance>, Map<number, Balance>];
  const [lost, kept] = (await Promise.all(
    [former, restored].map(async (database) => {
      const { rows } = await database.query<{ cents: string }>(
        `select coalesce(sum(amount * 100), 0)::bigint as cents from app_public.checks where status in ('pending', 'approved')`,
      );
      return Number(rows[0]?.cents);
    }),
  )) as [number, number];
  const wrong = [...after.values()].filter(({ id, money, events }) => {
    const one = before.get(id);
    return !one || (one.money !== money && one.events <= events);
  });
  return { offers: after.size, cents: { lost, restored: kept }, wrong: wrong.map(({ id }) => id) };
}
