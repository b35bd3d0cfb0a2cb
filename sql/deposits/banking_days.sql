-- Days on which banks settle: neither weekends nor holidays of the Federal Reserve.

-- Whether banks settle on a day. A holiday on a Sunday is kept on Monday, one on a Saturday not at all.
create or replace function app_private.is_banking_day(day date) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  -- King, Washington, Labor, Columbus; Memorial Day; Thanksgiving
  select d.weekday < 6 and to_char(day, 'MM-DD') <> all (d.fixed)
    and not (d.weekday = 1 and to_char(day - 1, 'MM-DD') = any (d.fixed))
    and not (d.weekday = 1 and (d.month, d.nth) in ((1, 3), (2, 3), (9, 1), (10, 2)))
    and not (d.weekday = 1 and d.month = 5 and extract(month from day + 7) = 6)
    and not (d.weekday = 4 and d.month = 11 and d.nth = 4)
  from (select extract(isodow from day)::int as weekday, extract(month from day)::int as month,
    (extract(day from day)::int + 6) / 7 as nth, '{01-01,06-19,07-04,11-11,12-25}'::text[] as fixed) d
$$;

-- The banking day that is some banking days (at least one) after a day.
create or replace function app_private.banking_day_after(day date, days int) returns date
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select d::date from generate_series(day + 1, day + banking_day_after.days * 2 + 7, interval '1 day') d
  where app_private.is_banking_day(d::date) order by d limit 1 offset banking_day_after.days - 1
$$;
