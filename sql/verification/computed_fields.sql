-- Fields that are computed from other rows.

-- The section of a deadline by priority [L-295, S-284]; pages, emails and reminders all read it. Only an overdue or
-- upcoming one awaits a photo.
create or replace function app_public.verification_deadlines_section(d app_public.verification_deadlines)
  returns app_public.deadline_section language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select case when d.missing_creatives then 'missing_creatives' when d.pending_images > 0 then 'under_review'
    when d.verified_images > 0 then 'completed'
    when d.did_not_complete then 'did_not_complete' when d.deadline < app_private.today() then 'overdue'
    else 'upcoming' end::app_public.deadline_section;
end;
grant execute on function app_public.verification_deadlines_section(app_public.verification_deadlines)
  to sideline_offer_link, sideline_organization, sideline_admin;
comment on function app_public.verification_deadlines_section(app_public.verification_deadlines) is
  E'@notNull\nWhere it is listed: waiting for artwork, under review, completed, not completed, overdue or upcoming.';

-- Whether the date has passed and the deadline is neither verified nor marked as not completed [S-295].
create or replace function app_public.verification_deadlines_overdue(d app_public.verification_deadlines)
  returns boolean language sql stable set search_path = pg_catalog, pg_temp
begin atomic select d.deadline < app_private.today() and d.verified_images = 0 and not d.did_not_complete; end;
grant execute on function app_public.verification_deadlines_overdue(app_public.verification_deadlines)
  to sideline_offer_link, sideline_organization, sideline_admin;
comment on function app_public.verification_deadlines_overdue(app_public.verification_deadlines) is
  E'@notNull\nThe date has passed, and it is neither verified nor marked as not completed.';

-- The name of the capability that a deadline proves.
create or replace function app_public.verification_deadlines_capability_name(d app_public.verification_deadlines)
  returns text language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select k.name from app_public.assets a join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
  join app_public.capabilities k on k.id = cc.capability_id where a.id = d.asset_id
$$;
grant execute on function app_public.verification_deadlines_capability_name(app_public.verification_deadlines)
  to sideline_offer_link, sideline_organization, sideline_admin;
comment on function app_public.verification_deadlines_capability_name(app_public.verification_deadlines) is
  E'@notNull\nThe name of the capability that it proves.';

-- The same for an image; null while it belongs to no deadline; staff.
create or replace function app_public.verification_images_capability_name(i app_public.verification_images) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select app_public.verification_deadlines_capability_name(d) from app_public.verification_deadlines d
  where d.id = i.verification_deadline_id;
end;
grant execute on function app_public.verification_images_capability_name(app_public.verification_images)
  to sideline_admin;
comment on function app_public.verification_images_capability_name(app_public.verification_images) is
  'The name of the capability that it proves; null while it belongs to no deadline.';

-- The verification progress of an offer: deadlines that are overdue, total and verified [M8]; staff.
create or replace function app_public.offers_verification_progress(o app_public.offers)
  returns app_public.verification_progress language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select row(count(*) filter (
    where d.deadline < app_private.today() and d.verified_images = 0 and not d.did_not_complete)::int, count(*)::int,
    count(*) filter (where d.verified_images > 0)::int)::app_public.verification_progress
  from app_public.verification_deadlines d where d.offer_id = o.id;
end;
grant execute on function app_public.offers_verification_progress(app_public.offers) to sideline_admin;
comment on function app_public.offers_verification_progress(app_public.offers) is
  E'@notNull\nIts deadlines: overdue, total, verified.';
