-- commits by itself: a new value of an enum is usable only then
-- Webhooks of people who were removed from everything that they belonged to, or deactivated.
alter type app_public.webhook_off_reason add value 'access_ended';
