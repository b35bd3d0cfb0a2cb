-- What staff and the system note about an organization, offer, campaign or sponsor, and which staff a comment mentions.
create table app_public.comments (
  id int generated always as identity primary key,
  organization_id int references app_public.organizations on delete cascade,
  content text not null constraint comments_content_max_100000 check (char_length(content) <= 100000),
  user_id int references app_public.users on delete set null, -- null: "System User" [B-213]
  created_at timestamptz not null default app_private.clock(),
  offer_id int references app_public.offers on delete cascade,
  campaign_id int references app_public.campaigns on delete cascade,
  sponsor_id int references app_public.sponsors on delete cascade,
  constraint comments_content_present check (btrim(content) <> ''),
  constraint comments_one_record check (num_nonnulls(organization_id, offer_id, campaign_id, sponsor_id) = 1)
);
create index on app_public.comments (organization_id, created_at desc, id desc);
create index on app_public.comments (user_id);
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
