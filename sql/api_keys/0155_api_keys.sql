-- Keys with which programs use the API as their owner.
create table app_public.api_keys (
  id int generated always as identity primary key,
  owner_id int not null references app_public.users on delete cascade,
  name text not null constraint api_keys_name_max_80 check (char_length(name) <= 80),
  scopes text[] not null, -- resource and action, such as offers:read
  hint text not null constraint api_keys_hint_form check (hint ~ '^[0-9a-f]{4}$'), -- the last characters
  created_at timestamptz not null default app_private.clock(),
  expires_at timestamptz not null,
  old_secret_until timestamptz, -- when the secret before the last rotation stops working
  last_used_at timestamptz, -- to within a minute
  revoked_at timestamptz,
  constraint api_keys_name_present check (btrim(name) <> ''),
  constraint api_keys_scopes_form check (cardinality(scopes) between 1 and 200
    and array_to_string(scopes, ' ', '?') ~ '^([a-z_]{1,60}:(read|write)( |$))+$')
);
create index on app_public.api_keys (owner_id);
do $$
declare v text;
begin
  foreach v in array '{created_at,expires_at,old_secret_until,last_used_at,revoked_at}'::text[] loop
    execute format('alter table app_public.api_keys add constraint %I check (%I between %L and %L)',
      'api_keys_' || v || '_range', v, '2000-01-01 00:00:00+00'::timestamptz, '2199-12-31 00:00:00+00'::timestamptz);
  end loop;
end $$;

create table app_private.api_key_secrets (
  secret_hash text primary key constraint api_key_secrets_hash_form check (secret_hash ~ '^[0-9a-f]{64}$'), -- SHA-256
  api_key_id int not null references app_public.api_keys on delete cascade,
  ends_at timestamptz -- null for the current one; the one before it overlaps after a rotation
    constraint api_key_secrets_ends_at_range
      check (ends_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00')
);
create index on app_private.api_key_secrets (api_key_id);

alter table app_private.audit_log add column api_key_id int; -- the key with which somebody's program made the change
