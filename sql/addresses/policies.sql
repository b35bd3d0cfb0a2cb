-- Mailing and shipping addresses: immutable versions; the organization points to its current ones.

select app_private.protect('app_public.addresses');
create policy select_own on app_public.addresses for select to sideline_organization
  using (organization_id = any ((select app_private.my_money_organization_ids())::int[])
    or address_type = 'shipping' and organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.addresses is
  'Leagues see the addresses of their own organizations; the mailing address, to which checks go, only owners and '
  'treasurers.';
create policy select_link on app_public.addresses for select to sideline_offer_link
  using (id = any ((select app_private.link_address_ids())::int[]));
grant
  select (id, organization_id, address_type, name, line1, line2, city, state, zip, country, deliverability, created_at)
  on app_public.addresses to sideline_organization, sideline_offer_link;
comment on table app_public.addresses is
  E'@behavior -insert -update -delete\nOne version of a mailing or shipping address; a change makes a new one.';
comment on column app_public.addresses.link_offer_id is '@behavior -*';
comment on constraint addresses_link_offer_id_fkey on app_public.addresses is '@behavior -*';
create trigger _500_audit after insert or update or delete on app_public.addresses
  for each row execute function app_private.tg__audit();

-- A stored version never changes, because approved checks refer to it. Only a merge moves it to another organization.
create or replace function app_private.tg_addresses__frozen() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.fail('SL403', 'An address cannot be changed. Add a new version instead.');
  return null;
end $$;

create trigger _100_frozen before update of address_type, name, line1, line2, city, state, zip, country, deliverability
  on app_public.addresses for each row execute function app_private.tg_addresses__frozen();
