-- A sponsor's credit that was paid back. Amounts in US dollars.
create table app_public.sponsor_refunds (
  id int generated always as identity primary key,
  sponsor_id int not null references app_public.sponsors,
  amount numeric(12,2) not null
    constraint sponsor_refunds_amount_finite check (amount <> 'NaN')
    constraint sponsor_refunds_amount_minimum check (amount >= 0.01),
  refunded_on date not null
    constraint sponsor_refunds_refunded_on_range check (refunded_on between '2000-01-01' and '2100-12-31'),
  reference text not null default '' -- the number of the check, or what the bank says
    constraint sponsor_refunds_reference_max_200 check (char_length(reference) <= 200),
  reason text not null constraint sponsor_refunds_reason_max_2000 check (char_length(reason) <= 2000),
  reversed_at timestamptz
    constraint sponsor_refunds_reversed_at_range
      check (reversed_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  reversed_by_id int references app_public.users on delete set null,
  reversal_reason text
    constraint sponsor_refunds_reversal_reason_max_2000 check (char_length(reversal_reason) <= 2000),
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock()
    constraint sponsor_refunds_created_at_range
      check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint sponsor_refunds_reason_present check (btrim(reason) <> ''),
  constraint sponsor_refunds_reversal_reason_given
    check ((reversed_at is null) = (reversal_reason is null) and btrim(reversal_reason) <> '')
);
create index on app_public.sponsor_refunds (sponsor_id, id);
create index on app_public.sponsor_refunds (created_by_id);
create index on app_public.sponsor_refunds (reversed_by_id);

alter type app_public.sponsor_account add attribute refunded numeric;
-- of all sponsors: paid or credited beyond what was owed, and neither used nor paid back
alter type app_public.invoice_aging add attribute credit numeric;
