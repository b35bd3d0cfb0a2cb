-- What a league is told of its deadlines: their section, how far it may move them itself, and each date that was moved.
create type app_public.deadline_section as enum ('missing_creatives', 'overdue', 'upcoming', 'did_not_complete', 'under_review', 'completed');

alter table app_public.default_verification_deadlines
  add column league_move_days int not null default 7
    constraint default_verification_deadlines_league_move_days_range check (league_move_days between 0 and 60),
  add column league_moves int not null default 1
    constraint default_verification_deadlines_league_moves_range check (league_moves between 0 and 9);

-- Changes of a confirmed sponsorship's deadline; the league is emailed those of a day together.
create table app_private.deadline_moves (
  id int generated always as identity primary key,
  verification_deadline_id int not null references app_public.verification_deadlines on delete cascade,
  organization_id int not null references app_public.organizations on delete cascade,
  moved_from date not null constraint deadline_moves_moved_from_finite check (isfinite(moved_from)),
  by_league boolean not null,
  moved_at timestamptz not null default app_private.clock(),
  mailed_at timestamptz
);
create index on app_private.deadline_moves (verification_deadline_id, id);
create index on app_private.deadline_moves (organization_id);
create index deadline_moves_not_mailed on app_private.deadline_moves (organization_id, id) where mailed_at is null;
create index on app_private.deadline_moves (moved_at) where by_league;

alter type app_public.deadline_to_respond_to
  add attribute section app_public.deadline_section, add attribute movable_until date, add attribute answered_at timestamptz, add attribute answer text;
alter type app_public.merge_field add attribute league_is_told boolean;
