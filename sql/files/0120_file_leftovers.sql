-- Keys whose bytes may lie in the store without a row that names them: noted before bytes are written and when a row goes,
-- so that neither a killed upload nor a deleted record leaves a file behind for ever.
create table app_private.file_leftovers (
  storage_key text primary key,
  noted_at timestamptz not null default app_private.clock()
);
