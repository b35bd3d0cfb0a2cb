-- What happens to payments without a tax form. By default nothing: staff see who lacks one.
create type app_public.tax_form_rule as enum ('none', 'hold', 'withhold');

-- Settings for taxes, in one row: the rule, and who pays, as it is on returns.
create table app_public.tax_settings (
  id int primary key default 1,
  rule app_public.tax_form_rule not null default 'none',
  payer_name text constraint tax_settings_payer_name_max_200 check (char_length(payer_name) <= 200),
  payer_ein text constraint tax_settings_payer_ein_form check (payer_ein ~ '^\d{9}$'),
  payer_line1 text constraint tax_settings_payer_line1_max_200 check (char_length(payer_line1) <= 200),
  payer_city text constraint tax_settings_payer_city_max_200 check (char_length(payer_city) <= 200),
  payer_state text constraint tax_settings_payer_state_known check (app_private.country_of_state(payer_state) = 'US'),
  payer_zip text constraint tax_settings_payer_zip_form check (payer_zip ~ '^\d{5}(-\d{4})?$'),
  payer_phone text constraint tax_settings_payer_phone_form check (payer_phone ~ '^\d{10}$'),
  version int not null default 1,
  constraint tax_settings_one_row check (id = 1)
);
insert into app_public.tax_settings default values;

-- From which amount of a year on payments are reported, by the first year of the amount.
create table app_public.tax_thresholds (
  id int generated always as identity primary key,
  from_year int not null constraint tax_thresholds_from_year_range check (from_year between 2000 and 2100),
  amount numeric(12,2) not null constraint tax_thresholds_amount_finite check (amount <> 'NaN'), -- US dollars
  version int not null default 1,
  constraint tax_thresholds_from_year_key unique (from_year),
  constraint tax_thresholds_amount_positive check (amount > 0)
);
insert into app_public.tax_thresholds (from_year, amount) values (2000, 600), (2026, 2000);

-- Withheld for the IRS when a check was approved; its amount is what it is printed for, so both together count.
alter table app_public.checks add column withheld numeric(12,2) not null default 0
  constraint checks_withheld_finite check (withheld <> 'NaN'),
  add constraint checks_withheld_positive check (withheld >= 0);
