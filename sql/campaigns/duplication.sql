-- Copies a campaign to another season.

-- A text with a season and year in it, such as "Fall 2026 B", for another season and year; null for null.
create or replace function app_private.for_season(line text, old_season app_public.season, old_year int,
  new_season app_public.season, new_year int) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select regexp_replace(
    regexp_replace(line, '\m(' || case old_season when 'fall' then 'fall|autumn' else old_season::text end || ')\M',
      initcap(new_season::text), 'gi'),
    '\m' || old_year || '\M', new_year::text, 'g')
$$;

-- The names and season of a campaign's copy for another season [P4]: the original's names with season and year
-- replaced, or appended to a name that has neither; staff. Null for an unknown campaign.
create or replace function app_public.proposed_campaign_names(campaign_id int, season app_public.season, year int)
  returns app_public.campaign_names language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (case
    when n.name = c.name and (c.season, c.year) <> (proposed_campaign_names.season, proposed_campaign_names.year)
      then c.name || ', ' || n.label else n.name end,
    coalesce(n.season_name, n.label))::app_public.campaign_names
  from app_public.campaigns c
  cross join lateral (select
    app_private.for_season(c.name, c.season, c.year, proposed_campaign_names.season,
      proposed_campaign_names.year) as name,
    app_private.for_season(c.season_name, c.season, c.year, proposed_campaign_names.season,
      proposed_campaign_names.year) as season_name,
    initcap(proposed_campaign_names.season::text) || ' ' || proposed_campaign_names.year as label) n
  where c.id = proposed_campaign_names.campaign_id and app_private.is_staff()
$$;
grant execute on function app_public.proposed_campaign_names(int, app_public.season, int) to sideline_admin;
comment on function app_public.proposed_campaign_names(int, app_public.season, int) is
  'Names for a copy of a campaign in another season: its own with the new season and year.';

select app_private.never_null('app_public.campaign_names', '{name,season_name}');

-- Copies a campaign (p_new.duplicated_from_id) into a new proposed one with these columns: requirements, questions and
-- filters without those that p_left_out names ('question:7'), deadlines on the dates of p_deadlines by id. Rows are not
-- validated again, so that whatever the original has can be copied. Callers check the permission.
create or replace function app_private.copy_campaign(p_new app_public.campaigns, p_left_out text[], p_deadlines jsonb)
  returns app_public.campaigns language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_pair record;
  v_deadline record;
  v_deadline_id int;
  v_filter_id int;
