-- What a campaign needs from each league.

select app_private.protect('app_public.campaign_capabilities');
create policy select_league on app_public.campaign_capabilities for select to sideline_organization
  using (campaign_id = any ((select app_private.my_campaign_ids())::int[]));
comment on policy select_league on app_public.campaign_capabilities is
  'Leagues see the capabilities of campaigns they see.';
create policy select_link on app_public.campaign_capabilities for select to sideline_offer_link,
  sideline_application_link
  using (campaign_id = (select app_private.link_campaign_id()));
grant select (id, campaign_id, capability_id, execution_expectations) on app_public.campaign_capabilities
  to sideline_organization, sideline_offer_link, sideline_application_link;
grant insert (campaign_id, capability_id, minimum_quantity, quantity, execution_expectations),
  update (minimum_quantity, quantity, execution_expectations), delete on app_public.campaign_capabilities
    to sideline_admin;
comment on table app_public.campaign_capabilities is E'@flatInput\n'
  'What a campaign needs from each league. minimumQuantity: default per league; quantity: total contracted.';
create trigger _500_audit after insert or update or delete on app_public.campaign_capabilities
  for each row execute function app_private.tg__audit();

create or replace function app_private.tg_campaign_capabilities__in_use() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from app_public.assets a where a.campaign_capability_id = old.id) then
    perform app_private.fail('SL409', 'This campaign capability cannot be deleted because it is associated with at '
      'least one asset that is a part of an existing offer.');
  end if;
  return old;
end $$;

create trigger _200_in_use before delete on app_public.campaign_capabilities
  for each row execute function app_private.tg_campaign_capabilities__in_use();

-- Whether an asset of an offer uses the capability, so that the page can say why it cannot be deleted [S-107]; staff.
create or replace function app_public.campaign_capabilities_in_use(c app_public.campaign_capabilities) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select exists (select from app_public.assets a where a.campaign_capability_id = c.id); end;
grant execute on function app_public.campaign_capabilities_in_use(app_public.campaign_capabilities) to sideline_admin;
comment on function app_public.campaign_capabilities_in_use(app_public.campaign_capabilities) is
  E'@notNull\nWhether an asset of an offer uses the capability; if so, it cannot be deleted.';
