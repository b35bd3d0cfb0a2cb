-- Comments are about an organization, an offer, a campaign or a sponsor, and mention staff.
alter table app_public.comments
  alter column organization_id drop not null,
  add column offer_id int references app_public.offers on delete cascade,
  add column campaign_id int references app_public.campaigns on delete cascade,
  add column sponsor_id int references app_public.sponsors on delete cascade,
  add constraint comments_one_record check (num_nonnulls(organization_id, offer_id, campaign_id, sponsor_id) = 1);
create index on app_public.comments (offer_id, created_at desc, id desc);
create index on app_public.comments (campaign_id, created_at desc, id desc);
create index on app_public.comments (sponsor_id, created_at desc, id desc);

create table app_public.comment_mentions (
  id int generated always as identity primary key,
  comment_id int not null references app_public.comments on delete cascade,
  user_id int not null references app_public.users on delete cascade,
  read_at timestamptz, -- null: unread
  constraint comment_mentions_once_key unique (comment_id, user_id)
);
create index on app_public.comment_mentions (user_id, id desc);
create index on app_public.comment_mentions (user_id) where read_at is null;
