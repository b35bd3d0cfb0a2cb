-- The time zone of a place.

-- The time zone of a place, for emails that are sent by the end of an organization's day. States that span two zones
-- are split by longitude; null for an unknown state.
create or replace function app_private.time_zone_of(state text, lon float8) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select case
    when state in ('AZ') then 'America/Phoenix'
    when state in ('HI') then 'Pacific/Honolulu'
    when state in ('AK') then 'America/Anchorage'
    when state in ('PR', 'VI') then 'America/Puerto_Rico'
    when state in ('GU', 'MP') then 'Pacific/Guam'
    when state in ('CA', 'WA', 'NV', 'BC') then 'America/Los_Angeles'
    when state = 'OR' then case when lon > -117.2 then 'America/Denver' else 'America/Los_Angeles' end
    when state in ('MT', 'WY', 'UT', 'CO', 'NM', 'ID', 'AB', 'NT') then 'America/Denver'
    when state = 'SK' then 'America/Regina'
    when state = 'YT' then 'America/Whitehorse'
    when state = 'TX' then case when lon < -104.9 then 'America/Denver' else 'America/Chicago' end
    when state in ('ND', 'SD') then case when lon < -101.5 then 'America/Denver' else 'America/Chicago' end
    when state in ('NE', 'KS') then case when lon < -101.4 then 'America/Denver' else 'America/Chicago' end
    when state in ('IL', 'WI', 'MN', 'IA', 'MO', 'AR', 'LA', 'MS', 'AL', 'OK', 'MB') then 'America/Chicago'
    when state = 'TN' then case when lon < -85.3 then 'America/Chicago' else 'America/New_York' end
    when state = 'KY' then case when lon < -86.2 then 'America/Chicago' else 'America/New_York' end
    when state = 'FL' then case when lon < -85.2 then 'America/Chicago' else 'America/New_York' end
    when state = 'IN' then case when lon < -87.2 then 'America/Chicago' else 'America/New_York' end
    when state = 'MI' then case when lon < -88.0 then 'America/Chicago' else 'America/New_York' end
    when state in ('NB', 'NS', 'PE') then 'America/Halifax'
    when state = 'NL' then 'America/St_Johns'
    when state in ('NU', 'ON') then case when lon < -90 then 'America/Winnipeg' else 'America/Toronto' end
    when state = 'QC' then 'America/Toronto'
    when state is not null then 'America/New_York' end
$$;
