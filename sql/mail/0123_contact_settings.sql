-- How often leagues are emailed over all campaigns, and which campaigns go first; one row.
create table app_public.contact_settings (
  id int primary key default 1,
  weekly_emails int -- a league and week; null: any number
    constraint contact_settings_weekly_emails_range check (weekly_emails between 1 and 50),
  first_campaign_ids int[] not null default '{}', -- in this order, before all others
  version int not null default 1,
  updated_at timestamptz not null default app_private.clock()
    constraint contact_settings_updated_at_range
      check (updated_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint contact_settings_one_row check (id = 1),
  constraint contact_settings_first_campaigns_few check (cardinality(first_campaign_ids) <= 500)
);
insert into app_public.contact_settings default values;

create type app_public.contact_turn as (
  campaign_id int, campaign_name text, sponsor_id int, chance_percent int, goal_date date, first boolean, waiting int
);
