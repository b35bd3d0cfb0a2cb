-- The 1099 desk: what was paid to whom in a year, what is reported, and what was filed.

select app_private.protect('app_public.tax_returns');
comment on table app_public.tax_returns is E'@behavior -insert -update -delete\n'
  'A 1099-NEC as it was filed; a later one of the same payee and year corrects it. For staff.';
comment on column app_public.tax_returns.organization_id is E'@behavior +filterBy\nThe payee.';
comment on column app_public.tax_returns.merged_id is 'The merged league that it was filed for, if both leagues had a '
  'return of that year; null: it is the organization''s own.';
create trigger _500_audit after insert or update or delete on app_public.tax_returns
  for each row execute function app_private.tg__audit();

-- The merged league whose own return of a year (tax_returns.merged_id) covers a payment of an offer, or a signed form,
-- by its day: the offer's program, or the form, was the merged league's then; no row: the organization that has it now.
create or replace function app_private.merged_payee(year int, day date, offer_id int, form_id int)
  returns table (merged_id int) language sql stable rows 1
begin atomic
  select m.merged_id from app_public.tax_returns r
  join app_private.organization_merges m on m.merged_id = r.merged_id and m.unmerged_at is null
  where r.year = merged_payee.year and r.merged_id is not null
    and merged_payee.day <= app_private.day_of(m.merged_at)
    and case when merged_payee.form_id is not null
      then m.moved -> 'app_public.tax_forms' @> jsonb_build_array(jsonb_build_object('id', merged_payee.form_id))
      else m.moved -> 'app_public.sponsorable_properties' @> (
        select jsonb_build_array(jsonb_build_object('id', o.sponsorable_property_id))
        from app_public.offers o where o.id = merged_payee.offer_id) end
  order by m.id limit 1;
end;

-- The form by which the return of a year is made: the latest one signed before the end of the following year, when
-- returns have long been filed, otherwise the first one after; null without a form, or if it had expired by then.
-- merged_id: of the merged league whose own return it is; null: of the organization.
create or replace function app_private.tax_form_of_year(organization_id int, year int, merged_id int)
  returns setof app_public.tax_forms language sql stable rows 1
begin atomic
  select (v.f).* from (select f from app_public.tax_forms f
    cross join lateral (select
      f.signed_at < app_private.start_of_day(make_date(tax_form_of_year.year + 2, 1, 1))) t (in_time)
    where f.organization_id = tax_form_of_year.organization_id
      and (select p.merged_id from app_private.merged_payee(tax_form_of_year.year, app_private.day_of(f.signed_at),
        null, f.id) p) is not distinct from tax_form_of_year.merged_id
    order by t.in_time desc, case when t.in_time then -f.id else f.id end limit 1) v
  where app_private.tax_form_counts(v.f, tax_form_of_year.year);
end;

-- Why payments to a payee are not reported on a 1099-NEC; null if they are. Foreign organizations are left out in any
-- case; corporations, exempt payees (codes 1 to 5) and small amounts unless tax was withheld.
create or replace function app_private.tax_left_out(f app_public.tax_forms, paid numeric, withheld numeric,
  threshold numeric) returns text language sql stable
begin atomic
  select case
    when f.kind = 'w8ben_e' then 'Foreign organization (W-8BEN-E)' || case when tax_left_out.withheld > 0
      then ': report what was withheld on Form 1042-S' else '' end
    when tax_left_out.withheld > 0 then null
    when f.exempt_payee_code between 1 and 5 then 'Exempt payee, code ' || f.exempt_payee_code
    when f.classification in ('c_corporation', 's_corporation', 'llc_c_corporation', 'llc_s_corporation')
      then 'Corporation'
    when tax_left_out.paid < tax_left_out.threshold then 'Below ' || app_private.dollars(tax_left_out.threshold) end;
end;

-- The payees of a year and the state of their returns, computed from the checks, and those of a downloaded file
-- that are not recorded, whatever was paid; for staff's functions. A merged league with a return of its own keeps its
-- line and number; whether an amount is small is decided by what both were paid.
create or replace function app_private.tax_lines(year int) returns setof app_public.tax_return_line
  language sql stable security definer rows 100 set search_path = pg_catalog, pg_temp
