-- The email about new creatives.

-- Notifies the league, at the end of its day, of the first creative of a running sponsorship's deadline that requires
-- creatives [S-317]; creatives created at acceptance are excluded. Runs before the creatives are counted.
create or replace function app_private.tg__creative_notice() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() or app_private.is_restoring() then return null; end if;
  insert into app_private.creative_notices (verification_deadline_id, organization_id)
  select d.id, d.organization_id from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id
  where d.id = new.verification_deadline_id and d.missing_creatives and o.status = 'confirmed'
    and d.created_at <> app_private.clock()
  on conflict do nothing;
  return null;
end $$;

create trigger _540_notice after insert on app_public.creative_contents
  for each row execute function app_private.tg__creative_notice();
create trigger _540_notice after insert on app_public.creative_files
  for each row execute function app_private.tg__creative_notice();

-- Queues one email per organization whose day has ended since the first of its notices: p_hour is the hour in its own
-- time zone [S-318]. Returns the number of queued emails. Called by the worker's sweep.
create or replace function app_private.queue_creatives_mail(p_hour int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v record; v_count int := 0;
begin
  for v in
    with due as (
      delete from app_private.creative_notices n using app_public.organizations g
      where g.id = n.organization_id and app_private.has_day_ended(n.added_at, g.time_zone, p_hour)
      returning n.organization_id, n.verification_deadline_id)
    select d.organization_id, jsonb_agg(d.verification_deadline_id order by d.verification_deadline_id) as deadlines,
      case when count(distinct x.offer_id) = 1 then min(x.offer_id) end as offer_id
    from due d join app_public.verification_deadlines x on x.id = d.verification_deadline_id group by d.organization_id
  loop
    v_count := v_count + app_private.queue_mail_to_organization('creatives', v.organization_id,
      'creatives:' || md5(v.deadlines::text),
      jsonb_build_object('organization_id', v.organization_id, 'verification_deadline_ids', v.deadlines), v.offer_id);
  end loop;
  return v_count;
end $$;
