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

-- A chain of hashes over the audit trail, a link for what was written until the end of a day. Each holds the hash of every entry it covers, so
-- that a changed, missing or added one can be named, and the hash of the link before. Entries are covered by their number.
create table app_private.audit_seals (
  id bigint generated always as identity primary key,
  day date not null, -- UTC
  last_id bigint not null, -- covers the entries after the last one of the seal before, up to this
  entry_ids bigint[] not null,
  entry_hashes bytea[] not null,
  previous bytea, -- hash of the seal before; null: there is none
  hash bytea not null
);
