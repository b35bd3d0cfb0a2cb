-- A task of a league that somebody passed on to a coach: the proof of a deadline, or one step of an application.
create table app_public.forwarded_tasks (
  id int generated always as identity primary key,
  offer_id int not null references app_public.offers on delete cascade, -- for a step, the offer of its application's link
  verification_deadline_id int references app_public.verification_deadlines on delete cascade,
  step_id text constraint forwarded_tasks_step_id_max_200 check (char_length(step_id) <= 200),
  name text not null constraint forwarded_tasks_name_max_80 check (char_length(name) <= 80),
  email text not null constraint forwarded_tasks_email_max_254 check (char_length(email) <= 254),
  forwarded_by text not null constraint forwarded_tasks_forwarded_by_max_2000 check (char_length(forwarded_by) <= 2000),
  created_by_id int references app_public.users on delete set null,
  link_version int, -- of the link by which it was passed on, so that it ends with that link; null for a member
  created_at timestamptz not null default app_private.clock()
    constraint forwarded_tasks_created_at_range check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  expires_at timestamptz not null
    constraint forwarded_tasks_expires_at_range check (expires_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  revoked_at timestamptz
    constraint forwarded_tasks_revoked_at_range check (revoked_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  done_at timestamptz -- the first photo, or the first time that the step was saved
    constraint forwarded_tasks_done_at_range check (done_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint forwarded_tasks_is_one_task check (num_nonnulls(verification_deadline_id, step_id) = 1),
  constraint forwarded_tasks_name_present check (btrim(name) <> ''),
  -- an email to somebody else contains it: no address of a page, no phone number, no markup
  constraint forwarded_tasks_name_plain check (name !~ '[<>@/\\\n\r]|[[:alnum:]][.:][[:alnum:]]{2}|[[:digit:]]{3}')
);
create index on app_public.forwarded_tasks (offer_id, created_at);
create index on app_public.forwarded_tasks (verification_deadline_id);
create index on app_public.forwarded_tasks (created_by_id);
create index on app_public.forwarded_tasks (created_at);

-- What became of a forwarded task, for who passed it on and for staff.
create type app_public.forwarded_task_trail as (
  id int,
  verification_deadline_id int,
  step_id text,
  name text,
  email text,
  forwarded_by text,
  created_at timestamptz,
  mail_state text,
  opened_at timestamptz,
  done_at timestamptz,
  expires_at timestamptz,
  state text
);
