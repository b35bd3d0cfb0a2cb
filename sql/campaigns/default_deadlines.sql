-- Deadlines that each sponsorship of a campaign gets at confirmation.

select app_private.protect('app_public.default_verification_deadlines');
create policy select_league on app_public.default_verification_deadlines for select to sideline_organization
  using (campaign_id = any ((select app_private.my_campaign_ids())::int[]));
comment on policy select_league on app_public.default_verification_deadlines is
  'Leagues see the default deadlines of campaigns they see.';
create policy select_link on app_public.default_verification_deadlines for select to sideline_offer_link,
  sideline_application_link
  using (campaign_id = (select app_private.link_campaign_id()));
grant select on app_public.default_verification_deadlines
  to sideline_organization, sideline_offer_link, sideline_application_link;
grant insert (campaign_capability_id, name, deadline, "offset", offset_type, requires_creatives,
  verification_reminder_instructions, verification_reminder_instructions_es, league_move_days, league_moves),
  update (name, deadline, "offset", offset_type, requires_creatives, verification_reminder_instructions,
    verification_reminder_instructions_es, league_move_days, league_moves), delete
  on app_public.default_verification_deadlines to sideline_admin;
comment on table app_public.default_verification_deadlines is E'@flatInput\n'
  'A deadline that every sponsorship of the campaign gets when it is confirmed. offset: whole days from the day that '
  'offsetType names. leagueMoves: how often the league may move it itself, each time by at most leagueMoveDays days.';
create trigger _500_audit after insert or update or delete on app_public.default_verification_deadlines
  for each row execute function app_private.tg__audit();

create or replace function app_private.tg_default_verification_deadlines__campaign() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_restoring() then return new; end if; -- its capability may be restored after it
  select k.campaign_id into new.campaign_id from app_public.campaign_capabilities k
  where k.id = new.campaign_capability_id;
  return new;
end $$;

create trigger _200_campaign before insert on app_public.default_verification_deadlines
  for each row execute function app_private.tg_default_verification_deadlines__campaign();

-- True if creatives are required and there is no template [S-125]; staff.
create or replace function app_public.default_verification_deadlines_missing_creatives(
  d app_public.default_verification_deadlines) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select d.requires_creatives
    and not exists (select from app_public.creative_content_templates t where t.default_verification_deadline_id = d.id)
    and not exists (select from app_public.creative_file_templates t where t.default_verification_deadline_id = d.id);
end;
grant execute on function app_public.default_verification_deadlines_missing_creatives(
  app_public.default_verification_deadlines) to sideline_admin;
comment on function app_public.default_verification_deadlines_missing_creatives(
  app_public.default_verification_deadlines) is E'@notNull\nWhether creatives are required and there is no template.';
