-- Leagues move a deadline within what staff allow, and are emailed each date that was moved.

-- How many days before the checks are due the last photo is needed: it is reviewed, and the check printed and mailed.
create or replace function app_private.days_for_last_check() returns int
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select 14; end;

-- The last day to which the league may move a deadline itself: as many days later, and as many times, as its default
-- deadline allows (without one, 7 days once), and early enough for the last check. Null if it may not.
create or replace function app_private.movable_until(d app_public.verification_deadlines) returns date
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select x.last_day from app_public.offers o
  left join app_public.default_verification_deadlines f on f.id = (movable_until.d).default_verification_deadline_id
  cross join lateral (select least((movable_until.d).deadline + coalesce(f.league_move_days, 7),
    app_private.checks_due_on(o) - app_private.days_for_last_check()) as last_day) x
  where o.id = (movable_until.d).offer_id and o.status = 'confirmed' and x.last_day > (movable_until.d).deadline
    and x.last_day >= app_private.today()
    and app_public.verification_deadlines_section(movable_until.d) in ('overdue', 'upcoming')
    and (select count(*) from app_private.deadline_moves m
      where m.verification_deadline_id = (movable_until.d).id and m.by_league) < coalesce(f.league_moves, 1)
$$;

create or replace function app_public.verification_deadlines_movable_until(d app_public.verification_deadlines)
  returns date language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.movable_until(d) where app_private.is_staff() or d.offer_id = any (app_private.my_offer_ids())
$$;
grant execute on function app_public.verification_deadlines_movable_until(app_public.verification_deadlines)
  to sideline_organization, sideline_admin;
comment on function app_public.verification_deadlines_movable_until(app_public.verification_deadlines) is
  'The last day to which the league may move it itself; null if it may not.';

-- Moves a deadline for its league and logs it; returns the new date. Callers check whose deadline it is. Errors: SL404;
-- SL409 if the league may not move it; SL422 deadline.
create or replace function app_private.move_deadline(p_deadline_id int, p_deadline date) returns date
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.verification_deadlines;
  v_first date;
  v_last date;
begin
  perform app_private.lock_offer_of_deadline(p_deadline_id);
  select * into v from app_public.verification_deadlines d where d.id = p_deadline_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such deadline.'); end if;
  v_first := greatest(v.deadline + 1, app_private.today());
  v_last := app_private.movable_until(v);
  if v_last is null then
    perform app_private.fail('SL409', 'This date can''t be moved here. Tell us what is getting in the way instead.');
  end if;
  if p_deadline is null or p_deadline not between v_first and v_last then
    perform app_private.fail('SL422', format('Choose a date from %s to %s.', to_char(v_first, 'FMMM/FMDD/YYYY'),
      to_char(v_last, 'FMMM/FMDD/YYYY')), 'deadline');
  end if;
  update app_public.verification_deadlines d set deadline = p_deadline where d.id = v.id;
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'deadline_updated',
    format('%s, moved by the league from %s to %s', v.name, to_char(v.deadline, 'FMMM/FMDD/YYYY'),
      to_char(p_deadline, 'FMMM/FMDD/YYYY')));
  return p_deadline;
end $$;

-- Moves the deadline of a deadline link.
create or replace function app_public.move_linked_deadline(deadline date) returns date
  language sql security definer set search_path = pg_catalog, pg_temp
as $$ select app_private.move_deadline(app_private.link_id('deadline'), move_linked_deadline.deadline) $$;
grant execute on function app_public.move_linked_deadline(date) to sideline_deadline_link;
comment on function app_public.move_linked_deadline(date) is
  E'@resultFieldName deadline\n'
  'Moves the link''s deadline within what staff allow. Errors: SL404, SL409, SL422 deadline.';

-- Moves a deadline of a sponsorship of the signed-in user's organization.
create or replace function app_public.move_deadline(verification_deadline_id int, deadline date) returns date
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app_public.verification_deadlines d
      where d.id = move_deadline.verification_deadline_id and d.offer_id = any (app_private.my_offer_ids())) then
    perform app_private.fail('SL404', 'There is no such deadline.');
  end if;
  return app_private.move_deadline(move_deadline.verification_deadline_id, move_deadline.deadline);
end $$;
grant execute on function app_public.move_deadline(int, date) to sideline_organization;
comment on function app_public.move_deadline(int, date) is
  E'@resultFieldName deadline\n'
  'Moves a deadline of the caller''s organization within what staff allow. Errors: SL404, SL409, SL422 deadline.';

-- Records every moved deadline of a confirmed sponsorship, no matter who moved it, including undos.
create or replace function app_private.tg_verification_deadlines__moved() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() or app_private.is_restoring() then return null; end if;
  insert into app_private.deadline_moves (verification_deadline_id, organization_id, moved_from, by_league)
  select new.id, new.organization_id, old.deadline, not app_private.is_staff()
    and coalesce(app_private.claim('link_kind') is not null or app_private.current_user_id() is not null, false)
  from app_public.offers o where o.id = new.offer_id and o.status = 'confirmed';
  return null;
end $$;

create trigger _600_moved after update of deadline on app_public.verification_deadlines for each row
  when (old.deadline <> new.deadline) execute function app_private.tg_verification_deadlines__moved();

-- Whether the day of something added at this time has ended: p_hour is the hour in the time zone.
create or replace function app_private.has_day_ended(added_at timestamptz, time_zone text, p_hour int) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select app_private.clock() at time zone time_zone >= ((added_at at time zone time_zone)
    - make_interval(hours => p_hour))::date + 1 + make_interval(hours => p_hour);
end;

-- Queues one email per organization whose day has ended since the first of its dates was moved; a date that is back
-- where it was is not mentioned. Returns the number of queued emails. Called by the worker's sweep.
create or replace function app_private.queue_deadline_moved_mail(p_hour int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v record; v_count int := 0;
begin
  for v in
    with due as (
      update app_private.deadline_moves m set mailed_at = app_private.clock() from app_public.organizations g
      where g.id = m.organization_id and m.mailed_at is null and exists (select from app_private.deadline_moves e
        where e.organization_id = g.id and e.mailed_at is null
          and app_private.has_day_ended(e.moved_at, g.time_zone, p_hour))
      returning m.*)
    select x.organization_id,
      jsonb_agg(jsonb_build_object('verification_deadline_id', x.id, 'from', d.moved_from) order by x.id) as moves,
      case when count(distinct x.offer_id) = 1 then min(x.offer_id) end as offer_id
    from (select distinct on (due.verification_deadline_id) due.* from due
      order by due.verification_deadline_id, due.id) d
    join app_public.verification_deadlines x on x.id = d.verification_deadline_id and x.deadline <> d.moved_from
    group by x.organization_id
  loop
    v_count := v_count + app_private.queue_mail_to_organization('deadline_moved', v.organization_id,
      'deadline_moved:' || md5(v.moves::text),
      jsonb_build_object('organization_id', v.organization_id, 'moves', v.moves), v.offer_id);
  end loop;
  return v_count;
end $$;
