-- The ledger and claim of every mail: the unique key is what makes "sent once" true.
create table app_private.mail_outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('offer', 'acceptance', 'rejection_notice', 'verification_reminder', 'rejected_image',
    'check_approved', 'set_password', 'invitation', 'recovery', 'removal_notice')),
  recipient text not null,
  subject_key text not null, -- what it is about, such as offer:7:2 (the second send)
  due date not null,
  payload jsonb not null, -- ids only; the task reads the rest when it sends
  offer_id int,
  organization_id int,
  state text not null default 'queued' check (state in ('queued', 'claimed', 'sent', 'failed', 'uncertain', 'skipped')),
  claimed_at timestamptz,
  sent_at timestamptz,
  message_id text unique,
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default app_private.clock(),
  constraint mail_outbox_once_key unique (kind, recipient, subject_key, due)
);
create index on app_private.mail_outbox (due, id) where state in ('queued', 'claimed');
create index on app_private.mail_outbox (offer_id, created_at desc);

-- Sync to the contact-management service, one a day at most.
create table app_private.contact_syncs (
  id int generated always as identity primary key,
  organization_id int not null,
  campaign_id int not null,
  due date not null,
  state text not null default 'queued',
  external_id text,
  constraint contact_syncs_once_key unique (organization_id, campaign_id, due)
);
