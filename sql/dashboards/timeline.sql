-- A season as a timeline. Days are those of app_private.day_of; a week is named by its Monday.

-- What happened in each week of the viewer's campaigns, for weeks in which anything did: sponsorships confirmed, photos
-- shown by the day on which they came in, testimonials, and deadlines of confirmed sponsorships
-- (null where staff do not show dates).
create view app_public.dashboard_weeks with (security_barrier) as
  select e.campaign_id || ':' || date_trunc('week', e.day)::date as id, e.campaign_id,
    date_trunc('week', e.day)::date as week, sum(e.confirmed)::int as confirmed, sum(e.photos)::int as photos,
    sum(e.testimonials)::int as testimonials, case when bool_or(c.sponsor_sees_dates) then sum(e.due)::int end as due
  from (
    select o.campaign_id, app_private.day_of(o.confirmed_at) as day, 1 as confirmed, 0 as photos,
      0 as testimonials, 0 as due
      from app_private.dashboard_offers o
    union all
    select o.campaign_id, app_private.day_of(i.created_at), 0, 1, 0, 0
      from app_private.dashboard_offers o join app_public.verification_images i on i.offer_id = o.id
      where i.shown_to_sponsor
    union all
    select t.campaign_id, app_private.day_of(t.created_at), 0, 0, 1, 0
      from app_public.testimonials t where t.campaign_id = any ((select app_private.dashboard_campaign_ids())::int[])
    union all
    select o.campaign_id, v.deadline, 0, 0, 0, 1
      from app_private.dashboard_offers o join app_public.campaigns c on c.id = o.campaign_id
      join app_public.verification_deadlines v on v.offer_id = o.id where c.sponsor_sees_dates) e
  join app_public.campaigns c on c.id = e.campaign_id
  group by e.campaign_id, date_trunc('week', e.day)::date;

-- The days to remember of the viewer's campaigns: 'first_photo' and 'latest_photo' of those shown, each 'testimonial'
-- (title: who said it), and the 'goal_date' for confirmations where staff show dates,
-- not to users who are limited to states.
create view app_public.dashboard_events with (security_barrier) as
  select e.kind || ':' || e.of_id as id, c.id as campaign_id, e.kind, e.day, e.title
  from app_public.campaigns c
  cross join lateral (
    select 'goal_date' as kind, c.id as of_id, c.leagues_confirmed_goal_date as day, null::text as title
      where c.sponsor_sees_dates and c.leagues_confirmed_goal_date is not null
        and not app_private.is_limited_to_states(c.sponsor_id)
    union all
    select 'testimonial', t.id, app_private.day_of(t.created_at), t.attribution
      from app_public.testimonials t where t.campaign_id = c.id
    union all
    select k.kind, c.id, k.day, null
      from (select app_private.day_of(min(i.created_at)) as first_day,
        app_private.day_of(max(i.created_at)) as latest_day, count(*) as photos
        from app_private.dashboard_offers o join app_public.verification_images i on i.offer_id = o.id
        where o.campaign_id = c.id and i.shown_to_sponsor) p
      cross join lateral (values ('first_photo', p.first_day), ('latest_photo', p.latest_day)) k (kind, day)
      where p.photos > (k.kind = 'latest_photo')::int) e
  where c.id = any ((select app_private.dashboard_campaign_ids())::int[]);

grant select on app_public.dashboard_weeks, app_public.dashboard_events to sideline_campaign_link, sideline_season_link;

comment on view app_public.dashboard_weeks is E'@primaryKey id\n@behavior -insert -update -delete\n'
  'What happened in a week of the viewer''s campaigns: sponsorships confirmed, photos, testimonials, deadlines.';
comment on view app_public.dashboard_events is
  E'@primaryKey id\n@behavior -insert -update -delete\nA day to remember of the viewer''s campaigns.';
