-- The sponsored programs of the viewer's campaigns as places of a map, with what the map is filtered by. proof_state is
-- the status of the program's assets (dashboard_assets) that needs most attention: late, then due, then in_review, then
-- not_delivered, otherwise proven. A program without assets has nothing proven: due. assets: their names between bars,
-- '|Banner|Survey|', to be filtered as text.
create view app_public.dashboard_places with (security_barrier) as
  select l.id, l.campaign_id, l.organization_id, l.lat, l.lon, l.state, l.sport_name, l.confirmed_on,
    coalesce(s.assets, '') as assets,
    case when s.late then 'late' when s.due is not false then 'due' when s.in_review then 'in_review'
      when s.missed then 'not_delivered' else 'proven' end as proof_state
  from app_public.dashboard_leagues l
  left join (
    select a.offer_id, '|' || string_agg(a.capability_name, '|' order by a.capability_name) || '|' as assets,
      bool_or(a.status = 'late') as late, bool_or(a.status = 'due') as due,
      bool_or(a.status = 'in_review') as in_review, bool_or(a.status = 'not_delivered') as missed
    from app_public.dashboard_assets a group by a.offer_id) s on s.offer_id = l.id;

grant select on app_public.dashboard_places to sideline_campaign_link, sideline_season_link;
comment on view app_public.dashboard_places is E'@primaryKey id\n'
  '@foreignKey (campaign_id) references dashboard_campaigns (id)|@fieldName campaign|@foreignFieldName places\n'
  '@behavior -insert -update -delete\n'
  'A sponsored program on the map, with the state of its proof: proven, in_review, due, late or not_delivered.';
