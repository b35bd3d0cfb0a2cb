-- What terms change in one offer [T3]: the value and assets that it would get, or why it is refused.

-- The quantity of a capability in a package of an organization.
create or replace function app_private.packaged_quantity(p_package_id int, p_capability_id int) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(sum(x.quantity), 0)::int from app_public.organization_capability_packages x
  join app_public.organization_capabilities c on c.id = x.organization_capability_id and not c.archived
  where x.organization_package_id = p_package_id and c.capability_id = p_capability_id
$$;

-- The cheapest package for an offer's program that contains everything the campaign asks for; null if there is none.
create or replace function app_private.package_of_offer(p_offer app_public.offers)
  returns app_public.organization_packages language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select k from app_public.organization_package_properties j
  join app_public.organization_packages k on k.id = j.organization_package_id
  where j.sponsorable_property_id = p_offer.sponsorable_property_id
    and exists (select from app_public.campaign_capabilities c where c.campaign_id = p_offer.campaign_id)
    and not exists (select from app_public.campaign_capabilities c where c.campaign_id = p_offer.campaign_id
      and app_private.packaged_quantity(k.id, c.capability_id) < coalesce(c.minimum_quantity, 1))
  order by k.price, k.id limit 1
$$;

-- The value for a number of players: the amount per player, rounded, then limited to the bounds.
create or replace function app_private.value_per_player(players int, terms app_public.offer_terms) returns numeric
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select round(least(greatest(round(terms.amount * players / s.step) * s.step, terms.minimum), terms.maximum), 2)
  from (select coalesce(terms.round_to, 0.01) as step) s
$$;

-- The assets that an offer would get by the terms, in the format of update_offer; those of the package if the terms
-- say so. Raises SL422 if the campaign does not ask for one of them.
create or replace function app_private.assets_of_terms(p_offer app_public.offers, terms app_public.offer_terms,
  p_package_id int) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_name text;
begin
  if terms.value_rule = 'package' then
    return (select jsonb_agg(jsonb_build_object('campaign_capability_id', c.id, 'quantity', q.quantity))
      from app_public.campaign_capabilities c
      cross join app_private.packaged_quantity(p_package_id, c.capability_id) q (quantity)
      where c.campaign_id = p_offer.campaign_id and q.quantity > 0);
  end if;
  select min(k.name) into v_name from unnest(terms.assets) a join app_public.capabilities k on k.id = a.capability_id
  where not exists (select from app_public.campaign_capabilities c
    where c.campaign_id = p_offer.campaign_id and c.capability_id = a.capability_id);
  if v_name is not null then
    perform app_private.fail('SL422', format('Its campaign does not ask for %s.', v_name), 'assets');
  end if;
  return (select jsonb_agg(jsonb_build_object('campaign_capability_id', c.id, 'quantity', a.quantity, 'reach', a.reach))
    from unnest(terms.assets) a join app_public.campaign_capabilities c on c.campaign_id = p_offer.campaign_id
      and c.capability_id = a.capability_id);
end $$;

-- What the terms would change in an offer: the patch for update_offer, empty if it has them; reason: why it is refused.
create or replace function app_private.plan_terms(p_offer app_public.offers, terms app_public.offer_terms,
    p_players int, out patch jsonb, out package_name text, out reason text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_package app_public.organization_packages;
  v_value numeric := p_offer.value;
  v_assets jsonb;
begin
  patch := '{}';
  if terms.value_rule = 'package' then
    v_package := app_private.package_of_offer(p_offer);
    if v_package.id is null then
      perform app_private.fail('SL422', 'No package of this program includes everything the campaign asks for.');
    end if;
    package_name := v_package.name;
  end if;
  if terms.value_rule is not null and (p_offer.value is null or terms.replace_existing) then
    if terms.value_rule = 'per_player' and coalesce(p_players, 0) = 0 then
      perform app_private.fail('SL422', 'The number of players is not known.');
    end if;
    v_value := case terms.value_rule when 'fixed' then terms.amount when 'package' then v_package.price
      else app_private.value_per_player(p_players, terms) end;
    if v_value <= 0 then perform app_private.fail('SL422', 'Its value would be $0.'); end if;
    if v_value > 9999999999.99 then perform app_private.fail('SL422', 'Its value would be too high.'); end if;
  end if;
  if terms.replace_existing
    or not exists (select from app_public.assets a where a.offer_id = p_offer.id and a.quantity is not null) then
    v_assets := app_private.assets_of_terms(p_offer, terms, v_package.id);
  end if;
  if v_value is distinct from p_offer.value then patch := patch || jsonb_build_object('value', v_value); end if;
  if app_private.assets_differ(p_offer.id, v_assets) then
    patch := patch || jsonb_build_object('assets', v_assets);
  end if;
  -- the same rules as for a single offer
  perform app_private.require_editable_offer(p_offer, patch <> '{}');
  if patch ? 'value' then perform app_private.require_value_of_checks(p_offer.id, v_value); end if;
  if patch ? 'assets' then perform app_private.require_assets(p_offer.id, v_assets); end if;
exception when others then
  if sqlstate !~ '^SL' then raise; end if;
  patch := '{}';
  reason := sqlerrm;
end $$;
