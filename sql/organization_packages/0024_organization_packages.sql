-- A bundle of capabilities that an organization offers for one price.
create table app_public.organization_packages (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  name text not null constraint organization_packages_name_max_200 check (char_length(name) <= 200),
  price numeric(12,2) not null constraint organization_packages_price_finite check (price <> 'NaN'), -- US dollars
  package_description text
    constraint organization_packages_package_description_max_20000 check (char_length(package_description) <= 20000),
  package_type app_public.package_type not null default 'user_generated',
  created_at timestamptz not null default app_private.clock(),
  version int not null default 1,
  constraint organization_packages_owner_key unique (id, organization_id),
  constraint organization_packages_name_present check (btrim(name) <> ''),
  constraint organization_packages_price_minimum check (price >= 0.01) -- [B-165]
);
create index on app_public.organization_packages (organization_id);

create table app_public.organization_package_properties (
  organization_package_id int not null,
  sponsorable_property_id int not null,
  organization_id int not null,
  primary key (organization_package_id, sponsorable_property_id),
  constraint opp_package_fk foreign key (organization_package_id, organization_id)
    references app_public.organization_packages (id, organization_id) on delete cascade deferrable,
  constraint opp_property_fk foreign key (sponsorable_property_id, organization_id)
    references app_public.sponsorable_properties (id, organization_id) on delete cascade deferrable
);
create index on app_public.organization_package_properties (organization_package_id, organization_id);
create index on app_public.organization_package_properties (sponsorable_property_id, organization_id);
create index on app_public.organization_package_properties (organization_id);

create table app_public.organization_capability_packages (
  id int generated always as identity primary key,
  organization_package_id int not null,
  organization_capability_id int not null,
  organization_id int not null,
  quantity int not null default 1,
  constraint ocp_package_fk foreign key (organization_package_id, organization_id)
    references app_public.organization_packages (id, organization_id) on delete cascade deferrable,
  constraint ocp_capability_fk foreign key (organization_capability_id, organization_id)
    references app_public.organization_capabilities (id, organization_id) deferrable,
  constraint ocp_once_key unique (organization_package_id, organization_capability_id),
  constraint ocp_quantity_minimum check (quantity >= 1) -- [S-444]
);
create index on app_public.organization_capability_packages (organization_package_id, organization_id);
create index on app_public.organization_capability_packages (organization_capability_id, organization_id);
create index on app_public.organization_capability_packages (organization_id);
