-- What moving a mark changes, shown before it is moved; the move itself is an update of the mark's record.

-- What changes when a mark's record gets a new date: a goal_date (the campaign's id), a deadline (of a campaign) or
-- proof_due (a sponsorship's deadline). Moves nothing. Staff. Errors: SL404 recordId, SL422 kind for other kinds,
-- SL422 toDate without one.
create or replace function app_public.plan_mark_move(kind app_public.season_mark_kind, record_id int, to_date date)
  returns app_public.mark_move language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  c app_public.campaigns;
  d app_public.verification_deadlines;
  r app_public.mark_move;
  v_campaign_id int := case kind when 'goal_date' then plan_mark_move.record_id
    when 'deadline' then (select x.campaign_id from app_public.default_verification_deadlines x
      where x.id = plan_mark_move.record_id)
    when 'proof_due' then (select o.campaign_id from app_public.verification_deadlines x
      join app_public.offers o on o.id = x.offer_id where x.id = plan_mark_move.record_id) end;
begin
  perform app_private.require_staff();
  if kind is null or kind not in ('goal_date', 'deadline', 'proof_due') then
    perform app_private.fail('SL422', 'This date can''t be moved.', 'kind');
  end if;
  if to_date is null or to_date not between '2000-01-01' and '2100-12-31' then
    perform app_private.fail('SL422', 'Choose a date from 2000 to 2100.', 'to_date');
  end if;
  select * into c from app_public.campaigns x where x.id = v_campaign_id;
  if not found then perform app_private.fail('SL404', 'There is no such date.', 'record_id'); end if;
  r.emails := 0; r.kept := 0; r.deadlines_before := 0; r.starting_soon := 0; r.after_last_check := false;
  r.outside_season := to_date not between case when kind = 'goal_date' then '2000-01-01' else c.starts_at end
    and c.ends_at;
  if kind = 'goal_date' then
    r.deadlines_before := (select count(*) from app_public.default_verification_deadlines x
      where x.campaign_id = c.id and x.offset_type is null and x.deadline < to_date);
    r.starting_soon := (select count(*) from app_public.offers o where o.campaign_id = c.id
      and o.status in ('prospecting', 'qualified', 'proposed') and o.season_start < to_date + 28);
    select f.target, round(p.low), round(p.high), round(q.low), round(q.high)
      into r.target, r.low, r.high, r.new_low, r.new_high
    from app_private.campaign_forecasts f join app_private.forecast_nights n on n.night = f.night
    join app_private.forecast_points p on p.campaign_id = f.campaign_id and p.day = f.day and p.on_date = f.deadline
    cross join lateral (select * from app_private.forecast_points x where x.campaign_id = f.campaign_id
      and x.day = f.day and x.on_date between to_date - 6 and to_date order by x.on_date desc limit 1) q
    where f.campaign_id = c.id and app_private.forecast_obstacle(n) is null
    order by f.day desc limit 1;
  elsif kind = 'deadline' then
    r.kept := (select count(distinct x.offer_id) from app_public.verification_deadlines x
      join app_public.offers o on o.id = x.offer_id
      where x.default_verification_deadline_id = plan_mark_move.record_id and o.status = 'confirmed');
  else
    select * into d from app_public.verification_deadlines x where x.id = plan_mark_move.record_id;
    r.emails := (select count(*) from app_public.offers o join app_public.organizations g on g.id = o.organization_id
      where o.id = d.offer_id and o.status = 'confirmed' and g.can_receive_emails and d.deadline <> to_date);
    select app_private.is_after_season(to_date, o.season_end), coalesce(to_date > app_private.checks_due_on(o), false)
      into r.outside_season, r.after_last_check from app_public.offers o where o.id = d.offer_id;
  end if;
  return r;
end $$;
grant execute on function app_public.plan_mark_move(app_public.season_mark_kind, int, date) to sideline_admin;
comment on function app_public.plan_mark_move(app_public.season_mark_kind, int, date) is E'@notNull\n'
  'What moving a campaign''s goal date or a deadline changes; moves nothing; staff. Errors: SL404 recordId, SL422.';

select app_private.never_null('app_public.mark_move',
  '{emails,kept,outside_season,after_last_check,deadlines_before,starting_soon}');
