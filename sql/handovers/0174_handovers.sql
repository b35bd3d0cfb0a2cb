-- An owner of a league names a successor, who takes over by accepting.
create table app_private.handovers (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  leaving_id int not null references app_public.users on delete cascade,
  successor_id int not null references app_public.users on delete cascade,
  state text not null default 'pending',
  successor_role app_public.member_role, -- before; null: did not belong to the league
  contact_email text constraint handovers_contact_email_max_2000 check (char_length(contact_email) <= 2000), -- before
  expires_at timestamptz not null
    constraint handovers_expires_at_range check (expires_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  done_at timestamptz
    constraint handovers_done_at_range check (done_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint handovers_state_check check (state in ('pending', 'done', 'canceled', 'undone')),
  constraint handovers_two_people check (leaving_id <> successor_id)
);
create index on app_private.handovers (organization_id, id desc);
create index on app_private.handovers (leaving_id);
create index on app_private.handovers (successor_id);

create type app_public.handover as (
  id int, organization_id int, organization_name text, leaving_name text, successor_name text, state text,
  expires_at timestamptz, undo_until timestamptz, is_successor boolean
);

-- The emails about a handover; their kind is added to whatever the list has by now.
do $$
begin
  execute format('alter table app_private.mail_outbox drop constraint mail_outbox_kind_check, add constraint mail_outbox_kind_check %s',
    (select replace(pg_get_constraintdef(k.oid), 'ARRAY[', 'ARRAY[''handover''::text, ')
     from pg_constraint k where k.conname = 'mail_outbox_kind_check'));
end $$;
