-- Payments that may be the same one twice: to the same organization, of the same amount with what was withheld, and
-- with the same memo, written within 30 days, by check or direct deposit [R21, issue 35, section 5].

-- Those that are pending or approved, the newest first. at: about when; besides_id: the payment that is compared; null:
-- one that is not written yet.
create or replace function app_private.similar_checks(organization_id int, amount numeric, memo text, at timestamptz,
  besides_id int) returns setof app_public.checks language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select c.* from app_public.checks c
  where c.organization_id = similar_checks.organization_id and c.amount + c.withheld = similar_checks.amount
    and lower(c.memo) = lower(btrim(similar_checks.memo)) and c.status in ('pending', 'approved')
    and c.created_at between similar_checks.at - interval '30 days' and similar_checks.at + interval '30 days'
    and c.id is distinct from similar_checks.besides_id
  order by c.created_at desc, c.id desc limit 10;
end;
grant execute on function app_private.similar_checks(int, numeric, text, timestamptz, int) to sideline_admin;

-- The payments that a new one would repeat; staff.
create or replace function app_public.similar_checks(organization_id int, amount numeric, memo text)
  returns setof app_public.checks language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select * from app_private.similar_checks(similar_checks.organization_id, similar_checks.amount, similar_checks.memo,
    app_private.clock(), null);
end;
grant execute on function app_public.similar_checks(int, numeric, text) to sideline_admin;
comment on function app_public.similar_checks(int, numeric, text) is E'@simpleCollections only\n'
  'Pending and approved payments of the last 30 days to an organization, of the same amount in US dollars, with what '
  'was withheld, and the same memo: a new one may repeat them. The newest first, at most 10; staff.';

-- When the latest payment was written that this one may repeat, or that may repeat it; null if there is none; staff.
create or replace function app_public.checks_similar_written_at(c app_public.checks) returns timestamptz
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select max(o.created_at)
  from app_private.similar_checks(c.organization_id, c.amount + c.withheld, c.memo, c.created_at, c.id) o;
end;
grant execute on function app_public.checks_similar_written_at(app_public.checks) to sideline_admin;
comment on function app_public.checks_similar_written_at(app_public.checks) is
  'When another pending or approved payment to the league, of this amount and memo, was written within 30 days of this '
  'one; null if none was.';
