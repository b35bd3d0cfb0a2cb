-- Conflicts of placements [T1]. An offer that is proposed or confirmed in another campaign of the same season and
-- year excludes properties of its organization when either campaign is exclusive: exclusive by sport means the same
-- program and others of its sport; by category, all properties if the sponsors are two of the same category.

-- The other campaigns of a campaign's season and year, and whether either of the two is exclusive by sport or by
-- category. A rejected campaign has no placements.
create or replace function app_private.rival_campaigns(p_campaign app_public.campaigns)
  returns table (id int, name text, sponsor_name text, by_sport boolean, by_category boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select d.id, d.name, e.name, p_campaign.exclusive_by_sport or d.exclusive_by_sport,
    (p_campaign.exclusive_by_category or d.exclusive_by_category) and e.id <> s.id
      and coalesce(e.category_id = s.category_id, false)
  from app_public.sponsors s
  join app_public.campaigns d on d.year = p_campaign.year and d.season = p_campaign.season
    and d.id is distinct from p_campaign.id and d.status <> 'rejected'
  join app_public.sponsors e on e.id = d.sponsor_id
  where s.id = p_campaign.sponsor_id
$$;

-- The condition that a property, the alias p, conflicts with a placement in another campaign; its values are
-- literals, so that targeting reads each placement once. A program without a sport excludes only itself.
create or replace function app_private.conflict_condition(p_campaign_id int) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce('(' || nullif(concat_ws(' or ',
    case when bool_or(r.by_sport) then format('(p.organization_id, coalesce(p.sport_id, -p.id)) in (
      select o.organization_id, coalesce(q.sport_id, -q.id) from app_public.offers o
      join app_public.sponsorable_properties q on q.id = o.sponsorable_property_id
      where o.campaign_id = any (%L) and o.status in (''proposed'', ''confirmed''))',
      array_agg(r.id) filter (where r.by_sport)) end,
    case when bool_or(r.by_category) then format('p.organization_id in (
      select o.organization_id from app_public.offers o
      where o.campaign_id = any (%L) and o.status in (''proposed'', ''confirmed''))',
      array_agg(r.id) filter (where r.by_category)) end), '') || ')', 'false')
  from app_public.campaigns c cross join lateral app_private.rival_campaigns(c) r
  where c.id = p_campaign_id and (r.by_sport or r.by_category)
$$;

-- The properties among the given ones that conflict with a placement in another campaign than this one, which need not
-- exist yet, each once with its strongest conflict: confirmed before proposed, the same program before another.
create or replace function app_private.conflicts_of_campaign(p_campaign app_public.campaigns, p_property_ids int[])
  returns setof app_public.placement_conflict
  language sql stable security definer rows 100 set search_path = pg_catalog, pg_temp
as $$
  select distinct on (p.id) p.id, p.name, p.organization_id, g.name, k.rule, o.id, o.status, r.id, r.name,
    r.sponsor_name, format('%s in %s (%s): %s.', initcap(o.status::text), r.name, r.sponsor_name,
      case k.rule when 'program' then 'the same program' when 'sport' then 'the same sport'
        else 'a sponsor of the same category' end)
  from app_public.sponsorable_properties p join app_public.organizations g on g.id = p.organization_id
  join app_public.offers o on o.organization_id = p.organization_id and o.status in ('proposed', 'confirmed')
  join app_private.rival_campaigns(p_campaign) r on r.id = o.campaign_id
  join app_public.sponsorable_properties q on q.id = o.sponsorable_property_id
  cross join lateral (select case when r.by_sport and q.id = p.id then 'program'
    when r.by_sport and q.sport_id = p.sport_id then 'sport'
    when r.by_category then 'category' end::app_public.conflict_rule as rule) k
  where p.id = any (p_property_ids) and k.rule is not null
  order by p.id, o.status desc, k.rule, o.id
$$;

-- The conflicts of properties in an existing campaign.
create or replace function app_private.placement_conflicts(p_campaign_id int, p_property_ids int[])
  returns setof app_public.placement_conflict
  language sql stable security definer rows 100 set search_path = pg_catalog, pg_temp
as $$
  select k.* from app_public.campaigns c cross join lateral app_private.conflicts_of_campaign(c, p_property_ids) k
  where c.id = p_campaign_id
