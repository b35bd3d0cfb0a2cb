-- Where a person is signed in, and the emails about it.

-- Emails a person about their account, once for each key.
create or replace function app_private.tell_user(user_id int, key text, payload jsonb) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.queue_mail('security_notice', u.email, tell_user.key,
    tell_user.payload || jsonb_build_object('user_id', u.id), null, null)
  from app_public.users u where u.id = tell_user.user_id
$$;

-- Records the browser of a new session; the person is emailed if it is not their first. Forgotten after 400 days.
create or replace function app_private.record_device(user_id int, device_hash text, agent text, country text)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_new boolean;
begin
  delete from app_private.devices d
  where d.user_id = record_device.user_id and d.seen_at < app_private.clock() - interval '400 days';
  insert into app_private.devices (user_id, device_hash) values (record_device.user_id, record_device.device_hash)
  on conflict on constraint devices_pkey do update set seen_at = excluded.seen_at returning xmax = 0 into v_new;
  if v_new and exists (select from app_private.devices d
    where d.user_id = record_device.user_id and d.device_hash <> record_device.device_hash) then
    perform app_private.tell_user(record_device.user_id, 'device:' || record_device.device_hash,
      jsonb_build_object('notice', 'new_device', 'agent', record_device.agent, 'country', record_device.country));
  end if;
end $$;

-- A person's open sessions, the last used first; idle_minutes as in use_session.
create or replace function app_private.open_sessions(user_id int, idle_minutes int)
  returns table (id int, token_hash text, agent text, country text, started_at timestamptz, seen_at timestamptz)
  language sql stable security definer rows 5 set search_path = pg_catalog, pg_temp
as $$
  select a.id, a.token_hash, a.agent, a.country, a.started_at, a.seen_at
  from app_private.session_activity a left join app_private.user_secrets s on s.user_id = a.user_id
  where a.user_id = open_sessions.user_id and a.expires_at > app_private.clock()
    and (open_sessions.idle_minutes = 0
      or a.seen_at > app_private.clock() - make_interval(mins => open_sessions.idle_minutes))
    and a.started_at >= coalesce(s.sessions_valid_after, '-infinity')
    and not exists (select from app_private.ended_sessions e where e.token_hash = a.token_hash)
  order by a.seen_at desc, a.id desc
$$;
grant execute on function app_private.open_sessions(int, int) to sideline_authenticator;

-- Ends one session of this person; SL404.
create or replace function app_private.end_own_session(user_id int, session_id int) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_private.session_activity;
begin
  select * into v from app_private.session_activity a
  where a.id = end_own_session.session_id and a.user_id = end_own_session.user_id;
  if v.id is null then perform app_private.fail('SL404', 'There is no such session.'); end if;
  perform app_private.end_session(v.user_id, v.token_hash, v.expires_at);
end $$;
grant execute on function app_private.end_own_session(int, int) to sideline_authenticator;
