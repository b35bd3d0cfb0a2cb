-- The deadlines that accepting an offer creates, and those that do not fit its season.

-- The minimum number of days that a league has for a proof whose date has already passed when it accepts [M11].
create or replace function app_private.days_for_passed_deadline() returns int
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select 7; end;

-- The deadlines of an offer with these season dates, from the defaults of its assets [S-129, S-130]: dynamic ones
-- relative to their base date, others on their fixed date. One whose date has passed is due a week from today, but
-- not before the season starts, so that none is overdue from the beginning [M11].
create or replace function app_private.deadlines_to_make(p_offer_id int, p_start date, p_end date)
  returns table (asset_id int, default_verification_deadline_id int, name text, capability_name text,
    deadline date, planned date, requires_creatives boolean, instructions text, instructions_es text)
  language sql stable security definer rows 5 set search_path = pg_catalog, pg_temp
as $$
  select a.id, d.id, d.name, k.name,
    case when x.planned < app_private.today()
      then greatest(app_private.today() + app_private.days_for_passed_deadline(), p_start) else x.planned end,
    x.planned, d.requires_creatives, d.verification_reminder_instructions, d.verification_reminder_instructions_es
  from app_public.assets a
  join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
  join app_public.capabilities k on k.id = cc.capability_id
  cross join lateral (select d.*, row_number() over (order by d.deadline, d.id) as n
    from app_public.default_verification_deadlines d where d.campaign_capability_id = cc.id) d
  cross join lateral (select coalesce(case d.offset_type when 'accept_offer_date' then app_private.today()
    when 'season_start_date' then p_start
    when 'season_end_date' then p_end end + d."offset", d.deadline) as planned) x
  where a.offer_id = p_offer_id and a.quantity is not null
    and (not k.create_deadline_based_on_quantity or d.n <= a.quantity)
$$;

-- The Season End Date of the terms: the earlier of the end date and the season's cutoff, which is the first one on or
-- after the start [L-066, L-070]; the end date without a start. The same as seasonEndDate in ui/season.ts.
create or replace function app_private.season_end_date(p_season app_public.season, p_start date, p_end date)
  returns date language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select least(p_end, case when x.cutoff < p_start then (x.cutoff + interval '1 year')::date else x.cutoff end)
  from (select make_date(extract(year from p_start)::int,
    case p_season when 'spring' then 6 when 'summer' then 9 when 'fall' then 11 else 3 end,
    case p_season when 'winter' then 31 else 30 end) as cutoff) x;
end;
grant execute on function app_private.season_end_date(app_public.season, date, date)
  to sideline_organization, sideline_admin;

-- The day by which an offer's checks are sent: 30 days after the Season End Date [L-067]; null without season dates.
create or replace function app_private.checks_due_on(o app_public.offers) returns date
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select app_private.season_end_date(c.season, o.season_start, o.season_end) + 30 from app_public.campaigns c
  where c.id = o.campaign_id;
end;
grant execute on function app_private.checks_due_on(app_public.offers) to sideline_admin;

-- The same by the offer's id, because leagues read only some of its columns; null if the caller does not see the
-- offer's money.
create or replace function app_public.offer_checks_due_on(offer_id int) returns date
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.checks_due_on(o) from app_public.offers o
  where o.id = offer_checks_due_on.offer_id and app_private.sees_money_of_offer(o.id)
$$;
grant execute on function app_public.offer_checks_due_on(int)
  to sideline_offer_link, sideline_organization, sideline_admin;
comment on function app_public.offer_checks_due_on(int) is '@behavior -*';

-- The day by which a check was due that is not mailed although its proof is there: half of it after the first photo,
-- the rest after the last; null if no check of the confirmed offer is late [V4]. before: the day that counts as today.
create or replace function app_private.check_late_since(o app_public.offers, before date) returns date
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select x.due_on from (select app_private.checks_due_on(o) as due_on) x
  where o.status = 'confirmed' and x.due_on < check_late_since.before
    and exists (select from app_public.verification_deadlines d where d.offer_id = o.id and d.verified_images > 0)
    and coalesce((select sum(p.gross) from app_private.offer_payments p
      where p.offer_id = o.id and p.mailed_on is not null), 0)
      < case when exists (select from app_public.verification_deadlines d
        where d.offer_id = o.id and d.verified_images = 0 and not d.did_not_complete) then 0.01 else o.value end
