-- Everything uploaded. Private: a file is shown only through the row that owns it.
create table app_private.files (
  id int generated always as identity primary key,
  storage_key text not null unique,
  content_type text not null,
  byte_size int not null check (byte_size between 1 and 20000000),
  sha256 bytea not null,
  width int,
  height int,
  thumbnail_key text unique,
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock(),
  -- The same picture as WebP, where that takes fewer bytes: what browsers that know it get to see [S-307].
  webp_key text unique
);
create index on app_private.files (created_by_id);

-- Keys whose bytes may lie in the store without a row that names them: noted before bytes are written and when a row goes,
-- so that neither a killed upload nor a deleted record leaves a file behind for ever.
create table app_private.file_leftovers (
  storage_key text primary key,
  noted_at timestamptz not null default app_private.clock()
);
