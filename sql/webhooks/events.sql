-- What becomes a message: one function for the triggers of all tables, in the transaction of the change.

-- Lets the worker send what waits for a webhook, at once or in some seconds; two workers never do it at the same time.
-- At once without a key: transactions that write would wait for each other. Whatever else is queued goes first.
create or replace function app_private.queue_webhook(webhook_id int, seconds float default null) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job('webhooks__deliver', json_build_object('id', webhook_id),
    queue_name => 'webhook:' || webhook_id, max_attempts => 25, priority => 10,
    job_key => case when seconds is not null then 'webhook:' || webhook_id end,
    -- by the machine's clock, as the library has it
    run_at => app_private.clock() - c."offset" + make_interval(secs => coalesce(seconds, 0)))
  from app_private.clock_offset c;
end $$;

-- Writes a message for each webhook that wants to know of this table and whose owner is staff, or of the record's
-- league or sponsor; whether they may read the row is asked when it is sent. Messages about one record keep their
-- order: an entry of an offer's log is about the offer, anything else about its own row.
create or replace function app_private.tg__webhooks() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v jsonb;
  v_webhook_id int;
begin
  if app_private.is_bulk_load() or not exists (select from app_public.webhooks w
    where w.off_reason is null and tg_table_name::app_public.webhook_event = any (w.events)) then
    return null;
  end if;
  v := to_jsonb(new);
  for v_webhook_id in
    insert into app_public.webhook_messages (webhook_id, owner_id, event_type, record, row_table, row_id)
    select w.id, w.owner_id, tg_table_name || case tg_op when 'INSERT' then '.created' else '.changed' end,
      case tg_table_name when 'sponsorship_events' then 'offers:' || (v ->> 'offer_id')
        else tg_table_name || ':' || (v ->> 'id') end, tg_table_name, (v ->> 'id')::int
    from app_public.webhooks w join app_public.users u on u.id = w.owner_id and u.status = 'active'
    where w.off_reason is null and tg_table_name::app_public.webhook_event = any (w.events) and (u.employee
      or exists (select from app_public.organization_users o where o.user_id = u.id and o.confirmed
        and o.organization_id = (v ->> 'organization_id')::int)
      or exists (select from app_public.sponsor_users s where s.user_id = u.id
        and s.sponsor_id = (v ->> 'sponsor_id')::int))
    order by w.id returning webhook_id
  loop
    perform app_private.queue_webhook(v_webhook_id);
  end loop;
  return null;
end $$;

do $$
declare v text[];
begin
  foreach v slice 1 in array '{{offers,status},{verification_deadlines,deadline},{verification_images,status},
    {checks,state},{check_runs,status},{campaigns,status},{sends,state},{photo_requests,status},{recaps,status},
    {sponsorship_applications,submitted_at},{sponsorship_events,event_type}}'::text[] loop
    execute format('create trigger _700_webhooks after insert on app_public.%I
      for each row execute function app_private.tg__webhooks()', v[1]);
    execute format('create trigger _700_webhooks_changed after update of %2$I on app_public.%1$I
      for each row when (old.%2$I is distinct from new.%2$I) execute function app_private.tg__webhooks()', v[1], v[2]);
  end loop;
end $$;
