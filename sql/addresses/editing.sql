-- Writing addresses.

-- Makes the given address the organization's current one of its type; if nothing differs, the current row stays.
-- Fields are trimmed, and a Canadian postal code is written "K1A 0B1". SL422 with the field. Callers have checked the
-- permission. Returns the organization as the caller may see it.
create or replace function app_private.write_address(p_organization_id int, p_type app_public.address_type, p_name text,
  p_line1 text, p_line2 text, p_city text, p_state text, p_zip text, p_country app_public.country,
  p_deliverability text)
  returns app_public.organizations language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_organization app_public.organizations;
  v_new app_public.addresses;
  v_current app_public.addresses;
  v_missing text;
  v_label text;
begin
  v_new.name := nullif(btrim(p_name), '');
  v_new.line1 := nullif(btrim(p_line1), '');
  v_new.line2 := nullif(btrim(p_line2), '');
  v_new.city := nullif(btrim(p_city), '');
  v_new.state := upper(nullif(btrim(p_state), ''));
  v_new.zip := upper(nullif(btrim(p_zip), ''));
  v_new.country := coalesce(p_country, 'US');
  if v_new.country = 'CA' then v_new.zip := regexp_replace(v_new.zip, '^([A-Z]\d[A-Z]) ?(\d[A-Z]\d)$', '\1 \2'); end if;
  select f.field, f.label into v_missing, v_label
  from (values (v_new.name, 'name', 'Name', 1), (v_new.line1, 'line1', 'Address Line 1', 2),
    (v_new.city, 'city', 'City', 3), (v_new.state, 'state', 'State', 4), (v_new.zip, 'zip', 'Zip', 5))
    f (value, field, label, position)
  where f.value is null order by f.position limit 1;
  if v_missing is not null then perform app_private.fail('SL422', v_label || ' is required', v_missing); end if;
  if v_new.state !~ '^[A-Z]{2}$' then
    perform app_private.fail('SL422', 'Enter the state as two letters, such as TX.', 'state');
  end if;
  if v_new.zip !~ (case v_new.country when 'US' then '^\d{5}(-\d{4})?$' else '^[A-Z]\d[A-Z] \d[A-Z]\d$' end) then
    perform app_private.fail('SL422', 'Enter a valid zip', 'zip');
  end if;
  if length(v_new.name) > 40 then
    perform app_private.fail('SL422', 'The name can have at most 40 characters.', 'name');
  end if;
  select * into v_organization from app_public.organizations o where o.id = p_organization_id for no key update;
  select * into v_current from app_public.addresses a
  where a.id = case p_type when 'mailing' then v_organization.mailing_address_id
    else v_organization.shipping_address_id end;
  if (v_current.name, v_current.line1, v_current.line2, v_current.city, v_current.state, v_current.zip,
    v_current.country, v_current.deliverability)
    is distinct from (v_new.name, v_new.line1, v_new.line2, v_new.city, v_new.state, v_new.zip, v_new.country,
      p_deliverability) then
    insert into app_public.addresses (organization_id, address_type, name, line1, line2, city, state, zip, country,
      deliverability, created_by_id, link_offer_id)
    values (v_organization.id, p_type, v_new.name, v_new.line1, v_new.line2, v_new.city, v_new.state, v_new.zip,
      v_new.country, p_deliverability, app_private.current_user_id(), app_private.link_id('offer'))
    returning * into v_new;
    if p_type = 'mailing' then
      update app_public.organizations o set mailing_address_id = v_new.id where o.id = v_organization.id
      returning * into v_organization;
    else
      update app_public.organizations o set shipping_address_id = v_new.id where o.id = v_organization.id
      returning * into v_organization;
    end if;
  end if;
  return app_private.visible(v_organization);
end $$;

-- Saves a verified mailing or shipping address [B-188, L-280]; all but line2 are required, country defaults to US.
-- Staff may do so for any organization, owners and treasurers for their own; not allowed with a link or a session
-- gained through one. Returns the organization.
create or replace function app_public.upsert_address(organization_id int, address_type app_public.address_type,
  name text, line1 text, city text, state text, zip text, line2 text default null,
  country app_public.country default 'US', deliverability text default null) returns app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.lock_organization(upsert_address.organization_id, app_private.my_money_organization_ids());
  return app_private.write_address(organization_id, coalesce(address_type, 'mailing'), name, line1, line2, city, state,
    zip, country, deliverability);
end $$;
grant execute on function app_public.upsert_address(int, app_public.address_type, text, text, text, text, text, text,
  app_public.country, text)
  to sideline_organization, sideline_admin;
comment on function app_public.upsert_address(int, app_public.address_type, text, text, text, text, text, text,
  app_public.country, text) is
  E'@resultFieldName organization\n'
  'Saves an address as the current one of its type. Errors: SL422 with the field; SL404.';

-- Saves a verified shipping address [L-030]: staff for any organization, owners and treasurers for their own, an offer
-- link for its organization while the offer is proposed. Returns the organization.
create or replace function app_public.upsert_shipping_address(organization_id int, name text, line1 text, city text,
  state text, zip text, line2 text default null, country app_public.country default 'US',
  deliverability text default null,
  address_type app_public.address_type default 'shipping') returns app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_offer app_public.offers;
begin
  if coalesce(address_type, 'shipping') <> 'shipping' then
    perform app_private.fail('SL422', 'Only the shipping address is saved here.', 'address_type');
  end if;
  if app_private.link_id('offer') is not null then
    -- prevents a concurrent acceptance
    select * into v_offer from app_public.offers o where o.id = app_private.link_id('offer') for share;
    if v_offer.organization_id is distinct from upsert_shipping_address.organization_id then
      perform app_private.fail('SL404', 'There is no such organization.', 'organization_id');
    elsif v_offer.status <> 'proposed' then
      perform app_private.fail('SL409', 'The address can be changed here only while the offer is open.');
    end if;
  else
    perform app_private.lock_organization(upsert_shipping_address.organization_id,
      app_private.my_money_organization_ids());
  end if;
  return app_private.write_address(organization_id, 'shipping', name, line1, line2, city, state, zip, country,
    deliverability);
end $$;
grant execute on function app_public.upsert_shipping_address(int, text, text, text, text, text, text,
  app_public.country, text, app_public.address_type)
  to sideline_offer_link, sideline_organization, sideline_admin;
comment on function app_public.upsert_shipping_address(int, text, text, text, text, text, text, app_public.country,
  text, app_public.address_type) is
  E'@resultFieldName organization\nSaves the shipping address. By an offer''s link only for its organization and while '
  'the offer is proposed. Errors: SL422 with the field; SL404; SL409.';
