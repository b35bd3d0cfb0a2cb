-- The operations: preview a roll-over, its partners, and make it.

-- The preview of one campaign. key identifies what would be made, and whether it was before.
create or replace function app_private.roll_over_plan(campaign app_public.campaign_roll_over)
  returns app_public.campaign_roll_over_plan
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.campaigns := app_private.rolled_over_campaign(campaign);
  v_parts app_public.rolled_over_part[] := app_private.rolled_over_parts(campaign, v);
  v_partners app_public.previous_partner[] := array(select p from app_private.previous_partners(campaign, v) p);
  r app_public.campaign_roll_over_plan;
begin
  select c.id, s.name, c.name, c.target_number_of_leagues, c.total_spend, c.leagues_confirmed_goal_date, v.name,
    v.season_name, v.season, v.year, v.target_number_of_leagues, v.total_spend, v.leagues_confirmed_goal_date, case
      when m.name is not null then format('%s was made from it already.', m.name)
      when c.status = 'rejected' then 'It was rejected.'
      when app_private.season_end(v.season, v.year) < app_private.today() then 'The new season is over.' end,
    v_parts, v_partners, md5(concat(v, v_parts, m.id, (
      select string_agg(concat_ws(',', x.offer_id, x.sponsorable_property_id, x.sponsorable_property_name, x.start_date,
        x.end_date), ';' order by x.offer_id) from unnest(v_partners) x where x.asked)))
  into r
  from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id
  left join lateral (select n.id, n.name from app_public.campaigns n
    where n.duplicated_from_id = c.id and (n.season, n.year) = (v.season, v.year) order by n.id limit 1) m on true
  where c.id = campaign.campaign_id;
  return r;
end $$;

-- What rolling campaigns over would make, in their order, with the leagues that saw an offer, the best first; reason:
-- why one is not chosen unless staff do. Creates nothing. Staff. SL404; SL422 with the field.
create or replace function app_public.roll_over_plans(campaigns app_public.campaign_roll_over[])
  returns setof app_public.campaign_roll_over_plan
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  if coalesce(cardinality(campaigns), 0) not between 1 and 20
    or (select count(distinct c.campaign_id) from unnest(campaigns) c) < cardinality(campaigns) then
    perform app_private.fail('SL422', 'Choose 1 to 20 campaigns, each once.', 'campaigns');
  end if;
  return query select p.* from generate_subscripts(campaigns, 1) n
    cross join lateral app_private.roll_over_plan(campaigns[n]) p order by n;
end $$;
grant execute on function app_public.roll_over_plans(app_public.campaign_roll_over[]) to sideline_admin;
comment on function app_public.roll_over_plans(app_public.campaign_roll_over[]) is
  E'@simpleCollections only\nWhat rolling at most 20 campaigns over to another season would make: campaigns, what '
  'comes along, and previous partners, the best first; creates nothing. leftOut: keys of parts, and goal_date for '
  'none. Errors: SL404; SL422 with the field.';

-- Makes the campaigns that roll_over_plans previews, with a prospect for each partner that is asked, and the programs
-- of the new season. keys: those of the preview; if a plan changed since, SL409, so that what is made is what was seen.
-- Staff. SL404; SL422; SL429 above 10,000 partners.
create or replace function app_public.roll_over_campaigns(campaigns app_public.campaign_roll_over[], keys text[])
  returns setof app_public.campaigns language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_plans app_public.campaign_roll_over_plan[];
  v app_public.campaigns;
  v_partners jsonb;
  v_next jsonb;
  v_made jsonb := '{}'; -- programs of the new seasons by the earlier one, because campaigns share them
