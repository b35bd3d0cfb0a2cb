-- Programs that a person lets in by OAuth 2.1. Codes are here as SHA-256 hashes only.
create table app_private.oauth_clients (
  id text primary key constraint oauth_clients_id_form check (id ~ '^[\w-]{1,64}$'),
  name text not null -- the program's own claim
    constraint oauth_clients_name_max_80 check (char_length(name) <= 80),
  redirect_uris text[] not null constraint oauth_clients_redirect_uris_count check (cardinality(redirect_uris) <= 10
    and char_length(array_to_string(redirect_uris, ' ')) <= 6000), -- none: it may only use the device code
  created_at timestamptz not null default app_private.clock()
    constraint oauth_clients_created_at_range
      check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint oauth_clients_name_present check (btrim(name) <> '')
);
insert into app_private.oauth_clients (id, name, redirect_uris) values ('sideline-cli', 'Sideline command line', '{}');

create table app_private.oauth_requests (
  id int generated always as identity primary key,
  client_id text not null references app_private.oauth_clients on delete cascade,
  page_hash text not null unique -- of what opens its page
    constraint oauth_requests_page_hash_form check (page_hash ~ '^[\w-]{43}$'),
  code_hash text unique -- of what buys the key
    constraint oauth_requests_code_hash_form check (code_hash ~ '^[\w-]{43}$'),
  scopes text[] not null -- asked for; once allowed, given
    constraint oauth_requests_scopes_count check (cardinality(scopes) between 1 and 200),
  redirect_uri text -- null: a device
    constraint oauth_requests_redirect_uri_max_2000 check (char_length(redirect_uri) <= 2000),
  code_challenge text constraint oauth_requests_code_challenge_form check (code_challenge ~ '^[\w-]{43}$'),
  state text constraint oauth_requests_state_max_2000 check (char_length(state) <= 2000),
  user_id int references app_public.users on delete cascade, -- who opened the page: nobody else decides
  allowed boolean, -- null until they do
  days int constraint oauth_requests_days_range check (days between 1 and 90), -- of the key
  decided_at timestamptz,
  polled_at timestamptz,
  expires_at timestamptz not null,
  api_key_id int references app_public.api_keys on delete cascade,
  constraint oauth_requests_challenged check ((redirect_uri is null) = (code_challenge is null))
);
create index on app_private.oauth_requests (client_id);
create index on app_private.oauth_requests (user_id);
create index on app_private.oauth_requests (api_key_id);
create index on app_private.oauth_requests (expires_at);
do $$
declare v text;
begin
  foreach v in array '{decided_at,polled_at,expires_at}'::text[] loop
    execute format('alter table app_private.oauth_requests add constraint %I check (%I between %L and %L)',
      'oauth_requests_' || v || '_range', v, '2000-01-01 00:00:00+00'::timestamptz,
      '2199-12-31 00:00:00+00'::timestamptz);
  end loop;
end $$;
