-- Fields of a run that are computed from its entries.

-- What a run pays, in US dollars, and how many payments it has; its trials do not count.
create or replace function app_public.deposit_runs_amount(r app_public.deposit_runs) returns numeric
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(sum(e.amount), 0) from app_public.deposit_entries e where e.run_id = r.id;
end;
grant execute on function app_public.deposit_runs_amount(app_public.deposit_runs) to sideline_superadmin;
comment on function app_public.deposit_runs_amount(app_public.deposit_runs) is E'@notNull\nIn US dollars.';
create or replace function app_public.deposit_runs_payments(r app_public.deposit_runs) returns int
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select count(e.check_id)::int from app_public.deposit_entries e where e.run_id = r.id;
end;
grant execute on function app_public.deposit_runs_payments(app_public.deposit_runs) to sideline_superadmin;
comment on function app_public.deposit_runs_payments(app_public.deposit_runs) is
  E'@notNull\nHow many payments the run has, without trials.';
