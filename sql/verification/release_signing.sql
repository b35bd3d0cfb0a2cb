-- Signing a release by the link of a QR code; for the server, which has verified the token.

-- What the link of an organization, season and version opens: its organization, which may have merged with that of the
-- link, and whether it is open, expired or revoked; no row if the organization is gone.
create or replace function app_private.photo_release_page(organization_id int, season text, year int, version int)
  returns table (id int, organization text, state text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select g.id, g.name, case
    when app_private.link_version('photo_release',
      photo_release_page.organization_id || ':' || photo_release_page.season || ':' || photo_release_page.year)
      is distinct from photo_release_page.version then 'revoked'
    when app_private.today() > app_private.photo_release_link_expires_on(photo_release_page.season::app_public.season,
      photo_release_page.year) then 'expired'
    else 'open' end
  from app_public.organizations g where g.id = app_private.survivor_of(photo_release_page.organization_id)
$$;
grant execute on function app_private.photo_release_page(int, text, int, int) to sideline_authenticator;

-- A name as it is stored. Errors: SL422 with the field beyond 200 characters.
create or replace function app_private.signed_name(name text, field text) returns text
  language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
begin
  if char_length(signed_name.name) > 200 then
    perform app_private.fail('SL422', 'Please use at most 200 characters.', signed_name.field);
  end if;
  return coalesce(app_private.plain_line(signed_name.name), '');
end $$;

-- Stores a release that somebody signed by a link; the same names for the same season are stored once, so that a form
-- may be sent again. adult: the signer is of age, and a parent or guardian of the children named; agreed: they agree.
-- At most 5,000 for a season. Errors: SL404 if the link is not open, SL422 with the field, SL429.
create or replace function app_private.sign_photo_release(organization_id int, season text, year int, version int,
  signer_name text, child_names text, adult boolean, agreed boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_season app_public.season := sign_photo_release.season::app_public.season;
  v_signer_name text;
  v_child_names text;
  v_page record;
begin
  select *
    into v_page from app_private.photo_release_page(sign_photo_release.organization_id, sign_photo_release.season,
      sign_photo_release.year, sign_photo_release.version);
  if v_page.state is distinct from 'open' then perform app_private.fail('SL404', 'This link has ended.'); end if;
  v_signer_name := app_private.signed_name(sign_photo_release.signer_name, 'signer_name');
  v_child_names := app_private.signed_name(sign_photo_release.child_names, 'child_names');
  if v_signer_name = '' then perform app_private.fail('SL422', 'Please enter your name.', 'signer_name'); end if;
  if adult is not true then
    perform app_private.fail('SL422', 'Only an adult, parent or guardian can sign.', 'adult');
  end if;
  if agreed is not true then perform app_private.fail('SL422', 'Please tick this to sign.', 'agreed'); end if;
  if (select count(*) from app_public.signed_releases s
      where s.organization_id = v_page.id and s.season = v_season and s.year = sign_photo_release.year) >= 5000 then
    perform app_private.fail('SL429', 'This league cannot collect any more releases for the season.');
  end if;
  insert into app_public.signed_releases (organization_id, season, year, signer_name, child_names)
  values (v_page.id, v_season, sign_photo_release.year, v_signer_name, v_child_names)
  on conflict on constraint signed_releases_organization_season_names_key do nothing;
end $$;
grant execute on function app_private.sign_photo_release(int, text, int, int, text, text, boolean, boolean)
  to sideline_authenticator;
