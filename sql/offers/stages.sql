-- The stages of offers. The first send of an offer is its first row with the status proposed, because offer_sent_at is
-- overwritten by each further email; the first time a person opened it stays in offer_opened_at.

comment on table app_private.offer_stages is
  'When each offer entered which status in which campaign; append-only, also of deleted offers.';

-- Records that an offer was added, left its campaign, or changed its status.
create or replace function app_private.tg_offers__stages() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if; -- fill_offer_stages() inserts them all at once
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.campaign_id <> new.campaign_id then
    insert into app_private.offer_stages (offer_id, campaign_id) values (old.id, old.campaign_id);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE'
    and (old.status, old.campaign_id) is distinct from (new.status, new.campaign_id) then
    insert into app_private.offer_stages (offer_id, campaign_id, status) values (new.id, new.campaign_id, new.status);
  end if;
  return null;
end $$;

create trigger _560_stages after insert or delete or update of status, campaign_id on app_public.offers
  for each row execute function app_private.tg_offers__stages();
create trigger _100_append_only before update or delete on app_private.offer_stages
  for each row execute function app_private.tg__append_only();

-- Adds the stages of offers that have none, after a bulk load or an upgrade, also of deleted offers: from the audit
-- log, otherwise from the offer's dates, and its last change of status from its log.
create or replace function app_private.fill_offer_stages() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with offer as materialized (
    select o.* from app_public.offers o
    where not exists (select from app_private.offer_stages s where s.offer_id = o.id)
    union all
    select d.* from (
      select distinct on (l.row_id) (jsonb_populate_record(null::app_public.offers, l.old_values)).*
      from app_private.audit_log l where l.table_name = 'offers' and l.op = 'D' order by l.row_id, l.id desc) d
    where not exists (select from app_public.offers o where o.id = d.id)
      and not exists (select from app_private.offer_stages s where s.offer_id = d.id)
  ),
  -- an entry has only what changed: any other value is the old one of the next change, or still the offer's
  logged as (
    select o.id, l.at, l.id as entry, l.op,
      case when l.op <> 'D' then coalesce(l.new_values ->> 'status', (select n.old_values ->> 'status'
        from app_private.audit_log n where n.table_name = 'offers' and n.row_id = l.row_id and n.id > l.id
          and n.old_values ? 'status' order by n.id limit 1), o.status::text)::app_public.offer_status end as status,
      coalesce(l.new_values ->> 'campaign_id', (select n.old_values ->> 'campaign_id'
        from app_private.audit_log n where n.table_name = 'offers' and n.row_id = l.row_id and n.id > l.id
          and n.old_values ? 'campaign_id' order by n.id limit 1), o.campaign_id::text)::int as campaign_id
    from offer o join app_private.audit_log l on l.table_name = 'offers' and l.row_id = o.id::text
    where l.op in ('I', 'D') or l.new_values ?| '{status,campaign_id}'
    union all
    select o.id, l.at, l.id, l.op, null, (l.old_values ->> 'campaign_id')::int
    from offer o join app_private.audit_log l on l.table_name = 'offers' and l.row_id = o.id::text
    where l.op = 'U' and l.new_values ? 'campaign_id'
  ),
  dated as (
    select o.id, d.at, null::bigint as entry, null::char as op, d.status,
      coalesce((select l.old_values ->> 'campaign_id' from app_private.audit_log l where l.table_name = 'offers'
        and l.row_id = o.id::text and l.old_values ? 'campaign_id'
        order by l.id limit 1)::int, o.campaign_id) as campaign_id
    from offer o cross join lateral (values
      ('prospecting'::app_public.offer_status, o.created_at),
      ('proposed', least(o.offer_sent_at, (select min(e.created_at) from app_public.sponsorship_events e
        where e.offer_id = o.id and e.event_type = 'email_sent' and e.description like 'Offer email to %'))),
      ('confirmed', o.confirmed_at),
      (case when o.status not in ('prospecting', 'proposed', 'confirmed') then o.status end,
        coalesce((select max(e.created_at) from app_public.sponsorship_events e
          where e.offer_id = o.id and e.event_type = 'status_changed'), o.updated_at))) d (status, at)
    where d.status is not null and d.at is not null
      and not exists (select from logged l where l.id = o.id and (l.op = 'I' or l.status = d.status))
  )
  insert into app_private.offer_stages (offer_id, campaign_id, status, at)
  select t.id, t.campaign_id, t.status, t.at from (select * from logged union all select * from dated) t
  order by t.at, t.id, t.entry nulls first, t.status nulls first -- leaves before it enters
$$;

select app_private.fill_offer_stages();