$$;

-- The same by the offer's id, for everybody who sees the offer's money; null for another one's.
create or replace function app_public.offer_check_late_since(offer_id int) returns date
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.check_late_since(o, app_private.today()) from app_public.offers o
  where o.id = offer_check_late_since.offer_id and app_private.sees_money_of_offer(o.id)
$$;
grant execute on function app_public.offer_check_late_since(int)
  to sideline_offer_link, sideline_organization, sideline_admin;
comment on function app_public.offer_check_late_since(int) is '@behavior -*';

-- Whether a date lies after the season, and after the last check,
-- which is sent at the latest 30 days after the season's end [L-070].
create or replace function app_private.is_after_season(p_deadline date, p_season_end date) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select coalesce(p_deadline > p_season_end, false); end;
grant execute on function app_private.is_after_season(date, date) to sideline_admin;

create or replace function app_private.is_after_last_check(p_deadline date, p_season_end date) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select coalesce(p_deadline > p_season_end + 30, false); end;
grant execute on function app_private.is_after_last_check(date, date) to sideline_admin;

-- The deadlines that accepting an offer with these season dates would create, by date [M11]. Season dates default to
-- the offer's own. For staff, leagues for offers that they see, and a link or the session gained through it [L-043]
-- for its own offer; nobody else gets any.
create or replace function app_public.deadlines_to_come(offer_id int, season_start date default null,
  season_end date default null)
  returns setof app_public.deadline_to_come
  language sql stable security definer rows 5 set search_path = pg_catalog, pg_temp
as $$
  select d.name, d.capability_name, d.deadline, app_private.is_after_season(d.deadline, e.season_end),
    app_private.is_after_last_check(d.deadline, app_private.season_end_date(c.season, e.season_start, e.season_end))
  from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
  cross join lateral (select coalesce(deadlines_to_come.season_start, o.season_start) as season_start,
    coalesce(deadlines_to_come.season_end, o.season_end) as season_end) e
  cross join lateral app_private.deadlines_to_make(o.id, e.season_start, e.season_end) d
  where o.id = deadlines_to_come.offer_id and app_private.sees_offer(o.id)
  order by d.deadline, d.name
$$;
grant execute on function app_public.deadlines_to_come(int, date, date)
  to sideline_offer_link, sideline_organization, sideline_admin;
comment on function app_public.deadlines_to_come(int, date, date) is
  E'@simpleCollections only\nThe deadlines that accepting an offer with these season dates would create, by date.';

-- Whether a deadline lies after the accepted season, or after the check that depends on it [M11]; staff.
create or replace function app_public.verification_deadlines_after_season(d app_public.verification_deadlines)
  returns boolean language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select app_private.is_after_season(d.deadline, (select o.season_end from app_public.offers o
    where o.id = d.offer_id));
end;
grant execute on function app_public.verification_deadlines_after_season(app_public.verification_deadlines)
  to sideline_admin;
comment on function app_public.verification_deadlines_after_season(app_public.verification_deadlines) is
  E'@notNull\nWhether it is due after the season of the sponsorship.';

create or replace function app_public.verification_deadlines_after_last_check(d app_public.verification_deadlines)
  returns boolean language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(d.deadline > (select app_private.checks_due_on(o) from app_public.offers o
    where o.id = d.offer_id), false);
end;
grant execute on function app_public.verification_deadlines_after_last_check(app_public.verification_deadlines)
  to sideline_admin;
comment on function app_public.verification_deadlines_after_last_check(app_public.verification_deadlines) is
  E'@notNull\nWhether it is due after the last day on which the final check may be sent.';

select app_private.never_null('app_public.deadline_to_come',
  '{name,capability_name,deadline,after_season,after_last_check}');
