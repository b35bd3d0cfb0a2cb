import type { Db, Row } from './factories.ts';

/** Organizations, offers and checks whose totals and names differ from what counting gives: confirmed offers, deadlines as of today, checks. */
export const wrongTotals = async (db: Db): Promise<Row[]> =>
  (
    await db.query(`
      select 'organizations' as list, g.id, to_jsonb(t) as counted, to_jsonb(x) as right
      from app_public.organizations g left join app_private.organization_totals t on t.id = g.id
      cross join lateral (select
        (select count(*)::int from app_public.offers f where f.organization_id = g.id and f.status = 'confirmed') as n,
        (select avg(f.value)::numeric(12,2) from app_public.offers f where f.organization_id = g.id and f.status = 'confirmed') as average,
        (select (100.0 * count(*) filter (where app_private.day_of(v.proved_at) <= v.deadline) / nullif(count(*), 0))::numeric(5,2)
          from app_public.verification_deadlines v where v.organization_id = g.id
            and (v.verified or v.did_not_complete or v.deadline < app_private.today())) as on_time) x
      where t.id is null or (t.confirmed_count, t.average_confirmed_value, t.on_time_verification_percentage) is distinct from (x.n, x.average, x.on_time)
      union all
      select 'offers', o.id, to_jsonb(t), to_jsonb(x)
      from app_public.offers o left join app_private.offer_totals t on t.id = o.id
      cross join lateral (select
        (select coalesce(sum(k.amount + k.withheld), 0) from app_public.checks k where k.offer_id = o.id and k.status = 'approved')
          + (select coalesce(sum(v.gross), 0) from app_private.void_payments v where v.offer_id = o.id) as released,
        (select min(v.deadline) from app_public.verification_deadlines v
          where v.offer_id = o.id and v.verified_images = 0 and not v.did_not_complete) as next_deadline,
        (select count(*)::int from app_public.verification_deadlines v where v.offer_id = o.id
          and v.verified_images = 0 and not v.did_not_complete and v.deadline < app_private.today()) as overdue) x
      where t.id is null or (t.released_value, t.next_deadline, t.overdue_deadlines_count) is distinct from (x.released, x.next_deadline, x.overdue)
      union all
      select 'checks', k.id, to_jsonb(n), to_jsonb(x)
      from app_public.checks k left join app_private.check_names n on n.id = k.id
      cross join lateral (select
        coalesce(k.recipient_name, (select coalesce(nullif(btrim(a.name), ''), g.name) from app_public.organizations g
          left join app_public.addresses a on a.id = g.mailing_address_id where g.id = k.organization_id)) as payee,
        (select c.name from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id where o.id = k.offer_id) as campaign_name,
        (select coalesce(u.name, u.email) from app_public.users u where u.id = k.created_by_id) as requested_by_name) x
      where n.id is null or (n.payee, n.campaign_name, n.requested_by_name) is distinct from (x.payee, x.campaign_name, x.requested_by_name)`)
  ).rows;
