-- commits by itself: new values of enums are usable only then
-- What the log of a sponsorship says of a direct deposit.
alter type app_public.event_type add value 'deposit_sent' after 'check_mailed';
alter type app_public.event_type add value 'deposit_returned' after 'deposit_sent';
