-- What a sponsor owes for a campaign: the contract that both sides sign, with its invoice schedule.
create function app_private.total_of(amounts numeric[]) returns numeric
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select coalesce(sum(a), 0) from unnest(total_of.amounts) a; end;

create type app_public.contract_status as enum ('draft', 'out_for_signature', 'signed', 'superseded', 'withdrawn');

-- A later version of the same campaign is an amendment: once signed, it supersedes the one before. In US dollars.
create table app_public.campaign_contracts (
  id int generated always as identity primary key,
  campaign_id int not null,
  sponsor_id int not null,
  version_number int not null,
  status app_public.contract_status not null default 'draft',
  total_spend numeric(12,2) not null
    constraint campaign_contracts_total_spend_finite check (total_spend <> 'NaN')
    constraint campaign_contracts_total_spend_minimum check (total_spend >= 0.01),
  league_share_percentage numeric(5,4)
    constraint campaign_contracts_league_share_percentage_finite check (league_share_percentage <> 'NaN')
    constraint campaign_contracts_league_share_percentage_range check (league_share_percentage between 0 and 1),
  starts_on date not null
    constraint campaign_contracts_starts_on_range check (starts_on between '2000-01-01' and '2100-12-31'),
  ends_on date not null
    constraint campaign_contracts_ends_on_range check (ends_on between '2000-01-01' and '2100-12-31'),
  terms text not null default '' constraint campaign_contracts_terms_max_20000 check (char_length(terms) <= 20000),
  billing_name text not null
    constraint campaign_contracts_billing_name_max_200 check (char_length(billing_name) <= 200),
  billing_address text not null
    constraint campaign_contracts_billing_address_max_2000 check (char_length(billing_address) <= 2000),
  billing_email text not null
    constraint campaign_contracts_billing_email_max_200 check (char_length(billing_email) <= 200),
  -- the invoice schedule: the n-th amount is due on the n-th day
  amounts numeric(12,2)[] not null,
  due_dates date[] not null,
  invoiced_before numeric(12,2) not null default 0 -- invoices less credit notes of earlier versions
    constraint campaign_contracts_invoiced_before_finite check (invoiced_before <> 'NaN'),
  signer_name text constraint campaign_contracts_signer_name_max_200 check (char_length(signer_name) <= 200),
  signer_address text -- of the request on the network
    constraint campaign_contracts_signer_address_max_200 check (char_length(signer_address) <= 200),
  signed_at timestamptz -- by the sponsor
    constraint campaign_contracts_signed_at_range
      check (signed_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  staff_signer_name text
    constraint campaign_contracts_staff_signer_name_max_200 check (char_length(staff_signer_name) <= 200),
  staff_signed_by_id int references app_public.users on delete set null,
  staff_signed_at timestamptz
    constraint campaign_contracts_staff_signed_at_range
      check (staff_signed_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  drawn_file_id int references app_private.files, -- the PDF that both sign
  file_id int references app_private.files, -- the signed PDF
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock()
    constraint campaign_contracts_created_at_range
      check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  version int not null default 1,
  constraint campaign_contracts_campaign_fk foreign key (campaign_id, sponsor_id)
    references app_public.campaigns (id, sponsor_id),
  constraint campaign_contracts_version_key unique (campaign_id, version_number),
  constraint campaign_contracts_billing_name_present check (btrim(billing_name) <> ''),
  constraint campaign_contracts_billing_address_present check (btrim(billing_address) <> ''),
  constraint campaign_contracts_dates_in_order check (ends_on >= starts_on),
  constraint campaign_contracts_schedule_complete check (array_position(amounts, null) is null
    and array_position(due_dates, null) is null and cardinality(due_dates) = cardinality(amounts)
    and cardinality(amounts) <= 60),
  constraint campaign_contracts_schedule_amounts check (0.01 <= all (amounts)),
  constraint campaign_contracts_schedule_days
    check ('2000-01-01' <= all (due_dates) and '2100-12-31' >= all (due_dates)),
  constraint campaign_contracts_schedule_total check (total_spend = invoiced_before + app_private.total_of(amounts)),
  constraint campaign_contracts_signed check ((signed_at is null) = (signer_name is null)
    and (signed_at is null) = (signer_address is null) and (staff_signed_at is null) = (staff_signer_name is null)),
  constraint campaign_contracts_signed_by_both
    check (status not in ('signed', 'superseded') or signed_at is not null and staff_signed_at is not null)
);
do $$
begin
  execute format('alter table app_public.campaign_contracts add constraint campaign_contracts_billing_email_form
    check (billing_email ~ %L)', '^' || app_private.email_pattern() || '$');
end $$;
create index on app_public.campaign_contracts (campaign_id, sponsor_id);
create index on app_public.campaign_contracts (sponsor_id, id);
create index on app_public.campaign_contracts (staff_signed_by_id);
create index on app_public.campaign_contracts (created_by_id);
create index on app_public.campaign_contracts (drawn_file_id);
create index on app_public.campaign_contracts (file_id);
-- one in force, and one being prepared
create unique index campaign_contracts_signed_key on app_public.campaign_contracts (campaign_id)
  where status = 'signed';
create unique index campaign_contracts_open_key on app_public.campaign_contracts (campaign_id)
  where status in ('draft', 'out_for_signature');

insert into app_private.status_transitions values
  ('campaign_contracts', 'draft', 'out_for_signature', 'sendContractForSignature', '{admin}'),
  ('campaign_contracts', 'out_for_signature', 'withdrawn', 'withdrawContract', '{admin}'),
  ('campaign_contracts', 'out_for_signature', 'signed', 'signContract', '{admin}'),
  ('campaign_contracts', 'signed', 'superseded', 'signContract', '{admin}');

alter table app_private.link_versions drop constraint link_versions_kind_check,
  add constraint link_versions_kind_check check (kind in ('offer', 'application', 'league', 'deadline', 'campaign',
    'season', 'invitation', 'recovery', 'calendar', 'photo_release', 'contract'));
