-- The figures of returns as they were last downloaded for the IRS's portal: what is recorded as filed.
create table app_private.downloaded_returns (
  organization_id int not null references app_public.organizations on delete cascade,
  year int not null constraint downloaded_returns_year_range check (year between 2000 and 2100),
  amount numeric(12,2) not null constraint downloaded_returns_amount_finite check (amount <> 'NaN'), -- US dollars
  withheld numeric(12,2) not null constraint downloaded_returns_withheld_finite check (withheld <> 'NaN'), -- US dollars
  tax_form_id int references app_public.tax_forms,
  primary key (organization_id, year)
);
create index on app_private.downloaded_returns (tax_form_id);
