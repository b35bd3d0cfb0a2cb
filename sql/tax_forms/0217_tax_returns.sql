-- Returns (1099-NEC) that were filed with the IRS, as they were filed: all other figures are counted from the checks.
create table app_public.tax_returns (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations,
  year int not null constraint tax_returns_year_range check (year between 2000 and 2100),
  amount numeric(12,2) not null constraint tax_returns_amount_finite check (amount <> 'NaN'), -- US dollars
  withheld numeric(12,2) not null constraint tax_returns_withheld_finite check (withheld <> 'NaN'), -- US dollars
  tax_form_id int references app_public.tax_forms, -- whose name, address and number it has
  corrected boolean not null, -- it replaces an earlier one of the same payee and year
  filed_at timestamptz not null default app_private.clock()
    constraint tax_returns_filed_at_range check (filed_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  filed_by_id int references app_public.users on delete set null,
  constraint tax_returns_amounts check (amount >= 0 and withheld >= 0)
);
create index on app_public.tax_returns (organization_id, year, id desc);
create index on app_public.tax_returns (tax_form_id);
create index on app_public.tax_returns (filed_by_id);

-- A payee in the returns of a year. left_out: why no return is due; null if one is.
create type app_public.tax_return_line as (
  organization_id int,
  name text,
  paid numeric, -- US dollars, with what was withheld
  withheld numeric, -- US dollars
  form_id int,
  form_name text,
  tin_last_four text,
  left_out text,
  filed_amount numeric, -- US dollars, of the latest return
  filed_at timestamptz,
  corrected boolean,
  due boolean -- a return, or a correction of it, is to be filed
);
