-- How planned sends go: a worker calls the functions that send for staff when the time has come.

-- Why an offer of a send would not be emailed now, however long it waits; null if it would. p_conflict: its conflict.
create or replace function app_private.send_problem(s app_public.sends, o app_public.offers, p_conflict text)
  returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select 'Its campaign was rejected.' from app_public.campaigns c
      where c.id = o.campaign_id and c.status = 'rejected'), app_private.mail_refusal(s.kind, o),
    case when s.kind = 'offer' and not s.include_conflicts then p_conflict end,
    case when not s.include_ended then app_private.ended_reason(s.kind, o) end)
$$;

-- Sends a kind of email about offers by the function that sends for staff; returns the ids of those that were mailed.
create or replace function app_private.send_mails(p_kind text, p_offer_ids int[], p_include_conflicts boolean,
  p_include_ended boolean) returns int[]
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_kind = 'offer' then
    return (app_private.send_offers(p_offer_ids, p_include_conflicts, p_include_ended)).sent_offer_ids;
  end if;
  return array(select r.id from app_private.send_recorded(p_kind, p_offer_ids, p_include_ended) r);
end $$;

-- When quiet hours end where it is night now; null where it is not, or without quiet hours.
create or replace function app_private.quiet_until(p_zone text, p_from int, p_until int) returns timestamptz
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select (l.local::date + (extract(hour from l.local) >= p_until)::int + make_interval(hours => p_until))
    at time zone p_zone
  from (select app_private.clock() at time zone p_zone as local) l
  where (extract(hour from l.local)::int - p_from + 24) % 24 < (p_until - p_from + 24) % 24
$$;

-- Sends what is due to one league of one send, as the staff member who planned it would now, campaigns that go first
-- before others. What must wait gets a later time, and what cannot be sent ends, both with the reason; after an error
-- it is tried again, four times. Offers change in the transaction that queues their email and records it here, so a
-- killed worker neither loses nor repeats any. p_from, p_until: the quiet hours; null: none. more: false if nothing is
-- due; error: what stopped it, for the log. Called by the worker.
create or replace function app_private.send_next(p_from int, p_until int, out more boolean, out error text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.sends;
  v_due int[];
  v_ids int[];
  v_sent int[];
begin
  select s.* into v from app_public.sends s where s.state = 'queued' and exists (select from app_private.send_offers i
    where i.send_id = s.id and i.state = 'waiting' and i.goes_at <= app_private.clock())
  order by app_private.contact_rank(s.campaign_id), s.id limit 1 for update skip locked;
  more := found;
  if not more then return; end if;
  select coalesce(l.ids, array[f.offer_id]) into v_due
  from (select i.offer_id, o.organization_id from app_private.send_offers i
    left join app_public.offers o on o.id = i.offer_id
    where i.send_id = v.id and i.state = 'waiting' and i.goes_at <= app_private.clock()
    order by i.goes_at, i.offer_id limit 1) f
  cross join lateral (select array_agg(i.offer_id order by i.offer_id) as ids from app_public.offers o
    join app_private.send_offers i on i.send_id = v.id and i.offer_id = o.id and i.state = 'waiting'
      and i.goes_at <= app_private.clock()
    where o.organization_id = f.organization_id) l;
  begin
    perform set_config('sideline.planned_by_id', coalesce(v.planned_by_id::text, ''), true);
    perform app_private.lock_placements(v_due);
    update app_private.send_offers i
    set state = case when j.problem is null then i.state else 'not_sent' end,
      ended_at = case when j.problem is not null then app_private.clock() end,
      goes_on = case when j.problem is null then coalesce(j.until, i.goes_on) else i.goes_on end,
      -- not before that day begins here, where a league's day begins earlier
      goes_at = case when j.problem is not null then i.goes_at else coalesce(
        greatest(app_private.local_instant(i.offer_id, j.until, v.local_time), app_private.start_of_day(j.until)),
        j.quiet_until, i.goes_at) end,
      reason = coalesce(j.problem, j.wait, case when j.quiet_until is not null then 'Quiet hours.' end)
    from (
      select d.id, coalesce(case when o.id is null then 'It was removed from its campaign.' end,
          app_private.send_problem(v, o, app_private.conflict_of(o)), case when w.until is null
            then app_private.mail_obstacle(v.kind, o.organization_id, app_private.mail_subject_key(v.kind, o))
          end) as problem,
        w.until, w.reason as wait, app_private.quiet_until(g.time_zone, p_from, p_until) as quiet_until
      from unnest(v_due) d (id) left join app_public.offers o on o.id = d.id
      left join app_public.organizations g on g.id = o.organization_id
      left join lateral app_private.mail_wait(v.kind, o, app_private.today()) w on o.id is not null) j
    where i.send_id = v.id and i.offer_id = j.id;
    v_ids := array(select i.offer_id from app_private.send_offers i where i.send_id = v.id and i.offer_id = any (v_due)
      and i.state = 'waiting' and i.goes_at <= app_private.clock());
    if v_ids <> '{}' then
      v_sent := app_private.send_mails(v.kind, v_ids, v.include_conflicts, v.include_ended);
      update app_private.send_offers i set ended_at = app_private.clock(),
        state = case when i.offer_id = any (v_sent) then 'sent' else 'not_sent' end,
        reason = case when i.offer_id <> all (v_sent) then 'It could not be sent.' end
      where i.send_id = v.id and i.offer_id = any (v_ids);
    end if;
  exception when others then
    error := format('Send %s, offers %s: %s', v.id, array_to_string(v_due, ', '), sqlerrm);
    update app_private.send_offers i set attempts = i.attempts + 1,
      goes_at = app_private.clock() + interval '10 minutes',
      state = case when i.attempts < 4 then 'waiting' else 'failed' end,
      ended_at = case when i.attempts >= 4 then app_private.clock() end,
      reason = case when i.attempts < 4 then 'It could not be sent and is tried again.'
        else 'It could not be sent in five attempts.' end
    where i.send_id = v.id and i.offer_id = any (v_due);
  end;
  perform app_private.refresh_send(v.id);
end $$;
