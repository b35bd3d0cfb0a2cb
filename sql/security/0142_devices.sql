-- Browsers in which a person has signed in, so that a new one is told by email.
create table app_private.devices (
  user_id int not null references app_public.users on delete cascade,
  device_hash text not null, -- SHA-256 of an id that the browser keeps, or of its user agent
  seen_at timestamptz not null default app_private.clock()
    constraint devices_seen_at_range check (seen_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  primary key (user_id, device_hash)
);

-- The email about a new device, a used recovery code or a reset second factor; its kind is added to whatever the list
-- has by now.
do $$
begin
  execute format('alter table app_private.mail_outbox drop constraint mail_outbox_kind_check, add constraint mail_outbox_kind_check %s',
    (select replace(pg_get_constraintdef(k.oid), 'ARRAY[', 'ARRAY[''security_notice''::text, ')
     from pg_constraint k where k.conname = 'mail_outbox_kind_check'));
end $$;