as $$
  with paid as (
    select coalesce(m.merged_id, p.organization_id) as payee_id, sum(p.gross) as paid, sum(p.withheld) as withheld,
      sum(sum(p.gross)) over (partition by p.organization_id) as paid_to_both
    from app_private.payments p
    left join lateral app_private.merged_payee(tax_lines.year, p.paid_on, p.offer_id, null) m on true
    where extract(year from p.paid_on) = tax_lines.year group by 1, p.organization_id
  ), filed as (
    select distinct on (payee_id) coalesce(r.merged_id, r.organization_id) as payee_id, r.*
    from app_public.tax_returns r where r.year = tax_lines.year order by payee_id, r.id desc
  ), threshold as materialized (
    select app_private.tax_threshold(tax_lines.year) as amount
  )
  select coalesce(m.merged_id, g.id), coalesce(m.merged_name || ' (merged)', g.name), s.paid, s.withheld,
    f.id, f.name, f.tin_last_four, l.reason, r.amount, r.filed_at, r.corrected,
    case when r.id is null then l.reason is null
      else (r.amount, r.withheld) is distinct from
        (case when l.reason is null then s.paid else 0 end, case when l.reason is null then s.withheld else 0 end)
        or l.reason is null
          and (o.name, o.business_name, o.classification, o.tin_type, o.tin_last_four, o.line1, o.line2, o.city,
            o.state, o.zip) is distinct from
            (f.name, f.business_name, f.classification, f.tin_type, f.tin_last_four, f.line1, f.line2, f.city,
              f.state, f.zip) end,
    case when r.id is null then d.amount end
  from paid p full join filed r on r.payee_id = p.payee_id
  full join (select x.* from app_private.downloaded_returns x where x.year = tax_lines.year) d
    on d.organization_id = coalesce(p.payee_id, r.payee_id)
  join app_public.organizations g on g.id = coalesce(r.organization_id, p.payee_id, d.organization_id)
  left join app_private.organization_merges m on m.merged_id = r.merged_id and m.unmerged_at is null
  left join lateral app_private.tax_form_of_year(g.id, tax_lines.year, r.merged_id) f on f.id is not null
  left join app_public.tax_forms o on o.id = r.tax_form_id
  cross join lateral (select coalesce(p.paid, 0.00) as paid, coalesce(p.withheld, 0.00) as withheld,
    coalesce(p.paid_to_both, 0) as paid_to_both) s
  cross join threshold t
  cross join lateral app_private.tax_left_out(f, s.paid_to_both, s.withheld, t.amount) l (reason)
$$;

-- The payees of a year with the state of their returns: those to file or record first, then the largest amounts;
-- at most 2,000. Staff.
create or replace function app_public.tax_return_lines(year int) returns setof app_public.tax_return_line
  language plpgsql stable security definer rows 100 set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  return query select * from app_private.tax_lines(tax_return_lines.year) l
    order by (l.due or l.downloaded_amount is not null) desc, l.paid desc, l.organization_id limit 2000;
end $$;
grant execute on function app_public.tax_return_lines(int) to sideline_admin;
comment on function app_public.tax_return_lines(int) is E'@simpleCollections only\n'
  'The payees of a year, what they were paid by the day on which a check was mailed or a deposit credited, why no '
  'return is due, and what was filed; at most 2,000. Amounts in US dollars; staff.';
comment on type app_public.tax_return_line is
  'A payee in the returns of a year. organizationId: the number of the merged league if it has a return of its own; '
  'leftOut: why no return is due; due: a return or its correction is to be filed; '
  'downloadedAmount: what the last downloaded file says of it, until that is recorded as filed, due or not.';
select app_private.never_null('app_public.tax_return_line', '{organization_id,name,paid,withheld,due}');

