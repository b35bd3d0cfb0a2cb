-- Who lacks a tax form, and asking for it.

-- The day on which a payment counts as paid: for a check the day it was mailed, because from then on the payee can have
-- the money (constructive payment); for a direct deposit the effective date of its run, when the account is credited.
-- Null for one that is not mailed, void, stopped, or was returned as undeliverable.
create or replace function app_private.check_paid_on(c app_public.checks) returns date
  language sql stable
begin atomic
  select case when c.status = 'approved' and c.state::text in ('mailed', 'cleared', 'stale', 'escheat_due')
    then case c.payout_method when 'direct_deposit' then c.estimated_arrival_date else c.mailed_on end end;
end;

-- What payees were paid, in US dollars: checks by their day, and void checks that the bank paid and staff accepted.
create view app_private.payments as
  select c.organization_id, c.offer_id, p.paid_on, c.amount + c.withheld as gross, c.withheld
  from app_public.checks c cross join lateral app_private.check_paid_on(c) p (paid_on) where p.paid_on is not null
  union all
  select v.organization_id, v.offer_id, v.paid_on, v.gross, v.withheld from app_private.void_payments v;

-- Whether a form counts in a year: a W-8BEN-E until the end of the third year after that of its signature, a W-9
-- always.
create or replace function app_private.tax_form_counts(f app_public.tax_forms, year int) returns boolean
  language sql stable
begin atomic
  select f.kind = 'w9' or tax_form_counts.year <= extract(year from app_private.day_of(f.signed_at)) + 3;
end;

-- The latest form of an organization; null if it has none, or that one has expired.
create or replace function app_private.tax_form_of(organization_id int) returns setof app_public.tax_forms
  language sql stable rows 1
begin atomic
  select (v.f).* from (select f from app_public.tax_forms f where f.organization_id = tax_form_of.organization_id
    order by f.id desc limit 1) v
  where app_private.tax_form_counts(v.f, (select extract(year from app_private.today())::int));
end;

-- The payees of a year: what they were paid in it, what remains to be paid on confirmed offers, and their latest form;
-- the largest amounts first, at most max (null: all). lacking: only those without a form; search: part of the name.
-- Staff.
create or replace function app_public.payees_of_year(year int, lacking boolean, search text, max int)
  returns setof app_public.tax_payee language sql stable security definer rows 100
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
  with paid as (
    select p.organization_id, p.offer_id, sum(p.gross) as whole,
      coalesce(sum(p.gross) filter (where extract(year from p.paid_on) = payees_of_year.year), 0) as of_year
    from app_private.payments p group by 1, 2
  ), due as (
    select o.organization_id, coalesce(sum(p.of_year), 0) as paid,
      coalesce(sum(greatest(o.value - coalesce(p.whole, 0), 0)) filter (where o.status = 'confirmed'), 0) as to_come
    from app_public.offers o left join paid p on p.offer_id = o.id
    where app_private.is_staff() and (o.status = 'confirmed' or p.offer_id is not null) group by 1
  )
  select g.id, g.name, coalesce(d.paid, 0.00), coalesce(d.to_come, 0.00), f.kind, f.name, f.tin_last_four, f.signed_at,
    (select max(m.created_at) from app_private.mail_outbox m
     where m.organization_id = g.id and m.kind = 'tax_form_request' and m.state <> 'skipped')
  from app_public.organizations g left join due d on d.organization_id = g.id
  left join lateral app_private.tax_form_of(g.id) f on f.id is not null
  where app_private.is_staff() and (d.paid > 0 or d.to_come > 0 or f.id is not null)
    and (payees_of_year.lacking is not true or f.id is null)
    and (coalesce(btrim(payees_of_year.search), '') = ''
      or lower(g.name) like '%' || regexp_replace(lower(btrim(payees_of_year.search)), '([\\%_])', '\\\1', 'g') || '%')
  order by coalesce(d.paid, 0) + coalesce(d.to_come, 0) desc, g.id limit payees_of_year.max
$$;
grant execute on function app_public.payees_of_year(int, boolean, text, int) to sideline_admin;
comment on function app_public.payees_of_year(int, boolean, text, int) is '@behavior -*';

create or replace function app_public.tax_payees(year int, lacking boolean default false, search text default null)
  returns setof app_public.tax_payee language sql stable rows 100 set search_path = pg_catalog, pg_temp
as $$ select p.* from app_public.payees_of_year(tax_payees.year, tax_payees.lacking, tax_payees.search, 1000) p $$;
grant execute on function app_public.tax_payees(int, boolean, text) to sideline_admin;
comment on function app_public.tax_payees(int, boolean, text) is E'@simpleCollections only\n'
  'The payees of a year with their latest tax form, the largest amounts first, at most 1,000; lacking: only those '
  'without a form. Amounts in US dollars; staff.';
comment on type app_public.tax_payee is
  'A payee: paid in the year, to come on confirmed offers, and its latest tax form.';
select app_private.never_null('app_public.tax_payee', '{organization_id,name,paid,to_come}');

-- Emails organizations the link of their tax form, each at most once a day; staff. Where a form was signed by the
-- current link, or it was revoked, a new link is made, by which a new form replaces the former one. Links in old emails
-- of leagues that were merged into it end. Returns the organizations that were emailed. Errors: SL404, SL422.
create or replace function app_public.request_tax_forms(organization_ids int[]) returns setof app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.organizations;
  v_version int;
begin
  perform app_private.require_staff();
  if coalesce(cardinality(organization_ids), 0) not between 1 and 1000 then
    perform app_private.fail('SL422', 'Choose up to 1,000 organizations.', 'organization_ids');
  end if;
  if exists (select from unnest(organization_ids) i
    where not exists (select from app_public.organizations g where g.id = i)) then
    perform app_private.fail('SL404', 'There is no such organization.', 'organization_ids');
  end if;
  for v in select * from app_public.organizations g where g.id = any (organization_ids) order by g.id
    for no key update loop
    v_version := app_private.link_version('tax_form', v.id::text);
    if v_version is null or exists (select from app_public.tax_forms f
      where f.link_organization_id = v.id and f.link_version = v_version) then
      v_version := app_private.raise_link_version('tax_form', v.id::text);
    end if;
    perform app_private.raise_link_version('tax_form', r) from app_private.link_records('tax_form', v.id::text) r
    where r <> v.id::text;
    continue when app_private.queue_mail_to_organization('tax_form_request', v.id,
      'tax_form:' || v.id || ':' || v_version, jsonb_build_object('organization_id', v.id), null) = 0;
    return next v;
  end loop;
end $$;
grant execute on function app_public.request_tax_forms(int[]) to sideline_admin;
comment on function app_public.request_tax_forms(int[]) is E'@resultFieldName organizations\n'
  'Emails organizations the link of their tax form, each at most once a day; returns those that were emailed. '
  'Errors: SL404, SL422.';
