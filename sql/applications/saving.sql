-- The wizard's mutations. Each saves one whole step of the application that the link opens, in one transaction: it
-- validates the step, refuses it if it has changed since the caller read it, and marks it done.

-- Checks that the caller may write; null arguments were not stated and are not compared [L-122]. Creates the
-- application if there is none, so that any step may come first [L-096]. Returns it, locked.
create or replace function app_private.open_application(p_organization_id int, p_application_id int, p_offer_id int,
  p_season app_public.season default null, p_year int default null) returns app_public.sponsorship_applications
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a app_public.sponsorship_applications;
  v_organization_id int := app_private.link_id('application');
  v_campaign_id int := (select c.id from app_public.campaigns c where c.id = app_private.link_campaign_id());
  v_offer_id int := (select o.id from app_public.offers o
    where o.id = app_private.claim('link_offer_id')::int and o.organization_id = app_private.link_id('application'));
begin
  perform app_private.check_link(p_organization_id, p_season, p_year, null, p_offer_id);
  if not exists (select from app_public.organizations o where o.id = v_organization_id) then
    perform app_private.fail('SL404', 'There is no such application.');
  end if;
  loop
    select * into a from app_public.sponsorship_applications x
    where x.organization_id = v_organization_id and x.season::text = app_private.claim('link_season')
      and x.year = app_private.claim('link_year')::int
    for no key update;
    exit when found;
    insert into app_public.sponsorship_applications (organization_id, season, year, campaign_id, offer_id)
    values (v_organization_id, app_private.claim('link_season')::app_public.season, app_private.claim('link_year')::int,
      v_campaign_id, v_offer_id)
    on conflict on constraint sponsorship_applications_season_key do nothing;
  end loop;
  if a.id <> p_application_id then
    perform app_private.fail('SL403', 'This link is for another application.', 'sponsorship_application_id');
  end if;
  if (a.campaign_id, a.offer_id) is distinct from (v_campaign_id, v_offer_id) and v_offer_id is not null then
    update app_public.sponsorship_applications x set campaign_id = v_campaign_id, offer_id = v_offer_id
    where x.id = a.id returning * into a;
  end if;
  return a;
end $$;

-- A step's cleaned answers, if they may be saved: the step has not changed since the caller read it (else SL409 with
-- the field stamp), and the answers are valid (else SL422 with the first invalid field).
create or replace function app_private.checked_answers(a app_public.sponsorship_applications, p_step text,
  p_answers jsonb, p_stamp text) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_before jsonb := app_private.application_answers(a.organization_id, a, a.campaign_id) -> p_step;
  v_answers jsonb := app_private.clean_answers(p_step, p_answers);
  v_problem record;
begin
  if p_step <> app_private.claim('link_step') then
    perform app_private.fail('SL403', 'This link is for another step.');
  end if;
  if p_stamp is not null and p_stamp <> app_private.answer_stamp(v_before) then
    perform app_private.fail('SL409', 'This step was changed somewhere else in the meantime.', 'stamp');
  end if;
  select * into v_problem from app_private.answer_problems(p_step, v_answers, v_before,
    app_private.current_program_ids(a.organization_id)) limit 1;
  if found then perform app_private.fail('SL422', v_problem.message, v_problem.field); end if;
  return v_answers;
end $$;

