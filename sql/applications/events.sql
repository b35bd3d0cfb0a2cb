-- Analytics events of the application wizard.

-- Stores one analytics event of the wizard: step-viewed, step-completed or leaving-page [L-110, L-112, L-113, L-114];
-- at most a thousand per organization and day. Returns whether it was stored.
create or replace function app_public.track_application_event(event text, step_id text, completion_percentage int)
  returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_organization_id int := app_private.link_id('application');
begin
  perform app_private.check_link(null, null, null, null, null);
  if (select count(*) from app_private.application_events e where e.organization_id = v_organization_id
      and e.at > app_private.clock() - interval '1 day') >= 1000 then return false; end if;
  insert into app_private.application_events (event, step_id, completion_percentage, organization_id, offer_id)
  select track_application_event.event, left(track_application_event.step_id, 60),
    track_application_event.completion_percentage, o.id,
    (select f.id from app_public.offers f where f.id = app_private.claim('link_offer_id')::int)
  from app_public.organizations o where o.id = v_organization_id;
  return found;
end $$;
grant execute on function app_public.track_application_event(text, text, int) to sideline_application_link;
comment on function app_public.track_application_event(text, text, int) is
  E'@resultFieldName tracked\nKeeps one event of the wizard''s use: step-viewed, step-completed or leaving-page.';
