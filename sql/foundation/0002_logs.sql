-- The audit log, the state machines, and what servers and workers record.

-- Who changed what, from which value to which.
create table app_private.audit_log (
  id bigint generated always as identity,
  at timestamptz not null default app_private.clock(),
  actor_role text not null,
  user_id int,
  link_kind text,
  table_name text not null,
  row_id text,
  op char(1) not null check (op in ('I', 'U', 'D')),
  old_values jsonb,
  new_values jsonb,
  organization_id int,
  sponsor_id int,
  parent_table text, -- the record whose history shows this change, with parent_id
  parent_id text,
  transaction_id xid8, -- changes of one transaction are undone and restored together
  primary key (id, at)
) partition by range (at);
create index on app_private.audit_log (table_name, row_id, id desc);
create index on app_private.audit_log (parent_table, parent_id, id desc) where parent_table is not null;
create index on app_private.audit_log (table_name, id desc) where op = 'D';
create index on app_private.audit_log (transaction_id) where transaction_id is not null;
create index on app_private.audit_log (at, id);
-- For the search of the audit log by organization.
create index on app_private.audit_log (organization_id, id) where organization_id is not null;
create index on app_private.audit_log (user_id, id desc) where user_id is not null;
-- The first partition holds all years up to the present one; the worker adds one for each later year ahead of time.
do $$
declare
  v_next int := extract(year from app_private.clock() at time zone 'UTC')::int + 1;
begin
  execute format('create table app_private.%I partition of app_private.audit_log for values from (minvalue) to (%L)',
    'audit_log_before_' || v_next, v_next || '-01-01 00:00:00+00');
end $$;
create table app_private.audit_log_default partition of app_private.audit_log default;

-- The allowed status transitions: a trigger on each status column rejects any other.
create table app_private.status_transitions (
  entity text not null,
  from_status text not null,
  to_status text not null,
  call text not null,
  roles text[] not null,
  primary key (entity, from_status, to_status, call)
);
insert into app_private.status_transitions values
  ('offers', 'prospecting', 'qualified', 'markAsQualified', '{admin}'),
  ('offers', 'qualified', 'proposed', 'sendOfferEmails', '{admin}'),
  ('offers', 'proposed', 'confirmed', 'acceptOffer', '{offer_link,organization,admin}'),
  ('offers', 'proposed', 'rejected_by_league', 'rejectOffer', '{offer_link,organization,admin}'),
  ('offers', 'qualified', 'confirmed', 'markAsConfirmed', '{admin}'),
  ('offers', 'proposed', 'confirmed', 'markAsConfirmed', '{admin}'),
  ('offers', 'rejected_by_league', 'confirmed', 'markAsConfirmed', '{admin}'),
  ('offers', 'confirmed', 'canceled', 'cancelOffer', '{admin}'),
  ('offers', 'prospecting', 'unqualified', 'removeSponsorablePropertiesFromCampaign', '{admin}'),
  ('offers', 'qualified', 'unqualified', 'removeSponsorablePropertiesFromCampaign', '{admin}'),
  ('offers', 'prospecting', 'rejected', 'removeSponsorablePropertiesFromCampaign', '{admin}'),
  ('offers', 'qualified', 'rejected', 'removeSponsorablePropertiesFromCampaign', '{admin}'),
  ('offers', 'proposed', 'rejected', 'removeSponsorablePropertiesFromCampaign', '{admin}'),
  ('offers', 'rejected_by_league', 'rejected', 'removeSponsorablePropertiesFromCampaign', '{admin}'),
  ('offers', 'proposed', 'rejected_by_organization', 'updateOffer', '{admin}'),
  ('offers', 'rejected_by_league', 'rejected_by_organization', 'updateOffer', '{admin}'),
  ('checks', 'pending', 'approved', 'approveCheck', '{superadmin}'),
  ('checks', 'pending', 'rejected', 'rejectCheck', '{superadmin}'),
  ('checks', 'approved', 'voided', 'voidCheck', '{superadmin}'),
  ('verification_images', 'pending', 'verified', 'reviewVerificationImage', '{admin}'),
  ('verification_images', 'pending', 'rejected', 'reviewVerificationImage', '{admin}'),
  ('verification_images', 'verified', 'rejected', 'reviewVerificationImage', '{admin}'),
  ('verification_images', 'verified', 'pending', 'reviewVerificationImage', '{admin}'),
  ('verification_images', 'rejected', 'verified', 'reviewVerificationImage', '{admin}'),
  ('verification_images', 'rejected', 'pending', 'reviewVerificationImage', '{admin}'),
  ('check_runs', 'open', 'printed', 'confirmCheckRun', '{superadmin}'),
  ('check_runs', 'open', 'canceled', 'cancelCheckRun', '{superadmin}');

-- Each worker process writes here; /healthz reads it.
create table app_private.worker_heartbeat (
  id text primary key,
  at timestamptz not null,
  pool_id text -- the name under which the process locks its jobs; jobs of a process that is gone are unlocked
);

-- The default sink of analytics events [L-114]; a job deletes rows after 400 days.
create table app_private.analytics_events (
  id bigint generated always as identity primary key,
  name text not null,
  properties jsonb not null default '{}',
  user_id int,
  link_kind text,
  created_at timestamptz not null default app_private.clock()
);
create index on app_private.analytics_events using brin (created_at);
