-- More kinds of mail, what a mail server refused, and when a mail may go out.
alter table app_private.mail_outbox
  drop constraint mail_outbox_kind_check,
  add constraint mail_outbox_kind_check check (kind in ('offer', 'acceptance', 'rejection_notice', 'verification_reminder', 'rejected_image',
    'check_approved', 'set_password', 'invitation', 'recovery', 'removal_notice', 'application', 'survey', 'onboarding',
    'additional_verification', 'creatives', 'self_signup')),
  drop constraint mail_outbox_state_check,
  -- refused: by the mail server, for good; failed: given up after the last try
  add constraint mail_outbox_state_check check (state in ('queued', 'claimed', 'sent', 'refused', 'failed', 'uncertain', 'skipped')),
  add column not_before timestamptz, -- quiet hours, by our clock
  add column retry_at timestamptz, -- after a temporary refusal, by the machine's clock
  add column reserved_by uuid, -- the batch of a worker that is writing this mail; nothing has left yet
  add column reserved_until timestamptz; -- by the machine's clock: a batch of a lost worker is free again

create index on app_private.mail_outbox (organization_id, created_at desc);
create index on app_private.mail_outbox (created_at desc, id desc);

-- Addresses that get no mail: bounced ones none until staff clear them, unsubscribed ones no bulk mail.
create table app_private.mail_suppressions (
  address text not null check (address = lower(btrim(address))),
  reason text not null check (reason in ('bounced', 'unsubscribed')),
  detail text, -- what the mail server said
  created_at timestamptz not null default app_private.clock(),
  primary key (address, reason)
);

-- Deadlines that got their first creative and whose league has not been told: mailed at the end of its day [S-317, S-318].
create table app_private.creative_notices (
  verification_deadline_id int primary key references app_public.verification_deadlines on delete cascade,
  organization_id int not null references app_public.organizations on delete cascade,
  added_at timestamptz not null default app_private.clock()
);
create index on app_private.creative_notices (organization_id);

-- What was mailed, as staff see it: state is waiting, sent, skipped, refused, failed or uncertain; reason says why not.
create type app_public.mail as (
  id bigint, kind text, recipient text, state text, reason text, created_at timestamptz, not_before timestamptz, sent_at timestamptz,
  attempts int, offer_id int, organization_id int, organization_name text, may_send_again boolean
);
create type app_public.mail_plan as (
  ready_offer_ids int[], skipped app_public.refused_offer[], refused app_public.refused_offer[]
);
create type app_public.mail_suppression as (address text, reason text, detail text, created_at timestamptz);
