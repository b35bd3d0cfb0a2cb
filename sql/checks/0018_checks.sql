-- Money out. Pending and approved checks of an offer never exceed its value; number, recipient and address freeze at approval.
create sequence app_private.check_number start 1001;

create table app_public.checks (
  id int generated always as identity primary key,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  amount numeric(12,2) not null, -- US dollars
  memo text not null,
  number int,
  status app_public.check_status not null default 'pending',
  action_reason text,
  estimated_arrival_date date,
  recipient_name text,
  mailing_address_id int,
  created_by_id int references app_public.users on delete set null,
  reviewed_by_id int references app_public.users on delete set null,
  reviewed_at timestamptz,
  voided_by_id int references app_public.users on delete set null,
  voided_at timestamptz,
  created_at timestamptz not null default app_private.clock(),
  constraint checks_number_key unique (number),
  constraint checks_offer_fk foreign key (offer_id, organization_id, sponsor_id)
    references app_public.offers (id, organization_id, sponsor_id),
  constraint checks_address_fk foreign key (mailing_address_id, organization_id)
    references app_public.addresses (id, organization_id),
  constraint checks_amount_positive check (amount > 0),
  constraint checks_memo_length check (length(btrim(memo)) between 1 and 40), -- [S-324]
  constraint checks_recipient_length check (length(recipient_name) <= 40), -- [S-333]
  constraint checks_approved_complete check (
    status not in ('approved', 'voided') or (number is not null and mailing_address_id is not null)),
  constraint checks_reason_given check (status not in ('rejected', 'voided') or btrim(action_reason) <> '')
);
create index on app_public.checks (offer_id, organization_id, sponsor_id);
create index on app_public.checks (organization_id, created_at desc);
create index checks_pending on app_public.checks (created_at, id) where status = 'pending';
create index on app_public.checks (mailing_address_id, organization_id);
create index on app_public.checks (created_by_id);
create index on app_public.checks (reviewed_by_id);
create index on app_public.checks (voided_by_id);

-- The print adapter's register: one idempotency key a check, so that none is printed twice.
create table app_private.printed_checks (
  check_id int primary key references app_public.checks,
  provider text not null default 'register',
  idempotency_key text not null unique,
  external_id text,
  state text not null default 'queued' check (state in ('queued', 'printed', 'failed')),
  created_at timestamptz not null default app_private.clock()
);
