-- Uploaded files. A file can be read only through the row that references it.
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
  -- The same picture as WebP if that is smaller; sent to browsers that accept it [S-307].
  webp_key text unique
);
create index on app_private.files (created_by_id);

-- Storage keys whose file may have no row: added before a file is written and when a row is deleted, so that a job removes
-- files of interrupted uploads and deleted records.
create table app_private.file_leftovers (
  storage_key text primary key,
  noted_at timestamptz not null default app_private.clock()
);
