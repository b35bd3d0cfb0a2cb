-- Deleting old emails.

comment on table app_private.offer_mails is 'Emails about offers that were deleted: when, and whether nobody got them.';

-- Deletes at most p_limit ended emails that are older than so many days, and those that they include; keeps when offers
-- and follow-ups were sent or refused. Returns how many. Called by the worker.
create or replace function app_private.delete_mails(p_days int, p_limit int) returns int
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with old as materialized (
    select m.id from app_private.mail_outbox m where m.state not in ('queued', 'claimed')
      and m.created_at < app_private.clock() - p_days * interval '1 day' limit p_limit
  ), kept as (
    insert into app_private.offer_mails (offer_id, kind, at, refused)
    select o.id, m.kind, coalesce(l.sent_at, m.created_at), l.state in ('refused', 'failed')
    from app_private.mail_outbox m join app_private.mail_outbox l on l.id = coalesce(m.included_in, m.id)
    join app_public.offers o on o.id = m.offer_id
    where (m.id in (select old.id from old) or m.included_in in (select old.id from old))
      and m.kind in ('offer', 'offer_follow_up') and l.state <> 'skipped'
  ), gone as (delete from app_private.mail_outbox m using old where m.id = old.id returning m.id)
  select count(*)::int from gone
$$;
