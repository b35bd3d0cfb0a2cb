-- How many days pass before a league gets the same mail of a campaign again; staff set them [T8].
alter table app_public.campaigns add column days_between_mails int not null default 1,
  add constraint campaigns_days_between_mails_range check (days_between_mails between 1 and 90);

create type app_public.mailed_offer as (offer_id int, organization_name text, last_mailed_at timestamptz);
create type app_public.unreachable_organization as (organization_id int, name text);
-- Which offers were mailed before, and which organizations have no address to mail to.
alter type app_public.mail_plan add attribute again app_public.mailed_offer[];
alter type app_public.mail_plan add attribute unreachable app_public.unreachable_organization[];

create type app_public.sent_again as (queued_ids bigint[], left_ids bigint[]);
create type app_public.campaign_names as (name text, season_name text);
