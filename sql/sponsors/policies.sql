-- Sponsors: staff manage them, their own users see them, leagues see those that made them offers.

select app_private.protect('app_public.sponsors');
create policy select_own on app_public.sponsors for select to sideline_sponsor
  using (id = any ((select app_private.my_sponsor_ids())::int[]));
comment on policy select_own on app_public.sponsors is 'Sponsor users see the sponsors they belong to.';
create policy select_league on app_public.sponsors for select to sideline_organization
  using (id = any ((select app_private.my_campaign_sponsor_ids())::int[]));
comment on policy select_league on app_public.sponsors is 'Leagues see the sponsors of offers they see.';
create policy select_link on app_public.sponsors for select to sideline_offer_link, sideline_application_link
  using (id = (select app_private.link_sponsor_id()));
grant select (id, name, logo_file_id) on app_public.sponsors
  to sideline_sponsor, sideline_organization, sideline_offer_link, sideline_application_link;
grant insert (name, category_id), update (name, category_id) on app_public.sponsors to sideline_admin;
comment on table app_public.sponsors is E'@flatInput\n@behavior -delete\nA brand that pays leagues to be shown.';
create trigger _100_touch before update on app_public.sponsors for each row execute function app_private.tg__touch();
create trigger _500_audit after insert or update or delete on app_public.sponsors
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.sponsor_users');
comment on table app_public.sponsor_users is '@behavior -insert -update -delete';
create trigger _500_audit after insert or update or delete on app_public.sponsor_users
  for each row execute function app_private.tg__audit();
