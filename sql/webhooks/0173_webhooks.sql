-- Webhooks: addresses that are told of changes, as their owner may see them.
create type app_public.webhook_event as enum ( -- by the table whose rows are created or get another status
  'offers', 'sponsorship_events', 'verification_deadlines', 'verification_images', 'checks', 'check_runs',
  'sponsorship_applications', 'campaigns', 'sends', 'recaps', 'photo_requests');
create type app_public.webhook_off_reason as enum ('owner', 'failures', 'recovery');
create type app_public.webhook_message_state as enum ('waiting', 'delivered', 'failed');

create table app_public.webhooks (
  id int generated always as identity primary key,
  owner_id int not null references app_public.users on delete cascade,
  url text not null constraint webhooks_url_max_2000 check (char_length(url) <= 2000),
  events app_public.webhook_event[] not null,
  off_reason app_public.webhook_off_reason, -- null: it is on
  failing_since timestamptz, -- the first failure after the last success
  retry_at timestamptz, -- nothing is sent before
  constraint webhooks_url_form check (url ~* '^https://[^[:space:]/@?#\\]+([/?][^[:space:]#]*)?$'), -- without a user
  constraint webhooks_events_set check (cardinality(events) between 1 and 50 and array_position(events, null) is null)
);
create index on app_public.webhooks (owner_id);

-- Sealed by the server for the owner.
create table app_private.webhook_secrets (
  webhook_id int not null references app_public.webhooks on delete cascade,
  sealed bytea not null constraint webhook_secrets_size check (octet_length(sealed) between 29 and 200),
  ends_at timestamptz -- null for the current one; the one before it overlaps after a rotation
    constraint webhook_secrets_ends_at_range
      check (ends_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00')
);
create unique index on app_private.webhook_secrets (webhook_id, (ends_at is null));

-- What a webhook is sent, written in the transaction of the change. Not read by anybody before its first attempt.
create table app_public.webhook_messages (
  id int generated always as identity primary key,
  webhook_id int not null references app_public.webhooks on delete cascade,
  owner_id int not null references app_public.users on delete cascade,
  event_type text not null constraint webhook_messages_event_type_max_200 check (char_length(event_type) <= 200),
  record text constraint webhook_messages_record_max_200 check (char_length(record) <= 200), -- keeps its order
  row_table name, -- null for a test
  row_id int,
  state app_public.webhook_message_state not null default 'waiting',
  attempts int not null default 0,
  created_at timestamptz not null default app_private.clock(),
  first_attempt_at timestamptz, -- since it was last asked for
  attempted_at timestamptz,
  retry_at timestamptz,
  request text constraint webhook_messages_request_max_1000000 check (char_length(request) <= 1000000),
  response_status int constraint webhook_messages_response_status_range check (response_status between 100 and 999),
  response text constraint webhook_messages_response_max_65536 check (char_length(response) <= 65536),
  error text constraint webhook_messages_error_max_200 check (char_length(error) <= 200),
  transaction_id bigint not null default pg_current_xact_id()::text::bigint
);
create index on app_public.webhook_messages (webhook_id, id);
create index on app_public.webhook_messages (owner_id);
create index on app_public.webhook_messages (created_at);
create index webhook_messages_waiting on app_public.webhook_messages (webhook_id, record, id) where state = 'waiting';
do $$
declare v text[];
begin
  foreach v slice 1 in array '{{webhooks,failing_since},{webhooks,retry_at},
    {webhook_messages,created_at},{webhook_messages,first_attempt_at},{webhook_messages,attempted_at},
    {webhook_messages,retry_at}}'::text[] loop
    execute format('alter table app_public.%I add constraint %I check (%I between %L and %L)', v[1],
      v[1] || '_' || v[2] || '_range', v[2], '2000-01-01 00:00:00+00', '2199-12-31 00:00:00+00');
  end loop;
end $$;
