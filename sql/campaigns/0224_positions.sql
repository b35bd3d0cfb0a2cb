-- The order that staff gave to a campaign's records; null until then, so that untouched ones keep the order they always had.
create type app_public.campaign_record as enum ('campaign_capabilities', 'campaign_statistics', 'testimonials');
alter table app_public.campaign_capabilities add column position int;
alter table app_public.campaign_statistics add column position int;
alter table app_public.testimonials add column position int;
