-- What a league provides for the value of an offer.

select app_private.protect('app_public.assets');
-- Records of an offer in an internal stage are hidden like it: leagues see only those of offers that they know of.
create policy select_own on app_public.assets for select to sideline_organization
  using (offer_id = any ((select app_private.my_offer_ids())::int[]));
comment on policy select_own on app_public.assets is 'Leagues see the assets of offers they see.';
create policy select_link on app_public.assets for select to sideline_offer_link
  using (offer_id = (select app_private.link_offer_id()));
grant select on app_public.assets to sideline_organization, sideline_offer_link;
comment on table app_public.assets is
  E'@behavior -insert -update -delete\nWhat the league provides for the money; changed through updateOffer.';
create trigger _500_audit after insert or update or delete on app_public.assets
  for each row execute function app_private.tg__audit();

-- Whether a deadline of the asset is verified, which prevents its removal [S-259]; staff.
create or replace function app_public.assets_any_verified_deadlines(a app_public.assets) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select exists (select from app_public.verification_deadlines d where d.asset_id = a.id and d.verified_images > 0);
end;
grant execute on function app_public.assets_any_verified_deadlines(app_public.assets) to sideline_admin;
comment on function app_public.assets_any_verified_deadlines(app_public.assets) is
  E'@notNull\nWhether a deadline of the asset is verified; if so, the asset cannot be removed.';
