-- Creating and changing webhooks. The server generates and seals their secrets (POST /webhook_secrets).

-- Locks a webhook of the caller. Errors: SL404.
create or replace function app_private.lock_webhook(webhook_id int) returns app_public.webhooks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.webhooks;
begin
  select * into v from app_public.webhooks w
  where w.id = lock_webhook.webhook_id and w.owner_id = app_private.current_user_id() and (app_private.is_staff()
    or app_private.my_sponsor_ids() || app_private.my_organization_ids() <> '{}') for no key update;
  if v.id is null then perform app_private.fail('SL404', 'There is no such webhook.', 'id'); end if;
  return v;
end $$;

-- Stores a sealed secret, in base64; messages are signed with the one before it, too, for a day more. Errors: SL422.
create or replace function app_private.set_webhook_secret(webhook_id int, sealed_secret text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if sealed_secret is null or sealed_secret !~ '^([A-Za-z0-9+/]{4}){10,60}$' then
    perform app_private.fail('SL422', 'Ask for a new secret.', 'sealed_secret');
  end if;
  delete from app_private.webhook_secrets s
  where s.webhook_id = set_webhook_secret.webhook_id and s.ends_at is not null;
  update app_private.webhook_secrets s set ends_at = app_private.clock() + interval '1 day'
  where s.webhook_id = set_webhook_secret.webhook_id;
  insert into app_private.webhook_secrets (webhook_id, sealed)
  values (set_webhook_secret.webhook_id, decode(sealed_secret, 'base64'));
end $$;

-- The caller's new webhook, for staff, sponsors and confirmed users of a league. Errors: SL403; SL409; SL422; SL428.
create or replace function app_public.create_webhook(url text, events app_public.webhook_event[], sealed_secret text)
  returns app_public.webhooks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_owner_id int := app_private.current_user_id();
  v app_public.webhooks;
begin
  if not (app_private.is_staff() or app_private.my_sponsor_ids() || app_private.my_organization_ids() <> '{}') then
    perform app_private.fail('SL403', 'You are not permitted to do this.');
  end if;
  perform app_private.require_recent_proof();
  perform from app_public.users u where u.id = v_owner_id for no key update; -- serializes the count
  if (select count(*) from app_public.webhooks w where w.owner_id = v_owner_id) >= 20 then
    perform app_private.fail('SL409', 'You have 20 webhooks. Delete one that you no longer use.');
  end if;
  insert into app_public.webhooks (owner_id, url, events)
  values (v_owner_id, btrim(create_webhook.url), create_webhook.events) returning * into v;
  perform app_private.set_webhook_secret(v.id, create_webhook.sealed_secret);
  insert into app_public.webhook_messages (webhook_id, owner_id, event_type) values (v.id, v_owner_id, 'webhook.test');
  perform app_private.queue_webhook(v.id); -- makes its queue, for which transactions would wait
  return v;
end $$;
comment on function app_public.create_webhook(text, app_public.webhook_event[], text) is
  E'@resultFieldName webhook\nA new webhook of the signed-in user, which gets a message of the type webhook.test. '
  'sealedSecret: from POST /webhook_secrets. Errors: SL403; SL409 with 20; SL422 url, events, sealedSecret; SL428.';

-- Changes what is not null of a webhook of the caller. Errors: SL404; SL422; SL428.
create or replace function app_public.update_webhook(id int, url text default null,
  events app_public.webhook_event[] default null, sealed_secret text default null, enabled boolean default null)
  returns app_public.webhooks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.webhooks;
begin
  perform app_private.require_recent_proof();
  v := app_private.lock_webhook(update_webhook.id);
  update app_public.webhooks w set url = coalesce(btrim(update_webhook.url), w.url),
    events = coalesce(update_webhook.events, w.events), failing_since = null, retry_at = null,
    off_reason = case when enabled then null when not enabled then coalesce(w.off_reason, 'owner') else w.off_reason end
  where w.id = v.id returning * into v;
  if sealed_secret is not null then perform app_private.set_webhook_secret(v.id, sealed_secret); end if;
  perform app_private.queue_webhook(v.id);
  return v;
end $$;
comment on function app_public.update_webhook(int, text, app_public.webhook_event[], text, boolean) is
  E'@resultFieldName webhook\nChanges what is given of a webhook of one''s own. With another sealedSecret, messages '
  'are signed with the old one, too, for a day. Errors: SL404; SL422 url, events, sealedSecret; SL428.';

-- Deletes a webhook of the caller with its messages. Errors: SL404.
create or replace function app_public.delete_webhook(id int) returns app_public.webhooks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.webhooks := app_private.lock_webhook(delete_webhook.id);
begin
  delete from app_public.webhooks w where w.id = v.id;
  return v;
end $$;
comment on function app_public.delete_webhook(int) is
  E'@resultFieldName webhook\nDeletes a webhook of one''s own with what was sent to it. Errors: SL404.';

-- Sends a message to the caller's webhook again, at once, in its place among those of its record. Errors: SL404; SL409.
create or replace function app_public.redeliver_webhook_message(id int) returns app_public.webhooks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.webhooks := app_private.lock_webhook((select m.webhook_id from app_public.webhook_messages m
  where m.id = redeliver_webhook_message.id and m.attempts > 0));
begin
  if v.off_reason is not null then
    perform app_private.fail('SL409', 'This webhook is off. Switch it on first.');
  end if;
  update app_public.webhook_messages m set state = 'waiting', first_attempt_at = null, retry_at = null
  where m.id = redeliver_webhook_message.id;
  update app_public.webhooks w set retry_at = null where w.id = v.id;
  perform app_private.queue_webhook(v.id);
  return v;
end $$;
comment on function app_public.redeliver_webhook_message(int) is E'@resultFieldName webhook\n'
  'Sends a message to a webhook of one''s own again, at once, with the same id and the record as it is now. '
  'Errors: SL404; SL409 if the webhook is off.';
grant execute on function app_public.create_webhook(text, app_public.webhook_event[], text),
  app_public.update_webhook(int, text, app_public.webhook_event[], text, boolean), app_public.delete_webhook(int),
  app_public.redeliver_webhook_message(int) to sideline_admin, sideline_organization, sideline_sponsor;
