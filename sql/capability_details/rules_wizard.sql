-- The wizard's ten asset steps [L-189 to L-213]. Each call saves one answer, yes with its details or no with its reason; a
-- changed answer keeps the details of the yes before it, hidden. Arguments: organization_id, sponsorship_application_id and
-- offer_id must be the link's; id is the answer's when it is edited; price in US dollars; stamp as the step was read.
-- Each returns the wizard's view, savedIds holding the answer's id. Errors: SL409 (stamp), SL422 with the field, SL403.

-- Saves the answer to one asset; p_values: its answers as the rules name them.
create or replace function app_private.save_asset(p_step text, p_organization_id int, p_application_id int, p_offer_id int, p_id int, p_values jsonb, p_stamp text,
  p_season app_public.season default null, p_year int default null) returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a app_public.sponsorship_applications := app_private.open_application(p_organization_id, p_application_id, p_offer_id, p_season, p_year);
  v jsonb := app_private.checked_answers(a, p_step, p_values, p_stamp);
  v_detail app_public.capability_details;
begin
  insert into app_public.capability_details (organization_id, capability_id, kind, sponsorship_application_id)
  select a.organization_id, k.id, k.kind, a.id from app_public.capabilities k where k.interest_id = p_step
  on conflict on constraint capability_details_answer_key do nothing;
  select d.* into v_detail from app_public.capability_details d join app_public.capabilities k on k.id = d.capability_id
  where d.sponsorship_application_id = a.id and k.interest_id = p_step;
  if not found or v_detail.id <> p_id then perform app_private.fail('SL404', 'There is no such answer.', 'id'); end if;
  if not (v ->> 'accepted')::boolean then
    update app_public.capability_details d set accepted = false, refusal_reason = v ->> 'refusalReason' where d.id = v_detail.id;
  else
    update app_public.capability_details d set accepted = true, refusal_reason = null, price = (v ->> 'price')::numeric, max_for_sale = (v ->> 'maxForSale')::int,
      other_brands = v ->> 'otherBrands', ordering_deadline = (v ->> 'orderingDeadline')::date, min_teams_required = (v ->> 'minTeamsRequired')::int,
      can_hang24_hours = (v ->> 'canHang24Hours')::boolean, banner_size_ids = app_private.ids_of(v -> 'bannerSizes'),
      banner_placement_ids = app_private.ids_of(v -> 'bannerPlacements'), quantity = (v ->> 'quantity')::int, description = v ->> 'description',
      event_date = (v ->> 'eventDate')::date, possible_attendance = coalesce(v ->> 'possibleAttendance', v ->> 'attendance')::int,
      can_distribute_food = (v ->> 'canDistributeFood')::boolean, can_allow_outside_food = (v ->> 'canAllowOutsideFood')::boolean,
      has_electricity = (v ->> 'hasElectricity')::boolean
    where d.id = v_detail.id returning * into v_detail;
    perform app_private.write_detail_rows(v_detail, null, app_private.ids_of(v -> 'sponsorablePropertyIds'));
  end if;
  return app_private.finish_step(a.id, p_step, array[v_detail.id]);
end $$;

