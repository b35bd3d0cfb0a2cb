-- What keeps a payment out of a run of deposits: its account has ended; no trial of its account was sent yet; or one was,
-- and the bank may still return it.
create type app_public.deposit_obstacle as enum ('account_ended', 'to_try', 'in_trial');
-- A payment that waits for a run. amount in US dollars; obstacle null: it can be sent.
create type app_public.deposit_to_send as (check_id int, offer_id int, account_id int, payee text, ends_in text,
  amount numeric, obstacle app_public.deposit_obstacle);
-- Deposits of the month that were sent and that the bank returned: facts that later returns do not change.
alter type app_public.check_month_totals add attribute deposits_sent numeric, add attribute deposits_returned numeric;
