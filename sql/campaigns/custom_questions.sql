-- Custom questions of a campaign in the application.

select app_private.protect('app_public.custom_questions');
create policy select_link on app_public.custom_questions for select to sideline_application_link
  using (campaign_id = (select app_private.link_campaign_id()));
grant select on app_public.custom_questions to sideline_application_link;
comment on table app_public.custom_questions is E'@behavior -insert -update -delete\n'
  'A custom question of the campaign in the application; changed through updateCampaign.';
create trigger _500_audit after insert or update or delete on app_public.custom_questions
  for each row execute function app_private.tg__audit();
