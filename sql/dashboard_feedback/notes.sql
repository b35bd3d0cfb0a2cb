-- Notes of staff on a campaign's dashboard: rich text, shown to the sponsor once published.

select app_private.protect('app_public.campaign_notes');
grant insert (campaign_id, title, body, dated_on, published), update (title, body, dated_on, published), delete
  on app_public.campaign_notes to sideline_admin;
comment on table app_public.campaign_notes is
  E'@flatInput\nA note of staff on a campaign''s dashboard, as rich text; a draft until it is published.';
create trigger _500_audit after insert or update or delete on app_public.campaign_notes
  for each row execute function app_private.tg__audit();

create view app_public.dashboard_notes with (security_barrier) as
  select n.id, n.campaign_id, n.title, n.body, n.dated_on
  from app_public.campaign_notes n
  where n.published and n.campaign_id = any ((select app_private.dashboard_campaign_ids())::int[]);
grant select on app_public.dashboard_notes to sideline_campaign_link, sideline_season_link, sideline_sponsor;
comment on view app_public.dashboard_notes is E'@primaryKey id\n'
  '@foreignKey (campaign_id) references dashboard_campaigns (id)|@fieldName campaign|@foreignFieldName notes\n'
  '@behavior -insert -update -delete\nA published note of the viewer''s campaigns, as rich text.';
comment on column app_public.dashboard_notes.dated_on is '@behavior +orderBy';
