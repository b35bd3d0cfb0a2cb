-- Who has which record open in the console. Unlogged: after a crash of PostgreSQL, browsers register again.
create unlogged table app_private.presences (
  tab uuid primary key, -- one subscription
  record_type text not null,
  record_id int not null,
  user_id int not null references app_public.users on delete cascade,
  editing boolean not null,
  seen_at timestamptz not null
);
create index on app_private.presences (record_type, record_id);
create index on app_private.presences (user_id);

create type app_public.present_person as (user_id int, name text, editing boolean);
create type app_public.record_presence as (people app_public.present_person[], version int, changed_by_id int, changed_by text);
