-- A column derived from another is never null.
alter table app_public.organizations alter can_receive_emails set not null;
