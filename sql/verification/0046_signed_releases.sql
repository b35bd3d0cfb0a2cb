-- Photo releases that parents and adults sign on their phones: a league shows a QR code whose link opens the form.
create table app_public.signed_releases (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  season app_public.season not null,
  year int not null constraint signed_releases_year_range check (year between 2000 and 2100),
  signer_name text not null constraint signed_releases_signer_name_max_200 check (char_length(signer_name) <= 200),
  -- Of the children whom the signer is a parent or guardian of; empty if the signer signed only for themselves.
  child_names text not null default '' constraint signed_releases_child_names_max_200 check (char_length(child_names) <= 200),
  signed_at timestamptz not null default app_private.clock(),
  constraint signed_releases_signer_name_present check (btrim(signer_name) <> ''),
  -- A form that is sent twice is stored once.
  constraint signed_releases_organization_season_names_key unique (organization_id, season, year, signer_name, child_names)
);

-- The link of an organization's photo releases of a season; its record is organization:season:year.
alter table app_private.link_versions drop constraint link_versions_kind_check,
  add constraint link_versions_kind_check check (kind in
    ('offer', 'application', 'league', 'deadline', 'campaign', 'season', 'invitation', 'recovery', 'calendar', 'photo_release'));

create type app_public.photo_release_link as (
  organization_id int,
  season app_public.season,
  year int,
  version int,
  revoked_at timestamptz,
  expires_on date,
  signed_releases_count int
);