begin
  perform app_private.require_staff();
  perform from app_public.campaigns c where c.id in (select x.campaign_id from unnest(campaigns) x) order by c.id
    for no key update; -- a second person's roll-over waits and then sees these campaigns
  v_plans := array(select p from app_public.roll_over_plans(campaigns) p);
  if array(select p.key from unnest(v_plans) p) is distinct from keys then
    perform app_private.fail('SL409', 'Something changed since this preview. Look at it again.');
  elsif (select count(*) from unnest(v_plans) p, unnest(p.partners) x where x.asked) > 10000 then
    perform app_private.fail('SL429', 'At most 10,000 partners at a time. Choose fewer campaigns.');
  end if;
  for n in 1..cardinality(campaigns) loop
    v := app_private.rolled_over_campaign(campaigns[n]);
    select coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object('old_id', o.sponsorable_property_id,
      'key', concat_ws(':', o.sponsorable_property_id, v.season, v.year))), '[]') into v_partners
    from unnest(v_plans[n].partners) p join app_public.offers o on o.id = p.offer_id where p.asked;
    select coalesce(jsonb_object_agg(p.key, nextval(pg_get_serial_sequence('app_public.sponsorable_properties', 'id'))),
      '{}') into v_next from jsonb_to_recordset(v_partners) p (key text, creates_property boolean)
    where p.creates_property and not v_made ? p.key;
    insert into app_public.sponsorable_properties (id, organization_id, name, season, sport_id, competitiveness_id,
      number_of_players, min_age, max_age, female, male, start_date, end_date, entered_data_confidence, lat, lon, city,
      state, zip) overriding system value
    select (v_next ->> p.key)::int, q.organization_id, p.sponsorable_property_name, q.season, q.sport_id,
      q.competitiveness_id, q.number_of_players, q.min_age, q.max_age, q.female, q.male, p.start_date, p.end_date,
      'created_from_other_sp', q.lat, q.lon, q.city, q.state, q.zip
    from jsonb_to_recordset(v_partners) p (key text, old_id int, sponsorable_property_name text, start_date date,
      end_date date) join app_public.sponsorable_properties q on q.id = p.old_id where v_next ? p.key;
    perform set_config('sideline.restoring', 'on', true); -- a program that is just added has no later version
    insert into app_public.sponsorable_property_play_locations (sponsorable_property_id, play_location_id,
      organization_id, "primary") -- a statement of its own, so that the audit log has the program first
    select (v_next ->> p.key)::int, j.play_location_id, j.organization_id, j."primary"
    from jsonb_to_recordset(v_partners) p (key text, old_id int)
    join app_public.sponsorable_property_play_locations j on j.sponsorable_property_id = p.old_id where v_next ? p.key;
    perform set_config('sideline.restoring', 'off', true);
    v_made := v_made || v_next;
    v := app_private.copy_campaign(v, array(select p.key from unnest(v_plans[n].parts) p where p.left_out),
      (select jsonb_object_agg(split_part(p.key, ':', 2), p.deadline) from unnest(v_plans[n].parts) p
        where p.kind = 'deadline'));
    if jsonb_array_length(v_partners) <> (select count(*) from app_private.add_offers(v.id, array(
      select coalesce(e ->> 'sponsorable_property_id', v_made ->> (e ->> 'key'))::int
      from jsonb_array_elements(v_partners) e), include_conflicts => true)) then
      perform app_private.fail('SL409', 'Something changed since this preview. Look at it again.');
    end if;
    return next v;
  end loop;
end $$;
grant execute on function app_public.roll_over_campaigns(app_public.campaign_roll_over[], text[]) to sideline_admin;
comment on function app_public.roll_over_campaigns(app_public.campaign_roll_over[], text[]) is
  E'@resultFieldName campaigns\nMakes the campaigns and prospects that rollOverPlans previews. keys: those of the '
  'preview. Errors: SL404; SL409 when the preview is outdated; SL422 with the field; SL429 above 10,000 partners.';

select app_private.never_null('app_public.rolled_over_part', '{key,kind,name,left_out,refused}'),
  app_private.never_null('app_public.previous_partner', '{offer_id,organization_id,organization_name,'
    'sponsorable_property_name,creates_property,proofs_due,proofs_on_time,rejected_photos,seasons,refused,asked}'),
  app_private.never_null('app_public.campaign_roll_over_plan', '{campaign_id,sponsor_name,previous_name,name,'
    'season_name,season,year,parts,partners,key}');
