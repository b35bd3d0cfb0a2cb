-- Tags of creative texts and their values for an offer.

-- A tag of the text that has no value for this offer: sport_name without a sport, target_location without a place that
-- the campaign targets; null if all tags have values.
create or replace function app_private.tag_without_value(p_offer_id int, p_content text) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select t.tag from unnest('{sport_name,target_location}'::text[]) t (tag)
  where p_content ~ ('\{\{\s*' || t.tag || '\s*\}\}') and app_public.tag_values(p_offer_id) ->> t.tag is null limit 1
$$;

-- Validates the tags of a creative text: known tags only; sport_name needs a sport, target_location a place that the
-- campaign targets [S-311..S-315].
create or replace function app_private.tg_creative_contents__tags() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_tag text;
begin
  if app_private.is_restoring() then return new; end if;
  if app_private.tag_error(new.content,
    '{league_name,league_city,league_state,custom_field,sport_name,target_location,season_name}') is not null then
    perform app_private.fail('SL422', 'invalid mustache tag', 'content');
  end if;
  v_tag := app_private.tag_without_value(new.offer_id, new.content);
  if v_tag is not null then
    perform app_private.fail('SL422', 'Cannot create creative content for sponsorable property with no '
      || case v_tag when 'sport_name' then 'sport' else 'location filter' end, 'content');
  end if;
  return new;
end $$;

create trigger _300_tags before insert or update of content on app_public.creative_contents
  for each row execute function app_private.tg_creative_contents__tags();

-- The nearest place of a campaign that covers a point: within the radius of its filter, or the market around it; null
-- if none does [S-315, M3].
create or replace function app_private.covering_location(p_campaign_id int, p_point point) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.name from app_public.location_filters f join app_public.search_filters sf on sf.id = f.id and sf.enabled
  join app_public.locations l on l.location_filter_id = f.id
  cross join lateral (select case when l.lat is not null then 3958.7613 * acos(least(1, sind(p_point[1]) * sind(l.lat)
    + cosd(p_point[1]) * cosd(l.lat) * cosd(p_point[0] - l.lon))) end as miles) d
  where f.campaign_id = p_campaign_id and case when l.kind = 'market'
    then exists (select from app_private.market_polygons m where m.market_id = l.market_id and p_point <@ m.area)
    else l.lat between p_point[1] - f.radius / 69.0 and p_point[1] + f.radius / 69.0 and d.miles <= f.radius end
  order by d.miles nulls last, l.id limit 1
$$;

-- An offer's tag values as one object; the server fills in the texts of rows that the caller sees [S-294, S-313].
create or replace function app_public.tag_values(offer_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('sponsor_name', s.name, 'league_name', g.name, 'league_city', coalesce(p.city, g.city),
    'league_state', coalesce(p.state, g.state), 'custom_field', o.custom_field, 'sport_name', sp.name,
    'season_name', coalesce(c.season_name, initcap(c.season::text) || ' ' || c.year),
    'target_location', app_private.covering_location(c.id, p.location))
  from app_public.offers o
  join app_public.campaigns c on c.id = o.campaign_id join app_public.sponsors s on s.id = o.sponsor_id
  join app_public.organizations g on g.id = o.organization_id
  join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  left join app_public.sports sp on sp.id = p.sport_id
  where o.id = tag_values.offer_id
$$;
grant execute on function app_public.tag_values(int) to sideline_link, sideline_organization, sideline_admin;
comment on function app_public.tag_values(int) is '@behavior -*';
