-- What lists of the console show that no single table holds: one view per list with one row per record, under the
-- record's own id. They run as the owner and check the caller once: under a policy no index can serve a condition on
-- an enum, whose comparison PostgreSQL does not call leakproof, so that a total by status reads all offers (technical
-- decision 0097). Nothing leaks: the role is checked before the first row is read. For staff. What comes from other
-- tables is read row by row, after sorting and paging: a list reads one table in the order of an index, and counts it
-- alone.

-- Opens a list's view to staff: every column can be sorted by, enums too, and the named ones are never null. sorted:
-- columns that are sorted and filtered by a join, as <column>=<table>.<column> <key>; the key may be on a table of its
-- own, <table>.<key> <key>, and ends with ? where it may be null, with ~ where table and values are few (~<view>: which
-- has the newest updated_at of the records of each row), with !<view> where few rows are neither null nor 0: those of
-- the view. Comments that a column has already are kept.
create or replace function app_private.open_list(list regclass, required text[], sorted text[] default '{}')
  returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v record;
begin
  execute format('grant select on %s to sideline_admin', list);
  for v in
    select a.attname as name, concat_ws(E'\n', case when a.attname = 'version' then '@behavior -orderBy -filterBy'
      when t.typtype = 'e' then '@behavior +orderBy' end,
      case when a.attname = any (required) then '@notNull' end,
      '@sortBy ' || (select split_part(s, '=', 2) from unnest(sorted) s where split_part(s, '=', 1) = a.attname),
      col_description(a.attrelid, a.attnum)) as text
    from pg_attribute a join pg_type t on t.oid = a.atttypid where a.attrelid = list and a.attnum > 0
  loop
    execute format('comment on column %s.%I is %L', list, v.name, v.text);
  end loop;
end $$;

-- Totals and names that are computed in advance (totals.sql, check_names.sql), readable by staff.
create view app_public.organization_list_totals as select t.* from app_private.organization_totals t
  where (select app_private.is_staff());
create view app_public.offer_list_totals as select t.* from app_private.offer_totals t
  where (select app_private.is_staff());
create view app_public.check_list_names as select n.* from app_private.check_names n
  where (select app_private.is_staff());
-- "offset 0" keeps this a step of its own: PostgreSQL would expect the few offers evenly among all, and look for them
-- in the order of the list.
create view app_public.open_offer_list_totals with (security_barrier) as select t.* from app_private.offer_totals t
  where t.next_deadline is not null and (select app_private.is_staff()) offset 0;
-- When the newest offer of each campaign was changed.
create view app_public.newest_offer_of_campaigns with (security_barrier) as
  select c.id, c.year,
    (select max(o.updated_at) from app_public.offers o where o.campaign_id = c.id) as updated_at
  from app_public.campaigns c where (select app_private.is_staff());
grant select on app_public.organization_list_totals, app_public.offer_list_totals, app_public.check_list_names,
  app_public.open_offer_list_totals, app_public.newest_offer_of_campaigns to sideline_admin;
comment on view app_public.organization_list_totals is
  E'@behavior -*\nPrecomputed counts of an organization''s confirmed offers and met deadlines; for staff.';
comment on view app_public.offer_list_totals is
  E'@behavior -*\nPrecomputed counts of an offer''s open deadlines and approved checks; for staff.';
comment on view app_public.open_offer_list_totals is
  E'@behavior -*\nThe precomputed counts of the offers that have an open deadline; for staff.';
comment on view app_public.newest_offer_of_campaigns is
  E'@behavior -*\nWhen the newest offer of a campaign was changed; for staff.';
comment on view app_public.check_list_names is E'@behavior -*\nPayee, campaign and requester of a check; for staff.';

-- Organizations with their kind, how active they are and how their sponsorships went.
create view app_public.organization_list_items as
  select o.id, o.name, o.city, o.state, o.website_url, o.contact_email, o.contact_phone, o.organization_type_id,
    (select k.name from app_public.organization_types k where k.id = o.organization_type_id) as organization_type_name,
    app_private.engagement_status(o.last_engaged_at, (select app_private.clock())) as engagement_status,
    o.data_confidence,
    (select t.average_confirmed_value from app_public.organization_list_totals t
      where t.id = o.id) as average_confirmed_value,
    (select t.confirmed_count from app_public.organization_list_totals t where t.id = o.id) as confirmed_count,
    (select (100.0 * count(*) filter (
      where app_private.day_of(v.proved_at) <= v.deadline) / nullif(count(*), 0))::numeric(5,2)
      from app_public.verification_deadlines v where v.organization_id = o.id
        and (v.verified or v.did_not_complete
          or v.deadline < (select app_private.today()))) as on_time_verification_percentage,
    o.number_of_unique_participants_per_year, o.language, o.hubspot_company_id, o.last_engaged_at, o.created_at,
    o.updated_at, o.version
  from app_public.organizations o
  where (select app_private.is_staff());

