-- Writing the assets of an offer.

-- The quantity and reach per campaign capability in a list of assets, null for zero or empty.
create or replace function app_private.asked_assets(p_assets jsonb)
  returns table (campaign_capability_id int, quantity int, reach int)
  language sql immutable rows 5 set search_path = pg_catalog, pg_temp
as $$
  select (e ->> 'campaign_capability_id')::int, nullif((e ->> 'quantity')::int, 0), nullif((e ->> 'reach')::int, 0)
  from jsonb_array_elements(coalesce(p_assets, '[]')) e
$$;

create or replace function app_private.assets_differ(p_offer_id int, p_assets jsonb) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from app_private.asked_assets(p_assets) n
    left join app_public.assets a on a.offer_id = p_offer_id and a.campaign_capability_id = n.campaign_capability_id
    where (n.quantity, n.reach) is distinct from (a.quantity, a.reach))
$$;

-- Describes what the list of assets changes: "Game Signage 2 to 3; Email Blast added" [M12].
create or replace function app_private.asset_words(p_offer_id int, p_assets jsonb) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select string_agg(k.name || case
      when n.quantity is null then ' removed'
      when a.quantity is null then format(' added: %s', n.quantity)
      when n.quantity <> a.quantity then format(' %s to %s', a.quantity, n.quantity)
      else format(', reach %s to %s', coalesce(a.reach::text, 'none'), coalesce(n.reach::text, 'none')) end,
      '; ' order by k.name)
  from app_private.asked_assets(p_assets) n
  join app_public.campaign_capabilities c on c.id = n.campaign_capability_id
  join app_public.capabilities k on k.id = c.capability_id
  left join app_public.assets a on a.offer_id = p_offer_id and a.campaign_capability_id = n.campaign_capability_id
  where (n.quantity, n.reach) is distinct from (a.quantity, a.reach)
$$;

-- Refuses an invalid list of assets: SL422, or SL409 if an asset with a verified deadline would be removed.
create or replace function app_private.require_assets(p_offer_id int, p_assets jsonb) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from app_private.asked_assets(p_assets) n where n.reach is not null and n.quantity is null) then
    perform app_private.fail('SL422', 'Oops! Assets with reach is missing quantity!', 'assets');
  end if;
  if exists (select from app_private.asked_assets(p_assets) n group by n.campaign_capability_id
    having count(*) > 1) then
    perform app_private.fail('SL422', 'Each asset can be listed only once.', 'assets');
  end if;
  if exists (select from app_private.asked_assets(p_assets) n where n.quantity < 0 or n.reach < 0) then
    perform app_private.fail('SL422', 'Quantity and reach cannot be negative.', 'assets');
  end if;
  if exists (select from app_private.asked_assets(p_assets) n
      join app_public.assets a on a.offer_id = p_offer_id and a.campaign_capability_id = n.campaign_capability_id
      join app_public.verification_deadlines d on d.asset_id = a.id
      where n.quantity is null and d.verified_images > 0) then
    perform app_private.fail('SL409', 'Assets with verified deadlines cannot be removed from offer.', 'assets');
  end if;
end $$;

create or replace function app_private.write_assets(p_offer app_public.offers, p_assets jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_assets(p_offer.id, p_assets);
  delete from app_public.verification_deadlines d using app_public.assets a, app_private.asked_assets(p_assets) n
  where a.offer_id = p_offer.id and d.asset_id = a.id and n.campaign_capability_id = a.campaign_capability_id
    and n.quantity is null
    and not exists (select from app_public.verification_images i where i.verification_deadline_id = d.id);
  delete from app_public.assets a using app_private.asked_assets(p_assets) n
  where a.offer_id = p_offer.id and n.campaign_capability_id = a.campaign_capability_id and n.quantity is null;
  insert into app_public.assets (offer_id, campaign_id, organization_id, sponsor_id, campaign_capability_id,
    quantity, reach)
  select p_offer.id, p_offer.campaign_id, p_offer.organization_id, p_offer.sponsor_id, n.campaign_capability_id,
    n.quantity, n.reach
  from app_private.asked_assets(p_assets) n where n.quantity is not null
  on conflict on constraint assets_once_key do update set quantity = excluded.quantity, reach = excluded.reach;
end $$;
