-- When staff entered a campaign's number of impressions themselves: its sponsor reads that it was entered, and when [M2].
alter table app_public.campaigns add column impressions_entered_at timestamptz;
update app_public.campaigns c set impressions_entered_at = c.updated_at where c.impressions_override is not null;
