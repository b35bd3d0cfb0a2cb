import type { Db, Row } from './factories.ts';

/** Organizations whose totals differ from what counting their confirmed offers gives. */
export const wrongTotals = async (db: Db): Promise<Row[]> =>
  (
    await db.query(`
      select g.id, t.confirmed_count, t.average_confirmed_value, o.n, o.average
      from app_public.organizations g left join app_public.organization_totals t on t.id = g.id
      cross join lateral (select count(*)::int as n, avg(f.value)::numeric(12,2) as average
        from app_public.offers f where f.organization_id = g.id and f.status = 'confirmed') o
      where t.id is null or (t.confirmed_count, t.average_confirmed_value) is distinct from (o.n, o.average)`)
  ).rows;
