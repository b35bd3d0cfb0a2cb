-- A league's state is one of those that addresses have, too [L-022, S-353, T7].
create function app_private.country_of_state(state text) returns app_public.country
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select case
    when country_of_state.state in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA',
      'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK',
      'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY') then 'US'::app_public.country
    when country_of_state.state in ('AB', 'BC', 'MB', 'NB', 'NL', 'NT', 'NS', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT') then 'CA'::app_public.country end;
end;
alter table app_public.addresses drop constraint addresses_state_known,
  add constraint addresses_state_known check (app_private.country_of_state(state) is not distinct from country);

-- What is none becomes a comment of the system, so that nothing is lost.
update app_public.organizations set state = nullif(upper(btrim(state)), '') where state <> upper(btrim(state)) or state = '';
insert into app_public.comments (organization_id, content)
select id, 'Removed because it is not a state or province: ' || state from app_public.organizations
where app_private.country_of_state(state) is null and state is not null;
update app_public.organizations set state = null where app_private.country_of_state(state) is null and state is not null;
alter table app_public.organizations add constraint organizations_state_known
  check (state is null or app_private.country_of_state(state) is not null);
