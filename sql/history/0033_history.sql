-- The audit log as staff read it, and the hash chain that protects it.
create type app_public.history_entry as (
  id text,
  at timestamptz,
  table_name text,
  row_id text,
  op text,
  actor_role text,
  link_kind text,
  user_name text,
  user_email text,
  old_values jsonb,
  new_values jsonb,
  names jsonb,
  restorable boolean,
  change_id text,
  undoable boolean,
  undone_at timestamptz,
  undone_by text,
  undoes text
);

-- A hash chain over the audit log with one seal per day. A seal holds the hash of every entry that it covers, so that a changed,
-- missing or added entry can be identified, and the hash of the previous seal. Entries are covered in the order of their ids.
create table app_private.audit_seals (
  id bigint generated always as identity primary key,
  day date not null, -- UTC
  last_id bigint not null, -- covers the entries after the previous seal's last_id up to this one
  entry_ids bigint[] not null,
  entry_hashes bytea[] not null,
  previous bytea, -- hash of the previous seal; null for the first one
  hash bytea not null
);
