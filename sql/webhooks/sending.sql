-- Sending, for the worker: what is next, and what came of it.

-- When to try again what has failed since a time: 5, 20, 80, 320 … seconds after that, at least every 12 hours.
create or replace function app_private.webhook_retry_at(since timestamptz) returns timestamptz
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select app_private.clock() + greatest('5 seconds', least(3 * (app_private.clock() - since), interval '12 hours'));
end;

-- Whether a message is the first one about its record that waits; any that has no record.
create or replace function app_private.is_first_waiting(m app_public.webhook_messages) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select m.record is null or not exists (select from app_public.webhook_messages x
    where x.webhook_id = m.webhook_id and x.state = 'waiting' and x.record = m.record and x.id < m.id)
$$;

-- The next message of a webhook with its owner as they are now and the sealed secrets, the current one first; at most
-- one row. Of one record only the first that waits, once every transaction that began to write before it has ended:
-- until then an earlier message may still appear.
create or replace function app_private.next_webhook_message(webhook_id int)
  returns table (id int, url text, user_id int, role text, event_type text, created_at timestamptz, row_table text,
    row_id int, sealed bytea[])
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_oldest_age int;
begin
  -- read before the messages, in a snapshot of its own
  select max(age(a.backend_xid)) into v_oldest_age from pg_stat_activity a
  where a.datname = current_database() and a.pid <> pg_backend_pid();
  return query
    select m.id, w.url, u.id, u.role::text, m.event_type, m.created_at, m.row_table::text, m.row_id,
      array(select s.sealed from app_private.webhook_secrets s where s.webhook_id = w.id
        and (s.ends_at is null or s.ends_at > app_private.clock()) order by s.ends_at is not null)
    from app_public.webhooks w join app_public.users u on u.id = w.owner_id and u.status = 'active'
    join app_public.webhook_messages m on m.webhook_id = w.id and m.state = 'waiting'
    where w.id = next_webhook_message.webhook_id and w.off_reason is null
      and coalesce(greatest(w.retry_at, m.retry_at), '-infinity') <= app_private.clock()
      and (v_oldest_age is null or age(m.transaction_id::text::xid8::xid) > v_oldest_age)
      and app_private.is_first_waiting(m)
    order by m.attempts, m.id limit 1; -- one that keeps failing holds up no other record
end $$;

-- Records an attempt. A message fails for good after three days; a webhook that has failed for three days is switched
-- off, and its owner emailed.
create or replace function app_private.record_webhook_attempt(message_id int, delivered boolean, request text,
  response_status int, response text, error text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_now timestamptz := app_private.clock();
  v_webhook_id int;
  w app_public.webhooks;
begin
  update app_public.webhook_messages m set attempts = m.attempts + 1, attempted_at = v_now,
    first_attempt_at = coalesce(m.first_attempt_at, v_now), request = left(record_webhook_attempt.request, 1000000),
    response_status = record_webhook_attempt.response_status, response = record_webhook_attempt.response,
    error = left(record_webhook_attempt.error, 200),
    state = case when delivered then 'delivered' when m.first_attempt_at <= v_now - interval '3 days' then 'failed'
      else m.state::text end::app_public.webhook_message_state,
    retry_at = case when not delivered then app_private.webhook_retry_at(coalesce(m.first_attempt_at, v_now)) end
  where m.id = message_id returning m.webhook_id into v_webhook_id;
  update app_public.webhooks x set failing_since = case when not delivered then coalesce(x.failing_since, v_now) end,
    retry_at = case when not delivered then app_private.webhook_retry_at(coalesce(x.failing_since, v_now)) end,
    off_reason = case when not delivered and x.failing_since <= v_now - interval '3 days'
      then 'failures'::app_public.webhook_off_reason end
  where x.id = v_webhook_id and x.off_reason is null returning * into w;
  if w.off_reason is not null then
    perform app_private.tell_user(w.owner_id, 'webhook:' || w.id || ':' || v_now, '{"notice": "webhook_off"}');
  end if;
end $$;

-- Queues the next run of a webhook (null: of all) for which a message waits, when it is due.
create or replace function app_private.queue_waiting_webhooks(webhook_id int default null) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.queue_webhook(w.id, greatest(1, least(3600, extract(epoch from
    greatest(min(coalesce(m.retry_at, m.created_at)), w.retry_at) - app_private.clock())))::float)
  from app_public.webhooks w join app_public.webhook_messages m on m.webhook_id = w.id and m.state = 'waiting'
    and app_private.is_first_waiting(m)
  where w.off_reason is null
    and (queue_waiting_webhooks.webhook_id is null or w.id = queue_waiting_webhooks.webhook_id)
  group by w.id
$$;
