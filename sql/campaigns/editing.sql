-- Functions that change a campaign.

-- Notes when staff entered the number of impressions; null when it is counted [M2].
create or replace function app_private.tg_campaigns__impressions_entered() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.impressions_entered_at := case when new.impressions_override is not null then app_private.clock() end;
  return new;
end $$;

create trigger _210_impressions_inserted before insert on app_public.campaigns for each row
  when (new.impressions_override is not null) execute function app_private.tg_campaigns__impressions_entered();
create trigger _210_impressions_entered before update of impressions_override on app_public.campaigns for each row
  when (old.impressions_override is distinct from new.impressions_override)
    execute function app_private.tg_campaigns__impressions_entered();

-- The first and last day of a season's quarter of the year [S-042, S-440].
create or replace function app_private.season_quarter(season app_public.season, year int, out starts_at date,
  out ends_at date)
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select make_date(year, m, 1), (make_date(year, m, 1) + interval '3 months - 1 day')::date
  from (select case season when 'winter' then 1 when 'spring' then 4 when 'summer' then 7 else 10 end as m) q
$$;

-- Dates default to the season's quarter; dates equal to it follow when season or year change, and so does the other one
-- if it would otherwise be on the wrong side.
create or replace function app_private.tg_campaigns__quarter() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_days record;
  v_before record;
begin
  -- the column's constraint gives a better error than a date overflow
  if new.year not between 2000 and 2100 then return new; end if;
  if tg_op = 'UPDATE' then
    v_before := app_private.season_quarter(old.season, old.year);
    if new.starts_at = v_before.starts_at then new.starts_at := null; end if;
    if new.ends_at = v_before.ends_at then new.ends_at := null; end if;
  end if;
  v_days := app_private.season_quarter(new.season, new.year);
  new.starts_at := coalesce(new.starts_at, v_days.starts_at);
  new.ends_at := coalesce(new.ends_at, v_days.ends_at);
  if tg_op = 'UPDATE' and new.starts_at > new.ends_at then
    new.starts_at := v_days.starts_at;
    new.ends_at := v_days.ends_at;
  end if;
  return new;
end $$;

create trigger _200_quarter before insert or update of season, year on app_public.campaigns
  for each row execute function app_private.tg_campaigns__quarter();

-- Whether a URL is the embed URL of a report on one of the hosts that this installation allows (setting
-- sideline.looker_hosts: hosts separated by commas, `*.` for a domain and all below it) [S-159].
create or replace function app_private.is_looker_embed(url text) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select exists (
    select from lower(
      substring(is_looker_embed.url from '^https://([A-Za-z0-9.:-]+)/([^?#]*/)?embed/')) as asked (host),
      unnest(string_to_array(coalesce(nullif(current_setting('sideline.looker_hosts', true), ''),
        '*.looker.com,lookerstudio.google.com'), ',')) as allowed (host)
    where asked.host = allowed.host
      or (starts_with(allowed.host, '*.')
        and right('.' || asked.host, length(allowed.host) - 1) = substr(allowed.host, 2)));
end;

-- Changes the given fields of a campaign, any subset; customQuestions replaces the list, keeping given ids [S-087,
-- S-145]. Errors: SL422 with the field, also for an id of another campaign's question; a question that was sent cannot
-- be removed [S-148]; the Looker address must be an embed URL.
create or replace function app_public.update_campaign(id int, patch jsonb) returns app_public.campaigns
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.campaigns;
  v_questions jsonb := patch -> 'custom_questions';
begin
  perform app_private.require_staff();
  select * into v from app_public.campaigns c where c.id = update_campaign.id for update;
  if not found then perform app_private.fail('SL404', 'There is no such campaign.'); end if;
  patch := app_private.without_version(v, patch);
  if nullif(patch ->> 'looker_url', '') is not null and not app_private.is_looker_embed(patch ->> 'looker_url') then
    perform app_private.fail('SL422', 'Invalid Looker URL', 'looker_url');
  end if;
  if patch ? 'season_name' and coalesce(btrim(patch ->> 'season_name'), '') = '' then
    perform app_private.fail('SL422', 'Season name is required', 'season_name');
  end if;
  if patch ? 'looker_url' and patch ->> 'looker_url' = '' then patch := patch || '{"looker_url": null}'; end if;
  perform app_private.apply_patch('app_public.campaigns', update_campaign.id, patch - 'custom_questions', array[
    'name', 'season', 'year', 'status', 'season_name', 'additional_requirements', 'additional_requirements_es',
    'sponsor_overview', 'sponsor_overview_es', 'goal', 'total_spend', 'league_share_percentage',
    'target_number_of_leagues', 'leagues_confirmed_goal_date', 'impressions_override', 'looker_url',
    'sponsor_dashboard_additional_content', 'sponsor_facing_goal_title', 'sponsor_facing_goal_body',
    'primary_sales_contact_id', 'primary_strategist_contact_id', 'primary_bdr_contact_id', 'exclusive_by_sport',
    'exclusive_by_category', 'any_season', 'days_between_mails', 'sponsor_sees_dates', 'sponsor_sees_money',
    'sponsor_sees_overdue', 'sponsor_sees_forecast', 'sponsor_sees_fair_share', 'sponsor_sees_billing']);
  if v_questions is not null then
    if exists (select from jsonb_array_elements(v_questions) e where e ->> 'id' is not null and not exists (
        select from app_public.custom_questions q
        where q.id = (e ->> 'id')::int and q.campaign_id = update_campaign.id)) then
      perform app_private.fail('SL422', 'There is no such question.', 'custom_questions');
    end if;
    if exists (select from app_public.custom_questions q
      where q.campaign_id = update_campaign.id and q.sent_at is not null
        and not exists (select from jsonb_array_elements(v_questions) e where (e ->> 'id')::int = q.id)) then
      perform app_private.fail('SL409', 'A question that was sent to leagues cannot be removed.', 'custom_questions');
    end if;
    delete from app_public.custom_questions q where q.campaign_id = update_campaign.id
      and not exists (select from jsonb_array_elements(v_questions) e where (e ->> 'id')::int = q.id);
    update app_public.custom_questions q set question = e.value ->> 'question', position = e.ordinality
    from jsonb_array_elements(v_questions) with ordinality e
    where q.campaign_id = update_campaign.id and q.id = (e.value ->> 'id')::int;
    insert into app_public.custom_questions (campaign_id, question, position)
    select update_campaign.id, e.value ->> 'question', e.ordinality
    from jsonb_array_elements(v_questions) with ordinality e
    where e.value ->> 'id' is null;
  end if;
  select * into v from app_public.campaigns c where c.id = update_campaign.id;
  return v;
end $$;
grant execute on function app_public.update_campaign(int, jsonb) to sideline_admin;
comment on function app_public.update_campaign(int, jsonb) is E'@behavior -*\n@resultFieldName campaign';

-- Sets the goal image to a stored file [S-156]; called by the server for staff.
create or replace function app_public.attach_sponsor_facing_goal_image(campaign_id int, file_id int)
  returns app_public.campaigns language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.campaigns;
begin
  perform app_private.require_staff();
  update app_public.campaigns c set goal_image_file_id = attach_sponsor_facing_goal_image.file_id
  where c.id = attach_sponsor_facing_goal_image.campaign_id returning * into v;
  if not found then perform app_private.fail('SL404', 'There is no such campaign.'); end if;
  return v;
end $$;
grant execute on function app_public.attach_sponsor_facing_goal_image(int, int) to sideline_admin;
comment on function app_public.attach_sponsor_facing_goal_image(int, int) is '@behavior -*';
