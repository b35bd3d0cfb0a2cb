-- Emails that wait in the queue of sends until the deadline of a forecast, and that they moved it.
alter type app_public.campaign_forecast add attribute planned int;
alter type app_public.forecast_reason add value 'plans';
