-- Payments to organizations without a tax form: held, or 24 % withheld, where superadmins set it.

select app_private.protect_for_superadmins('app_public.tax_settings'),
  app_private.protect_for_superadmins('app_public.tax_thresholds');
grant update (rule, payer_name, payer_ein, payer_line1, payer_city, payer_state, payer_zip, payer_phone)
  on app_public.tax_settings to sideline_superadmin;
grant insert (from_year, amount), update (from_year, amount), delete on app_public.tax_thresholds
  to sideline_superadmin;
comment on table app_public.tax_settings is E'@flatInput\n@behavior -insert -delete\n'
  'What happens to payments without a tax form, and who pays, as it is on returns; one row, for superadmins. '
  'Errors: SL428.';
comment on table app_public.tax_thresholds is E'@flatInput\n'
  'From which amount of a year on payments are reported, in US dollars, by its first year; for superadmins. '
  'Errors: SL428.';
create trigger _100_recent_proof before update on app_public.tax_settings
  for each statement execute function app_private.tg__recent_proof();
create trigger _100_recent_proof before insert or update or delete on app_public.tax_thresholds
  for each statement execute function app_private.tg__recent_proof();
create trigger _500_audit after insert or update or delete on app_public.tax_settings
  for each row execute function app_private.tg__audit();
create trigger _500_audit after insert or update or delete on app_public.tax_thresholds
  for each row execute function app_private.tg__audit();

-- The amount from which on payments of a year are reported; null if none is entered.
create or replace function app_private.tax_threshold(year int) returns numeric
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select t.amount from app_public.tax_thresholds t where t.from_year <= tax_threshold.year
  order by t.from_year desc limit 1
$$;

-- What the rule does to a check that is to be approved: none, hold or withhold. It looks at what the organization was
-- paid this year, with approved checks that are not mailed yet and this one, from the year's threshold on. Without a
-- form the rule as it is set; with one 24 % is withheld if it says that the IRS asks for that (backup_withholding),
-- even if no rule is set.
create or replace function app_private.tax_rule_for(c app_public.checks) returns app_public.tax_form_rule
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case
    when f.id is not null and not f.backup_withholding
      or c.amount + p.paid < app_private.tax_threshold(y.year) then 'none'
    when f.id is not null then 'withhold' else s.rule end
  from app_public.tax_settings s cross join (select extract(year from app_private.today())::int as year) y
  left join lateral app_private.tax_form_of(c.organization_id) f on f.id is not null
  cross join lateral (select coalesce(sum(u.gross), 0) as paid from (
    select k.amount + k.withheld as gross from app_public.checks k
    where k.organization_id = c.organization_id and k.status = 'approved' and k.id <> c.id and k.mailed_on is null
    union all
    select m.gross from app_private.payments m
    where m.organization_id = c.organization_id and extract(year from m.paid_on) = y.year) u) p
$$;

-- The part of an amount that is withheld where tax is: 24 %, rounded to the cent.
create or replace function app_private.part_withheld(amount numeric) returns numeric
  language sql immutable parallel safe
begin atomic select round(amount * 0.24, 2); end;

-- The amount that is withheld from a check that is being approved. The caller has locked its organization.
-- Errors: SL409 tax_form if the check is held.
create or replace function app_private.tax_withholding(c app_public.checks) returns numeric
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.tax_form_rule := app_private.tax_rule_for(c);
begin
  if v = 'hold' then
    perform app_private.fail('SL409', 'This league has no tax form, and its payments of this year reach the amount '
      'that is reported. Request the form on the page "Tax forms", and approve the check once it is signed.',
      'tax_form');
  end if;
  return case when v = 'withhold' then app_private.part_withheld(c.amount) else 0 end;
end $$;

-- What approving a pending check would do because of the league's tax form; none unless it is set; staff.
create or replace function app_public.checks_tax_rule(c app_public.checks) returns app_public.tax_form_rule
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when c.status = 'pending' then app_private.tax_rule_for(c) else 'none' end where app_private.is_staff()
$$;
grant execute on function app_public.checks_tax_rule(app_public.checks) to sideline_admin;
comment on function app_public.checks_tax_rule(app_public.checks) is E'What approving the check would do because of '
  'the league''s tax form: none, hold it, or withhold 24 %.';

-- What approving a pending check would withhold, in US dollars; staff.
create or replace function app_public.checks_to_withhold(c app_public.checks) returns numeric
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when c.status = 'pending' and app_private.tax_rule_for(c) = 'withhold'
    then app_private.part_withheld(c.amount) else 0.00 end where app_private.is_staff()
$$;
grant execute on function app_public.checks_to_withhold(app_public.checks) to sideline_admin;
comment on function app_public.checks_to_withhold(app_public.checks) is
  'US dollars that approving the check would withhold for the IRS.';