-- Sponsors with their campaigns and what leagues confirmed.
create view app_public.sponsor_list_items as
  select s.id, s.name, lower(s.name) as sort_name, s.logo_file_id,
    (select count(*)::int from app_public.campaigns c where c.sponsor_id = s.id
      and c.status in ('proposed', 'contracted', 'active')) as active_campaigns_count, -- [S-026]
    (select count(*)::int from app_public.campaigns c where c.sponsor_id = s.id) as campaigns_count,
    (select coalesce(sum(o.value), 0) from app_public.campaigns c join app_public.offers o on o.campaign_id = c.id
      where c.sponsor_id = s.id and o.status = 'confirmed') as confirmed_value,
    s.created_at, s.updated_at, s.version
  from app_public.sponsors s
  where (select app_private.is_staff());

-- The newest forecasts of campaigns until their date, where history is thick enough, readable by staff.
create view app_public.campaign_list_forecasts with (security_barrier) as
  select f.campaign_id as id, f.deadline, round(p.low)::int as low, round(p.median)::int as median,
    round(p.high)::int as high, round(100 * f.chance)::int as chance
  from app_private.campaign_forecasts f
  join app_private.forecast_points p on (p.campaign_id, p.day, p.on_date) = (f.campaign_id, f.day, f.deadline)
  join app_private.forecast_nights n on n.night = f.night and app_private.forecast_obstacle(n) is null
  where f.deadline >= (select app_private.today()) and (select app_private.is_staff())
    and f.day = (select max(x.day) from app_private.campaign_forecasts x where x.campaign_id = f.campaign_id);
grant select on app_public.campaign_list_forecasts to sideline_admin;
comment on view app_public.campaign_list_forecasts is
  E'@behavior -*\nThe newest forecast of a campaign: date, 80 % range, and the chance of its target; for staff.';

-- How much of each campaign's proof came on time. A list sorts and filters by joining it, which counts all campaigns at
-- once; a page looks its campaigns up. What is proved two days early is on time in every time zone, and quicker to see.
create view app_public.campaign_list_proof with (security_barrier) as
  select c.id, p.percentage as on_time_verification_percentage
  from app_public.campaigns c left join (
    select o.campaign_id, round(100.0 * count(*) filter (where case when v.proved_at < v.deadline - 1 then true
      else app_private.day_of(v.proved_at) <= v.deadline end) / nullif(count(*), 0)) as percentage
    from app_public.offers o join app_public.verification_deadlines v on v.offer_id = o.id
    where o.status = 'confirmed' and (v.verified or v.did_not_complete or v.deadline < (select app_private.today()))
    group by o.campaign_id) p on p.campaign_id = c.id
  where (select app_private.is_staff());
grant select on app_public.campaign_list_proof to sideline_admin;
comment on view app_public.campaign_list_proof is
  E'@behavior -*\nHow much of a campaign''s proof came on time, in percent; for staff.';

-- Campaigns of all sponsors: progress of leagues, money and proof, the forecast, and the next date.
create view app_public.campaign_list_items as
  select c.id, c.sponsor_id, s.name as sponsor_name, c.name, c.season, c.year, c.season_name, c.status,
    c.primary_strategist_contact_id,
    (select u.name from app_public.users u where u.id = c.primary_strategist_contact_id) as strategist_name,
    c.primary_sales_contact_id,
    (select u.name from app_public.users u where u.id = c.primary_sales_contact_id) as sales_contact_name,
    (select count(*)::int from app_public.offers o
      where o.campaign_id = c.id and o.status = 'prospecting') as prospecting_count,
    (select count(*)::int from app_public.offers o
      where o.campaign_id = c.id and o.status = 'qualified') as qualified_count,
    (select count(*)::int from app_public.offers o
      where o.campaign_id = c.id and o.status in ('proposed', 'rejected_by_league')) as proposed_count,
    (select count(*)::int from app_public.offers o
      where o.campaign_id = c.id and o.status = 'confirmed') as confirmed_count,
    c.target_number_of_leagues, (select g.target from app_private.goal(c.id) g) as target,
    (select round(100.0 * g.confirmed / nullif(g.target, 0), 1) from app_private.goal(c.id) g) as confirmed_percentage,
    c.total_spend, c.league_budget,
    (select coalesce(sum(o.value), 0) from app_public.offers o
      where o.campaign_id = c.id and o.status = 'confirmed') as confirmed_value,
    (select round(100.0 * coalesce(sum(o.value), 0) / nullif(c.league_budget, 0), 1)
      from app_public.offers o where o.campaign_id = c.id and o.status = 'confirmed') as spent_percentage,
    (select count(*)::int from app_public.offers o join app_public.verification_deadlines v on v.offer_id = o.id
      where o.campaign_id = c.id and o.status = 'confirmed' and v.verified_images = 0 and not v.did_not_complete
        and v.deadline < (select app_private.today())) as overdue_deadlines_count,
    (select coalesce(sum(v.pending_images), 0)::int from app_public.offers o
      join app_public.verification_deadlines v on v.offer_id = o.id
      where o.campaign_id = c.id and o.status = 'confirmed' and v.pending_images > 0) as pending_images_count,
    least(case
      when c.leagues_confirmed_goal_date >= (select app_private.today()) then c.leagues_confirmed_goal_date end,
      (select min(v.deadline) from app_public.offers o join app_public.verification_deadlines v on v.offer_id = o.id
      where o.campaign_id = c.id and o.status = 'confirmed' and v.verified_images = 0 and not v.did_not_complete
        and v.deadline >= (select app_private.today()))) as next_date,
    (select f.low from app_public.campaign_list_forecasts f where f.id = c.id) as forecast_low,
    (select f.median from app_public.campaign_list_forecasts f where f.id = c.id) as forecast_median,
    (select f.high from app_public.campaign_list_forecasts f where f.id = c.id) as forecast_high,
    (select f.chance from app_public.campaign_list_forecasts f where f.id = c.id) as target_chance_percentage,
    (select p.on_time_verification_percentage from app_public.campaign_list_proof p
      where p.id = c.id) as on_time_verification_percentage,
    c.leagues_confirmed_goal_date, c.starts_at, c.ends_at, c.created_at, c.updated_at, c.version
  from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id
  where (select app_private.is_staff());

