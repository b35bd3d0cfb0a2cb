-- Profile changes by a league through its onboarding link.

-- Changes the given profile fields of the organization that an onboarding link opens, or of any organization for
-- staff [L-225, L-355]. number_of_players is the organization's number of unique participants; play_location
-- {address, nickname, city, …} becomes its primary place [L-239, L-243]. Errors: SL422 with the field, SL403 for
-- another field, SL404. Returns the organization as the caller may see it.
create or replace function app_public.update_league(id int, patch jsonb) returns app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.organizations;
  v_patch jsonb;
begin
  select * into v from app_public.organizations o where o.id = update_league.id
    and (app_private.is_staff() or o.id = app_private.link_id('league')) for no key update;
  if not found then perform app_private.fail('SL404', 'There is no such organization.'); end if;
  v_patch := app_private.without_version(v, patch) - array['number_of_players', 'play_location'];
  if patch ? 'name' and coalesce(btrim(patch ->> 'name'), '') = '' then -- [L-231]
    perform app_private.fail('SL422', 'We need your organization''s name to identify it in our system.', 'name');
  elsif patch ? 'contact_email' and coalesce(btrim(patch ->> 'contact_email'), '') = '' then -- [L-232]
    perform app_private.fail('SL422',
      'We need a way to contact your league when there are sponsorship opportunities available.', 'contact_email');
  elsif patch ? 'play_location' and coalesce(btrim(patch #>> '{play_location,address}'), '') = '' then -- [L-235]
    perform app_private.fail('SL422',
      'We need your league''s primary play location because geographic location is extremely important to sponsors.',
      'play_location');
  elsif (patch ->> 'number_of_players')::numeric not between 1 and 999999 then -- [L-242]
    perform app_private.fail('SL422', 'Enter a number from 1 to 999,999.', 'number_of_players');
  end if;
  if patch ? 'number_of_players' then
    v_patch := v_patch || jsonb_build_object('number_of_unique_participants_per_year', patch -> 'number_of_players');
  end if;
  perform app_private.apply_patch('app_public.organizations', v.id, v_patch,
    array['name', 'contact_email', 'contact_phone', 'website_url', 'female', 'male', 'min_age', 'max_age',
      'winter_games', 'spring_games', 'summer_games', 'fall_games', 'winter_sport_ids', 'spring_sport_ids',
      'summer_sport_ids', 'fall_sport_ids', 'sport_ids', 'competitiveness_ids',
      'number_of_unique_participants_per_year', 'organization_type_id', 'social_media_following_size',
      'email_list_size', 'email_open_rate']);
  if patch ? 'play_location' then perform app_private.make_primary_place(v.id, patch -> 'play_location'); end if;
  select * into v from app_public.organizations o where o.id = v.id;
  return app_private.visible(v);
end $$;
grant execute on function app_public.update_league(int, jsonb) to sideline_onboarding_link, sideline_admin;
comment on function app_public.update_league(int, jsonb) is E'@behavior -*\n@resultFieldName organization';

-- Makes an address the primary place of an organization: an existing place with this address, else a new one.
create or replace function app_private.make_primary_place(p_organization_id int, p_place jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_input app_public.play_location_input := jsonb_populate_record(null::app_public.play_location_input, p_place);
  v_id int;
begin
  select l.id into v_id from app_public.play_locations l
  where l.organization_id = p_organization_id and lower(l.address) = lower(btrim(v_input.address))
  order by l.id limit 1;
  v_id := coalesce(v_id, (app_private.add_play_location(p_organization_id, v_input, 'play_location')).id);
  update app_public.play_locations l set "primary" = true where l.id = v_id and not l."primary";
end $$;
