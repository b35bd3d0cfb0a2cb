-- Planning sends, and moving, pausing and canceling them until the minute that they go.

-- The nth weekday from a day on; 0 is that day, or the Monday after a weekend.
create or replace function app_private.nth_weekday(p_from date, p_n int) returns date
  language sql immutable parallel safe
begin atomic
  select w.monday + (w.place + p_n) / 5 * 7 + (w.place + p_n) % 5
  from (select date_trunc('week', d.day)::date as monday, extract(isodow from d.day)::int - 1 as place
    from (select p_from + case when extract(isodow from p_from) > 5 then 8 - extract(isodow from p_from)::int
      else 0 end as day) d) w;
end;

-- The instant of a local time of an offer's league.
create or replace function app_private.local_instant(p_offer_id int, p_day date, p_time time) returns timestamptz
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (p_day + p_time) at time zone coalesce((select g.time_zone from app_public.offers o
    join app_public.organizations g on g.id = o.organization_id where o.id = p_offer_id), 'America/New_York')
$$;

-- Refuses a day before today or more than a year ahead (SL422, the field), or no time.
create or replace function app_private.check_send_time(p_day date, p_time time, p_field text) returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if p_day is null or p_day not between app_private.today() and app_private.today() + 366 then
    perform app_private.fail('SL422', 'Choose a day from today on, within a year.', p_field);
  end if;
  if p_time is null then perform app_private.fail('SL422', 'Choose a time.', 'local_time'); end if;
end $$;

-- Plans emails about offers, from a day on at the local time of each league; with per_day that many leagues each
-- weekday. Each campaign gets a send of its own. Offers that already wait in a send of the kind are left out, so that
-- repeating it plans nothing. Whether an email goes is judged when it goes. Returns the sends. Errors: SL404, SL422.
create or replace function app_public.plan_send(kind text, offer_ids int[], start_on date, local_time time,
  per_day int default null, include_conflicts boolean default false, include_ended boolean default false)
  returns setof app_public.sends language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.sends;
  v_campaign_id int;
  v_ids int[];
begin
  perform app_private.require_staff();
  perform app_private.check_send_time(start_on, local_time, 'start_on');
  if plan_send.kind is null or plan_send.kind <> all ('{survey,application,offer,offer_follow_up,onboarding}') then
    perform app_private.fail('SL422', 'There is no such email.', 'kind');
  end if;
  if cardinality(offer_ids) > 10000 then
    perform app_private.fail('SL422', 'At most 10,000 offers can be sent at once.', 'offer_ids');
  end if;
  perform app_private.require_offers(offer_ids);
  perform pg_advisory_xact_lock(hashtextextended('plan_send:' || plan_send.kind, 0));
  v_ids := array(select o.id from app_public.offers o where o.id = any (offer_ids)
    and not exists (select from app_private.send_offers i
      where i.offer_id = o.id and i.kind = plan_send.kind and i.state = 'waiting'));
  for v_campaign_id in select distinct o.campaign_id from app_public.offers o where o.id = any (v_ids) order by 1 loop
    insert into app_public.sends (campaign_id, kind, local_time, per_day, include_conflicts, include_ended,
      planned_by_id)
    values (v_campaign_id, plan_send.kind, plan_send.local_time, plan_send.per_day,
      coalesce(plan_send.include_conflicts, false), coalesce(plan_send.include_ended, false),
      app_private.current_user_id())
    returning * into v;
    insert into app_private.send_offers (send_id, offer_id, kind, goes_on, goes_at)
    select v.id, d.id, v.kind, d.day, app_private.local_instant(d.id, d.day, v.local_time)
    from (select r.*, case when v.per_day is null then start_on
        else app_private.nth_weekday(start_on, ((r.place - 1) / v.per_day)::int) end as day
      from (select o.id, o.campaign_id, dense_rank() over (order by o.organization_id) as place
        from app_public.offers o where o.id = any (v_ids)) r) d
    where d.campaign_id = v_campaign_id;
    return next app_private.refresh_send(v.id);
  end loop;
  perform app_private.add_job('sends__send', '{}', 'sends__send');
end $$;
grant execute on function app_public.plan_send(text, int[], date, time, int, boolean, boolean) to sideline_admin;
comment on function app_public.plan_send(text, int[], date, time, int, boolean, boolean) is
  E'@resultFieldName sends\nPlans emails (survey, application, offer, offer_follow_up, onboarding) about offers, from '
  'a day on at the local time of each league; with perDay that many leagues each weekday. Offers that already wait '
  'in a send of the kind are left out. Errors: SL404, SL422.';

