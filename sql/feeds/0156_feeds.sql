-- Feeds: the address of a saved view's rows for spreadsheets and reports, which cannot send headers.
create table app_public.feeds (
  id int generated always as identity primary key,
  list_view_id int not null references app_public.list_views on delete cascade,
  owner_id int not null references app_public.users on delete cascade,
  token text not null constraint feeds_token_key unique
    default encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'),
  request jsonb not null -- variables of the list's document and columns, as an export has them
    constraint feeds_request_size check (jsonb_typeof(request) = 'object' and octet_length(request::text) <= 65536),
  last_read_at timestamptz -- to within a minute
    constraint feeds_last_read_at_range
      check (last_read_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint feeds_owner_key unique (owner_id, list_view_id)
);
create index on app_public.feeds (list_view_id);
