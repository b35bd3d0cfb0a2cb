-- What the application wizard reads.

-- Everything the wizard needs of the application that the link opens; saved_ids: of the rows that a mutation wrote.
create or replace function app_private.application_view(p_saved_ids int[] default null)
  returns app_public.sponsorship_application_view
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.sponsorship_application_view;
  a app_public.sponsorship_applications;
begin
  v.organization_id := app_private.link_id('application');
  v.season := app_private.claim('link_season');
  v.year := app_private.claim('link_year')::int;
  v.campaign_id := app_private.link_campaign_id();
  select o.name into v.organization_name from app_public.organizations o where o.id = v.organization_id;
  if not found then perform app_private.fail('SL404', 'There is no such application.'); end if;
  select c.name, s.name into v.campaign_name, v.sponsor_name from app_public.campaigns c
  join app_public.sponsors s on s.id = c.sponsor_id where c.id = v.campaign_id;
  select o.id, o.guid into v.offer_id, v.offer_guid from app_public.offers o
  where o.id = app_private.claim('link_offer_id')::int and o.organization_id = v.organization_id;
  select * into a from app_public.sponsorship_applications x where x.id = app_private.link_application_id();
  a.campaign_id := v.campaign_id; -- the questions are those of the campaign whose link was opened
  v.sponsorship_application_id := a.id;
  v.not_interested := coalesce(a.not_interested, false);
  v.completion_percentage := app_public.sponsorship_applications_completion_percentage(a);
  v.application_progress := app_public.sponsorship_applications_application_progress(a);
  v.submitted_at := a.submitted_at;
  v.saved_step_id := a.saved_step_id;
  v.saved_form_data := a.saved_form_data;
  v.answers := app_private.application_answers(v.organization_id, a, v.campaign_id);
  v.stamps := (select jsonb_object_agg(s, app_private.answer_stamp(v.answers -> s))
    from jsonb_object_keys(app_private.application_rules()) s);
  v.renewal := app_private.application_renewal(v.organization_id, a, v.campaign_id);
  v.saved_ids := p_saved_ids;
  if app_private.link_forwarded_task_id() is not null then
    return app_private.forwarded_view(v, app_private.claim('link_step'));
  end if;
  return v;
end $$;

-- Refuses arguments that name another application than the link's [L-122]; null arguments are not compared.
create or replace function app_private.check_link(p_organization_id int, p_season app_public.season, p_year int,
  p_campaign_id int, p_offer_id int) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.link_id('application') is null then
    perform app_private.fail('SL401', 'This link does not open an application.');
  end if;
  -- an argument that the link does not have at all differs, too
  if coalesce(p_organization_id <> app_private.link_id('application'), false)
    or coalesce(p_season::text <> app_private.claim('link_season'), p_season is not null)
    or coalesce(p_year <> app_private.claim('link_year')::int, p_year is not null)
    or coalesce(p_campaign_id <> app_private.link_campaign_id(), p_campaign_id is not null)
    or coalesce(p_offer_id <> app_private.claim('link_offer_id')::int, p_offer_id is not null) then
    perform app_private.fail('SL403', 'This link is for another application.');
  end if;
end $$;

-- What the application link opens [L-119]: the organization and the answers of its season and year. The arguments must
-- agree with the link (SL403). Never writes.
create or replace function app_public.sponsorship_application_view(season app_public.season default null,
  year int default null, campaign_id int default null, offer_id int default null)
  returns app_public.sponsorship_application_view
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.check_link(null, season, year, campaign_id, offer_id);
  return app_private.application_view();
end $$;
grant execute on function app_public.sponsorship_application_view(app_public.season, int, int, int)
  to sideline_application_link;
comment on function app_public.sponsorship_application_view(app_public.season, int, int, int) is
  'What an application link opens; the arguments must agree with the link. Errors: SL403.';

-- The options that the wizard offers [L-121]; retired entries are left out.
create or replace function app_public.sponsorship_application_options_list()
  returns app_public.sponsorship_application_options_list
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (array(select (i.id, i.text, i.section)::app_public.interest_option from app_public.interests i
    where not i.retired order by i.position),
    array(select (s.id, s.name)::app_public.list_option from app_public.banner_sizes s
      where not s.retired order by s.position),
    array(select (p.id, p.name)::app_public.list_option from app_public.banner_placements p
      where not p.retired order by p.position)
  )::app_public.sponsorship_application_options_list
$$;
grant execute on function app_public.sponsorship_application_options_list() to sideline_application_link;
comment on function app_public.sponsorship_application_options_list() is
  'Interests, banner sizes and banner placements to choose from.';
