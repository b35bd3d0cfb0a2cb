-- Reactions and comments of a sponsor's users. Each function checks that the caller may see what they are about.

-- Counts one more change of the caller's feedback today; at most 300 a day: SL429.
create or replace function app_private.count_feedback() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_writes int;
begin
  insert into app_private.feedback_counts as c (user_id, day, writes)
  values (app_private.current_user_id(), app_private.today(), 1)
  on conflict on constraint feedback_counts_pkey do update
    set day = excluded.day, writes = case when c.day = excluded.day then c.writes else 0 end + 1
  returning c.writes into v_writes;
  if v_writes > 300 then
    perform app_private.fail('SL429', 'You have reached the limit for today. Please try again tomorrow.');
  end if;
end $$;

-- The campaign of what feedback is about: of the photo, of the note, or the given one; null for a section of the given
-- season. SL404 if the caller may not see it, or of a season not all of it,
-- or if an id is given that does not belong to the section.
create or replace function app_private.feedback_campaign_id(section app_public.dashboard_section, campaign_id int,
  verification_image_id int, campaign_note_id int, sponsor_id int default null, season app_public.season default null,
  year int default null) returns int
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id int;
  v_of_season boolean := num_nonnulls(feedback_campaign_id.sponsor_id, feedback_campaign_id.season,
    feedback_campaign_id.year) > 0;
begin
  select case feedback_campaign_id.section
    when 'photo' then (select p.campaign_id from app_public.dashboard_photos p
      where p.id = feedback_campaign_id.verification_image_id)
    when 'note'
      then (select n.campaign_id from app_public.dashboard_notes n where n.id = feedback_campaign_id.campaign_note_id)
    else (select c.id from app_public.dashboard_campaigns c
      where c.id = feedback_campaign_id.campaign_id) end into v_id;
  if (v_id is null) <> v_of_season or feedback_campaign_id.campaign_id <> v_id
    or v_of_season and (feedback_campaign_id.campaign_id is not null
      or not exists (select from app_public.dashboard_seasons s
        where s.sponsor_id = feedback_campaign_id.sponsor_id and s.season = feedback_campaign_id.season
          and s.year = feedback_campaign_id.year))
    or feedback_campaign_id.section <> 'photo' and feedback_campaign_id.verification_image_id is not null
    or feedback_campaign_id.section <> 'note' and feedback_campaign_id.campaign_note_id is not null then
    perform app_private.fail('SL404', 'This is no longer on the dashboard.');
  end if;
  return v_id;
end $$;

-- A comment that staff have replied to cannot be removed: its author's colleagues read the reply, and the reply's email
-- may not have been sent yet.
create or replace function app_private.tg_sponsor_feedback__replied() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if old.user_id = app_private.current_user_id() then
    perform app_private.fail('SL409', 'Our team has replied, so this can''t be removed.');
  end if;
  return old;
end $$;
create trigger _200_replied before delete on app_public.sponsor_feedback for each row
  when (old.reply is not null) execute function app_private.tg_sponsor_feedback__replied();

-- Sets or removes the caller's reaction to a section, note or photo of a campaign, whose id a photo or note need not
-- give; or to a section of a season, given by sponsor_id, season and year. Users of the sponsor; returns whether it is
-- set. Errors: SL404, SL409 for a question that staff have replied to, SL429;
-- a favorite can only be a photo, and of a season only its goal, delivery and effectiveness (23514).
create or replace function app_public.react_on_dashboard(section app_public.dashboard_section,
  reaction app_public.dashboard_reaction, chosen boolean, campaign_id int default null,
  verification_image_id int default null, campaign_note_id int default null, sponsor_id int default null,
  season app_public.season default null, year int default null) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_campaign_id int := app_private.feedback_campaign_id(react_on_dashboard.section, react_on_dashboard.campaign_id,
    react_on_dashboard.verification_image_id, react_on_dashboard.campaign_note_id,
    react_on_dashboard.sponsor_id, react_on_dashboard.season, react_on_dashboard.year);
begin
  if react_on_dashboard.reaction is null then
    perform app_private.fail('SL422', 'Choose a reaction.', 'reaction');
  end if;
  perform app_private.count_feedback();
  if react_on_dashboard.chosen then
    insert into app_public.sponsor_feedback (campaign_id, sponsor_id, season, year, section, verification_image_id,
      campaign_note_id, reaction, user_id)
    values (v_campaign_id, react_on_dashboard.sponsor_id, react_on_dashboard.season, react_on_dashboard.year,
      react_on_dashboard.section, react_on_dashboard.verification_image_id, react_on_dashboard.campaign_note_id,
      react_on_dashboard.reaction, app_private.current_user_id())
    on conflict do nothing;
  else
    delete from app_public.sponsor_feedback f
    where f.user_id = app_private.current_user_id() and f.campaign_id is not distinct from v_campaign_id
      and f.sponsor_id is not distinct from react_on_dashboard.sponsor_id
      and f.season is not distinct from react_on_dashboard.season
      and f.year is not distinct from react_on_dashboard.year and f.section = react_on_dashboard.section
      and f.reaction = react_on_dashboard.reaction
      and f.verification_image_id is not distinct from react_on_dashboard.verification_image_id
      and f.campaign_note_id is not distinct from react_on_dashboard.campaign_note_id;
  end if;
  return coalesce(react_on_dashboard.chosen, false);
end $$;
grant execute on function app_public.react_on_dashboard(app_public.dashboard_section, app_public.dashboard_reaction,
  boolean, int, int, int, int, app_public.season, int)
  to sideline_sponsor;
