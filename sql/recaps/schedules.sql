-- Recaps by email: each user schedules them for themselves. The email has a link, never the file.

-- Emails a recap to the caller on a day and, if monthly, on the same day of each following month; a second one replaces
-- the first. For users of the sponsor and staff. Errors: SL404, SL422 on.
create or replace function app_public.schedule_recap(recap_id int, "on" date, monthly boolean)
  returns app_public.recap_schedules language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  r app_public.recaps := app_private.sponsor_recap(schedule_recap.recap_id);
  v app_public.recap_schedules;
begin
  if schedule_recap."on" is null
    or schedule_recap."on" not between app_private.today() and app_private.today() + 366 then
    perform app_private.fail('SL422', 'Choose a day within the next year.', 'on');
  end if;
  insert into app_public.recap_schedules (recap_id, sponsor_id, campaign_id, user_id, monthly, first_on, next_on,
    created_by_id)
  values (r.id, r.sponsor_id, r.campaign_id, app_private.current_user_id(), coalesce(schedule_recap.monthly, false),
    schedule_recap."on", schedule_recap."on", app_private.current_user_id())
  on conflict on constraint recap_schedules_recap_user_key do update
    set monthly = excluded.monthly, first_on = excluded.first_on, next_on = excluded.next_on
  returning * into v;
  if v.next_on = app_private.today() then perform app_private.add_job('recaps__send', '{}', 'recaps__send'); end if;
  return v;
end $$;
grant execute on function app_public.schedule_recap(int, date, boolean) to sideline_sponsor, sideline_admin;
comment on function app_public.schedule_recap(int, date, boolean) is
  E'@resultFieldName recapSchedule\n'
  'Emails a recap to the caller on a day and, if monthly, on that day of each month. Errors: SL404, SL422 on.';

-- Stops the caller's emails of a recap; returns the recap. Repeating it changes nothing. Errors: SL404.
create or replace function app_public.unschedule_recap(recap_id int) returns app_public.recaps
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r app_public.recaps := app_private.sponsor_recap(unschedule_recap.recap_id);
begin
  delete from app_public.recap_schedules s where s.recap_id = r.id and s.user_id = app_private.current_user_id();
  return r;
end $$;
grant execute on function app_public.unschedule_recap(int) to sideline_sponsor, sideline_admin;
comment on function app_public.unschedule_recap(int) is
  E'@resultFieldName recap\nStops the caller''s emails of a recap. Errors: SL404.';

-- Queues the emails that are due, each in the transaction that moves its schedule on, so that none is sent twice. A
-- recap whose data have changed is made first; the job runs again when it is published.
-- Users who have left get none. For the worker.
create or replace function app_private.send_due_recaps() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  s app_public.recap_schedules;
  r app_public.recaps;
  v_address text;
  v_share_id int;
begin
  for s in select * from app_public.recap_schedules x
    where x.next_on <= app_private.today() order by x.id for update skip locked loop
    select u.email into v_address from app_public.users u where u.id = s.user_id and u.status = 'active'
      and (u.employee
        or exists (select from app_public.sponsor_users m where m.user_id = u.id and m.sponsor_id = s.sponsor_id));
    if not found then
      delete from app_public.recap_schedules x where x.id = s.id;
      continue;
    end if;
    select * into r from app_public.recaps x where x.id = s.recap_id for update;
    if r.status <> 'ready' or app_public.recaps_outdated(r) then
      perform app_private.queue_recap(r);
      continue;
    end if;
    insert into app_public.recap_shares (recap_id, sponsor_id, campaign_id, created_by_id, expires_at)
    values (r.id, r.sponsor_id, r.campaign_id, s.user_id, app_private.clock() + interval '60 days')
    returning id into v_share_id;
    perform app_private.queue_mail('recap', v_address, 'recap:' || r.id || ':' || s.next_on,
      jsonb_build_object('recap_share_id', v_share_id, 'user_id', s.user_id), null, null);
    if s.monthly then
      update app_public.recap_schedules x set next_on = (x.first_on + make_interval(months =>
        (extract(year from age(app_private.today(), x.first_on)) * 12 + extract(month from age(app_private.today(),
          x.first_on)))::int + 1))::date
      where x.id = s.id;
    else
      delete from app_public.recap_schedules x where x.id = s.id;
    end if;
  end loop;
end $$;
