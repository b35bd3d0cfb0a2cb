-- What forecasts and follow-ups need to know of emails about offers after the emails are deleted.
create table app_private.offer_mails (
  offer_id int not null references app_public.offers on delete cascade,
  kind text not null, -- offer or offer_follow_up
  at timestamptz not null
    constraint offer_mails_at_range check (at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  refused boolean not null -- or failed: nobody got it
);
create index on app_private.offer_mails (offer_id);
