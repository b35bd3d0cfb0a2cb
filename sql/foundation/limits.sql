-- Limits of a sponsor's users to campaigns and states (sponsor_users.states, campaign_ids). load_session_context()
-- stores those of the viewer.

-- What the viewer may see of sponsors, by sponsor's id: {"7": {"states": ["OH"], "campaigns": [12]}}. A sponsor that is
-- not named is not limited, nor is one without "states" or "campaigns".
create or replace function app_private.sponsor_limits() returns jsonb
  language sql stable parallel safe
begin atomic select coalesce(nullif(current_setting('sideline.sponsor_limits', true), ''), '{}')::jsonb; end;

-- Whether the viewer's limits allow a campaign.
create or replace function app_private.is_campaign_allowed(sponsor_id int, campaign_id int) returns boolean
  language sql stable parallel safe
begin atomic
  select coalesce(app_private.sponsor_limits() -> sponsor_id::text -> 'campaigns' @> to_jsonb(campaign_id), true);
end;

-- Whether the viewer sees only some states of a sponsor's leagues; numbers of whole campaigns are then not shown.
create or replace function app_private.is_limited_to_states(sponsor_id int) returns boolean
  language sql stable parallel safe
begin atomic select coalesce(app_private.sponsor_limits() -> sponsor_id::text ? 'states', false); end;

-- The states to which the viewer is limited in a sponsor's campaigns; null for all of them.
create or replace function app_private.only_states(sponsor_id int) returns text[]
  language sql stable parallel safe
begin atomic
  select case when app_private.is_limited_to_states(sponsor_id)
    then array(select jsonb_array_elements_text(app_private.sponsor_limits() -> sponsor_id::text -> 'states')) end;
end;

-- Whether the viewer's limits allow the leagues of a state; without a state only if there is no limit.
create or replace function app_private.is_state_allowed(sponsor_id int, state text) returns boolean
  language sql stable parallel safe
begin atomic
  select not app_private.is_limited_to_states(sponsor_id)
    or coalesce(app_private.sponsor_limits() -> sponsor_id::text -> 'states' ? upper(btrim(state)), false);
end;

-- The sponsors of which the viewer may see only some states or, unless by_states, only some campaigns.
create or replace function app_private.limited_sponsor_ids(by_states boolean) returns int[]
  language sql stable parallel safe
begin atomic
  select coalesce(array_agg(l.key::int), '{}') from jsonb_each(app_private.sponsor_limits()) l
  where l.value ? 'states' or not by_states;
end;

-- The limits of a user of sponsors as sponsor_limits() returns them. p_sponsor_id: the sponsor of a dashboard link that
-- was made for the user, who sees nothing of it after leaving the sponsor; otherwise null.
create or replace function app_private.limits_of(p_user_id int, p_sponsor_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with memberships as (
    select m.* from app_public.sponsor_users m join app_public.users u on u.id = m.user_id
    where m.user_id = p_user_id and u.role = 'sponsor' and u.status = 'active')
  select coalesce(jsonb_object_agg(m.sponsor_id,
    jsonb_strip_nulls(jsonb_build_object('states', m.states, 'campaigns', m.campaign_ids))), '{}')
    || case when p_sponsor_id is null or exists (select from memberships where sponsor_id = p_sponsor_id) then '{}'
      else jsonb_build_object(p_sponsor_id, jsonb_build_object('campaigns', '[]'::jsonb)) end
  from memberships m where m.states is not null or m.campaign_ids is not null
$$;

grant execute on function app_private.sponsor_limits(), app_private.is_campaign_allowed(int, int),
  app_private.is_limited_to_states(int), app_private.only_states(int), app_private.is_state_allowed(int, text)
  to sideline_anonymous, sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
grant execute on function app_private.limited_sponsor_ids(boolean)
  to sideline_campaign_link, sideline_season_link, sideline_sponsor, sideline_admin;
