-- Testimonials on the sponsor dashboard.

select app_private.protect('app_public.testimonials');
grant insert (campaign_id, quote, attribution), update (quote, attribution), delete on app_public.testimonials
  to sideline_admin;
comment on table app_public.testimonials is E'@flatInput\nWhat somebody said of the sponsorship.';
create trigger _500_audit after insert or update or delete on app_public.testimonials
  for each row execute function app_private.tg__audit();
