-- Forms with which a payee states its taxpayer number: W-9 in the United States, W-8BEN-E in Canada. A signed form is
-- never changed: the latest one counts. The number itself is sealed (sealed_texts); its last four digits are here.
create type app_public.tax_form_kind as enum ('w9', 'w8ben_e');
create type app_public.tax_classification as enum ('individual', 'c_corporation', 's_corporation', 'partnership',
  'trust_or_estate', 'llc_c_corporation', 'llc_s_corporation', 'llc_partnership', 'other');
create type app_public.tin_type as enum ('ein', 'ssn', 'foreign');

create table app_public.tax_forms (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations,
  kind app_public.tax_form_kind not null,
  name text not null constraint tax_forms_name_max_200 check (char_length(name) <= 200),
  business_name text constraint tax_forms_business_name_max_200 check (char_length(business_name) <= 200),
  classification app_public.tax_classification,
  exempt_payee_code int constraint tax_forms_exempt_payee_code_range check (exempt_payee_code between 1 and 13),
  backup_withholding boolean not null default false, -- the IRS told the payee that 24 % are withheld
  line1 text not null constraint tax_forms_line1_max_200 check (char_length(line1) <= 200),
  line2 text constraint tax_forms_line2_max_200 check (char_length(line2) <= 200),
  city text not null constraint tax_forms_city_max_200 check (char_length(city) <= 200),
  state text not null constraint tax_forms_state_max_200 check (char_length(state) <= 200),
  zip text not null constraint tax_forms_zip_max_200 check (char_length(zip) <= 200),
  country app_public.country not null,
  tin_type app_public.tin_type not null,
  tin_last_four text not null constraint tax_forms_tin_last_four_form check (tin_last_four ~ '^\d{4}$'),
  signer_name text not null constraint tax_forms_signer_name_max_200 check (char_length(signer_name) <= 200),
  certification text not null constraint tax_forms_certification_max_20000 check (char_length(certification) <= 20000),
  signed_at timestamptz not null default app_private.clock()
    constraint tax_forms_signed_at_range
      check (signed_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  signed_from text not null constraint tax_forms_signed_from_max_200 check (char_length(signed_from) <= 200), -- IP
  -- whose link it was, also after a merge, and its version: each link takes one form
  link_organization_id int not null,
  link_version int not null,
  constraint tax_forms_link_key unique (link_organization_id, link_version),
  constraint tax_forms_name_present check (btrim(name) <> ''),
  constraint tax_forms_line1_present check (btrim(line1) <> ''),
  constraint tax_forms_city_present check (btrim(city) <> ''),
  constraint tax_forms_signer_name_present check (btrim(signer_name) <> ''),
  constraint tax_forms_state_known check (app_private.country_of_state(state) is not distinct from country),
  constraint tax_forms_zip_form check (
    case country when 'US' then zip ~ '^\d{5}(-\d{4})?$' else zip ~* '^[a-z]\d[a-z] ?\d[a-z]\d$' end),
  constraint tax_forms_kind_complete check (case kind
    when 'w9' then country = 'US' and classification is not null and tin_type <> 'foreign'
    else country = 'CA' and tin_type = 'foreign' and num_nulls(classification, exempt_payee_code) = 2
      and not backup_withholding end)
);
create index on app_public.tax_forms (organization_id, id desc);

-- A payee as staff see it: what it was paid in a year, what is still to be paid, and its tax form.
create type app_public.tax_payee as (
  organization_id int,
  name text,
  paid numeric, -- US dollars
  to_come numeric, -- US dollars
  form_kind app_public.tax_form_kind,
  form_name text,
  tin_last_four text,
  signed_at timestamptz,
  requested_at timestamptz
);

-- The link of an organization's tax form, whose record is the organization, and the email that asks for the form; both
-- kinds are added to whatever the lists have by now.
do $$
declare v record;
begin
  for v in select * from (values ('app_private.link_versions', 'link_versions_kind_check', 'tax_form'),
    ('app_private.mail_outbox', 'mail_outbox_kind_check', 'tax_form_request')) k (target, name, kind) loop
    execute format('alter table %s drop constraint %I, add constraint %2$I %s', v.target, v.name,
      (select replace(pg_get_constraintdef(k.oid), 'ARRAY[', format('ARRAY[%L::text, ', v.kind))
       from pg_constraint k where k.conname = v.name));
  end loop;
end $$;
