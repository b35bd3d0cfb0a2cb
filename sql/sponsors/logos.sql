-- Logos of sponsors.

-- Sets the logo to a stored file [S-048]; called by the server for staff.
create or replace function app_public.attach_sponsor_logo(sponsor_id int, file_id int) returns app_public.sponsors
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.sponsors;
begin
  perform app_private.require_staff();
  update app_public.sponsors s set logo_file_id = attach_sponsor_logo.file_id
  where s.id = attach_sponsor_logo.sponsor_id returning * into v;
  if not found then perform app_private.fail('SL404', 'There is no such sponsor.'); end if;
  return v;
end $$;
grant execute on function app_public.attach_sponsor_logo(int, int) to sideline_admin;
comment on function app_public.attach_sponsor_logo(int, int) is '@behavior -*';
