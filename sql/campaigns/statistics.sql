-- Statistics on the sponsor dashboard.

select app_private.protect('app_public.campaign_statistics');
grant insert (campaign_id, name, number, description, icon_name), update (name, number, description, icon_name), delete
  on app_public.campaign_statistics to sideline_admin;
comment on table app_public.campaign_statistics is E'@flatInput\nA result shown on the sponsor''s dashboard.';
create trigger _500_audit after insert or update or delete on app_public.campaign_statistics for each row execute function app_private.tg__audit();
