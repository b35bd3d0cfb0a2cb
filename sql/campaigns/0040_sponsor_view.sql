-- What the sponsor of a campaign may see on its dashboards: staff choose.
alter table app_public.campaigns
  add column sponsor_sees_dates boolean not null default true,
  add column sponsor_sees_money boolean not null default false,
  add column sponsor_sees_overdue boolean not null default false;