begin
  p_new.id := nextval(pg_get_serial_sequence('app_public.campaigns', 'id'));
  perform app_private.insert_row('app_public.campaigns', to_jsonb(p_new) - array['status', 'starts_at', 'ends_at',
    'looker_url', 'impressions_override', 'impressions_entered_at', 'sponsorship_applications_sent', 'created_at',
    'updated_at', 'version']);
  perform set_config('sideline.restoring', 'on', true);
  insert into app_public.custom_questions (campaign_id, question, position)
  select p_new.id, q.question, q.position from app_public.custom_questions q
  where q.campaign_id = p_new.duplicated_from_id and 'question:' || q.id <> all (p_left_out);
  insert into app_public.campaign_capabilities (campaign_id, capability_id, minimum_quantity, quantity,
    execution_expectations, position)
  select p_new.id, k.capability_id, k.minimum_quantity, k.quantity, k.execution_expectations, k.position
  from app_public.campaign_capabilities k
  where k.campaign_id = p_new.duplicated_from_id and 'capability:' || k.id <> all (p_left_out);
  for v_deadline in
    select d.*, n.id as new_capability_id from app_public.default_verification_deadlines d
    join app_public.campaign_capabilities o on o.id = d.campaign_capability_id
    join app_public.campaign_capabilities n on n.campaign_id = p_new.id and n.capability_id = o.capability_id
    where d.campaign_id = p_new.duplicated_from_id and 'deadline:' || d.id <> all (p_left_out) order by d.id
  loop
    insert into app_public.default_verification_deadlines (campaign_capability_id, campaign_id, name, deadline,
      "offset", offset_type, requires_creatives, verification_reminder_instructions,
      verification_reminder_instructions_es, league_move_days, league_moves)
    values (v_deadline.new_capability_id, p_new.id, v_deadline.name,
      (p_deadlines ->> v_deadline.id::text)::date, v_deadline."offset", v_deadline.offset_type,
      v_deadline.requires_creatives, v_deadline.verification_reminder_instructions,
      v_deadline.verification_reminder_instructions_es, v_deadline.league_move_days, v_deadline.league_moves)
    returning default_verification_deadlines.id into v_deadline_id;
    insert into app_public.creative_content_templates (default_verification_deadline_id, name, content)
    select v_deadline_id, t.name, t.content from app_public.creative_content_templates t
    where t.default_verification_deadline_id = v_deadline.id;
    insert into app_public.creative_file_templates (default_verification_deadline_id, name, file_id)
    select v_deadline_id, t.name, t.file_id from app_public.creative_file_templates t
    where t.default_verification_deadline_id = v_deadline.id;
  end loop;
  for v_pair in select f.*, l.name as location_name, l.radius, l.strategy, l.strategy_count, l.id as location_filter_id
    from app_public.search_filters f left join app_public.location_filters l on l.id = f.id
    where f.campaign_id = p_new.duplicated_from_id and 'filter:' || f.id <> all (p_left_out) order by f.id
  loop
    insert into app_public.search_filters (campaign_id, type, enabled, parameters)
    values (p_new.id, v_pair.type, v_pair.enabled, v_pair.parameters) returning search_filters.id into v_filter_id;
    if v_pair.location_filter_id is not null then
      insert into app_public.location_filters (id, campaign_id, name, radius, strategy, strategy_count)
      values (v_filter_id, p_new.id, v_pair.location_name, v_pair.radius, v_pair.strategy, v_pair.strategy_count);
      insert into app_public.locations (location_filter_id, name, kind, place, lat, lon, market_id)
      select v_filter_id, l.name, l.kind, l.place, l.lat, l.lon, l.market_id from app_public.locations l
      where l.location_filter_id = v_pair.location_filter_id;
    end if;
  end loop;
  perform set_config('sideline.restoring', 'off', true);
  select * into p_new from app_public.campaigns c where c.id = p_new.id;
  return p_new;
end $$;

-- Copies a campaign's settings, requirements, questions, contacts, filters and goal texts into a new proposed campaign.
-- Fixed dates move by the difference in seasons and years [S-096..S-098]. The season's name is that of
-- proposed_campaign_names when none is given; the report's address stays with the original [P4].
-- Returns the new campaign.
create or replace function app_public.duplicate_campaign(campaign_id int, name text, season app_public.season, year int,
  season_name text default null) returns app_public.campaigns
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.campaigns;
  v_months interval;
begin
  perform app_private.require_staff();
  select * into v from app_public.campaigns c where c.id = duplicate_campaign.campaign_id;
  if not found then perform app_private.fail('SL404', 'There is no such campaign.'); end if;
  v_months := make_interval(months => (duplicate_campaign.year - v.year) * 12
    + 3 * (array_position(enum_range(null::app_public.season),
      duplicate_campaign.season) - array_position(enum_range(null::app_public.season), v.season)));
  v.duplicated_from_id := v.id;
  v.season_name := coalesce(nullif(btrim(duplicate_campaign.season_name), ''),
    (app_public.proposed_campaign_names(v.id, duplicate_campaign.season, duplicate_campaign.year)).season_name);
  v.name := duplicate_campaign.name; v.season := duplicate_campaign.season; v.year := duplicate_campaign.year;
  v.leagues_confirmed_goal_date := v.leagues_confirmed_goal_date + v_months;
  return app_private.copy_campaign(v, '{}', (
    select jsonb_object_agg(d.id, (d.deadline + v_months)::date) from app_public.default_verification_deadlines d
    where d.campaign_id = v.duplicated_from_id));
end $$;
grant execute on function app_public.duplicate_campaign(int, text, app_public.season, int, text) to sideline_admin;
comment on function app_public.duplicate_campaign(int, text, app_public.season, int, text) is
  E'@resultFieldName campaign\nCopies a campaign''s settings and requirements into a new proposed campaign.';
