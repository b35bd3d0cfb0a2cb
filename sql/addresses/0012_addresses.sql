-- Immutable versions of addresses: an organization references its current ones, an approved check the one it was mailed to.
create table app_public.addresses (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  address_type app_public.address_type not null,
  name text not null constraint addresses_name_max_200 check (char_length(name) <= 200),
  line1 text not null constraint addresses_line1_max_200 check (char_length(line1) <= 200),
  line2 text constraint addresses_line2_max_200 check (char_length(line2) <= 200),
  city text not null constraint addresses_city_max_200 check (char_length(city) <= 200),
  state text not null constraint addresses_state_max_200 check (char_length(state) <= 200),
  zip text not null constraint addresses_zip_max_200 check (char_length(zip) <= 200),
  country app_public.country not null default 'US',
  deliverability text constraint addresses_deliverability_max_200 check (char_length(deliverability) <= 200),
  created_by_id int references app_public.users on delete set null,
  link_offer_id int, -- the offer whose link saved it; null: a signed-in person or the system
  created_at timestamptz not null default app_private.clock(),
  constraint addresses_owner_key unique (id, organization_id),
  constraint addresses_name_length check (length(btrim(name)) between 1 and 40),
  constraint addresses_line1_present check (btrim(line1) <> ''),
  constraint addresses_city_present check (btrim(city) <> ''),
  constraint addresses_state_code check (state ~ '^[A-Z]{2}$'),
  constraint addresses_zip_form check (
    case country when 'US' then zip ~ '^\d{5}(-\d{4})?$' else zip ~* '^[a-z]\d[a-z] ?\d[a-z]\d$' end),
  -- A state is one of the 50 and DC, or a province or territory of Canada [L-022, S-353].
  constraint addresses_state_known check (app_private.country_of_state(state) is not distinct from country)
);
create index on app_public.addresses (organization_id, address_type, id desc);
create index on app_public.addresses (created_by_id);
create index on app_public.addresses (link_offer_id);
alter table app_public.organizations add constraint organizations_mailing_address_fk
  foreign key (mailing_address_id, id) references app_public.addresses (id, organization_id) deferrable;
alter table app_public.organizations add constraint organizations_shipping_address_fk
  foreign key (shipping_address_id, id) references app_public.addresses (id, organization_id) deferrable;
