-- Which rows of a change a later change undid. A change is a transaction of the audit log.
create table app_private.undone_rows (
  undo_id xid8 not null, -- the later change
  change_id xid8 not null, -- the change that was undone
  table_name text not null,
  row_id text not null,
  columns text[], -- null: all columns that the change wrote
  user_id int,
  at timestamptz not null default app_private.clock(),
  primary key (undo_id, change_id, table_name, row_id)
);
create index on app_private.undone_rows (change_id, table_name, row_id);

-- One row of a change, before and after. For an update both are set and contain the columns that differ.
create type app_private.changed_row as (
  table_name text,
  row_id text,
  before jsonb,
  after jsonb,
  parent_table text,
  parent_id text,
  last_id bigint,
  user_id int
);
create type app_public.undo_record as (table_name text, row_id text, label text, reason text, changed_by text);
create type app_public.undo_result as (undone app_public.undo_record[], "left" app_public.undo_record[], stays text[]);
create type app_public.change_summary as (
  id text,
  at timestamptz,
  entry app_public.history_entry,
  records int,
  undoable boolean,
  undone_at timestamptz,
  undone_by text,
  undoes text
);
create type app_public.record_state as (table_name text, row_id text, label text, "values" jsonb, names jsonb);
