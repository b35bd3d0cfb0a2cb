-- Places by postal code, and lookups in them. All lookups use the ZIP table; if a maps provider is configured, its
-- coordinates are used and this table only fills in what is missing.

select app_private.protect('app_public.zip_codes');
-- without a list: its 43,000 rows with what belongs to them would exhaust the server's memory [K9]
comment on table app_public.zip_codes is E'@behavior -insert -update -delete -list -connection\nPlaces by postal code '
  '(US ZIP or the first three characters of a Canadian code) with their demographics; shares 0 to 1.';
comment on column app_public.zip_codes.location is '@behavior -*';
create trigger _500_audit after insert or update or delete on app_public.zip_codes
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.markets');
comment on table app_public.markets is E'@behavior -insert -update -delete\n'
  'Geometries of type market: metropolitan areas that a campaign may target [B-295].';
create trigger _500_audit after insert or update or delete on app_public.markets
  for each row execute function app_private.tg__audit();
