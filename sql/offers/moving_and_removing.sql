-- Moves a confirmed offer to another campaign, and removes offers from a campaign.

-- Moves a confirmed offer to another campaign of the same sponsor; its assets are linked to that campaign's
-- capabilities [S-275, S-276]. The log names a conflict there [T1].
create or replace function app_public.move_confirmed_offer_to_campaign(offer_id int, campaign_id int)
  returns app_public.offers language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers;
  v_campaign app_public.campaigns;
begin
  perform app_private.require_staff();
  v := app_private.lock_offer(move_confirmed_offer_to_campaign.offer_id);
  select * into v_campaign from app_public.campaigns c where c.id = move_confirmed_offer_to_campaign.campaign_id;
  if v.status <> 'confirmed' then perform app_private.fail('SL409', 'Only a confirmed offer can be moved.'); end if;
  if v_campaign.id is null or v_campaign.sponsor_id <> v.sponsor_id or v_campaign.id = v.campaign_id
    or v_campaign.status = 'rejected' then
    perform app_private.fail('SL422', 'Choose another campaign of the same sponsor.', 'campaign_id');
  end if;
  if exists (select from app_public.offers o
    where o.campaign_id = v_campaign.id and o.sponsorable_property_id = v.sponsorable_property_id) then
    perform app_private.fail('SL409', 'This campaign already has an offer to this sponsorable property.',
      'campaign_id');
  end if;
  insert into app_public.campaign_capabilities (campaign_id, capability_id, minimum_quantity, quantity,
    execution_expectations)
  select v_campaign.id, k.capability_id, k.minimum_quantity, k.quantity, k.execution_expectations
  from app_public.assets a join app_public.campaign_capabilities k on k.id = a.campaign_capability_id
  where a.offer_id = v.id
  on conflict on constraint campaign_capabilities_once_key do nothing;
  set constraints app_public.assets_campaign_fk, app_public.assets_capability_fk deferred;
  update app_public.assets a set campaign_id = v_campaign.id, campaign_capability_id = n.id
  from app_public.campaign_capabilities k
  join app_public.campaign_capabilities n on n.campaign_id = v_campaign.id and n.capability_id = k.capability_id
  where a.offer_id = v.id and k.id = a.campaign_capability_id;
  update app_public.offers o set campaign_id = v_campaign.id where o.id = v.id returning * into v;
  perform app_private.log_event(v, 'moved', 'Moved to ' || v_campaign.name,
    'Despite a conflict. ' || app_private.conflict_of(v));
  return v;
end $$;
grant execute on function app_public.move_confirmed_offer_to_campaign(int, int) to sideline_admin;
comment on function app_public.move_confirmed_offer_to_campaign(int, int) is
  E'@resultFieldName offer\nMoves a confirmed offer to another campaign of the same sponsor.';

-- Removes offers from a campaign [B-348..B-356]. If the league was contacted, the offer is rejected: the reason is
-- required and the league is emailed. Others become unqualified (cannot be added again) or are deleted (available
-- again). Returns the offers that remain. SL404 for unknown ids.
create or replace function app_public.remove_sponsorable_properties_from_campaign(offer_ids int[],
  mark_as_unqualified boolean, removal_reason text) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers;
  v_reason text := nullif(btrim(removal_reason), '');
  v_deleted int[] := '{}';
begin
  perform app_private.require_staff();
  perform app_private.require_offers(offer_ids);
  for v in select * from app_public.offers o where o.id = any (offer_ids) order by o.id for update loop
    if not app_private.offer_allows(v.status, 'remove') then
      perform app_private.fail('SL409',
        format('Offer %s is %s and cannot be removed.', v.id, replace(v.status::text, '_', ' ')));
    elsif v.communicated_to_league then
      if v_reason is null then
        perform app_private.fail('SL422', 'A reason is required, because leagues were already contacted.',
          'removal_reason');
      end if;
      update app_public.offers o set status = 'rejected', removal_reason = v_reason where o.id = v.id
      returning * into v;
      perform app_private.log_event(v, 'status_changed', 'Removed from the campaign', v_reason);
      perform app_private.queue_mail_to_organization('removal_notice', v.organization_id, 'removal:' || v.id,
        jsonb_build_object('offer_id', v.id), v.id);
      return next v;
    elsif mark_as_unqualified then
      update app_public.offers o set status = 'unqualified', removal_reason = v_reason where o.id = v.id
      returning * into v;
      perform app_private.log_event(v, 'status_changed', 'Marked as unqualified', v_reason);
      return next v;
    else
      v_deleted := v_deleted || v.id;
    end if;
  end loop;
  delete from app_public.offers o where o.id = any (v_deleted);
end $$;
grant execute on function app_public.remove_sponsorable_properties_from_campaign(int[], boolean, text)
  to sideline_admin;
comment on function app_public.remove_sponsorable_properties_from_campaign(int[], boolean, text) is
  E'@resultFieldName offers\nRemoves offers from a campaign: they are rejected if the league was contacted, otherwise '
  'unqualified or deleted. Returns those that remain.';
