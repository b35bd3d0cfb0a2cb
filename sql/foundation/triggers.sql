-- Triggers that many tables share.

create or replace function app_private.tg__touch() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.updated_at := app_private.clock();
  return new;
end $$;

-- Rejects all changes to log entries, even by the owner.
create or replace function app_private.tg__append_only() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.fail('SL403', 'Logged entries cannot be changed.');
  return null;
end $$;

create trigger _100_append_only before update or delete on app_private.audit_log
  for each row execute function app_private.tg__append_only();

-- Refuses a status change that no operation makes.
create or replace function app_private.tg__transition() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.status is distinct from old.status and not exists (
    select from app_private.status_transitions
    where entity = tg_table_name and from_status = old.status::text and to_status = new.status::text) then
    perform app_private.fail('SL409', format('%s cannot go from %s to %s.',
      initcap(replace(rtrim(tg_table_name, 's'), '_', ' ')), replace(old.status::text, '_', ' '),
      replace(new.status::text, '_', ' ')));
  end if;
  return new;
end $$;
