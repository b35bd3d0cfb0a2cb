-- A brand, the people who sign in for it, and its goal for a season.
create table app_public.sponsors (
  id int generated always as identity primary key,
  name text not null,
  logo_file_id int references app_private.files,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  constraint sponsors_name_present check (btrim(name) <> '')
);
create index on app_public.sponsors (lower(name), id);
create index on app_public.sponsors (logo_file_id);

create table app_public.sponsor_users (
  sponsor_id int not null references app_public.sponsors on delete cascade,
  user_id int not null references app_public.users on delete cascade,
  created_at timestamptz not null default app_private.clock(),
  primary key (sponsor_id, user_id)
);
create index on app_public.sponsor_users (user_id);

create table app_public.seasonal_goals ( -- one a season [S-067]
  id int generated always as identity primary key,
  sponsor_id int not null references app_public.sponsors on delete cascade,
  season app_public.season not null,
  year int not null,
  sponsor_facing_goal_body text not null default '',
  constraint seasonal_goals_season_key unique (sponsor_id, season, year)
);

-- One row an invitation; its link is derived from the id and link version, resending raises the version.
create table app_private.invitations (
  id int generated always as identity primary key,
  user_id int not null references app_public.users on delete cascade,
  organization_id int references app_public.organizations on delete cascade,
  sponsor_id int references app_public.sponsors on delete cascade,
  invited_by_id int references app_public.users on delete set null,
  sent_at timestamptz,
  accepted_at timestamptz,
  created_at timestamptz not null default app_private.clock(),
  check (num_nonnulls(organization_id, sponsor_id) <= 1)
);
create index on app_private.invitations (user_id);
create index on app_private.invitations (organization_id);
create index on app_private.invitations (sponsor_id);
create index on app_private.invitations (invited_by_id);
