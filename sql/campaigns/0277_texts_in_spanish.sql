-- What staff write to leagues may be written in Spanish too [L6]; null: Spanish readers get the English, which says so.
alter table app_public.campaigns
  add column additional_requirements_es text,
  add column sponsor_overview_es text,
  add constraint campaigns_additional_requirements_es_max_20000 check (char_length(additional_requirements_es) <= 20000),
  add constraint campaigns_sponsor_overview_es_max_20000 check (char_length(sponsor_overview_es) <= 20000);
alter table app_public.offers
  add column additional_requirements_es text,
  add constraint offers_additional_requirements_es_max_20000 check (char_length(additional_requirements_es) <= 20000);
alter table app_public.default_verification_deadlines
  add column verification_reminder_instructions_es text,
  add constraint verification_reminder_instructions_es_max_20000 check (char_length(verification_reminder_instructions_es) <= 20000);
alter table app_public.verification_deadlines
  add column verification_reminder_instructions_es text,
  add constraint verification_reminder_instructions_es_max_20000 check (char_length(verification_reminder_instructions_es) <= 20000);
-- the page that takes the photo says what it should show, and who can be asked
alter type app_public.deadline_to_respond_to
  add attribute instructions text,
  add attribute instructions_es text,
  add attribute contact_name text,
  add attribute contact_email text,
  add attribute contact_phone text;
