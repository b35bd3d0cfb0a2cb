-- The operations of the apps by the id of their document, as servers of all versions know them.
create table app_private.known_operations (
  id text primary key constraint known_operations_id_max_200 check (char_length(id) <= 200),
  document text not null constraint known_operations_document_max_20000 check (char_length(document) <= 20000),
  started_at timestamptz not null default app_private.clock() -- the last server that brought it
    constraint known_operations_started_at_range
      check (started_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00')
);
