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

-- One row a viewer and day, people and mail scanners apart; counters on offers are raised from it.
create table app_private.link_views (
  kind text not null,
  record_id text not null,
  viewer_hash bytea not null,
  viewed_on date not null,
  scanner boolean not null default false,
  last_at timestamptz, -- null: looked before this column was there
  primary key (kind, record_id, viewer_hash, viewed_on, scanner)
);
-- Views that are kept no longer are looked for by their day.
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
