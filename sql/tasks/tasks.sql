-- Tasks of staff, each due on a day and about at most one record. All staff see and may change all of them.

select app_private.protect('app_public.tasks');
grant insert (title, note, due_date, assignee_id, organization_id, offer_id, campaign_id, sponsor_id),
  update (title, note, due_date, assignee_id, done), delete on app_public.tasks to sideline_admin;
comment on table app_public.tasks is
  E'@flatInput\nSomething that a member of staff has to do by a given day, about one organization, offer, campaign or '
  'sponsor, or none.';
comment on column app_public.tasks.seen_at is '@behavior -*';
create trigger _100_touch before update on app_public.tasks for each row execute function app_private.tg__touch();
create trigger _500_audit after insert or delete or update of title, note, due_date, assignee_id, done
  on app_public.tasks
  for each row execute function app_private.tg__audit();

-- The caller is recorded as who created or completed a task; only active staff can be assignees. A task assigned by
-- somebody else counts as unseen.
create or replace function app_private.tg_tasks__stamp() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user_id int := app_private.current_user_id();
begin
  if app_private.is_bulk_load() or app_private.is_restoring() then return new; end if;
  if tg_op = 'INSERT' then new.created_by_id := coalesce(v_user_id, new.created_by_id); end if;
  if tg_op = 'INSERT' or new.assignee_id <> old.assignee_id then
    if not exists (select from app_public.users u
      where u.id = new.assignee_id and u.employee and u.status = 'active') then
      perform app_private.fail('SL422', 'Choose an active member of staff.', 'assignee_id');
    end if;
    new.seen_at := case when new.assignee_id = v_user_id then app_private.clock() end;
  end if;
  if new.done <> (tg_op = 'UPDATE' and old.done) then
    new.done_at := case when new.done then app_private.clock() end;
    new.done_by_id := case when new.done then v_user_id end;
  end if;
  return new;
end $$;

create trigger _200_stamp before insert or update on app_public.tasks
  for each row execute function app_private.tg_tasks__stamp();

-- The caller's counts of open tasks that are due today, overdue, or newly assigned by somebody else, and of unread
-- mentions; of all sponsors' open requests about photos; and whether their daily email is on.
-- Staff; null for everybody else.
create or replace function app_public.my_work() returns app_public.my_work
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (select count(*)::int from app_public.tasks t
      where t.assignee_id = u.id and not t.done and (t.due_date <= app_private.today() or t.seen_at is null)) as tasks,
    (select count(*)::int from app_public.comment_mentions m where m.user_id = u.id and m.read_at is null) as mentions,
    'work' <> all (app_private.unsubscribed_topics(u.email)) as daily_mail,
    (select count(*)::int from app_public.photo_requests r where r.status = 'open') as photo_requests
  from app_public.users u where u.id = app_private.current_user_id() and app_private.is_staff()
$$;
grant execute on function app_public.my_work() to sideline_admin;
comment on function app_public.my_work() is 'The signed-in staff member''s counts of tasks and unread mentions, of '
  'open requests about photos, and whether their daily email is on.';

comment on type app_public.my_work is
  'Open tasks that are due or newly assigned by somebody else, unread mentions, all open requests of sponsors about '
  'photos, and whether the daily email is on.';

-- Marks the tasks assigned to the caller as seen; staff; returns how many were unseen.
create or replace function app_public.mark_tasks_seen() returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_count int;
begin
  perform app_private.require_staff();
  update app_public.tasks t set seen_at = app_private.clock()
  where t.assignee_id = app_private.current_user_id() and t.seen_at is null;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
grant execute on function app_public.mark_tasks_seen() to sideline_admin;
comment on function app_public.mark_tasks_seen() is
  E'@resultFieldName count\nMarks the tasks assigned to the caller as seen; returns how many were unseen.';

-- Turns the caller's daily email on or off. It is bulk email: turning it off is the same as its unsubscribe link.
-- Staff; returns the setting.
create or replace function app_public.set_daily_mail(enabled boolean) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_email text := (select u.email from app_public.users u where u.id = app_private.current_user_id());
begin
  perform app_private.require_staff();
  if set_daily_mail.enabled is null then perform app_private.fail('SL422', 'Choose on or off.', 'enabled'); end if;
  if set_daily_mail.enabled then
    perform app_private.resubscribe(v_email, 'work');
  else
    perform app_private.unsubscribe(v_email, 'work');
  end if;
  return set_daily_mail.enabled;
end $$;
grant execute on function app_public.set_daily_mail(boolean) to sideline_admin;
comment on function app_public.set_daily_mail(boolean) is
  E'@resultFieldName enabled\nTurns the daily email of the signed-in staff member on or off. Errors: SL422 enabled.';

select app_private.never_null('app_public.my_work', '{tasks,mentions,daily_mail,photo_requests}');

-- Queues the daily email for staff who have tasks due by today, unread mentions, news of leagues or another line of
-- Today and have not turned it off: once per weekday, from p_hour on in the configured time zone. Returns how many were
-- queued. Called by the worker.
create or replace function app_private.queue_daily_work_mail(p_hour int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_today date := app_private.today();
  v_count int := 0;
  v record;
begin
  -- continues only if it is p_hour or later
  if extract(isodow from v_today) > 5
    or app_private.day_of(app_private.clock() - make_interval(hours => p_hour)) < v_today then
    return 0;
  end if;
  insert into app_private.sweeps as s (name, swept_through) values ('tasks__mail', v_today)
  on conflict on constraint sweeps_pkey do update set swept_through = excluded.swept_through
    where s.swept_through <> excluded.swept_through;
  if not found then return 0; end if;
  for v in
    select u.id, u.email from app_public.users u
    where u.employee and u.status = 'active' and 'work' <> all (app_private.unsubscribed_topics(u.email))
      and (exists (select from app_public.tasks t where t.assignee_id = u.id and not t.done and t.due_date <= v_today)
        or exists (select from app_public.comment_mentions m where m.user_id = u.id and m.read_at is null)
        or exists (select from app_private.league_news_of_mail(u.id, v_today, null))
        or exists (select from app_private.today_lines_of_mail(u.id)))
    order by u.id
  loop
    perform app_private.queue_mail('daily_work', v.email, 'daily_work:' || v.id,
      jsonb_build_object('user_id', v.id), null, null);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
