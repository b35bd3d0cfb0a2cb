-- What a campaign needs from each league, and the deadlines that prove it.
create table app_public.campaign_capabilities (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  capability_id int not null references app_public.capabilities,
  minimum_quantity int, -- default quantity per league
  quantity int, -- total contracted
  execution_expectations text, -- the description in the offer
  constraint campaign_capabilities_once_key unique (campaign_id, capability_id), -- [S-111]
  constraint campaign_capabilities_campaign_key unique (id, campaign_id),
  constraint campaign_capabilities_minimum_not_negative check (minimum_quantity >= 0),
  constraint campaign_capabilities_quantity_not_negative check (quantity >= 0)
);
create index on app_public.campaign_capabilities (capability_id);

create table app_public.default_verification_deadlines (
  id int generated always as identity primary key,
  campaign_capability_id int not null,
  campaign_id int not null,
  name text not null,
  deadline date not null,
  "offset" int, -- whole days from the day that offset_type names
  offset_type app_public.offset_type,
  requires_creatives boolean not null default false,
  verification_reminder_instructions text not null,
  constraint dvd_capability_fk foreign key (campaign_capability_id, campaign_id)
    references app_public.campaign_capabilities (id, campaign_id) on delete cascade,
  constraint default_verification_deadlines_name_present check (btrim(name) <> ''),
  constraint default_verification_deadlines_instructions_present check (btrim(verification_reminder_instructions) <> ''),
  constraint default_verification_deadlines_offset_pair check (("offset" is null) = (offset_type is null)),
  constraint default_verification_deadlines_offset_minimum check (offset_type <> 'accept_offer_date' or "offset" >= 1) -- [S-119]
);
create index on app_public.default_verification_deadlines (campaign_capability_id, campaign_id);
create index on app_public.default_verification_deadlines (campaign_id);

create table app_public.creative_content_templates (
  id int generated always as identity primary key,
  default_verification_deadline_id int not null references app_public.default_verification_deadlines on delete cascade,
  name text not null,
  content text not null,
  constraint creative_content_templates_name_present check (btrim(name) <> ''),
  constraint creative_content_templates_content_present check (btrim(content) <> '')
);
create index on app_public.creative_content_templates (default_verification_deadline_id);

create table app_public.creative_file_templates (
  id int generated always as identity primary key,
  default_verification_deadline_id int not null references app_public.default_verification_deadlines on delete cascade,
  name text not null,
  file_id int not null references app_private.files,
  constraint creative_file_templates_name_present check (btrim(name) <> '')
);
create index on app_public.creative_file_templates (default_verification_deadline_id);
create index on app_public.creative_file_templates (file_id);