-- Stores when the next email of a send goes; done when none waits. Returns the send.
create or replace function app_private.refresh_send(p_send_id int) returns app_public.sends
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.sends s set next_on = n.next_on,
    state = case when n.next_on is null and s.state <> 'canceled' then 'done' else s.state end
  from (select min(i.goes_on) as next_on from app_private.send_offers i
    where i.send_id = p_send_id and i.state = 'waiting') n
  where s.id = p_send_id returning s.*
$$;

-- Locks a send that waits; p_failed: or of which something failed. SL404; SL409 once all of it went or it was canceled.
create or replace function app_private.lock_send(p_send_id int, p_failed boolean default false)
  returns app_public.sends
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.sends;
begin
  perform app_private.require_staff();
  select * into v from app_public.sends s where s.id = p_send_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such send.'); end if;
  if v.state not in ('queued', 'paused') and not (p_failed and exists (select from app_private.send_offers i
    where i.send_id = v.id and i.state = 'failed')) then
    perform app_private.fail('SL409', case v.state when 'done' then 'All of it went already.'
      else 'It was canceled already.' end);
  end if;
  return v;
end $$;

-- Moves what waits of a send: its next email goes on the day, the others as many days later as before. Returns the
-- send. Errors: SL404, SL409, SL422.
create or replace function app_public.move_send(send_id int, next_on date, local_time time) returns app_public.sends
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.sends := app_private.lock_send(move_send.send_id);
begin
  perform app_private.check_send_time(move_send.next_on, move_send.local_time, 'next_on');
  update app_public.sends s set local_time = move_send.local_time where s.id = v.id;
  update app_private.send_offers i set goes_on = d.day, reason = null,
    goes_at = app_private.local_instant(i.offer_id, d.day, move_send.local_time)
  from (select x.offer_id, x.goes_on + (move_send.next_on - v.next_on) as day
    from app_private.send_offers x where x.send_id = v.id) d
  where i.send_id = v.id and i.offer_id = d.offer_id and i.state = 'waiting';
  perform app_private.add_job('sends__send', '{}', 'sends__send');
  return app_private.refresh_send(v.id);
end $$;
grant execute on function app_public.move_send(int, date, time) to sideline_admin;
comment on function app_public.move_send(int, date, time) is E'@resultFieldName send\nMoves what waits of a send, so '
  'that its next email goes on the day at the local time of each league. Errors: SL404, SL409, SL422.';

-- Pauses a send, with a reason if there is one, or resumes it: what is late by then goes at once, and what failed is
-- tried again, unless it waits in another send. Returns the send. Errors: SL404, SL409.
create or replace function app_public.pause_send(send_id int, paused boolean, reason text default null)
  returns app_public.sends language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.sends := app_private.lock_send(pause_send.send_id, pause_send.paused is false);
begin
  update app_public.sends s set state = case when coalesce(pause_send.paused, true) then 'paused'
      else 'queued' end::app_public.send_state,
    pause_reason = case when coalesce(pause_send.paused, true) then nullif(btrim(pause_send.reason), '') end
  where s.id = v.id returning * into v;
  if v.state = 'paused' then return v; end if;
  update app_private.send_offers i set state = 'waiting', attempts = 0, goes_on = app_private.today(),
    goes_at = app_private.clock(), ended_at = null, reason = null
  where i.send_id = v.id and i.state = 'failed' and not exists (select from app_private.send_offers x
    where x.offer_id = i.offer_id and x.kind = i.kind and x.state = 'waiting');
  perform app_private.add_job('sends__send', '{}', 'sends__send');
  return app_private.refresh_send(v.id);
end $$;
grant execute on function app_public.pause_send(int, boolean, text) to sideline_admin;
comment on function app_public.pause_send(int, boolean, text) is E'@resultFieldName send\nPauses a send, or resumes '
  'it: what is late by then goes at once, and what failed is tried again. Errors: SL404, SL409.';

-- Cancels what waits or failed of a send; returns the send. Errors: SL404, SL409.
create or replace function app_public.cancel_send(send_id int) returns app_public.sends
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.sends := app_private.lock_send(cancel_send.send_id, true);
begin
  update app_private.send_offers i set state = 'canceled', ended_at = app_private.clock()
  where i.send_id = v.id and i.state in ('waiting', 'failed');
  update app_public.sends s set state = 'canceled' where s.id = v.id;
  return app_private.refresh_send(v.id);
end $$;
grant execute on function app_public.cancel_send(int) to sideline_admin;
comment on function app_public.cancel_send(int) is
  E'@resultFieldName send\nCancels what waits or failed of a send. Errors: SL404, SL409.';
