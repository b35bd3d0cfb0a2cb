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
  created_at timestamptz not null default app_private.clock()
);
create index on app_private.files (created_by_id);
