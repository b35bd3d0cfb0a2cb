-- Second emails about offers that are not answered: their kind is added to whatever the lists have by now.
do $$
begin
  execute format('alter table app_private.mail_outbox drop constraint mail_outbox_kind_check, '
    'add constraint mail_outbox_kind_check %s',
    (select replace(pg_get_constraintdef(k.oid), 'ARRAY[', 'ARRAY[''offer_follow_up''::text, ')
     from pg_constraint k where k.conname = 'mail_outbox_kind_check'));
end $$;
alter table app_public.sends drop constraint sends_kind,
  add constraint sends_kind check (kind in ('survey', 'application', 'offer', 'offer_follow_up', 'onboarding'));
alter table app_public.contact_settings add column follow_up_days int default 14 -- after the last email; null: none
  constraint contact_settings_follow_up_days_range check (follow_up_days between 1 and 180);

create type app_public.follow_up as (
  offer_id int, organization_name text, campaign_id int, campaign_name text, mailed_on date, opened boolean
);
