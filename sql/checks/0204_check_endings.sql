-- commits by itself: new values of enums are usable only then
-- States of a check after it was mailed, and what the log says of them.
alter type app_public.check_state add value 'cleared' after 'mailed';
alter type app_public.check_state add value 'returned' after 'cleared';
alter type app_public.check_state add value 'stale' after 'returned';
alter type app_public.check_state add value 'stopped' after 'stale';
alter type app_public.check_state add value 'escheat_due' after 'stopped';
alter type app_public.event_type add value 'check_cleared' after 'check_mailed';
alter type app_public.event_type add value 'check_returned' after 'check_cleared';
alter type app_public.event_type add value 'check_stale' after 'check_returned';
alter type app_public.event_type add value 'check_stopped' after 'check_stale';
alter type app_public.event_type add value 'check_escheat_due' after 'check_stopped';
