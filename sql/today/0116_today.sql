-- What waits for staff, by kind, and what somebody has put off.
create type app_public.today_kind as enum (
  'campaigns_behind', 'proof_overdue', 'photos_to_review', 'checks_to_approve', 'checks_to_print', 'checks_to_reissue',
  'mails_refused', 'offers_unopened', 'offers_unanswered', 'applications_unfinished', 'addresses_missing', 'conflicts',
  'photo_requests', 'tasks', 'mentions'
);

-- A record that waits: its id in the list where it is dealt with; what it is counted under, a campaign or a name; the
-- dollars at stake and whose they are (several photos of an offer stake its value once); when it was due, or since when
-- it waits.
create type app_private.today_item as (
  kind app_public.today_kind, id bigint, label text, stake_of bigint, stake numeric(12,2), day date
);

create type app_public.today_line as (
  id text, kind app_public.today_kind, count int, stake numeric(12,2), day date, example text,
  put_off_until date, put_off_reason text
);

create table app_private.today_put_offs (
  user_id int not null references app_public.users on delete cascade,
  line text not null constraint today_put_offs_line_max_200 check (char_length(line) <= 200),
  until date not null
    constraint today_put_offs_until_range check (until between '2000-01-01' and '2100-12-31'),
  reason text not null constraint today_put_offs_reason_max_200 check (char_length(reason) <= 200),
  created_at timestamptz not null default app_private.clock()
    constraint today_put_offs_created_at_range
      check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  primary key (user_id, line),
  constraint today_put_offs_reason_present check (btrim(reason) <> '')
);
