-- Link tokens are derived, not stored: raising the version revokes every token made before.
create table app_private.link_versions (
  kind text not null,
  record_id text not null, -- the record's id; sponsor:season:year for seasonal dashboards
  version int not null default 1, -- no row means version 1
  revoked_at timestamptz,
  primary key (kind, record_id),
  constraint link_versions_kind_check check (kind in
    ('offer', 'application', 'league', 'deadline', 'campaign', 'season', 'invitation', 'recovery', 'calendar'))
);

-- One row per viewer and day, people and email scanners separately; offers count their views from it.
create table app_private.link_views (
  kind text not null,
  record_id text not null,
  viewer_hash bytea not null,
  viewed_on date not null,
  scanner boolean not null default false,
  last_at timestamptz, -- the latest view of the day
  primary key (kind, record_id, viewer_hash, viewed_on, scanner)
);
-- For the job that deletes old views.
create index on app_private.link_views (viewed_on);

create type app_public.link_state as (
  kind text,
  record_id text,
  version int,
  revoked_at timestamptz,
  views int,
  scanner_views int,
  last_opened_at timestamptz
);
