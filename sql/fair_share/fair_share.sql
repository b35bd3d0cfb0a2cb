-- Who got how much of a campaign.

-- The programs of a campaign by group, in reach and with a confirmed sponsorship, and its dollars. In reach is what
-- its targeting matches and who is confirmed. Groups by state, income of the ZIP, sport, girls and boys, number of
-- players, and whether the league was confirmed in an earlier campaign of the sponsor; label null: not known. Urban and
-- rural are not in the data.
create or replace function app_private.fair_shares(p_campaign_id int) returns setof app_public.fair_share
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
begin
  return query execute format($sql$
    with program as materialized (
      select p.state, p.lat, p.lon, t.name || '' as sport, -- otherwise estimated as unique, as it is in its table
        initcap(app_public.sponsorable_properties_gender(p)) as gender,
        case when p.number_of_players < 100 then 'Under 100' when p.number_of_players < 250 then '100 to 249'
          when p.number_of_players < 500 then '250 to 499'
          when p.number_of_players >= 500 then '500 or more' end as size,
        case when z.median_household_income < 50000 then 'Under $50,000'
          when z.median_household_income < 75000 then '$50,000 to $74,999'
          when z.median_household_income < 100000 then '$75,000 to $99,999'
          when z.median_household_income >= 100000 then '$100,000 or more' end as income,
        case when p.organization_id in (select e.organization_id from app_private.earlier_partners(%1$s) e)
          then 'Returning' else 'New' end as partner, o.id as offer_id, o.value
      from app_public.sponsorable_properties p
      left join app_public.offers o on o.sponsorable_property_id = p.id and o.campaign_id = %1$s
        and o.status = 'confirmed'
      left join app_public.sports t on t.id = p.sport_id left join app_public.zip_codes z on z.zip = p.zip
      where p.id in (select p.id from app_public.sponsorable_properties p
        where %2$s and p.data_confidence not in ('ended', 'not_a_good_fit')
        union select o.sponsorable_property_id from app_public.offers o
        where o.campaign_id = %1$s and o.status = 'confirmed')
    )
    select case 0 when grouping(state) then 'State' when grouping(income) then 'Income of the ZIP'
        when grouping(sport) then 'Sport' when grouping(gender) then 'Girls and boys'
        when grouping(size) then 'Players' else 'League' end,
      coalesce(state, income, sport, gender, size, partner), count(*)::int, count(offer_id)::int,
      coalesce(sum(value) filter (where offer_id is not null), 0), case when grouping(state) = 0 then avg(lat) end,
      case when grouping(state) = 0 then avg(lon) end
    from program group by grouping sets (state, income, sport, gender, size, partner)$sql$,
    p_campaign_id, coalesce(app_private.campaign_condition(p_campaign_id), 'true'));
end $$;

-- The two groups of at least 5 programs whose share of the sponsorships differs most from that of the programs in
-- reach, in a sentence; for its sponsor only if staff show it. A smaller group could tell who it is.
create or replace function app_private.fair_share_sentence(p_campaign_id int, p_for_sponsor boolean) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with part as (
    select s.dimension, s.label, s.in_reach < 5 as small, round(100.0 * s.in_reach / sum(s.in_reach) over d) as reach,
      round(100.0 * s.confirmed / nullif(sum(s.confirmed) over d, 0)) as got
    from app_private.fair_shares(p_campaign_id) s window d as (partition by s.dimension)
  ), named as (select p.* from part p where p.label is not null and not p.small
  ), told as (
    (select p.*, 'more' as how from named p where p.got >= p.reach + 5
      order by p.got - p.reach desc, p.dimension, p.label limit 1)
    union all
    (select p.*, 'less' from named p where p.got <= p.reach - 5
      order by p.got - p.reach, p.dimension, p.label limit 1)
  )
  select case when not exists (select from part p where p.got is not null) then null
    else coalesce((select string_agg(format('%s (%s) got %s than its share: %s%% of the sponsorships with %s%% of the '
      'programs in reach.', t.label, lower(left(t.dimension, 1)) || substr(t.dimension, 2)
        || case when t.dimension = 'Income of the ZIP' and app_private.demographics_are_made_up()
          then ', made-up figures' else '' end, t.how, t.got, t.reach), ' ' order by t.how desc) from told t),
      case when exists (select from part p where p.small and abs(p.got - p.reach) >= 5)
        then 'Only groups of fewer than 5 programs differ by 5 points or more: they are too few to name.'
        else 'The sponsorships are spread like the programs in reach: no group differs by 5 points or more.' end) end
  from app_public.campaigns c where c.id = p_campaign_id and (c.sponsor_sees_fair_share or not p_for_sponsor)
$$;

-- Those groups, for staff; the sentence is a field of the campaign. Errors: SL403.
create or replace function app_public.campaigns_fair_shares(c app_public.campaigns) returns setof app_public.fair_share
  language sql stable security definer rows 50 set search_path = pg_catalog, pg_temp
as $$
  select s.* from app_private.fair_shares(c.id) s where app_private.is_staff()
  order by s.dimension, s.in_reach desc, s.label
$$;
grant execute on function app_public.campaigns_fair_shares(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_fair_shares(app_public.campaigns) is
  E'@simpleCollections only\nIts programs in reach, sponsorships and dollars by state, income, sport and others.';

create or replace function app_public.campaigns_fair_share_sentence(c app_public.campaigns) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select app_private.fair_share_sentence(c.id, false) where app_private.is_staff() $$;
grant execute on function app_public.campaigns_fair_share_sentence(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_fair_share_sentence(app_public.campaigns) is
  'Which groups got more and less of it than their share of the programs in reach; null without a sponsorship.';

select app_private.never_null('app_public.fair_share', '{dimension,in_reach,confirmed,dollars}');
