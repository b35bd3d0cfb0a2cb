-- The campaign that a roll-over would make: its columns and parts. Preview and creation both read it from here.

-- A day moved from one season to another by whole weeks (364 days for a year), a week more or less if that leaves the
-- season, at most to the last day that the database takes; note says so. Null for none.
create or replace function app_private.rolled_over_day(day date, old_campaign app_public.campaigns,
  new_campaign app_public.campaigns, out moved date, out note text)
  language sql stable strict set search_path = pg_catalog, pg_temp
as $$
  select m.moved, case when m.moved < app_private.today() then 'This day is over.' when m.moved <> m.shifted
    then 'Moved from ' || to_char(m.shifted, 'FMMM/FMDD/YYYY') || ' to stay in the season.' end
  from app_private.season_quarter(old_campaign.season, old_campaign.year) o
  cross join app_private.season_quarter(new_campaign.season, new_campaign.year) n
  cross join lateral (select day + 7 * round((n.starts_at - o.starts_at) / 7.0)::int as shifted) s
  cross join lateral (select s.shifted, least(date '2100-12-31', s.shifted + case
    when day not between o.starts_at and o.ends_at then 0
    when s.shifted < n.starts_at then 7 when s.shifted > n.ends_at then -7 else 0 end) as moved) m
$$;

-- The new campaign with its defaults: the same season of the next year, names as for a copy [P4], contacts who are
-- still on the staff. It has no id. SL404; SL422 with the field: year, or a season that is not later.
create or replace function app_private.rolled_over_campaign(campaign app_public.campaign_roll_over)
  returns app_public.campaigns language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_old app_public.campaigns;
  v app_public.campaigns;
  v_names app_public.campaign_names;
  v_without text[] := coalesce(campaign.left_out, '{}');
begin
  select * into v_old from app_public.campaigns c where c.id = campaign.campaign_id;
  if not found then perform app_private.fail('SL404', 'There is no such campaign.', 'campaign_id'); end if;
  v := v_old;
  v.season := coalesce(campaign.season, v_old.season);
  v.year := coalesce(campaign.year, v_old.year + 1);
  if v.year not between 2000 and 2100 then
    perform app_private.fail('SL422', 'The year must be between 2000 and 2100.', 'year');
  elsif (v.year, v.season) <= (v_old.year, v_old.season) then
    perform app_private.fail('SL422', 'Choose a later season.', 'season');
  end if;
  v_names := app_public.proposed_campaign_names(v_old.id, v.season, v.year);
  v.id := null; v.version := null; v.updated_at := null; v.duplicated_from_id := v_old.id;
  v.name := coalesce(nullif(btrim(campaign.name), ''), v_names.name);
  v.season_name := coalesce(nullif(btrim(campaign.season_name), ''), v_names.season_name);
  v.target_number_of_leagues := coalesce(campaign.target_number_of_leagues, v_old.target_number_of_leagues);
  v.total_spend := coalesce(campaign.total_spend, v_old.total_spend);
  v.leagues_confirmed_goal_date := case when 'goal_date' <> all (v_without)
    then coalesce(campaign.leagues_confirmed_goal_date,
      (app_private.rolled_over_day(v_old.leagues_confirmed_goal_date, v_old, v)).moved) end;
  select max(u.id) filter (where u.id = v_old.primary_sales_contact_id and 'contact:Sales' <> all (v_without)),
    max(u.id) filter (where u.id = v_old.primary_strategist_contact_id and 'contact:Strategist' <> all (v_without)),
    max(u.id) filter (where u.id = v_old.primary_bdr_contact_id and 'contact:BDR' <> all (v_without))
  into v.primary_sales_contact_id, v.primary_strategist_contact_id, v.primary_bdr_contact_id
  from app_public.users u where u.employee and u.status <> 'deactivated';
  return v;
end $$;

-- What comes along: requirements, their deadlines, questions, filters and contacts.
create or replace function app_private.rolled_over_parts(campaign app_public.campaign_roll_over,
  new_campaign app_public.campaigns) returns app_public.rolled_over_part[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with old as (select c from app_public.campaigns c where c.id = campaign.campaign_id),
  parts as (
    select 'capability' as kind, k.id::text, b.name, null::date as deadline, null::text as note,
      array[coalesce(k.position, 100000), k.id] as place, null::text as needs, false as refused
    from app_public.campaign_capabilities k join app_public.capabilities b on b.id = k.capability_id
    where k.campaign_id = campaign.campaign_id
    union all
    select 'deadline', d.id::text, b.name || ': ' || d.name, coalesce(e.deadline, m.moved),
      case when e.deadline is null then m.note end, array[coalesce(k.position, 100000), k.id, d.id],
      'capability:' || k.id, false
    from old cross join app_public.default_verification_deadlines d
    join app_public.campaign_capabilities k on k.id = d.campaign_capability_id
    join app_public.capabilities b on b.id = k.capability_id
    cross join lateral app_private.rolled_over_day(d.deadline, old.c, new_campaign) m
    left join lateral (select e.deadline from unnest(campaign.deadlines) e
      where e.default_verification_deadline_id = d.id limit 1) e on true
    where d.campaign_id = campaign.campaign_id
    union all
    select 'question', q.id::text, q.question, null, null, array[q.position, q.id], null, false
    from app_public.custom_questions q where q.campaign_id = campaign.campaign_id
    union all
    select 'filter', f.id::text, coalesce(l.name, regexp_replace(f.type::text, '([a-z])([A-Z])', '\1 \2', 'g')), null,
      case when not f.enabled then 'Turned off.' end, array[f.id], null, false
    from app_public.search_filters f left join app_public.location_filters l on l.id = f.id
    where f.campaign_id = campaign.campaign_id
    union all
    select 'contact', r.role, r.role || ' contact: ' || coalesce(u.name, u.email), null,
      case when k.gone then 'No longer on the staff.' end, array[r.n], null, k.gone
    from old cross join lateral (values ('Sales', (old.c).primary_sales_contact_id, 1),
      ('Strategist', (old.c).primary_strategist_contact_id, 2), ('BDR', (old.c).primary_bdr_contact_id, 3))
      r (role, user_id, n) join app_public.users u on u.id = r.user_id
    cross join lateral (select not u.employee or u.status = 'deactivated' as gone) k
  )
  select coalesce(array_agg(row(k.key, p.kind, p.name, p.deadline, p.note,
    p.refused or coalesce(array[k.key, p.needs] && campaign.left_out, false),
    p.refused or coalesce(p.needs = any (campaign.left_out), false))::app_public.rolled_over_part
    order by p.kind::app_public.rolled_over_part_kind, p.place), '{}')
  from parts p cross join lateral (select p.kind || ':' || p.id as key) k
$$;
