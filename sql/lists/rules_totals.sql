-- What organizations have confirmed, counted ahead so that a list can be sorted by it; kept by triggers, read by the list's view.

select app_private.protect('app_public.organization_totals');
comment on table app_public.organization_totals is E'@behavior -*\nConfirmed offers of an organization, counted ahead.';

-- Counts the offers of some organizations anew. The rows are locked before, in order: a count that waited for another one's
-- transaction sees what that wrote, and two that count the same organizations cannot wait for each other.
create or replace function app_private.count_confirmed(organization_ids int[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from app_public.organization_totals t where t.id = any (organization_ids) order by t.id for no key update;
  update app_public.organization_totals t set confirmed_count = o.confirmed_count, average_confirmed_value = o.average_value
  from unnest(organization_ids) g (id) cross join lateral (
    select count(*) as confirmed_count, avg(f.value) as average_value
    from app_public.offers f where f.organization_id = g.id and f.status = 'confirmed') o
  where t.id = g.id;
end $$;

create or replace function app_private.tg_organizations__totals() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if; -- fill_totals() makes them all at once
  insert into app_public.organization_totals (id) values (new.id);
  return null;
end $$;
create trigger _550_totals after insert on app_public.organizations for each row execute function app_private.tg_organizations__totals();

-- After a statement that changed what is confirmed.
create or replace function app_private.tg_offers__totals() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_ids int[];
begin
  if app_private.is_bulk_load() then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct n.organization_id) into v_ids from added n where n.status = 'confirmed';
  elsif tg_op = 'DELETE' then
    select array_agg(distinct o.organization_id) into v_ids from removed o where o.status = 'confirmed';
  else
    select array_agg(distinct g.id) into v_ids from removed o join added n on n.id = o.id
    cross join lateral (values (o.organization_id), (n.organization_id)) g (id)
    where 'confirmed' in (o.status, n.status) and (o.status, o.value, o.organization_id) is distinct from (n.status, n.value, n.organization_id);
  end if;
  if v_ids is not null then perform app_private.count_confirmed(v_ids); end if;
  return null;
end $$;
create trigger _650_totals_insert after insert on app_public.offers referencing new table as added
  for each statement execute function app_private.tg_offers__totals();
create trigger _650_totals_update after update on app_public.offers referencing old table as removed new table as added
  for each statement execute function app_private.tg_offers__totals();
create trigger _650_totals_delete after delete on app_public.offers referencing old table as removed
  for each statement execute function app_private.tg_offers__totals();

-- The totals of organizations that a bulk load has written.
create or replace function app_private.fill_totals() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_public.organization_totals (id, confirmed_count, average_confirmed_value)
  select g.id, count(o.id), avg(o.value) from app_public.organizations g
  left join app_public.offers o on o.organization_id = g.id and o.status = 'confirmed'
  where not exists (select from app_public.organization_totals t where t.id = g.id) group by g.id
$$;
