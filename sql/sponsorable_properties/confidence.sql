-- The confidence in a property's data.

-- The current value of an entered confidence, and the day of the next check: ended once the end date is past, stale
-- after six months without an update (except "not a good fit"), else as entered [B-359, B-362].
create or replace function app_private.effective_confidence(entered app_public.data_confidence, end_date date,
  updated_at timestamptz, out confidence app_public.data_confidence, out changes_on date)
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select
    case when end_date < t.today then 'ended'
      when entered <> 'not_a_good_fit' and t.stale_on <= t.today then 'stale'
      else entered end,
    case when end_date < t.today then null
      when entered = 'not_a_good_fit' or t.stale_on <= t.today then end_date + 1
      else least(end_date + 1, t.stale_on) end
  from (select app_private.today() as today, (app_private.day_of(updated_at) + interval '6 months')::date as stale_on) t
$$;

create or replace function app_private.tg_sponsorable_properties__confidence() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return new; end if;
  select e.confidence, e.changes_on into new.data_confidence, new.confidence_changes_on
  from app_private.effective_confidence(new.entered_data_confidence, new.end_date, new.updated_at) e;
  return new;
end $$;

create trigger _300_confidence before insert or update of name, season, sport_id, competitiveness_id, number_of_players,
  min_age, max_age, female, male, start_date, end_date, entered_data_confidence, lat, lon
    on app_public.sponsorable_properties
  for each row execute function app_private.tg_sponsorable_properties__confidence();

-- The daily job: updates the confidence of every property that is due; returns how many changed.
create or replace function app_private.refresh_data_confidence() returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_count int;
begin
  with due as (
    select p.id, e.confidence, e.changes_on, p.data_confidence as before
    from app_public.sponsorable_properties p
    cross join lateral app_private.effective_confidence(p.entered_data_confidence, p.end_date, p.updated_at) e
    where p.confidence_changes_on <= app_private.today()
    order by p.id for update of p skip locked
  ), written as (
    update app_public.sponsorable_properties p set data_confidence = due.confidence,
      confidence_changes_on = due.changes_on
    from due where p.id = due.id returning due.confidence is distinct from due.before as changed
  )
  select count(*) filter (where changed) into v_count from written;
  return v_count;
end $$;
