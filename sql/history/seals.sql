-- Sealing the audit log and verifying its seals [X7]. Run by the worker and the command line as owner;
-- writers to the log are not affected.

comment on table app_private.audit_seals is 'The chain of hashes over the audit trail.';
create trigger _100_append_only before update or delete on app_private.audit_seals
  for each row execute function app_private.tg__append_only();
create trigger _100_no_truncate before truncate on app_private.audit_seals
  for each statement execute function app_private.tg__append_only();

-- The hash of an entry; with a key also over its id. Never change its input: all existing seals would become invalid.
create or replace function app_private.audit_entry_hash(entry app_private.audit_log) returns bytea
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select sha256(convert_to(jsonb_build_array(entry.id, (extract(epoch from entry.at) * 1000000)::bigint,
    entry.actor_role, entry.user_id, entry.link_kind, entry.table_name, entry.row_id, entry.op, entry.old_values,
    entry.new_values, entry.organization_id, entry.sponsor_id, entry.parent_table, entry.parent_id,
    entry.transaction_id::text)::text || coalesce(':' || entry.api_key_id, ''), 'UTF8'))
$$;

-- The hash of a seal: over the previous seal, the day, the last entry's id, and each entry's id and hash.
create or replace function app_private.audit_seal_hash(seal app_private.audit_seals) returns bytea
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select sha256(coalesce(seal.previous, '')
    || convert_to(seal.day - date '2000-01-01' || ':' || seal.last_id || ':', 'UTF8')
    || coalesce(string_agg(int8send(e.id) || e.hash, '' order by e.id), ''))
  from unnest(seal.entry_ids, seal.entry_hashes) e (id, hash)
$$;

-- The last allocated entry id and a transaction id: once all earlier transactions have ended,
-- no entry up to that id can be added.
create or replace function app_private.audit_mark(out last_id bigint, out horizon xid8)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  last_id := coalesce(pg_sequence_last_value(pg_get_serial_sequence('app_private.audit_log', 'id')), 0);
  horizon := pg_snapshot_xmax(pg_current_snapshot());
end $$;

-- Seals the next entries up to an id, at most a given number; returns how many, 0 if all are sealed.
create or replace function app_private.seal_audit(up_to bigint, most int default 10000) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_before app_private.audit_seals;
  v_seal app_private.audit_seals;
begin
  lock table app_private.audit_seals in share row exclusive mode;
  select * into v_before from app_private.audit_seals s order by s.id desc limit 1;
  select array_agg(l.id order by l.id), array_agg(l.hash order by l.id) into v_seal.entry_ids, v_seal.entry_hashes
  from (select l.id, app_private.audit_entry_hash(l) as hash from app_private.audit_log l
    where l.id > coalesce(v_before.last_id, 0) and l.id <= seal_audit.up_to order by l.id limit seal_audit.most) l;
  if v_seal.entry_ids is null then return 0; end if;
  v_seal.day := (app_private.clock() at time zone 'UTC')::date;
  v_seal.last_id := v_seal.entry_ids[cardinality(v_seal.entry_ids)];
  v_seal.previous := v_before.hash;
  v_seal.hash := app_private.audit_seal_hash(v_seal);
  insert into app_private.audit_seals (day, last_id, entry_ids, entry_hashes, previous, hash)
  values (v_seal.day, v_seal.last_id, v_seal.entry_ids, v_seal.entry_hashes, v_seal.previous, v_seal.hash);
  return cardinality(v_seal.entry_ids);
end $$;

-- Verifies the seals and returns violations as (day of the seal, entry, violation): an entry that was changed, removed
-- or added, or a seal that was changed itself or does not follow the one before it. 'archived' entries were exported
-- with everything before them, which is allowed.
create or replace function app_private.verify_audit_log() returns table (day date, entry_id bigint, violation text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_seal app_private.audit_seals;
  v_before app_private.audit_seals;
  v_first bigint := (select min(l.id) from app_private.audit_log l where l.id > 0);
begin
  for v_seal in select * from app_private.audit_seals s order by s.id loop
    if v_seal.previous is distinct from v_before.hash then
      return query select v_seal.day, null::bigint, 'chain';
    end if;
    if v_seal.hash <> app_private.audit_seal_hash(v_seal) then
      return query select v_seal.day, null::bigint, 'seal';
    end if;
    return query
      select v_seal.day, coalesce(e.id, l.id), case
        when e.id is null then 'added'
        when l.id is not null then 'changed'
        when e.id < coalesce(v_first, e.id + 1) then 'archived'
        else 'missing' end
      from unnest(v_seal.entry_ids, v_seal.entry_hashes) e (id, hash)
      full join (select l.id, app_private.audit_entry_hash(l) as hash from app_private.audit_log l
        where (v_before.last_id is null or l.id > v_before.last_id) and l.id <= v_seal.last_id) l on l.id = e.id
      where l.hash is distinct from e.hash
      order by 2;
    v_before := v_seal;
  end loop;
end $$;
