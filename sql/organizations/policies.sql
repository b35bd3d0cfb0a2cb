-- Organizations: who sees which of their columns, and the rows that belong to them.

select app_private.protect('app_public.organizations');
create policy select_own on app_public.organizations for select to sideline_organization
  using (id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.organizations is 'Leagues see the organizations they belong to.';
create policy select_link on app_public.organizations for select to sideline_offer_link, sideline_application_link,
  sideline_onboarding_link
  using (id = (select app_private.link_organization_id()));
-- Without the columns that leagues may not see: confidence, ids of other systems, the import's legacy column [B-013].
grant select (id, name, city, state, contact_email, contact_phone, website_url, website_sponsorships_url,
  can_receive_emails, female, male, min_age, max_age, winter_games, spring_games, summer_games, fall_games,
  winter_sport_ids, spring_sport_ids, summer_sport_ids, fall_sport_ids, sport_ids, competitiveness_ids,
  number_of_unique_participants_per_year, organization_type_id, social_media_following_size, email_list_size,
  email_open_rate, sports_management_software_id, mailing_address_id, shipping_address_id, time_zone, last_engaged_at,
  created_at, updated_at)
  on app_public.organizations
  to sideline_organization;
-- Columns for offer links: who the offer is for and the addresses, but not the profile.
grant select (id, name, city, state, can_receive_emails, mailing_address_id, shipping_address_id)
  on app_public.organizations
  to sideline_offer_link;
grant select (id, name, city, state, contact_email, contact_phone, website_url, can_receive_emails, winter_sport_ids,
  spring_sport_ids, summer_sport_ids, fall_sport_ids, sport_ids, competitiveness_ids,
  number_of_unique_participants_per_year, organization_type_id, social_media_following_size, email_list_size,
  email_open_rate) on app_public.organizations
  to sideline_application_link;
grant select (id, name, city, state, contact_email, contact_phone, website_url, can_receive_emails, female, male,
  min_age, max_age, winter_games, spring_games, summer_games, fall_games, winter_sport_ids, spring_sport_ids,
  summer_sport_ids, fall_sport_ids, sport_ids, competitiveness_ids, number_of_unique_participants_per_year,
  organization_type_id, social_media_following_size, email_list_size, email_open_rate) on app_public.organizations
  to sideline_onboarding_link;
comment on table app_public.organizations is
  E'@behavior -insert -update -delete\n'
  'A league. contactEmail is a comma-separated list; emailOpenRate is a percentage.';
comment on column app_public.organizations.data_confidence is '@behavior +orderBy';

-- engagement, such as a login, does not count as a change of the organization [B-040]
create trigger _100_touch before update on app_public.organizations for each row
  when (new.last_engaged_at is not distinct from old.last_engaged_at) execute function app_private.tg__touch();
create trigger _500_audit after insert or update or delete on app_public.organizations
  for each row execute function app_private.tg__audit();
create trigger _310_lists before insert or update of winter_sport_ids, spring_sport_ids, summer_sport_ids,
  fall_sport_ids, sport_ids, competitiveness_ids
  on app_public.organizations
    for each row execute function app_private.tg__id_lists('winter_sport_ids', 'sports', 'spring_sport_ids', 'sports',
      'summer_sport_ids', 'sports', 'fall_sport_ids', 'sports', 'sport_ids', 'sports', 'competitiveness_ids',
      'competitivenesses');

  -- Whether a text is one email address; null for null.
create or replace function app_private.is_email(typed text) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select length(is_email.typed) <= 254 and is_email.typed ~ ('^' || app_private.email_pattern() || '$') $$;

-- Normalizes a list of email addresses: trimmed, without empty entries, null if none is left [B-092, B-093].
create or replace function app_private.tg_organizations__contact_email() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.contact_email := (select string_agg(btrim(e.address), ', ' order by e.ordinality)
    from regexp_split_to_table(new.contact_email, ',') with ordinality e (address, ordinality)
    where btrim(e.address) <> '');
  if exists (select from regexp_split_to_table(new.contact_email, ', ') e where not app_private.is_email(e)) then
    perform app_private.fail('SL422', 'One or more emails are invalid', 'contact_email'); -- [B-077, B-078]
  end if;
  return new;
end $$;

create trigger _300_contact_email before insert or update of contact_email on app_public.organizations
  for each row when (new.contact_email is not null) execute function app_private.tg_organizations__contact_email();

-- Validates a new phone number: 7 to 15 digits with the usual separators, optionally with an extension [T7]. Stored
-- ones are not validated again.
create or replace function app_private.tg_organizations__contact_phone() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.contact_phone := nullif(btrim(new.contact_phone), '');
  if tg_op = 'UPDATE' and new.contact_phone is not distinct from old.contact_phone then return new; end if;
  if new.contact_phone !~* '^\+?[0-9 ()./-]+( *(x|ext\.?) *[0-9]{1,6})?$'
    or length(regexp_replace(regexp_replace(new.contact_phone, '[xe].*$', '', 'i'), '\D', '',
      'g')) not between 7 and 15 then
    perform app_private.fail('SL422', 'Enter a valid phone number', 'contact_phone');
  end if;
  return new;
end $$;

create trigger _300_contact_phone before insert or update of contact_phone on app_public.organizations
  for each row when (new.contact_phone is not null) execute function app_private.tg_organizations__contact_phone();

select app_private.protect('app_public.organization_users');
create policy select_own on app_public.organization_users for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.organization_users is 'Leagues see who belongs to their own organizations.';
grant select on app_public.organization_users to sideline_organization;
comment on table app_public.organization_users is
  E'@behavior -insert -update -delete\nUsers of an organization; invited and removed by mutations.';
create trigger _500_audit after insert or update or delete on app_public.organization_users
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.organization_zips');
comment on table app_public.organization_zips is
  E'@behavior -insert -update -delete\nZIPs from which an organization draws its players; staff only.';
create trigger _500_audit after insert or update or delete on app_public.organization_zips
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.organization_social_media');
create policy select_own on app_public.organization_social_media for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.organization_social_media is
  'Leagues see the social media of their own organizations.';
create policy insert_own on app_public.organization_social_media for insert to sideline_organization
  with check (organization_id = any ((select app_private.my_owned_organization_ids())::int[]));
comment on policy insert_own on app_public.organization_social_media is
  'Owners of leagues add social media to their own organizations.';
create policy update_own on app_public.organization_social_media for update to sideline_organization
  using (organization_id = any ((select app_private.my_owned_organization_ids())::int[]));
comment on policy update_own on app_public.organization_social_media is
  'Owners of leagues change the social media of their own organizations.';
create policy delete_own on app_public.organization_social_media for delete to sideline_organization
  using (organization_id = any ((select app_private.my_owned_organization_ids())::int[]));
comment on policy delete_own on app_public.organization_social_media is
  'Owners of leagues delete the social media of their own organizations.';
create policy select_link on app_public.organization_social_media for select to sideline_application_link,
  sideline_onboarding_link
  using (organization_id = (select app_private.link_wizard_organization_id()));
grant select on app_public.organization_social_media
  to sideline_organization, sideline_application_link, sideline_onboarding_link;
grant insert (organization_id, channel_id, url, can_post), update (channel_id, url, can_post), delete
  on app_public.organization_social_media to sideline_organization, sideline_admin;
comment on table app_public.organization_social_media is
  E'@flatInput\nAn organization''s account on a channel, and whether it can post there for a sponsor.';
comment on constraint organization_social_media_organization_id_fkey on app_public.organization_social_media is
  E'@foreignFieldName socialMediaConnection\n@foreignSimpleFieldName socialMedia';
create trigger _500_audit after insert or update or delete on app_public.organization_social_media
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.events_survey_responses');
comment on table app_public.events_survey_responses is
  E'@behavior -insert -update -delete\nImported answers of an events survey [B-096]; staff only.';
create trigger _500_audit after insert or update or delete on app_public.events_survey_responses
  for each row execute function app_private.tg__audit();
