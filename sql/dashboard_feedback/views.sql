-- What users of a sponsor see of each other's feedback, and staff who look at a dashboard; never leagues or links.

select app_private.protect('app_public.sponsor_feedback');
comment on table app_public.sponsor_feedback is
  E'@behavior -insert -update -delete\nA reaction or comment of a sponsor''s user about a section, note or photo of a '
  'campaign''s dashboard, or about a section of a season''s.';
comment on column app_public.sponsor_feedback.campaign_id is 'Null for feedback on a whole season.';
comment on column app_public.sponsor_feedback.sponsor_id is
  'Of feedback on a whole season, with season and year; null for feedback on a campaign.';
comment on column app_public.sponsor_feedback.season is 'Of feedback on a whole season.';
comment on column app_public.sponsor_feedback.year is 'Of feedback on a whole season.';
create trigger _500_audit after insert or update or delete on app_public.sponsor_feedback
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.photo_requests');
comment on table app_public.photo_requests is
  E'@behavior -insert -update -delete\nA sponsor''s request to hide or feature a photo, and how staff answered it.';
create trigger _100_transition before update of status on app_public.photo_requests
  for each row execute function app_private.tg__transition();
create trigger _500_audit after insert or update or delete on app_public.photo_requests
  for each row execute function app_private.tg__audit();

-- The seasons that the viewer sees as a whole: those with campaigns on their dashboards, of sponsors of which they are
-- limited neither to states nor to campaigns. Comments on a season are about all of its numbers,
-- so only these people read and write them.
create view app_public.dashboard_seasons with (security_barrier) as
  select distinct c.sponsor_id || ':' || c.season || ':' || c.year as id, c.sponsor_id, c.season, c.year
  from app_public.campaigns c
  where (select app_private.is_staff())
    or c.id = any ((select app_private.dashboard_campaign_ids())::int[])
      and c.sponsor_id <> all ((select app_private.limited_sponsor_ids(false))::int[]);

-- Feedback about a photo is shown to those who may see the photo, about a season to those who see the whole season.
create view app_public.dashboard_feedback with (security_barrier) as
  select f.id, f.campaign_id, f.sponsor_id, f.season, f.year, f.section, f.verification_image_id, f.campaign_note_id,
    f.reaction, f.body, f.created_at, f.reply, f.replied_at, coalesce(u.name, u.email) as author_name,
    coalesce(f.user_id = app_private.current_user_id(), false) as mine
  from app_public.sponsor_feedback f
  left join app_public.users u on u.id = f.user_id
  where (select app_private.is_staff())
    or f.campaign_id = any ((select app_private.dashboard_campaign_ids())::int[])
      and (f.verification_image_id is null
        or exists (select from app_public.dashboard_photos p where p.id = f.verification_image_id))
    or (f.sponsor_id, f.season, f.year) in (select s.sponsor_id, s.season, s.year from app_public.dashboard_seasons s);

-- Requests stay visible to those who may see the league, because a hidden photo is no longer one of theirs.
create view app_public.dashboard_photo_requests with (security_barrier) as
  select r.id, r.campaign_id, r.verification_image_id, r.wish, r.reason, r.status, r.answer, r.created_at,
    r.answered_at, coalesce(u.name, u.email) as author_name, g.name as organization_name
  from app_public.photo_requests r
  join app_public.verification_images i on i.id = r.verification_image_id
  join app_public.organizations g on g.id = i.organization_id
  left join app_public.users u on u.id = r.user_id
  where (select app_private.is_staff())
    or r.campaign_id = any ((select app_private.dashboard_campaign_ids())::int[])
      and exists (select from app_public.dashboard_leagues l where l.id = i.offer_id);

grant select on app_public.dashboard_seasons, app_public.dashboard_feedback, app_public.dashboard_photo_requests
  to sideline_sponsor, sideline_admin;
comment on view app_public.dashboard_seasons is
  E'@primaryKey id\n@behavior -insert -update -delete\nA season that a sponsor''s user sees as a whole, without limits '
  'to states or campaigns; every season with campaigns for staff.';
comment on view app_public.dashboard_feedback is
  E'@primaryKey id\n@behavior -insert -update -delete\n'
  'Reactions and comments of the users of the viewer''s sponsors, with the replies of staff; all of them for staff.';
comment on column app_public.dashboard_feedback.campaign_id is 'Null for feedback on a whole season.';
comment on column app_public.dashboard_feedback.sponsor_id is
  'Of feedback on a whole season, with season and year; null for feedback on a campaign.';
comment on column app_public.dashboard_feedback.season is 'Of feedback on a whole season.';
comment on column app_public.dashboard_feedback.year is 'Of feedback on a whole season.';
comment on view app_public.dashboard_photo_requests is
  E'@primaryKey id\n@behavior -insert -update -delete\nRequests of the users of the viewer''s sponsors to hide or '
  'feature a photo, with their outcome; all of them for staff.';

-- How many users of the sponsor marked a photo as a favorite; staff.
create or replace function app_public.verification_images_favorites(i app_public.verification_images) returns int
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select count(*)::int from app_public.sponsor_feedback f
  where f.verification_image_id = i.id and f.reaction = 'favorite';
end;
grant execute on function app_public.verification_images_favorites(app_public.verification_images) to sideline_admin;
comment on function app_public.verification_images_favorites(app_public.verification_images) is
  E'@notNull\nHow many users of the sponsor marked it as a favorite.';
