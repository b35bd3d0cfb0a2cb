-- Where demographic figures come from.

-- The source of the demographics by ZIP; staff [T10, B-285]. made_up: some are invented, for the demo.
create or replace function app_private.demographics_are_made_up() returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select (select true from app_public.zip_codes z where z.demographics_source = 'synthetic' limit 1) is true $$;
grant execute on function app_private.demographics_are_made_up() to sideline_admin;

create or replace function app_public.demographics_source() returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when app_private.demographics_are_made_up() then 'Made-up figures of the demo'
    else (select z.demographics_source from app_public.zip_codes z where z.demographics_source is not null limit 1) end
  where app_private.is_staff()
$$;
grant execute on function app_public.demographics_source() to sideline_admin;
comment on function app_public.demographics_source() is
  'The source of the demographics by ZIP; null when there are none.';
