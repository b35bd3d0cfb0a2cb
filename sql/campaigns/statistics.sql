-- Statistics on the sponsor dashboard.

select app_private.protect('app_public.campaign_statistics');
grant insert (campaign_id, name, number, description, icon_name), update (name, number, description, icon_name), delete
  on app_public.campaign_statistics to sideline_admin;
comment on table app_public.campaign_statistics is E'@flatInput\nA result shown on the sponsor''s dashboard.';
create trigger _500_audit after insert or update or delete on app_public.campaign_statistics
  for each row execute function app_private.tg__audit();

-- Notes when staff change a statistic's number.
create or replace function app_private.tg_campaign_statistics__number_entered() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.number_entered_at := app_private.clock();
  return new;
end $$;
create trigger _210_number_entered before update of number on app_public.campaign_statistics for each row
  when (old.number is distinct from new.number) execute function app_private.tg_campaign_statistics__number_entered();