-- Records that returns of a year were filed with the IRS: as they were in the last downloaded file that has them,
-- also if they are no longer due, otherwise as they are counted now; one that was filed before is a correction.
-- Superadmins; returns them. organization_ids: those that were in the files. Errors: SL409 if one of them is neither
-- due nor in such a file, SL422 organization_ids, SL428.
create or replace function app_public.record_tax_returns(year int, organization_ids int[])
  returns setof app_public.tax_returns language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_count int;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  if coalesce(cardinality(organization_ids), 0) not between 1 and 2000 then
    perform app_private.fail('SL422', 'Choose up to 2,000 organizations.', 'organization_ids');
  end if;
  -- locked in their order, so that two people cannot record the same return
  perform from app_public.organizations g
  where g.id in (select app_private.survivor_of(i) from unnest(organization_ids) i) order by g.id for no key update;
  return query insert into app_public.tax_returns (organization_id, merged_id, year, amount, withheld, tax_form_id,
      corrected, filed_by_id)
    select s.id, nullif(l.organization_id, s.id), record_tax_returns.year,
      case when d.year is not null then d.amount when l.left_out is null then l.paid else 0 end,
      case when d.year is not null then d.withheld when l.left_out is null then l.withheld else 0 end,
      case when d.year is not null then d.tax_form_id else l.form_id end, l.filed_at is not null,
      app_private.current_user_id()
    from app_private.tax_lines(record_tax_returns.year) l
    cross join lateral app_private.survivor_of(l.organization_id) s (id)
    left join app_private.downloaded_returns d on d.organization_id = l.organization_id
      and d.year = record_tax_returns.year and l.filed_at is null
    where (l.due or l.downloaded_amount is not null) and l.organization_id = any (organization_ids)
    order by l.organization_id returning *;
  get diagnostics v_count = row_count;
  if v_count <> (select count(distinct i) from unnest(organization_ids) i) then
    perform app_private.fail('SL409', 'Some of these returns are not due any longer. Load the page again.');
  end if;
end $$;
grant execute on function app_public.record_tax_returns(int, int[]) to sideline_superadmin;
comment on function app_public.record_tax_returns(int, int[]) is E'@resultFieldName taxReturns\n'
  'Records that returns of a year were filed, due ones and those of a downloaded file; one that was filed before is a '
  'correction. Errors: SL409, SL422, SL428.';

-- The due returns of a year that were never filed, of a part: each has 100 of those that are due, downloaded or filed.
create or replace function app_private.due_returns(year int, part int) returns setof app_public.tax_return_line
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (n.x).* from (select x, row_number() over (order by x.organization_id) as nth
    from app_private.tax_lines(due_returns.year) x
    where x.due or x.downloaded_amount is not null or x.filed_at is not null) n
  where (n.nth - 1) / 100 + 1 = due_returns.part and (n.x).due and (n.x).filed_at is null order by (n.x).organization_id
$$;

-- What a file of due returns needs, with sealed numbers for the server to open: the due returns that were never filed,
-- 100 in each part (1, 2, …), where those that are filed or no longer due by now still count. Stores the figures for
-- record_tax_returns, replacing those of an earlier download. Superadmins; the reason is in the history of each
-- organization. Errors: SL422, SL428.
create or replace function app_public.open_tax_returns(year int, part int, reason text)
  returns table (organization_id int, name text, paid text, withheld text, form jsonb, sealed jsonb)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  perform app_private.require_reason(open_tax_returns.reason);
  insert into app_private.downloaded_returns as d (organization_id, year, amount, withheld, tax_form_id)
  select l.organization_id, open_tax_returns.year, l.paid, l.withheld, l.form_id
  from app_private.due_returns(open_tax_returns.year, open_tax_returns.part) l
  on conflict on constraint downloaded_returns_pkey do update set amount = excluded.amount,
    withheld = excluded.withheld, tax_form_id = excluded.tax_form_id;
  return query select l.organization_id, l.name, d.amount::text, d.withheld::text, to_jsonb(f),
      case when f.id is not null then app_public.open_tax_form(f.id, open_tax_returns.reason) end
    from app_private.due_returns(open_tax_returns.year, open_tax_returns.part) l
    join app_private.downloaded_returns d on d.organization_id = l.organization_id and d.year = open_tax_returns.year
    left join app_public.tax_forms f on f.id = d.tax_form_id order by l.organization_id;
end $$;
grant execute on function app_public.open_tax_returns(int, int, text) to sideline_superadmin;
comment on function app_public.open_tax_returns(int, int, text) is '@behavior -*';
