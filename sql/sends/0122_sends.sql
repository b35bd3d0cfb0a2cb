-- Sends that staff plan: emails of one kind about offers of one campaign, from a day on, at the local time of each league.
create type app_public.send_state as enum ('queued', 'paused', 'done', 'canceled');

create table app_public.sends (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  kind text not null constraint sends_kind check (kind in ('survey', 'application', 'offer', 'onboarding')),
  state app_public.send_state not null default 'queued',
  next_on date -- when its next email goes; null: none waits
    constraint sends_next_on_range check (next_on between '2000-01-01' and '2100-12-31'),
  local_time time not null,
  per_day int constraint sends_per_day_range check (per_day between 1 and 10000), -- leagues; null: all on the first day
  include_conflicts boolean not null default false,
  include_ended boolean not null default false,
  pause_reason text constraint sends_pause_reason_max_200 check (char_length(pause_reason) <= 200),
  planned_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock()
    constraint sends_created_at_range check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00')
);
create index on app_public.sends (campaign_id, id);
create index on app_public.sends (planned_by_id);
create index on app_public.sends (state, next_on, id);

-- The offers of a send, each with one outcome. An offer waits in one send of a kind.
create table app_private.send_offers (
  send_id int not null references app_public.sends on delete cascade,
  offer_id int not null, -- outlives the offer, to say why nothing was sent
  kind text not null,
  goes_on date not null constraint send_offers_goes_on_range check (goes_on between '2000-01-01' and '2100-12-31'),
  goes_at timestamptz not null
    constraint send_offers_goes_at_range check (goes_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  state text not null default 'waiting'
    constraint send_offers_state check (state in ('waiting', 'sent', 'not_sent', 'canceled')),
  reason text constraint send_offers_reason_max_500 check (char_length(reason) <= 500), -- why it waits or was not sent
  ended_at timestamptz
    constraint send_offers_ended_at_range check (ended_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  primary key (send_id, offer_id)
);
create unique index send_offers_waits_once on app_private.send_offers (offer_id, kind) where state = 'waiting';
create index on app_private.send_offers (send_id, goes_at) where state = 'waiting';

create type app_public.send_counts as (waiting int, sent int, not_sent int, canceled int);
create type app_public.send_recipient as (
  offer_id int, organization_id int, organization_name text, state text, goes_at timestamptz, time_zone text, reason text
);
create type app_private.mail_wait as (until date, reason text);
create type app_public.waiting_offer as (
  offer_id int, organization_name text, until date, reason text, last_mailed_at timestamptz
);
alter type app_public.mail_plan add attribute waiting app_public.waiting_offer[];
