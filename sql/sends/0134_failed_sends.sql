-- commits by itself: a new value of an enum is usable only then
-- What of a planned send failed in all its attempts, for a reason that no rule foresees.
alter type app_public.today_kind add value 'sends_failed';
alter type app_public.send_counts add attribute failed int;
alter table app_private.send_offers
  add column attempts int not null default 0, -- that ended in an error
  drop constraint send_offers_state,
  add constraint send_offers_state check (state in ('waiting', 'sent', 'not_sent', 'failed', 'canceled'));
create index on app_private.send_offers (send_id) where state = 'failed';
