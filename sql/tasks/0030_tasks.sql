-- A task of a staff member with a due date, about at most one record.
create type app_public.task_due as enum ('overdue', 'today', 'later');

create table app_public.tasks (
  id int generated always as identity primary key,
  title text not null,
  note text,
  due_date date not null,
  assignee_id int not null references app_public.users,
  created_by_id int references app_public.users on delete set null,
  organization_id int references app_public.organizations on delete cascade,
  offer_id int references app_public.offers on delete cascade,
  campaign_id int references app_public.campaigns on delete cascade,
  sponsor_id int references app_public.sponsors on delete cascade,
  done boolean not null default false,
  done_at timestamptz,
  done_by_id int references app_public.users on delete set null,
  seen_at timestamptz, -- by the assignee; null: assigned by somebody else and not seen yet
  version int not null default 1,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  constraint tasks_title_present check (btrim(title) <> ''),
  constraint tasks_title_max_200 check (char_length(title) <= 200),
  constraint tasks_note_max_20000 check (char_length(note) <= 20000),
  constraint tasks_one_record check (num_nonnulls(organization_id, offer_id, campaign_id, sponsor_id) <= 1),
  constraint tasks_due_date_finite check (isfinite(due_date))
);
create index on app_public.tasks (assignee_id, done, due_date, id);
create index on app_public.tasks (created_by_id);
create index on app_public.tasks (done_by_id);
create index on app_public.tasks (organization_id, due_date, id);
create index on app_public.tasks (offer_id, due_date, id);
create index on app_public.tasks (campaign_id, due_date, id);
create index on app_public.tasks (sponsor_id, due_date, id);

create type app_public.my_work as (tasks int, mentions int, daily_mail boolean);
