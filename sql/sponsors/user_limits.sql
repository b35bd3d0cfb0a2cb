-- Which campaigns and states a user of a sponsor may see. Every view of the dashboards asks the functions of
-- sql/foundation/limits.sql.

-- Limits a user of a sponsor to states (postal codes) and campaigns; null for all of them; staff; returns the
-- membership. Applies to the user's next request. Errors: SL404; SL422 states, campaignIds.
create or replace function app_public.limit_sponsor_user(sponsor_id int, user_id int, states text[], campaign_ids int[])
  returns app_public.sponsor_users language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.sponsor_users;
begin
  perform app_private.require_staff();
  if not app_private.are_states(states) or cardinality(states) > 100 then
    perform app_private.fail('SL422', 'Choose states from the list.', 'states');
  end if;
  if exists (select from unnest(campaign_ids) i where not exists
      (select from app_public.campaigns c where c.id = i and c.sponsor_id = limit_sponsor_user.sponsor_id)) then
    perform app_private.fail('SL422', 'Choose campaigns of this sponsor.', 'campaign_ids');
  end if;
  update app_public.sponsor_users m
  -- an empty list stays one: null would mean everything
  set states = case when limit_sponsor_user.states is not null
    then array(select distinct code from unnest(limit_sponsor_user.states) code order by 1) end,
    campaign_ids = case when limit_sponsor_user.campaign_ids is not null
      then array(select distinct i from unnest(limit_sponsor_user.campaign_ids) i order by 1) end
  where m.sponsor_id = limit_sponsor_user.sponsor_id and m.user_id = limit_sponsor_user.user_id
  returning * into v;
  if not found then perform app_private.fail('SL404', 'This user does not belong to this sponsor.'); end if;
  return v;
end $$;
grant execute on function app_public.limit_sponsor_user(int, int, text[], int[]) to sideline_admin;
comment on function app_public.limit_sponsor_user(int, int, text[], int[]) is
  E'@resultFieldName sponsorUser\n'
  'Limits a user of a sponsor to states and campaigns; null for all of them. Errors: SL404; SL422 states, campaignIds.';
