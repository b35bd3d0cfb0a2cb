-- commits by itself: new values of enums are usable only then
-- Today shows the deposits that are in no run.
alter type app_public.today_kind add value 'deposits_to_send' after 'checks_to_print';
