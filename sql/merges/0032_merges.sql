-- Merges of organizations, with what they moved, so that a merge can be undone.
create table app_private.organization_merges (
  id int generated always as identity primary key,
  survivor_id int not null, -- no foreign keys: either may have been deleted
  merged_id int not null,
  survivor_name text not null,
  merged_name text not null,
  merged_by_id int references app_public.users on delete set null,
  merged_at timestamptz not null default app_private.clock(),
  transaction_id xid8 not null default pg_current_xact_id(),
  fields_before jsonb not null, -- of the survivor, the columns that the merge changed
  fields_after jsonb not null,
  merged_row jsonb not null,
  moved jsonb not null, -- keys of rows by table
  removed jsonb not null, -- rows that both had, by table
  skipped_mails bigint[] not null, -- queued emails that the merge skipped
  unmerged_by_id int references app_public.users on delete set null,
  unmerged_at timestamptz,
  unmerged_transaction_id xid8
);
create index on app_private.organization_merges (survivor_id, id desc);
create index on app_private.organization_merges (merged_id, id desc);
create unique index organization_merges_standing on app_private.organization_merges (merged_id) where unmerged_at is null;
create index on app_private.organization_merges (transaction_id);
create index on app_private.organization_merges (unmerged_transaction_id);
create index on app_private.organization_merges (merged_by_id);
create index on app_private.organization_merges (unmerged_by_id);

create type app_public.merge_field as (
  name text, survivor_value jsonb, merged_value jsonb, survivor_text text, merged_text text, choice text, choices text[]
);
create type app_public.merge_count as (table_name text, count int);
create type app_public.merge_preview as (
  survivor_id int, survivor_name text, merged_id int, merged_name text,
  fields app_public.merge_field[], moves app_public.merge_count[], both_have app_public.merge_count[], obstacles text[], stays text[]
);
create type app_public.organization_merge as (
  id int, survivor_id int, survivor_name text, merged_id int, merged_name text, merged_at timestamptz, merged_by text,
  unmerged_at timestamptz, unmerged_by text, until timestamptz, obstacle text
);
create type app_public.merge_remainder as (table_name text, row_id text, label text, reason text);
create type app_public.unmerge_result as (organization_id int, survivor_id int, left_behind app_public.merge_remainder[]);
