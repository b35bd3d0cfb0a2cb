-- What migrations leave to do while people work: an index or a validated constraint, made by `npm run migrate` after its
-- transaction, and a backfill, which the worker runs batch by batch until a batch changes no row.
create table app_private.schema_steps (
  name text primary key constraint schema_steps_name_max_200 check (char_length(name) <= 200), -- of an index: its own
  kind text not null constraint schema_steps_kind check (kind in ('index', 'constraint', 'backfill')),
  statement text not null constraint schema_steps_statement_max_20000 check (char_length(statement) <= 20000),
  number int generated always as identity,
  rows_changed bigint not null default 0, -- by a backfill so far
  done_at timestamptz constraint schema_steps_done_at_range
    check (done_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00')
);

-- Runs a backfill's next batch and returns the number of rows that it changed; 0: it is done. Audit log, live updates,
-- webhooks and versions ignore it, as they ignore a bulk load.
create function app_private.backfill_batch(step text) returns int
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v app_private.schema_steps;
  v_rows int;
begin
  select * into strict v from app_private.schema_steps s
    where s.name = backfill_batch.step and s.kind = 'backfill' for update;
  if v.done_at is not null then return 0; end if;
  perform set_config('sideline.bulk_load', 'on', true);
  execute v.statement;
  get diagnostics v_rows = row_count;
  update app_private.schema_steps s set rows_changed = s.rows_changed + v_rows,
    done_at = case when v_rows = 0 then app_private.clock() end where s.name = v.name;
  return v_rows;
end $$;

-- For the migration that relies on a backfill, such as by a constraint: runs what little is left of it, otherwise fails.
create function app_private.require_backfill(step text) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  for n in 1..10 loop
    if app_private.backfill_batch(require_backfill.step) = 0 then return; end if;
  end loop;
  raise exception 'The backfill "%" has not finished: let a worker finish it, then migrate again.',
    require_backfill.step;
end $$;
