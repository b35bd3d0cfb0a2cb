-- Staff see how often a link was opened, last when, and may end it without making a new one.

-- The record is named as in link_versions (a season's has three parts), and what a scanner did never stands in the way
-- of counting the person behind the same program and address.
alter table app_private.link_views alter column record_id type text using record_id::text;
alter table app_private.link_views drop constraint link_views_pkey;
alter table app_private.link_views add primary key (kind, record_id, viewer_hash, viewed_on, scanner);
alter table app_private.link_views add column last_at timestamptz; -- null: looked before this column was there

create type app_public.link_state as (
  kind text,
  record_id text,
  version int,
  revoked_at timestamptz,
  views int,
  scanner_views int,
  last_opened_at timestamptz
);
