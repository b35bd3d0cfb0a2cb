-- Every record that staff edit counts its changes, so that an update can state which version it was read with.
do $$
declare
  v_table text;
begin
  foreach v_table in array array['banner_placements', 'banner_sizes', 'campaign_capabilities', 'campaign_statistics', 'campaigns', 'capabilities',
    'capability_verification_deadlines', 'competitivenesses', 'creative_content_templates', 'creative_contents', 'default_verification_deadlines',
    'feature_flags', 'interests', 'location_filters', 'locations', 'logo_placements', 'offers', 'organization_capabilities',
    'organization_packages', 'organization_social_media', 'organization_types', 'organizations', 'play_locations', 'search_filters',
    'seasonal_goals', 'social_media_channels', 'sponsorable_properties', 'sponsors', 'sports', 'sports_management_softwares', 'testimonials',
    'users', 'verification_deadline_canned_responses', 'verification_deadline_responses', 'verification_deadlines'] loop
    execute format('alter table app_public.%I add column version int not null default 1', v_table);
  end loop;
end $$;
