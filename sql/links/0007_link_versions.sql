-- Link tokens are derived, not stored: raising the version revokes every token made before.
create table app_private.link_versions (
  kind text not null check (kind in ('offer', 'application', 'league', 'deadline', 'campaign', 'season', 'invitation', 'recovery')),
  record_id text not null, -- the record's id; sponsor:season:year for seasonal dashboards
  version int not null default 1, -- no row means version 1
  revoked_at timestamptz,
  primary key (kind, record_id)
);

-- One row a viewer and day, people and mail scanners apart; counters on offers are raised from it.
create table app_private.link_views (
  kind text not null,
  record_id int not null,
  viewer_hash bytea not null,
  viewed_on date not null,
  scanner boolean not null default false,
  primary key (kind, record_id, viewer_hash, viewed_on)
);
