-- Precomputed totals by which organizations and offers are sorted. Triggers note which records a statement affects, and
-- these are counted when the transaction commits: every transaction locks its totals at its end and in the same order,
-- so that there are no deadlocks.

comment on table app_private.organization_totals is
  'Precomputed counts of an organization''s confirmed offers and met deadlines.';
comment on table app_private.offer_totals is 'Precomputed counts of an offer''s open deadlines and approved checks.';

-- Recounts offers and organizations as of today.
create or replace function app_private.count_totals(offer_ids int[], organization_ids int[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_today date := app_private.today();
begin
  -- locked before they are counted: a transaction that waited then sees what the other one wrote
  perform from app_private.organization_totals t where t.id = any (organization_ids) order by t.id for no key update;
  perform from app_private.offer_totals t where t.id = any (offer_ids) order by t.id for no key update;
  update app_private.organization_totals t
  set confirmed_count = o.confirmed_count, average_confirmed_value = o.average_value,
    on_time_verification_percentage = d.on_time_percentage, recount_on = d.next_deadline + 1
  from unnest(organization_ids) g (id)
  cross join lateral (select count(*) as confirmed_count, avg(f.value) as average_value
    from app_public.offers f where f.organization_id = g.id and f.status = 'confirmed') o
  cross join lateral (
    select 100.0 * count(*) filter (where v.due and app_private.day_of(v.proved_at) <= v.deadline)
      / nullif(count(*) filter (where v.due), 0) as on_time_percentage,
      min(v.deadline) filter (where not v.due) as next_deadline
    from (select x.deadline, x.proved_at, x.verified or x.did_not_complete or x.deadline < v_today as due
      from app_public.verification_deadlines x where x.organization_id = g.id) v) d
  where t.id = g.id;
  update app_private.offer_totals t set next_deadline = d.next_deadline, overdue_deadlines_count = d.overdue,
    recount_on = d.next_ahead + 1,
    released_value = (select coalesce(sum(p.gross), 0) from app_private.offer_payments p
      where p.offer_id = t.id and p.status <> 'pending')
  from unnest(offer_ids) o (id)
  cross join lateral (
    select min(v.deadline) as next_deadline, count(*) filter (where v.deadline < v_today) as overdue,
      min(v.deadline) filter (where v.deadline >= v_today) as next_ahead
    from app_public.verification_deadlines v
    where v.offer_id = o.id and v.verified_images = 0 and not v.did_not_complete) d
  where t.id = o.id;
end $$;

-- The daily job: counts what has become overdue since the last count, and corrects names of checks.
create or replace function app_private.recount_totals() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.count_totals(
    array(select t.id from app_private.offer_totals t where t.recount_on <= app_private.today()),
    array(select t.id from app_private.organization_totals t where t.recount_on <= app_private.today()));
  select app_private.write_check_names(app_private.checks_with_wrong_names())
$$;

-- Adds missing totals after a bulk load or an upgrade.
create or replace function app_private.fill_totals() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_offers int[]; v_organizations int[];
begin
  with made as (insert into app_private.organization_totals (id) select g.id from app_public.organizations g
    where not exists (select from app_private.organization_totals t where t.id = g.id) returning id)
  select array_agg(made.id) into v_organizations from made;
  with made as (insert into app_private.offer_totals (id) select o.id from app_public.offers o
    where not exists (select from app_private.offer_totals t where t.id = o.id) returning id)
  select array_agg(made.id) into v_offers from made;
  perform app_private.count_totals(v_offers, v_organizations);
  perform app_private.write_check_names(app_private.checks_with_wrong_names());
end $$;

select app_private.fill_totals();

-- Inserts the row of totals of a new record; argument: its table.
create or replace function app_private.tg__totals() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if; -- fill_totals() makes them all at once
  execute format('insert into app_private.%I (id) values ($1)', tg_argv[0]) using new.id;
  return null;
end $$;

create trigger _550_totals after insert on app_public.organizations
  for each row execute function app_private.tg__totals('organization_totals');
create trigger _550_totals after insert on app_public.offers
  for each row execute function app_private.tg__totals('offer_totals');

-- Notes the records whose totals depend on a row, before and after the change. Arguments: the columns that name them,
-- offer_id or organization_id.
create or replace function app_private.tg__totals_due() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_key text;
begin
  if app_private.is_bulk_load() then return null; end if;
  foreach v_key in array tg_argv loop
    insert into app_private.totals_due (list, id)
    select distinct case v_key when 'offer_id' then 'offers' else 'organizations' end, (r.row ->> v_key)::int
    from (values (to_jsonb(old)), (to_jsonb(new))) r (row) where r.row is not null
    on conflict do nothing;
  end loop;
  return null;
end $$;

create trigger _650_totals_insert after insert on app_public.offers for each row when (new.status = 'confirmed')
  execute function app_private.tg__totals_due('organization_id');
create trigger _650_totals_update after update on app_public.offers for each row
  when ('confirmed' in (old.status, new.status)
    and (old.status, old.value, old.organization_id) is distinct from (new.status, new.value, new.organization_id))
  execute function app_private.tg__totals_due('organization_id');
create trigger _650_totals_delete after delete on app_public.offers for each row when (old.status = 'confirmed')
  execute function app_private.tg__totals_due('organization_id');
create trigger _650_totals after insert or delete on app_public.verification_deadlines
  for each row execute function app_private.tg__totals_due('offer_id', 'organization_id');
create trigger _650_totals_update after update on app_public.verification_deadlines for each row
  when ((old.deadline, old.verified, old.did_not_complete, old.proved_at, old.offer_id, old.organization_id)
    is distinct from (new.deadline, new.verified, new.did_not_complete, new.proved_at, new.offer_id,
      new.organization_id))
  execute function app_private.tg__totals_due('offer_id', 'organization_id');
create trigger _650_totals after insert or delete on app_public.checks
  for each row execute function app_private.tg__totals_due('offer_id');
create trigger _650_totals_update after update on app_public.checks for each row
  when ((old.status, old.amount, old.offer_id) is distinct from (new.status, new.amount, new.offer_id))
  execute function app_private.tg__totals_due('offer_id');

-- Notes the offer of a void check when a line of the bank becomes one of void_payments, or is one no longer.
create or replace function app_private.tg_bank_lines__totals_due() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  insert into app_private.totals_due (list, id)
  select 'offers', c.offer_id from app_public.checks c
  where c.id = coalesce(new.check_id, old.check_id) and c.status = 'voided'
  on conflict do nothing;
  return null;
end $$;

create trigger _650_totals_insert after insert on app_public.bank_lines for each row
  when (new.reverses_id is not null) execute function app_private.tg_bank_lines__totals_due();
create trigger _650_totals after update of settlement or delete on app_public.bank_lines for each row
  when (old.issue is not null) execute function app_private.tg_bank_lines__totals_due();

-- When the transaction commits, the first row that it noted counts all of them.
create or replace function app_private.tg_totals_due__count() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_offers int[]; v_organizations int[]; v_found_by int[]; v_checks int[];
begin
  if not exists (select from app_private.totals_due d
    where (d.transaction_id, d.list, d.id) = (new.transaction_id, new.list, new.id)) then
    return null;
  end if;
  with due as (delete from app_private.totals_due d where d.transaction_id = new.transaction_id returning d.list, d.id)
  select array_agg(due.id) filter (where due.list = 'offers'), array_agg(due.id) filter (
    where due.list = 'organizations'),
    array_agg(due.id) filter (where due.list = 'search_texts'), array_agg(due.id) filter (where due.list = 'checks')
  into v_offers, v_organizations, v_found_by, v_checks from due;
  perform app_private.count_totals(v_offers, v_organizations);
  perform app_private.write_check_names(v_checks); -- check_names.sql
  if v_found_by <> '{}' then
    perform app_private.write_search_texts(v_found_by); -- sql/search/texts.sql
    perform app_private.write_keys(v_found_by); -- sql/duplicates/comparison_keys.sql
  end if;
  return null;
end $$;

create constraint trigger _900_count after insert on app_private.totals_due deferrable initially deferred
  for each row execute function app_private.tg_totals_due__count();