$$;

-- The conflicts of offers, those of a campaign computed together.
create or replace function app_private.conflicts_of_offers(p_offer_ids int[])
  returns table (offer_id int, message text, conflict app_public.placement_conflict)
  language sql stable security definer rows 100 set search_path = pg_catalog, pg_temp
as $$
  select o.id, k.message, k from (
    select o.campaign_id, array_agg(o.sponsorable_property_id) as property_ids from app_public.offers o
    where o.id = any (p_offer_ids) group by o.campaign_id) a
  cross join lateral app_private.placement_conflicts(a.campaign_id, a.property_ids) k
  join app_public.offers o on o.campaign_id = a.campaign_id and o.sponsorable_property_id = k.sponsorable_property_id
$$;

-- Why an offer conflicts with a placement, null if it does not.
create or replace function app_private.conflict_of(p_offer app_public.offers) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select c.message from app_private.placement_conflicts(p_offer.campaign_id, array[p_offer.sponsorable_property_id]) c
$$;

-- Serializes placements of an organization until the transaction ends:
-- two campaigns that send to it at once must see each other's offer.
create or replace function app_private.lock_placements(p_offer_ids int[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock('app_public.offers'::regclass::oid::int, l.id) from (
    select distinct o.organization_id as id from app_public.offers o where o.id = any (p_offer_ids) order by 1) l;
end $$;

-- The conflicts of offers with placements in other campaigns, each offer once with its strongest conflict. Staff.
create or replace function app_public.placement_conflicts(offer_ids int[]) returns setof app_public.placement_conflict
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (c.conflict).* from app_private.conflicts_of_offers(offer_ids) c where app_private.is_staff()
$$;
grant execute on function app_public.placement_conflicts(int[]) to sideline_admin;
comment on function app_public.placement_conflicts(int[]) is
  E'@simpleCollections only\nThe conflicts of offers with placements in other campaigns of the season, each offer once '
  'with its strongest conflict.';

-- Previews the add operation with the same arguments: how many properties it would add and the first hundred
-- conflicts by organization. Arguments select the given ids, the organization, previous partners, or else all
-- available ones. Errors: those of the operation.
create or replace function app_public.adding_plan(campaign_id int default null, search_filter_id int default null,
  sponsorable_property_ids int[] default null, organization_id int default null,
  previous_partners boolean default false) returns app_public.adding_plan
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_scope record;
  v_ids int[];
  v_conflicts app_public.placement_conflict[];
begin
  perform app_private.require_staff();
  select * into v_scope from app_private.adding_scope(adding_plan.campaign_id, adding_plan.search_filter_id);
  perform app_private.require_taking_campaign(v_scope.campaign_id);
  v_ids := case
    when adding_plan.sponsorable_property_ids is not null then adding_plan.sponsorable_property_ids
    when adding_plan.organization_id is not null then app_private.organization_property_ids(adding_plan.organization_id)
    when adding_plan.previous_partners
      then app_private.previous_partner_ids(v_scope.campaign_id, v_scope.location_filter_id)
    else app_private.all_available_ids(v_scope.campaign_id, v_scope.location_filter_id) end;
  v_ids := app_private.available_among(v_scope.campaign_id, v_ids);
  v_conflicts := array(select c from app_private.placement_conflicts(v_scope.campaign_id, v_ids) c
    order by lower((c).organization_name), (c).sponsorable_property_id);
  return (cardinality(v_ids), cardinality(v_conflicts), v_conflicts[1:100])::app_public.adding_plan;
end $$;
grant execute on function app_public.adding_plan(int, int, int[], int, boolean) to sideline_admin;
comment on function app_public.adding_plan(int, int, int[], int, boolean) is
  E'@notNull\nPreviews what would be added to a campaign, and what of it conflicts with placements in other campaigns; '
  'adds nothing. Errors: those of the adding operation.';

select app_private.never_null('app_public.placement_conflict',
  '{sponsorable_property_id,sponsorable_property_name,organization_id,organization_name,rule,
  offer_id,offer_status,campaign_id,campaign_name,sponsor_name,message}');
select app_private.never_null('app_public.adding_plan', '{available_count,conflicting_count,conflicts}');
