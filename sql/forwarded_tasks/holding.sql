-- What the holder of a forwarded task sees and does: its one deadline or step, without money and without the rest.

-- The task of a forwarded link, and whether it still works; once it has ended nothing else of it. No row if it is gone.
create or replace function app_public.task_of_link() returns setof app_public.forwarded_task_trail
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  select (case r.state when 'open' then r
    else jsonb_populate_record(null::app_public.forwarded_task_trail, jsonb_build_object('id', r.id, 'state', r.state,
      'name', '', 'forwarded_by', '', 'created_at', r.created_at, 'expires_at', r.expires_at)) end).*
  from app_public.forwarded_tasks t cross join lateral app_private.trail_of(t) r
  where t.id = app_private.link_forwarded_task_id()
$$;
grant execute on function app_public.task_of_link() to sideline_forwarded_task_link;
comment on function app_public.task_of_link() is E'@simpleCollections only\n'
  'The task that was passed on by this link, and whether it still works: open, revoked, ended, expired.';

-- The mutations that save a step check that it is the one that was passed on (checked_answers).
grant execute on function app_public.upsert_custom_responses, app_public.upsert_play_locations,
  app_public.upsert_sponsorable_properties, app_public.upsert_tournament,
  app_public.update_organization_in_sponsorship_application, app_public.sponsorship_application_view,
  app_public.sponsorship_application_options_list, app_public.city_belongs_to_zip
  to sideline_forwarded_task_link;

-- What of an application's view the holder of one step sees: that step, and the programs that play at locations.
create or replace function app_private.forwarded_view(v app_public.sponsorship_application_view, step text)
  returns app_public.sponsorship_application_view
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select jsonb_populate_record(v, jsonb_build_object('answers', jsonb_object_agg(a.key, a.value),
    'stamps', jsonb_build_object(step, v.stamps -> step),
    'application_progress', jsonb_build_object(step, coalesce((v.application_progress -> step)::boolean, false)),
    'completion_percentage', 0, 'not_interested', false, 'submitted_at', null, 'saved_step_id', null,
    'saved_form_data', null, 'renewal', null, 'offer_guid', null))
  from jsonb_each(v.answers) a
  where a.key = step or a.key = 'programs' and step = 'play-locations'
$$;

-- A forwarded task for its email, for the server and the worker; no row if it is gone.
create or replace function app_private.forwarded_task_of_mail(id int)
  returns table (name text, email text, state text, forwarded_by text, organization text, sponsor text,
    deadline_name text, deadline text, language text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select t.name, t.email, app_private.forwarded_task_state(t), t.forwarded_by, g.name, s.name, d.name,
    d.deadline::text, g.language::text
  from app_public.forwarded_tasks t join app_public.offers o on o.id = t.offer_id
  join app_public.organizations g on g.id = o.organization_id join app_public.sponsors s on s.id = o.sponsor_id
  left join app_public.verification_deadlines d on d.id = t.verification_deadline_id
  where t.id = forwarded_task_of_mail.id
$$;
grant execute on function app_private.forwarded_task_of_mail(int) to sideline_authenticator;