comment on function app_public.react_on_dashboard(app_public.dashboard_section, app_public.dashboard_reaction, boolean,
  int, int, int, int, app_public.season, int) is
  E'@resultFieldName chosen\nSets or removes the caller''s reaction to a section, note or photo of a campaign''s '
  'dashboard, or to a section of a season''s. Errors: SL404, SL409 once our team has replied, SL429.';

-- Comments on a section, note or photo of a campaign, or on a section of a season, with at most 2,000 characters; the
-- same client_key sent twice is stored once. Users of the sponsor; returns the comment.
-- Errors: SL404, SL422 body, SL429.
create or replace function app_public.comment_on_dashboard(section app_public.dashboard_section, body text,
  client_key uuid, campaign_id int default null, verification_image_id int default null,
  campaign_note_id int default null, sponsor_id int default null, season app_public.season default null,
  year int default null)
  returns app_public.dashboard_feedback language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_campaign_id int := app_private.feedback_campaign_id(comment_on_dashboard.section, comment_on_dashboard.campaign_id,
    comment_on_dashboard.verification_image_id, comment_on_dashboard.campaign_note_id,
    comment_on_dashboard.sponsor_id, comment_on_dashboard.season, comment_on_dashboard.year);
  v_body text := btrim(comment_on_dashboard.body, E' \t\r\n');
  v app_public.dashboard_feedback;
begin
  if coalesce(v_body, '') = '' then perform app_private.fail('SL422', 'Write a comment first.', 'body'); end if;
  if char_length(v_body) > 2000 then
    perform app_private.fail('SL422', 'The comment is too long: 2,000 characters at most.', 'body');
  end if;
  perform app_private.count_feedback();
  insert into app_public.sponsor_feedback (campaign_id, sponsor_id, season, year, section, verification_image_id,
    campaign_note_id, body, user_id, client_key)
  values (v_campaign_id, comment_on_dashboard.sponsor_id, comment_on_dashboard.season, comment_on_dashboard.year,
    comment_on_dashboard.section, comment_on_dashboard.verification_image_id,
    comment_on_dashboard.campaign_note_id, v_body, app_private.current_user_id(),
    coalesce(comment_on_dashboard.client_key, gen_random_uuid()))
  on conflict on constraint sponsor_feedback_client_key do nothing;
  select d.* into v from app_public.sponsor_feedback f join app_public.dashboard_feedback d on d.id = f.id
  where f.user_id = app_private.current_user_id() and f.client_key = comment_on_dashboard.client_key;
  return v;
end $$;
grant execute on function app_public.comment_on_dashboard(app_public.dashboard_section, text, uuid, int, int, int, int,
  app_public.season, int) to sideline_sponsor;
comment on function app_public.comment_on_dashboard(app_public.dashboard_section, text, uuid, int, int, int, int,
  app_public.season, int) is
  E'@resultFieldName feedback\nComments on a section, note or photo of a campaign''s dashboard, or on a section of a '
  'season''s; the same clientKey sent twice is stored once. Errors: SL404, SL422 body, SL429.';

-- Deletes a comment of the caller, who can restore it for a day; returns its id. Errors: SL404 for comments of others,
-- SL409 if staff have replied to it, SL429.
create or replace function app_public.delete_dashboard_comment(id int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.count_feedback();
  delete from app_public.sponsor_feedback f using app_public.dashboard_feedback d
  where f.id = delete_dashboard_comment.id and f.body is not null and d.id = f.id and d.mine;
  if not found then perform app_private.fail('SL404', 'There is no such comment.'); end if;
  return delete_dashboard_comment.id;
end $$;
grant execute on function app_public.delete_dashboard_comment(int) to sideline_sponsor;
comment on function app_public.delete_dashboard_comment(int) is
  E'@resultFieldName commentId\nDeletes a comment of the caller, who can restore it for a day. Errors: SL404, SL409 '
  'once our team has replied, SL429.';

-- Restores a comment that the caller deleted within the last day; returns it. Errors: SL404 if there is none, or if
-- what it was about is no longer on the dashboard; SL429.
create or replace function app_public.restore_dashboard_comment(id int) returns app_public.dashboard_feedback
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deleted app_public.sponsor_feedback;
  v app_public.dashboard_feedback;
begin
  perform app_private.count_feedback();
  select (jsonb_populate_record(null::app_public.sponsor_feedback, l.old_values)).* into v_deleted
  from app_private.audit_log l
  where l.table_name = 'sponsor_feedback' and l.row_id = restore_dashboard_comment.id::text and l.op = 'D'
    and l.user_id = app_private.current_user_id() and l.at > app_private.clock() - interval '1 day'
  order by l.id desc limit 1;
  if v_deleted.body is null or v_deleted.user_id <> app_private.current_user_id()
    or exists (select from app_public.sponsor_feedback f where f.id = v_deleted.id) then
    perform app_private.fail('SL404', 'This comment cannot be restored.');
  end if;
  perform app_private.feedback_campaign_id(v_deleted.section, v_deleted.campaign_id, v_deleted.verification_image_id,
    v_deleted.campaign_note_id, v_deleted.sponsor_id, v_deleted.season, v_deleted.year);
  perform app_private.insert_row('app_public.sponsor_feedback', to_jsonb(v_deleted));
  select d.* into v from app_public.dashboard_feedback d where d.id = v_deleted.id;
  return v;
end $$;
grant execute on function app_public.restore_dashboard_comment(int) to sideline_sponsor;
comment on function app_public.restore_dashboard_comment(int) is
  E'@resultFieldName feedback\nRestores a comment that the caller deleted within the last day. Errors: SL404, SL429.';
