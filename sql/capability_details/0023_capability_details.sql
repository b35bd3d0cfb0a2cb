-- The details of a capability: either of one that a league sells, or of its answer in one application.
-- One wide table, because a table per kind would need ten sets of policies and jsonb has no column types. Checks reject
-- columns of other kinds.
create table app_public.capability_details (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  capability_id int not null,
  kind app_public.detail_kind not null,
  sponsorship_application_id int, -- null: the detail of a capability that the league sells
  accepted boolean,
  refusal_reason text constraint capability_details_refusal_reason_max_20000 check (char_length(refusal_reason) <= 20000),
  price numeric(12,2) constraint capability_details_price_finite check (price <> 'NaN'), -- US dollars
  max_for_sale int,
  can_hang24_hours boolean,
  banner_size_ids int[],
  banner_placement_ids int[],
  logo_placement_ids int[],
  email_list_size int,
  social_media_following_size int,
  social_media_channel_id int references app_public.social_media_channels,
  min_teams_required int,
  can_use_logo boolean,
  other_brands text constraint capability_details_other_brands_max_20000 check (char_length(other_brands) <= 20000),
  ordering_deadline date constraint capability_details_ordering_deadline_finite check (isfinite(ordering_deadline)),
  description text constraint capability_details_description_max_20000 check (char_length(description) <= 20000),
  event_date date constraint capability_details_event_date_finite check (isfinite(event_date)),
  possible_attendance int,
  quantity int,
  can_distribute_food boolean,
  can_allow_outside_food boolean,
  has_electricity boolean,
  constraint capability_details_kind_fk foreign key (capability_id, kind)
    references app_public.capabilities (id, kind) on update cascade,
  constraint capability_details_application_fk foreign key (sponsorship_application_id, organization_id)
    references app_public.sponsorship_applications (id, organization_id) on delete cascade deferrable,
  constraint capability_details_owner_key unique (id, organization_id),
  constraint capability_details_answer_key unique (sponsorship_application_id, capability_id),
  constraint capability_details_price_not_negative check (price >= 0),
  constraint capability_details_max_not_negative check (max_for_sale >= 0),
  constraint capability_details_signage_only check (kind = 'game_signage'
    or num_nonnulls(can_hang24_hours, banner_size_ids, banner_placement_ids) = 0),
  constraint capability_details_jersey_only check (kind = 'team_game_jersey'
    or num_nonnulls(min_teams_required, can_use_logo, other_brands, ordering_deadline, logo_placement_ids) = 0),
  constraint capability_details_email_only check (kind = 'dedicated_email' or email_list_size is null),
  constraint capability_details_social_only check (kind = 'social_media_post'
    or num_nonnulls(social_media_following_size, social_media_channel_id) = 0),
  constraint capability_details_event_only check (kind in ('seminar', 'sampling')
    or num_nonnulls(event_date, possible_attendance) = 0),
  constraint capability_details_sampling_only check (kind = 'sampling'
    or num_nonnulls(can_distribute_food, can_allow_outside_food, has_electricity) = 0),
  constraint capability_details_coupon_only check (kind = 'coupon' or quantity is null),
  constraint capability_details_answer_only check (sponsorship_application_id is not null
    or num_nonnulls(accepted, refusal_reason) = 0),
  -- Counts of people and teams are never negative.
  constraint capability_details_email_list_size_not_negative check (email_list_size >= 0),
  constraint capability_details_following_size_not_negative check (social_media_following_size >= 0),
  constraint capability_details_min_teams_not_negative check (min_teams_required >= 0)
);
create index on app_public.capability_details (organization_id);
create index on app_public.capability_details (capability_id, kind);
create index on app_public.capability_details (sponsorship_application_id, organization_id);
create index on app_public.capability_details (social_media_channel_id);

create table app_public.capability_detail_properties (
  capability_detail_id int not null,
  sponsorable_property_id int not null,
  organization_id int not null,
  primary key (capability_detail_id, sponsorable_property_id),
  constraint cdp_detail_fk foreign key (capability_detail_id, organization_id)
    references app_public.capability_details (id, organization_id) on delete cascade deferrable,
  constraint cdp_property_fk foreign key (sponsorable_property_id, organization_id)
    references app_public.sponsorable_properties (id, organization_id) on delete cascade deferrable
);
create index on app_public.capability_detail_properties (capability_detail_id, organization_id);
create index on app_public.capability_detail_properties (sponsorable_property_id, organization_id);
create index on app_public.capability_detail_properties (organization_id);

create table app_public.capability_detail_play_locations (
  capability_detail_id int not null,
  play_location_id int not null,
  organization_id int not null,
  primary key (capability_detail_id, play_location_id),
  constraint cdpl_detail_fk foreign key (capability_detail_id, organization_id)
    references app_public.capability_details (id, organization_id) on delete cascade deferrable,
  constraint cdpl_location_fk foreign key (play_location_id, organization_id)
    references app_public.play_locations (id, organization_id) on delete cascade deferrable
);
create index on app_public.capability_detail_play_locations (capability_detail_id, organization_id);
create index on app_public.capability_detail_play_locations (play_location_id, organization_id);
create index on app_public.capability_detail_play_locations (organization_id);

-- Capabilities that an organization sells; removing one archives it [B-157].
create table app_public.organization_capabilities (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  capability_id int not null references app_public.capabilities,
  name text not null constraint organization_capabilities_name_max_200 check (char_length(name) <= 200),
  description text constraint organization_capabilities_description_max_20000 check (char_length(description) <= 20000),
  archived boolean not null default false,
  capability_detail_id int not null,
  created_at timestamptz not null default app_private.clock(),
  version int not null default 1,
  constraint organization_capabilities_detail_key unique (capability_detail_id),
  constraint organization_capabilities_detail_fk foreign key (capability_detail_id, organization_id)
    references app_public.capability_details (id, organization_id) on delete cascade deferrable,
  constraint organization_capabilities_owner_key unique (id, organization_id)
);
create index on app_public.organization_capabilities (organization_id, name);
create index on app_public.organization_capabilities (capability_detail_id, organization_id);
create index on app_public.organization_capabilities (capability_id, organization_id) where not archived;
create index on app_public.organization_capabilities (capability_id);
