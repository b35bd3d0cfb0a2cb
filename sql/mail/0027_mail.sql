-- The outbox of emails; its unique key ensures that each email is sent once.
create table app_private.mail_outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  subject_key text not null, -- the email's subject, such as offer:7:2 (the second send)
  due date not null,
  payload jsonb not null, -- ids only; the task reads the rest when it sends
  offer_id int,
  organization_id int,
  state text not null default 'queued',
  claimed_at timestamptz,
  sent_at timestamptz,
  message_id text unique,
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default app_private.clock(),
  not_before timestamptz, -- end of quiet hours, by app_private.clock()
  retry_at timestamptz, -- after a temporary failure, by the server's clock
  reserved_by uuid, -- the worker's batch that is rendering this email; nothing has been sent yet
  reserved_until timestamptz, -- by the server's clock; then another worker may take the email
  transaction_id xid8 default pg_current_xact_id(), -- the change that queued it
  -- the email that includes this one's content, one reminder per person and day [L4]; this row itself is never sent
  included_in bigint references app_private.mail_outbox on delete cascade,
  constraint mail_outbox_once_key unique (kind, recipient, subject_key, due),
  -- refused: permanently by the mail server; failed: after the last attempt
  constraint mail_outbox_state_check
    check (state in ('queued', 'claimed', 'sent', 'refused', 'failed', 'uncertain', 'skipped')),
  constraint mail_outbox_kind_check check (kind in (
    'offer', 'acceptance', 'rejection_notice', 'verification_reminder', 'rejected_image', 'check_approved',
    'set_password', 'invitation', 'recovery', 'removal_notice', 'application', 'survey', 'onboarding',
    'additional_verification', 'creatives', 'self_signup', 'daily_work', 'member_request', 'contact_change',
    'check_mailed', 'check_voided')),
  constraint mail_outbox_included_waits_for_none check (included_in is null or state = 'skipped')
);
create index on app_private.mail_outbox (due, id) where state in ('queued', 'claimed');
create index on app_private.mail_outbox (offer_id, created_at desc);
create index on app_private.mail_outbox (organization_id, created_at desc);
create index on app_private.mail_outbox (created_at desc, id desc);
create index on app_private.mail_outbox using gin (recipient public.gin_trgm_ops);
create index on app_private.mail_outbox (kind, id);
create index on app_private.mail_outbox (recipient);
create index on app_private.mail_outbox ((case when state in ('queued', 'claimed') then 'waiting' else state end), id);
create index on app_private.mail_outbox (sent_at, id);
create index on app_private.mail_outbox ((case when organization_id is null then 0 else organization_id end), id);
create index on app_private.mail_outbox (attempts, id);
create index on app_private.mail_outbox (left(case when state <> 'sent' then last_error end, 500), id);
create index on app_private.mail_outbox (transaction_id) where transaction_id is not null;
create index on app_private.mail_outbox (included_in);

-- Syncs to the contact management service, at most one per organization, campaign and day.
create table app_private.contact_syncs (
  id int generated always as identity primary key,
  organization_id int not null,
  campaign_id int not null,
  due date not null,
  state text not null default 'queued',
  external_id text,
  constraint contact_syncs_once_key unique (organization_id, campaign_id, due)
);

-- The last day that each daily job has processed: missed days are processed later, and the first run processes only today.
create table app_private.sweeps (
  name text primary key,
  swept_through date not null
);

-- Suppressed addresses: a bounced one gets no email until staff clear it, an unsubscribed one no bulk email.
create table app_private.mail_suppressions (
  address text not null check (address = lower(btrim(address))),
  reason text not null,
  detail text, -- what the mail server said
  created_at timestamptz not null default app_private.clock(),
  primary key (address, reason),
  constraint mail_suppressions_reason_check
    check (reason in ('bounced', 'unsubscribed', 'unsubscribed_offers', 'unsubscribed_proof', 'unsubscribed_work'))
);

-- Deadlines with a first creative of which the league is notified at the end of its day [S-317, S-318].
create table app_private.creative_notices (
  verification_deadline_id int primary key references app_public.verification_deadlines on delete cascade,
  organization_id int not null references app_public.organizations on delete cascade,
  added_at timestamptz not null default app_private.clock()
);
create index on app_private.creative_notices (organization_id);

-- An email as staff see it: state is waiting, sent, skipped, refused, failed or uncertain; reason says why it was not sent.
create type app_public.mail as (
  id bigint, kind text, recipient text, state text, reason text, created_at timestamptz, not_before timestamptz, sent_at timestamptz,
  attempts int, offer_id int, organization_id int, organization_name text, may_send_again boolean
);
create type app_public.mailed_offer as (offer_id int, organization_name text, last_mailed_at timestamptz);
create type app_public.unreachable_organization as (organization_id int, name text);
create type app_public.mail_plan as (
  ready_offer_ids int[],
  skipped app_public.refused_offer[],
  refused app_public.refused_offer[],
  conflicts app_public.refused_offer[],
  without_terms_offer_ids int[],
  again app_public.mailed_offer[],
  unreachable app_public.unreachable_organization[]
);
create type app_public.mail_suppression as (address text, reason text, detail text, created_at timestamptz);
create type app_public.sent_again as (queued_ids bigint[], left_ids bigint[]);
create type app_public.campaign_names as (name text, season_name text);
