-- A record's history is read with what hangs on it, and what was deleted together can come back together.
alter table app_private.audit_log add column parent_table text;
alter table app_private.audit_log add column parent_id text;
alter table app_private.audit_log add column transaction_id xid8; -- null: written before this column was there

create index on app_private.audit_log (table_name, row_id, id desc);
create index on app_private.audit_log (parent_table, parent_id, id desc) where parent_table is not null;
create index on app_private.audit_log (table_name, id desc) where op = 'D';
create index on app_private.audit_log (transaction_id) where transaction_id is not null;

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
  restorable boolean
);