-- The ids in a list of json; null when there is no list.
create or replace function app_private.ids_of(p_list jsonb) returns int[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select case when jsonb_typeof(p_list) = 'array' then array(select e::int from jsonb_array_elements_text(p_list) e) end $$;

create or replace function app_public.upsert_team_game_jersey(accepted boolean, refusal_reason text default null, sponsorable_property_ids int[] default '{}',
  max_for_sale int default null, price numeric default null, other_brands text default null, ordering_deadline date default null, min_teams_required int default null,
  id int default null, sponsorship_application_id int default null, organization_id int default null, offer_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return app_private.save_asset('game-jerseys', organization_id, sponsorship_application_id, offer_id, id, jsonb_build_object('accepted', accepted,
    'refusalReason', refusal_reason, 'sponsorablePropertyIds', to_jsonb(sponsorable_property_ids), 'maxForSale', max_for_sale, 'price', price, 'otherBrands', other_brands, 'orderingDeadline', ordering_deadline, 'minTeamsRequired', min_teams_required), stamp);
end $$;

create or replace function app_public.upsert_team_warmup(accepted boolean, refusal_reason text default null, sponsorable_property_ids int[] default '{}',
  max_for_sale int default null, price numeric default null,
  id int default null, sponsorship_application_id int default null, organization_id int default null, offer_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return app_private.save_asset('warm-ups', organization_id, sponsorship_application_id, offer_id, id, jsonb_build_object('accepted', accepted,
    'refusalReason', refusal_reason, 'sponsorablePropertyIds', to_jsonb(sponsorable_property_ids), 'maxForSale', max_for_sale, 'price', price), stamp);
end $$;

create or replace function app_public.upsert_game_signage(accepted boolean, refusal_reason text default null, sponsorable_property_ids int[] default '{}',
  max_for_sale int default null, price numeric default null, can_hang24_hours boolean default null, banner_sizes int[] default null, banner_placements int[] default null,
  id int default null, sponsorship_application_id int default null, organization_id int default null, offer_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return app_private.save_asset('game-signage', organization_id, sponsorship_application_id, offer_id, id, jsonb_build_object('accepted', accepted,
    'refusalReason', refusal_reason, 'sponsorablePropertyIds', to_jsonb(sponsorable_property_ids), 'maxForSale', max_for_sale, 'price', price, 'canHang24Hours', can_hang24_hours, 'bannerSizes', to_jsonb(banner_sizes), 'bannerPlacements', to_jsonb(banner_placements)), stamp);
end $$;

create or replace function app_public.upsert_giveaway_and_coupon(accepted boolean, refusal_reason text default null, sponsorable_property_ids int[] default '{}',
  max_for_sale int default null, price numeric default null, quantity int default null,
  id int default null, sponsorship_application_id int default null, organization_id int default null, offer_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return app_private.save_asset('coupons', organization_id, sponsorship_application_id, offer_id, id, jsonb_build_object('accepted', accepted,
    'refusalReason', refusal_reason, 'sponsorablePropertyIds', to_jsonb(sponsorable_property_ids), 'maxForSale', max_for_sale, 'price', price, 'quantity', quantity), stamp);
end $$;

create or replace function app_public.upsert_seminar(accepted boolean, refusal_reason text default null, sponsorable_property_ids int[] default '{}',
  max_for_sale int default null, price numeric default null, description text default null, event_date date default null, possible_attendance int default null,
  id int default null, sponsorship_application_id int default null, organization_id int default null, offer_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return app_private.save_asset('seminar', organization_id, sponsorship_application_id, offer_id, id, jsonb_build_object('accepted', accepted,
    'refusalReason', refusal_reason, 'sponsorablePropertyIds', to_jsonb(sponsorable_property_ids), 'maxForSale', max_for_sale, 'price', price, 'description', description, 'eventDate', event_date, 'possibleAttendance', possible_attendance), stamp);
end $$;

create or replace function app_public.upsert_sampling_and_tabling(accepted boolean, refusal_reason text default null, sponsorable_property_ids int[] default '{}',
  price numeric default null, description text default null, attendance int default null, event_date date default null, can_distribute_food boolean default null, can_allow_outside_food boolean default null, has_electricity boolean default null, season app_public.season default null, year int default null,
  id int default null, sponsorship_application_id int default null, organization_id int default null, offer_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return app_private.save_asset('sampling', organization_id, sponsorship_application_id, offer_id, id, jsonb_build_object('accepted', accepted,
    'refusalReason', refusal_reason, 'sponsorablePropertyIds', to_jsonb(sponsorable_property_ids), 'price', price, 'description', description, 'attendance', attendance, 'eventDate', event_date, 'canDistributeFood', can_distribute_food,
    'canAllowOutsideFood', can_allow_outside_food, 'hasElectricity', has_electricity), stamp, season, year);
end $$;

create or replace function app_public.upsert_photos(accepted boolean, refusal_reason text default null, sponsorable_property_ids int[] default '{}',
  price numeric default null, season app_public.season default null, year int default null,
  id int default null, sponsorship_application_id int default null, organization_id int default null, offer_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return app_private.save_asset('photos', organization_id, sponsorship_application_id, offer_id, id, jsonb_build_object('accepted', accepted,
    'refusalReason', refusal_reason, 'sponsorablePropertyIds', to_jsonb(sponsorable_property_ids), 'price', price), stamp, season, year);
end $$;

create or replace function app_public.upsert_website_banner(accepted boolean, refusal_reason text default null, sponsorable_property_ids int[] default '{}',
  max_for_sale int default null, price numeric default null,
  id int default null, sponsorship_application_id int default null, organization_id int default null, offer_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return app_private.save_asset('website-banner', organization_id, sponsorship_application_id, offer_id, id, jsonb_build_object('accepted', accepted,
    'refusalReason', refusal_reason, 'sponsorablePropertyIds', to_jsonb(sponsorable_property_ids), 'maxForSale', max_for_sale, 'price', price), stamp);
end $$;

create or replace function app_public.upsert_surveys(accepted boolean, refusal_reason text default null, sponsorable_property_ids int[] default '{}',
  max_for_sale int default null, price numeric default null,
  id int default null, sponsorship_application_id int default null, organization_id int default null, offer_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return app_private.save_asset('surveys', organization_id, sponsorship_application_id, offer_id, id, jsonb_build_object('accepted', accepted,
    'refusalReason', refusal_reason, 'sponsorablePropertyIds', to_jsonb(sponsorable_property_ids), 'maxForSale', max_for_sale, 'price', price), stamp);
end $$;

create or replace function app_public.upsert_email_or_social_media(accepted boolean, refusal_reason text default null, sponsorable_property_ids int[] default '{}',
  max_for_sale int default null, price numeric default null,
  id int default null, sponsorship_application_id int default null, organization_id int default null, offer_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return app_private.save_asset('dedicated-email', organization_id, sponsorship_application_id, offer_id, id, jsonb_build_object('accepted', accepted,
    'refusalReason', refusal_reason, 'sponsorablePropertyIds', to_jsonb(sponsorable_property_ids), 'maxForSale', max_for_sale, 'price', price), stamp);
end $$;

grant execute on function app_public.upsert_team_game_jersey(boolean, text, int[], int, numeric, text, date, int, int, int, int, int, text),
  app_public.upsert_team_warmup(boolean, text, int[], int, numeric, int, int, int, int, text),
  app_public.upsert_game_signage(boolean, text, int[], int, numeric, boolean, int[], int[], int, int, int, int, text),
  app_public.upsert_giveaway_and_coupon(boolean, text, int[], int, numeric, int, int, int, int, int, text),
  app_public.upsert_seminar(boolean, text, int[], int, numeric, text, date, int, int, int, int, int, text),
  app_public.upsert_sampling_and_tabling(boolean, text, int[], numeric, text, int, date, boolean, boolean, boolean, app_public.season, int, int, int, int, int, text),
  app_public.upsert_photos(boolean, text, int[], numeric, app_public.season, int, int, int, int, int, text),
  app_public.upsert_website_banner(boolean, text, int[], int, numeric, int, int, int, int, text),
  app_public.upsert_surveys(boolean, text, int[], int, numeric, int, int, int, int, text),
  app_public.upsert_email_or_social_media(boolean, text, int[], int, numeric, int, int, int, int, text)
  to sideline_application_link;
comment on function app_public.upsert_team_game_jersey(boolean, text, int[], int, numeric, text, date, int, int, int, int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves the answer to "Logo on jerseys"; price in US dollars. Errors: SL409 (stamp), SL422 with the field, SL403.';
comment on function app_public.upsert_team_warmup(boolean, text, int[], int, numeric, int, int, int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves the answer to "Warm-up apparel"; price in US dollars. Errors: SL409 (stamp), SL422 with the field, SL403.';
comment on function app_public.upsert_game_signage(boolean, text, int[], int, numeric, boolean, int[], int[], int, int, int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves the answer to "Banners"; price in US dollars. Errors: SL409 (stamp), SL422 with the field, SL403.';
comment on function app_public.upsert_giveaway_and_coupon(boolean, text, int[], int, numeric, int, int, int, int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves the answer to "Product & coupon distribution"; price in US dollars. Errors: SL409 (stamp), SL422 with the field, SL403.';
comment on function app_public.upsert_seminar(boolean, text, int[], int, numeric, text, date, int, int, int, int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves the answer to "Seminars"; price in US dollars. Errors: SL409 (stamp), SL422 with the field, SL403.';
comment on function app_public.upsert_sampling_and_tabling(boolean, text, int[], numeric, text, int, date, boolean, boolean, boolean, app_public.season, int, int, int, int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves the answer to "Tabling and product sampling"; price in US dollars. Errors: SL409 (stamp), SL422 with the field, SL403.';
comment on function app_public.upsert_photos(boolean, text, int[], numeric, app_public.season, int, int, int, int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves the answer to "Professional photography"; price in US dollars. Errors: SL409 (stamp), SL422 with the field, SL403.';
comment on function app_public.upsert_website_banner(boolean, text, int[], int, numeric, int, int, int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves the answer to "Logo on website"; price in US dollars. Errors: SL409 (stamp), SL422 with the field, SL403.';
comment on function app_public.upsert_surveys(boolean, text, int[], int, numeric, int, int, int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves the answer to "Surveys"; price in US dollars. Errors: SL409 (stamp), SL422 with the field, SL403.';
comment on function app_public.upsert_email_or_social_media(boolean, text, int[], int, numeric, int, int, int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves the answer to "Email and social media"; price in US dollars. Errors: SL409 (stamp), SL422 with the field, SL403.';
