-- What happens once an application is complete.

-- Once every shown step is done, stores when that first happened and answers the pre-qualification of the offer that
-- the application was opened from, interested or not [B-342]; a later answer is stored too if it differs from the
-- last. A league that is interested is emailed once per application that we received it [V8].
create or replace function app_private.finish_application(a app_public.sponsorship_applications) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_key text := 'application_received:' || a.id;
  v_sent boolean;
begin
  if app_public.sponsorship_applications_completion_percentage(a) < 100 then return; end if;
  update app_public.sponsorship_applications x set submitted_at = app_private.clock()
  where x.id = a.id and x.submitted_at is null;
  v_sent := found;
  insert into app_public.pre_qual_survey_responses (offer_id, organization_id, sponsor_id, boolean_response)
  select o.id, o.organization_id, o.sponsor_id, not a.not_interested from app_public.offers o
  where o.id = a.offer_id and (not a.not_interested) is distinct from (
    select r.boolean_response from app_public.pre_qual_survey_responses r
    where r.offer_id = o.id order by r.id desc limit 1);
  if (v_sent or found) and not a.not_interested and a.offer_id is not null
    and not exists (select from app_private.mail_outbox m
        where m.organization_id = a.organization_id and m.kind = 'application_received' and m.subject_key = v_key) then
    perform app_private.queue_mail_to_organization('application_received', a.organization_id, v_key,
      jsonb_build_object('offer_id', a.offer_id), a.offer_id);
  end if;
end $$;