-- Marks a step done, clears the saved input [L-111], counts as engagement [L-337]. Returns the wizard's updated view.
create or replace function app_private.finish_step(p_application_id int, p_step text, p_saved_ids int[] default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare a app_public.sponsorship_applications;
begin
  update app_public.sponsorship_applications x set
    -- who saves a step that was passed on has typed nothing of it
    saved_step_id = case when app_private.link_forwarded_task_id() is not null then x.saved_step_id end,
    saved_form_data = case when app_private.link_forwarded_task_id() is not null then x.saved_form_data end,
    done_steps = case when p_step = any (x.done_steps) then x.done_steps else x.done_steps || p_step end
  where x.id = p_application_id returning * into a;
  perform app_private.finish_application(a), app_private.note_forwarded_task_done();
  update app_public.organizations o set last_engaged_at = app_private.clock() where o.id = a.organization_id;
  return app_private.application_view(p_saved_ids);
end $$;

-- Saves a step as typed, valid or not, to continue later [L-095, L-096]; empty values clear it [L-111].
create or replace function app_public.save_application_step_data(step_id text, form_data jsonb,
  sponsorship_application_id int default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a app_public.sponsorship_applications := app_private.open_application(null, sponsorship_application_id, null);
  v_step text := nullif(btrim(step_id), '');
begin
  if v_step is not null and v_step <> all (array['introduction', 'thank-you']
    || array(select jsonb_object_keys(app_private.application_rules()))) then
    perform app_private.fail('SL422', 'There is no such step.', 'step_id');
  end if;
  if octet_length(form_data::text) > 60000 then
    perform app_private.fail('SL422', 'This is too large to store.', 'form_data');
  end if;
  update app_public.sponsorship_applications x set saved_step_id = v_step,
    saved_form_data = case when v_step is null or form_data in ('{}', '""', 'null') then null else form_data end
  where x.id = a.id;
  return app_private.application_view();
end $$;
grant execute on function app_public.save_application_step_data(text, jsonb, int) to sideline_application_link;
comment on function app_public.save_application_step_data(text, jsonb, int) is
  E'@resultFieldName sponsorshipApplicationView\n'
  'Saves a step as typed, to continue later; empty values clear it. Errors: SL422, SL403.';

-- Saves the steps that are fields of the application itself: interests (with not_interested), community impact, and the
-- rewarded add-on; the given fields determine which one [L-136, L-137, L-139, L-144, L-214].
create or replace function app_public.upsert_sponsorship_application(organization_id int default null,
  season app_public.season default null, year int default null, offer_id int default null,
  interests text[] default null, not_interested boolean default null, additional_information text default null,
  interested_in_hundred_x boolean default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a app_public.sponsorship_applications := app_private.open_application(organization_id, null, offer_id, season, year);
  v_answers jsonb;
  v_step text;
begin
  if interests is not null or not_interested is not null then
    if exists (select from unnest(interests) i
      where i is null or not exists (select from app_public.interests l where l.id = i)) then
      perform app_private.fail('SL422', 'Choose from the list of interests.', 'interests');
    end if;
    v_answers := app_private.checked_answers(a, 'interests',
      jsonb_build_object('interests', to_jsonb(coalesce(interests, '{}')),
        'notInterested', coalesce(not_interested, false)), stamp);
    update app_public.sponsorship_applications x set not_interested = (v_answers ->> 'notInterested')::boolean,
      chosen_interests = case when (v_answers ->> 'notInterested')::boolean then '{}'
        else array(select l.id from app_public.interests l
          where l.id = any (upsert_sponsorship_application.interests) order by l.position) end
    where x.id = a.id;
    v_step := 'interests';
  end if;
  if additional_information is not null then
    v_answers := app_private.checked_answers(a, 'community-impact',
      jsonb_build_object('additionalInformation', additional_information), stamp);
    update app_public.sponsorship_applications x set additional_information = v_answers ->> 'additionalInformation'
    where x.id = a.id;
    if v_step is not null then perform app_private.finish_step(a.id, v_step); end if;
    v_step := 'community-impact';
  end if;
  if interested_in_hundred_x is not null then
    v_answers := app_private.checked_answers(a, 'rewarded-add-ons',
      jsonb_build_object('interestedInHundredX', interested_in_hundred_x), stamp);
    update app_public.sponsorship_applications x
    set interested_in_hundred_x = (v_answers ->> 'interestedInHundredX')::boolean where x.id = a.id;
    if v_step is not null then perform app_private.finish_step(a.id, v_step); end if;
    v_step := 'rewarded-add-ons';
  end if;
  if v_step is null then return app_private.application_view(); end if;
  return app_private.finish_step(a.id, v_step);
end $$;
grant execute on function app_public.upsert_sponsorship_application(int, app_public.season, int, int, text[], boolean,
  text, boolean, text)
  to sideline_application_link;
comment on function app_public.upsert_sponsorship_application(int, app_public.season, int, int, text[], boolean, text,
  boolean, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves the interests, the community impact or the rewarded add-on, '
  'whichever is given. stamp: of the step as it was read. Errors: SL409 (stamp), SL422 with the field, SL403.';

-- Saves the league's contact [L-146 to L-150]; the phone as ddd-ddd-dddd.
create or replace function app_public.upsert_primary_contact(primary_contact_first_name text,
  primary_contact_last_name text, primary_contact_email text, primary_contact_phone text,
  sponsorship_application_id int default null, organization_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a app_public.sponsorship_applications := app_private.open_application(organization_id,
    sponsorship_application_id, null);
  v jsonb := app_private.checked_answers(a, 'primary-contact',
    jsonb_build_object('primaryContactFirstName', primary_contact_first_name,
      'primaryContactLastName', primary_contact_last_name, 'primaryContactEmail', primary_contact_email,
      'primaryContactPhone', primary_contact_phone), stamp);
begin
  update app_public.sponsorship_applications x set primary_contact_first_name = v ->> 'primaryContactFirstName',
    primary_contact_last_name = v ->> 'primaryContactLastName', primary_contact_email = v ->> 'primaryContactEmail',
    primary_contact_phone = v ->> 'primaryContactPhone'
  where x.id = a.id;
  return app_private.finish_step(a.id, 'primary-contact');
end $$;
grant execute on function app_public.upsert_primary_contact(text, text, text, text, int, int, text)
  to sideline_application_link;
comment on function app_public.upsert_primary_contact(text, text, text, text, int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\n'
  'Saves the league''s contact; phone ddd-ddd-dddd. Errors: SL409 (stamp), SL422 with the field, SL403.';

-- Saves reach or the organization's type, whichever is given [L-175 to L-177]; email_open_rate in percent.
create or replace function app_public.update_organization_in_sponsorship_application(
  social_media_following_size int default null, email_list_size int default null,
  email_open_rate numeric default null, organization_type_id int default null,
  sponsorship_application_id int default null, organization_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a app_public.sponsorship_applications := app_private.open_application(organization_id,
    sponsorship_application_id, null);
  v_type boolean := organization_type_id is not null;
  v_step text := case when v_type then 'non-profit-status' else 'social-and-email' end;
  v jsonb;
begin
  if v_type then
    v := app_private.checked_answers(a, v_step, jsonb_build_object('organizationTypeId', organization_type_id), stamp);
    update app_public.organizations o set organization_type_id = (v ->> 'organizationTypeId')::int
    where o.id = a.organization_id;
  end if;
  if not v_type or num_nonnulls(social_media_following_size, email_list_size, email_open_rate) > 0 then
    if v_type then perform app_private.finish_step(a.id, v_step); end if;
    v_step := 'social-and-email';
    v := app_private.checked_answers(a, v_step,
      jsonb_build_object('socialMediaFollowingSize', social_media_following_size,
        'emailListSize', email_list_size, 'emailOpenRate', email_open_rate), case when not v_type then stamp end);
    update app_public.organizations o set social_media_following_size = (v ->> 'socialMediaFollowingSize')::int,
      email_list_size = (v ->> 'emailListSize')::int, email_open_rate = (v ->> 'emailOpenRate')::numeric
    where o.id = a.organization_id;
  end if;
  return app_private.finish_step(a.id, v_step);
end $$;
grant execute on function app_public.update_organization_in_sponsorship_application(int, int, numeric, int,
  int, int, text)
  to sideline_application_link;
comment on function app_public.update_organization_in_sponsorship_application(int, int, numeric, int, int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves the reach or the type of the organization; emailOpenRate in '
  'percent. Errors: SL409 (stamp), SL422 with the field, SL403.';
