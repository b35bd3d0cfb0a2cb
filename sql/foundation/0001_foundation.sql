-- What all other tables use: two schemas, one clock, the enums of the specification.

create schema if not exists app_public; -- exposed through GraphQL; every table has forced row-level security
create schema if not exists app_private; -- secrets, queues and logs; no visitor has usage

alter default privileges for role sideline_owner revoke execute on functions from public;

-- The one clock. Production keeps the offset at zero; `npm run clock` moves it in development to try out deadlines.
create table app_private.clock_offset (
  only_row boolean primary key default true check (only_row),
  "offset" interval not null default '0'
);
insert into app_private.clock_offset default values;

-- The current time for every rule. Created by a migration because column defaults depend on it.
create function app_private.clock() returns timestamptz
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp
begin atomic
  select now() + (select c."offset" from app_private.clock_offset c);
end;

-- The calendar day of an instant in the configured time zone (setting sideline.time_zone, default US Eastern) [S-447].
create function app_private.day_of(instant timestamptz) returns date
  language sql stable parallel safe
begin atomic
  select (instant at time zone coalesce(nullif(current_setting('sideline.time_zone', true), ''), 'America/New_York'))::date;
end;

-- The current calendar day for every rule [S-447].
create function app_private.today() returns date
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp
begin atomic select app_private.day_of(app_private.clock()); end;

-- Lists sort by the order of these values.
create type app_public.season as enum ('winter', 'spring', 'summer', 'fall');
create type app_public.language as enum ('en', 'es');
create type app_public.user_role as enum ('admin', 'superadmin', 'organization', 'sponsor');
create type app_public.user_status as enum ('invited', 'active', 'deactivated');
create type app_public.campaign_status as enum ('active', 'contracted', 'proposed', 'complete', 'rejected');
create type app_public.offer_status as enum (
  'prospecting', 'qualified', 'proposed', 'rejected_by_league', 'confirmed',
  'unqualified', 'rejected', 'rejected_by_organization', 'canceled');
create type app_public.check_status as enum ('pending', 'approved', 'rejected', 'voided');
create type app_public.image_status as enum ('pending', 'verified', 'rejected');
create type app_public.address_type as enum ('mailing', 'shipping');
create type app_public.country as enum ('US', 'CA');
create type app_public.data_confidence as enum (
  'speculative', 'incomplete', 'stale', 'complete', 'verified', 'not_a_good_fit',
  'added_from_prospecting', 'added_by_organization', 'ended', 'created_from_other_sp');
create type app_public.engagement_status as enum ('active', 'inactive');
create type app_public.package_type as enum ('user_generated', 'website', 'marketplace_offer');
create type app_public.filter_type as enum (
  'CapabilityFilter', 'EthnicityFilter', 'IncomeFilter', 'NumberOfPlayersFilter',
  'SeasonFilter', 'SportFilter', 'StateFilter', 'LocationFilter');
create type app_public.location_strategy as enum ('per_location', 'total');
create type app_public.place_kind as enum ('address', 'zip', 'market');
create type app_public.offset_type as enum ('accept_offer_date', 'season_start_date', 'season_end_date');
create type app_public.shipments_arrival as enum ('one_week', 'two_weeks', 'three_weeks', 'four_weeks');
create type app_public.detail_kind as enum (
  'other', 'game_signage', 'dedicated_email', 'social_media_post', 'team_game_jersey', 'warm_up',
  'survey', 'website_banner', 'seminar', 'coupon', 'sampling', 'photos');
create type app_public.event_type as enum (
  'created', 'status_changed', 'value_changed', 'assets_changed', 'dates_changed', 'requirements_changed',
  'deadline_added', 'deadline_updated', 'deadline_removed', 'deadline_did_not_complete', 'deadline_response',
  'image_added', 'image_reviewed', 'creative_changed',
  'check_written', 'check_canceled', 'check_approved', 'check_printed', 'check_mailed', 'check_spoiled', 'check_rejected',
  'check_voided',
  'email_sent', 'moved', 'comment');
create type app_public.statistic_icon as enum (
  'facebook', 'plus', 'light-bulb', 'newsletter', 'man', 'pie-chart', 'emoji-happy', 'thumbs-up',
  'flag', 'bowl', 'publish', 'ticket', 'trophy', 'location', 'home', 'users');

-- The country of a state, province or territory code; null if the code is unknown [L-022, S-353].
create function app_private.country_of_state(state text) returns app_public.country
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select case
    when country_of_state.state in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA',
      'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK',
      'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY') then 'US'::app_public.country
    when country_of_state.state in ('AB', 'BC', 'MB', 'NB', 'NL', 'NT', 'NS', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT') then 'CA'::app_public.country end;
end;
