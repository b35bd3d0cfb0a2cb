-- Categories of sponsors.

select app_private.protect('app_public.sponsor_categories');
grant insert (name), update (name) on app_public.sponsor_categories to sideline_admin;
comment on table app_public.sponsor_categories is
  E'@behavior -delete\nThe kind of brand a sponsor is; a league has at most one campaign of each.';
create trigger _500_audit after insert or update or delete on app_public.sponsor_categories
  for each row execute function app_private.tg__audit();
