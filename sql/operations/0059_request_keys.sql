-- What a request that its client may repeat has done: the result of each of its transactions.
create table app_private.request_keys (
  viewer text not null, -- who sent it, such as login:5 or link:offer:7
  key uuid not null,
  number int not null, -- of the request's transaction, from 0
  input text not null, -- keyed hash of the request: contains nothing that was entered
  transaction_id xid8 not null default pg_current_xact_id(),
  result json, -- null until the transaction ends
  created_at timestamptz not null default app_private.clock(),
  primary key (viewer, key, number)
);
create index on app_private.request_keys (created_at);