comment on view app_public.organization_list_items is
  E'@primaryKey id\n'
  '@foreignKey (id) references app_public.organizations (id)|@fieldName organization|@backwardBehavior -*\n'
  '@behavior -insert -update -delete -list\nAn organization as a list shows it; for staff.';
comment on view app_public.sponsor_list_items is
  E'@primaryKey id\n@foreignKey (id) references app_public.sponsors (id)|@fieldName sponsor|@backwardBehavior -*\n'
  '@behavior -insert -update -delete -list\nA sponsor as a list shows it; for staff. confirmedValue in US dollars.';
comment on view app_public.campaign_list_items is
  E'@primaryKey id\n@foreignKey (id) references app_public.campaigns (id)|@fieldName campaign|@backwardBehavior -*\n'
  '@foreignKey (sponsor_id) references app_public.sponsors (id)|@fieldName sponsor|@backwardBehavior -*\n'
  '@behavior -insert -update -delete -list\n'
  'A campaign as a list of all sponsors shows it; for staff. Values in US dollars.';
comment on column app_public.organization_list_items.on_time_verification_percentage is
  E'Share of deadlines proved on time, in percent, of those that are proved, not completed or past due.';
-- the most recently engaged come first
comment on column app_public.organization_list_items.engagement_status is '@sortBy -last_engaged_at';
comment on column app_public.campaign_list_items.target is
  'Its target of confirmed offers: its desired leagues, or else the sum of its location filters.';
comment on column app_public.campaign_list_items.confirmed_percentage is
  'Confirmed offers as a percentage of the target; null without a target.';
comment on column app_public.campaign_list_items.spent_percentage is
  'Value of confirmed offers as a percentage of the leagues'' budget; null without a budget.';
comment on column app_public.campaign_list_items.overdue_deadlines_count is
  'Deadlines of confirmed offers that are past due and neither proved nor marked as not completed.';
comment on column app_public.campaign_list_items.forecast_median is
  'The median of the newest forecast of confirmed offers until its date, with its 80 % range; null without one.';
comment on column app_public.campaign_list_items.target_chance_percentage is
  'The chance of reaching the target, by the newest forecast.';
comment on column app_public.campaign_list_items.on_time_verification_percentage is
  'Share of deadlines proved on time, in percent, of those that are proved, not completed or past due.';
comment on column app_public.campaign_list_items.next_date is
  'The next day on which something is due, today or later: the goal of confirmed leagues or an open deadline.';

select app_private.open_list('app_public.organization_list_items',
    '{id,name,engagement_status,data_confidence,confirmed_count,language,created_at,updated_at,version}',
    '{average_confirmed_value=organization_list_totals.average_confirmed_value id,
      confirmed_count=organization_list_totals.confirmed_count id,
      on_time_verification_percentage=organization_list_totals.on_time_verification_percentage id,
      organization_type_name=organization_types.name organization_type_id?}'),
  app_private.open_list('app_public.sponsor_list_items',
    '{id,name,sort_name,active_campaigns_count,campaigns_count,confirmed_value,created_at,updated_at,version}'),
  app_private.open_list('app_public.campaign_list_items',
    '{id,sponsor_id,sponsor_name,name,season,year,status,prospecting_count,qualified_count,proposed_count,
      confirmed_count,confirmed_value,overdue_deadlines_count,pending_images_count,created_at,updated_at,version}',
    '{on_time_verification_percentage=campaign_list_proof.on_time_verification_percentage id}');
