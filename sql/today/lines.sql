-- The lines of Today: one for each kind of work that waits for a person or the team, and the rows that each one counts.

-- The records that wait for a person (null: the team), of one kind or all, as the viewer may deal with them.
create or replace function app_private.today_items(p_user_id int, p_viewer_id int,
  p_kind app_public.today_kind default null) returns setof app_private.today_item
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, pg_temp as $$
declare
  v_now timestamptz := app_private.clock(); -- a parameter, so that the planner knows how many rows are older
  -- only superadmins deal with checks and issue invoices
  v_checks boolean := (select bool_and(u.role = 'superadmin' and u.status = 'active') from app_public.users u
    where u.id in (p_viewer_id, p_user_id));
  v_all int[] := app_private.today_campaign_ids(p_user_id, false);
  v_open int[] := app_private.today_campaign_ids(p_user_id, true);
begin
  return query select i.* from (
    select * from app_private.today_campaigns(v_open, v_now)
    union all select * from app_private.today_proof(v_all, v_now)
    union all select * from app_private.today_offers(v_open, v_now)
    union all select * from app_private.today_confirmed(v_open, v_now)
    union all select * from app_private.today_checks(p_user_id, v_now) where v_checks
    union all select * from app_private.today_installments(v_now) where v_checks
    union all select * from app_private.today_overdue(v_all, v_now)
    union all select * from app_private.today_mails(v_all, p_user_id is null, v_now)
    union all select * from app_private.today_answers(v_all, p_user_id, v_now)) i
  where p_kind is null or i.kind = p_kind;
end $$;

-- The lines of a person (null: the team) as the viewer sees them, with what the viewer has put off; what a day of
-- waiting costs most comes first, lines without dollars last.
create or replace function app_private.today_lines_of(p_user_id int, p_viewer_id int)
  returns setof app_public.today_line language sql stable security definer rows 15 set search_path = pg_catalog, pg_temp
as $$
  with items as materialized (select * from app_private.today_items(p_user_id, p_viewer_id)),
  examples as (
    select l.kind, string_agg(l.label || case when l.most > 1 then ' ' || l.count else '' end, ', '
      order by l.place) filter (where l.place <= 3)
      || case when count(*) > 3 then format(' and %s more', count(*) - 3) else '' end as text
    from (select i.kind, i.label, count(*), max(count(*)) over (partition by i.kind) as most,
        row_number() over (partition by i.kind order by count(*) desc, min(i.day), i.label) as place
      from items i group by i.kind, i.label) l
    group by l.kind)
  select n.id, c.kind, c.count, s.stake, c.day, e.text, p.until, p.reason
  from (select i.kind, count(*)::int as count, min(i.day) as day from items i group by i.kind) c
  join app_private.today_kinds() k on k.kind = c.kind join examples e on e.kind = c.kind
  cross join lateral (select concat_ws(':', c.kind, p_user_id) as id) n
  cross join lateral (select sum(o.stake)::numeric(12,2) as stake from (
    select max(i.stake) as stake from items i where i.kind = c.kind group by i.stake_of) o) s
  left join app_private.today_put_offs p on p.user_id = p_viewer_id and p.line = n.id
    and p.until > app_private.today()
  order by s.stake / k.days desc nulls last, c.day, c.kind
$$;

-- What waits for a member of staff, or without user_id for the team, as lines; staff. Checks are among them only if
-- both may approve them.
create or replace function app_public.today_lines(user_id int default null) returns setof app_public.today_line
  language plpgsql stable security definer rows 15 set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  return query select * from app_private.today_lines_of(today_lines.user_id, app_private.current_user_id());
end $$;
grant execute on function app_public.today_lines(int) to sideline_admin;
comment on function app_public.today_lines(int) is E'@simpleCollections only\n'
  'What waits for a member of staff, or without userId for the team: one line a kind, what a day of waiting costs '
  'most first.';
