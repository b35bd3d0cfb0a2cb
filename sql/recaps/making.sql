-- Making a recap: who asks for it, and how the worker's run begins, reports and ends.

-- The campaigns of a recap: its own, or those of its season that sponsors may see.
create or replace function app_private.recap_campaign_ids(r app_public.recaps) returns int[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when r.campaign_id is not null then array[r.campaign_id] else
    (select coalesce(array_agg(c.id order by c.id), '{}') from app_public.campaigns c
      where c.sponsor_id = r.sponsor_id and c.season = r.season and c.year = r.year
        and c.status in ('active', 'complete')) end
$$;

-- A fingerprint of everything that a recap shows: a recap whose data have another one by now is outdated. It covers
-- rows that the dashboards' views read, which of their deadlines have passed, and the form of the file: raise its
-- number so that stored files are made again.
create or replace function app_private.recap_fingerprint(r app_public.recaps) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with c as (select * from app_public.campaigns c where c.id = any (app_private.recap_campaign_ids(r))),
  o as (select o.*, c.sponsor_sees_dates from app_public.offers o join c on c.id = o.campaign_id
    where o.status = 'confirmed'),
  shown as (
    select 1 as part, s.id, jsonb_build_array(2, s.name, s.logo_file_id) as shown from app_public.sponsors s
    where s.id = r.sponsor_id
    union all select 2, g.id, to_jsonb(g.sponsor_facing_goal_body) from app_public.seasonal_goals g
      where r.campaign_id is null and g.sponsor_id = r.sponsor_id and g.season = r.season and g.year = r.year
    union all select 3, c.id, jsonb_build_array(c.name, c.season, c.year, c.goal_image_file_id,
        c.sponsor_facing_goal_title, c.sponsor_facing_goal_body, app_private.campaign_impressions(c.id),
        c.impressions_entered_at, c.total_spend, c.leagues_confirmed_goal_date, c.sponsor_sees_dates,
        c.sponsor_sees_money, c.sponsor_sees_overdue, c.sponsor_sees_fair_share,
        to_jsonb(app_private.goal(c.id))) from c
    union all select 4, o.id, jsonb_build_array(o.value, o.confirmed_at, g.name, p.name, p.sport_id, p.city, p.state,
      p.lat, p.lon, p.number_of_players)
      from o join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
      join app_public.organizations g on g.id = o.organization_id
    union all select 5, a.id, jsonb_build_array(a.campaign_capability_id, a.quantity) from o
    join app_public.assets a on a.offer_id = o.id
    union all
    select 6, d.id, jsonb_build_array(d.asset_id, d.verified, d.did_not_complete, d.deadline < app_private.today(),
        case when o.sponsor_sees_dates then d.deadline end)
      from o join app_public.verification_deadlines d on d.offer_id = o.id
    union all select 7, i.id, jsonb_build_array(i.file_id, i.featured, i.reviewed_at,
        (select count(*) from app_public.sponsor_feedback f
          where f.verification_image_id = i.id and f.reaction = 'favorite'))
      from o join app_public.verification_images i on i.offer_id = o.id where i.shown_to_sponsor
    union all select 8, cc.id, jsonb_build_array(k.name, cc.quantity) from c
    join app_public.campaign_capabilities cc on cc.campaign_id = c.id
      join app_public.capabilities k on k.id = cc.capability_id
    union all select 9, t.id, jsonb_build_array(t.quote, t.attribution, t.position) from c
    join app_public.testimonials t on t.campaign_id = c.id
    union all select 10, t.id, jsonb_build_array(t.name, t.number, t.description, t.position, t.number_entered_at)
      from c join app_public.campaign_statistics t on t.campaign_id = c.id)
  select md5(coalesce(string_agg(part || ':' || id || ':' || shown::text, e'\n' order by part, id), '')) from shown
$$;

-- Whether the data of a recap have changed since its file was made; null without a file.
create or replace function app_public.recaps_outdated(r app_public.recaps) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select n.fingerprint <> app_private.recap_fingerprint(r) from app_private.recap_runs n
  where n.recap_id = r.id and n.file_id is not null
$$;
grant execute on function app_public.recaps_outdated(app_public.recaps)
  to sideline_campaign_link, sideline_season_link, sideline_sponsor, sideline_admin;
comment on function app_public.recaps_outdated(app_public.recaps) is
  'Whether the data have changed since the file was made; null without a file.';

-- Who asked last for a recap: a user's name or email; null if it was somebody with the dashboard's link. For staff.
create or replace function app_public.recaps_requested_by(r app_public.recaps) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(nullif(u.name, ''), u.email) from app_private.recap_runs n
  join app_public.users u on u.id = n.requested_by_id
  where n.recap_id = r.id and app_private.is_staff()
$$;
grant execute on function app_public.recaps_requested_by(app_public.recaps) to sideline_admin;
comment on function app_public.recaps_requested_by(app_public.recaps) is
  'Who asked last for the recap: a name or email; null if it was somebody with the dashboard''s link.';

-- The characters of the kept file that its fonts lack; null without any. For staff.
create or replace function app_public.recaps_replaced_characters(r app_public.recaps) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select n.replaced_characters from app_private.recap_runs n
  where n.recap_id = r.id and n.file_id is not null and app_private.is_staff()
$$;
grant execute on function app_public.recaps_replaced_characters(app_public.recaps) to sideline_admin;
comment on function app_public.recaps_replaced_characters(app_public.recaps) is
  'Characters that no font of the file has, each once: it shows "?" instead, or leaves out a mark. Null without '
  'any; for staff.';

-- Queues the making of a recap, and notes that it is queued. A run that began more than five minutes ago was killed.
create or replace function app_private.queue_recap(r app_public.recaps) returns app_public.recaps
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_alive boolean := exists (select from app_private.recap_runs n
    where n.recap_id = r.id and n.started_at > app_private.clock() - interval '5 minutes');
begin
  if r.status = 'queued' or r.status = 'running' and v_alive then return r; end if;
  update app_public.recaps x set status = 'queued', stage = 0, stages = 0 where x.id = r.id returning * into r;
  perform app_private.add_job('recaps__make', json_build_object('id', r.id), 'recap:' || r.id);
  return r;
end $$;

-- Makes the recap of the link's campaign or season in a format, or of a campaign for its sponsor's users and staff;
-- returns it. A recap that is being made, or whose data have not changed, is returned as it is, so that asking twice
-- makes one. Errors: SL403 for somebody limited to a part of it, SL404 without such a campaign, SL422 format.
create or replace function app_public.make_recap(format app_public.recap_format, campaign_id int default null)
  returns app_public.recaps language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.recaps;
  v_season boolean := app_private.link_id('season') is not null and make_recap.campaign_id is null;
  v_campaign_id int := coalesce(make_recap.campaign_id, app_private.link_id('campaign'));
  v_sponsor_id int := app_private.link_id('season');
  v_user_id int := coalesce(app_private.current_user_id(), app_private.claim('link_user_id')::int);
begin
  if make_recap.format is null then perform app_private.fail('SL422', 'Choose a format.', 'format'); end if;
  if not v_season then
    select c.sponsor_id into v_sponsor_id from app_public.campaigns c where c.id = v_campaign_id
      and (app_private.is_staff() or c.id = any (app_private.dashboard_campaign_ids()));
    if not found then perform app_private.fail('SL404', 'There is no such campaign.', 'campaign_id'); end if;
  end if;
  if v_sponsor_id = any (app_private.limited_sponsor_ids(not v_season)) then
    perform app_private.fail('SL403', 'You see only a part of this, so you cannot have its recap.');
  end if;
  if not v_season then
    insert into app_public.recaps (sponsor_id, campaign_id, format)
    values (v_sponsor_id, v_campaign_id, make_recap.format)
    on conflict on constraint recaps_campaign_format_key do nothing;
    select * into v from app_public.recaps r
    where r.campaign_id = v_campaign_id and r.format = make_recap.format for update;
  else
    insert into app_public.recaps (sponsor_id, season, year, format)
    values (v_sponsor_id, app_private.claim('link_season')::app_public.season,
      app_private.claim('link_year')::int, make_recap.format)
    on conflict do nothing;
    select * into v from app_public.recaps r where r.campaign_id is null and r.sponsor_id = v_sponsor_id
      and r.season::text = app_private.claim('link_season') and r.year = app_private.claim('link_year')::int
      and r.format = make_recap.format for update;
  end if;
  insert into app_private.recap_runs (recap_id, requested_by_id) values (v.id, v_user_id) on conflict do nothing;
  if found then
    perform app_private.add_job('recaps__make', json_build_object('id', v.id), 'recap:' || v.id);
    return v;
  end if;
  if v.status = 'ready' and not app_public.recaps_outdated(v) then return v; end if;
  update app_private.recap_runs n set requested_by_id = v_user_id
  where n.recap_id = v.id and v.status in ('ready', 'failed');
  return app_private.queue_recap(v);
end $$;
grant execute on function app_public.make_recap(app_public.recap_format, int)
  to sideline_campaign_link, sideline_season_link, sideline_sponsor, sideline_admin;
comment on function app_public.make_recap(app_public.recap_format, int) is
  E'@resultFieldName recap\nMakes the recap of the link''s campaign or season, or of campaignId; one that is being '
  'made or whose data have not changed is returned as it is. Errors: SL403, SL404, SL422 format.';
