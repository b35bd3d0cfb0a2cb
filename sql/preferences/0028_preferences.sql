-- Preferences of staff: console settings and saved list views.
create table app_public.staff_settings (
  user_id int not null references app_public.users on delete cascade,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default app_private.clock(),
  primary key (user_id, key),
  constraint staff_settings_key_present check (btrim(key) <> ''),
  constraint staff_settings_key_max_200 check (char_length(key) <= 200),
  constraint staff_settings_value_size check (octet_length(value::text) <= 65536)
);

create table app_public.list_views (
  id int generated always as identity primary key,
  resource text not null,
  label text not null,
  owner_id int not null references app_public.users on delete cascade,
  shared boolean not null default false,
  view jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  constraint list_views_resource_present check (btrim(resource) <> ''),
  constraint list_views_resource_max_80 check (char_length(resource) <= 80),
  constraint list_views_label_present check (btrim(label) <> ''),
  constraint list_views_label_max_80 check (char_length(label) <= 80),
  constraint list_views_view_size check (jsonb_typeof(view) = 'object' and octet_length(view::text) <= 16384)
);
create unique index list_views_label_key on app_public.list_views (owner_id, resource, lower(label));