comment on type app_public.today_line is
  'Records of one kind that wait. id: the value of a list''s argument today that selects exactly these records. stake '
  'in US dollars; day: the earliest day that was due or since when one waits; example: the campaigns or names.';
select app_private.never_null('app_public.today_line', '{id,kind,count,day,example}');

-- The kind of a line's id, such as tasks:7. Errors: SL422 line, or for a list today, if it is none or of another list.
create or replace function app_private.today_kind_of(line text, list text default null) returns app_public.today_kind
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.today_kind := (select k.kind from app_private.today_kinds() k
    where line ~ ('^' || k.kind::text || '(:\d{1,9})?$') and k.list = coalesce(today_kind_of.list, k.list));
begin
  if v is null then
    perform app_private.fail('SL422', 'There is no such line of Today.',
      case when today_kind_of.list is null then 'line' else 'today' end);
  end if;
  return v;
end $$;

-- The ids of the records that a line counts, for the list that shows them; staff, nobody else finds any. Errors: SL422.
create or replace function app_public.today_ids(list text, line text) returns setof bigint
  language plpgsql stable security definer rows 500 set search_path = pg_catalog, pg_temp as $$
declare v_kind app_public.today_kind;
begin
  if not app_private.is_staff() then return; end if;
  v_kind := app_private.today_kind_of(line, list);
  return query select i.id from app_private.today_items(nullif(split_part(line, ':', 2), '')::int,
    app_private.current_user_id(), v_kind) i;
end $$;
grant execute on function app_public.today_ids(text, text) to sideline_admin;
comment on function app_public.today_ids(text, text) is '@behavior -*';

-- Puts off a line of the caller's Today until a day after today; repeating it replaces day and reason. Staff; returns
-- the day. Errors: SL422 line, until or reason.
create or replace function app_public.put_off_today_line(line text, until date, reason text) returns date
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  perform app_private.today_kind_of(put_off_today_line.line);
  if put_off_today_line.until is null or put_off_today_line.until <= app_private.today() then
    perform app_private.fail('SL422', 'Choose a day after today.', 'until');
  elsif coalesce(btrim(put_off_today_line.reason), '') = '' then
    perform app_private.fail('SL422', 'A reason is required.', 'reason');
  end if;
  insert into app_private.today_put_offs as p (user_id, line, until, reason)
  values (app_private.current_user_id(), put_off_today_line.line, put_off_today_line.until,
    btrim(put_off_today_line.reason))
  on conflict on constraint today_put_offs_pkey do update set until = excluded.until, reason = excluded.reason;
  return put_off_today_line.until;
end $$;
grant execute on function app_public.put_off_today_line(text, date, text) to sideline_admin;
comment on function app_public.put_off_today_line(text, date, text) is E'@resultFieldName until\n'
  'Puts off a line of one''s own Today until a day after today, with a reason. Errors: SL422.';

-- Brings back a line that the caller put off. Staff; returns whether it was put off.
create or replace function app_public.bring_back_today_line(line text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  delete from app_private.today_put_offs p
  where p.user_id = app_private.current_user_id() and p.line = bring_back_today_line.line;
  return found;
end $$;
grant execute on function app_public.bring_back_today_line(text) to sideline_admin;
comment on function app_public.bring_back_today_line(text) is
  E'@resultFieldName broughtBack\nBrings back a line of Today that the caller put off.';

comment on table app_private.today_put_offs is 'The lines of Today that a member of staff put off, until when and why.';

-- The lines of a member of staff that their daily email names: those not put off, without tasks and mentions, which it
-- lists. For the server and the worker.
create or replace function app_private.today_lines_of_mail(p_user_id int)
  returns table (kind text, count int, example text)
  language sql stable security definer rows 13 set search_path = pg_catalog, pg_temp
as $$
  select l.kind::text, l.count, l.example from app_private.today_lines_of(p_user_id, p_user_id) l
  where l.put_off_until is null and l.kind not in ('tasks', 'mentions')
$$;
grant execute on function app_private.today_lines_of_mail(int) to sideline_authenticator;
