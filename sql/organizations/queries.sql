-- Computed fields of organizations, and how staff find one. Row functions are for staff only: they take the whole row,
-- and leagues may not select all of its columns.

-- Active if one of its people logged in, pre-qualified or accepted within the last six months [B-069]. Takes a
-- scalar, so that the server can offer it to every role.
create or replace function app_private.engagement_status(last_engaged_at timestamptz, at timestamptz)
  returns app_public.engagement_status language sql stable parallel safe -- without a SET clause, to be inlined
begin atomic
  select case when engagement_status.last_engaged_at >= engagement_status.at - interval '6 months' then 'active'
    else 'inactive' end::app_public.engagement_status;
end;
grant execute on function app_private.engagement_status(timestamptz, timestamptz)
  to sideline_link, sideline_organization, sideline_admin;

create or replace function app_public.engagement_status(last_engaged_at timestamptz)
  returns app_public.engagement_status language sql stable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select app_private.engagement_status(engagement_status.last_engaged_at, app_private.clock());
end;
grant execute on function app_public.engagement_status(timestamptz)
  to sideline_link, sideline_organization, sideline_admin;
comment on function app_public.engagement_status(timestamptz) is '@behavior -*';

-- The primary place of an organization, null if it has none or the caller may not see it. Takes a scalar, as above.
create or replace function app_public.primary_play_location(organization_id int) returns app_public.play_locations
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select l.* from app_public.play_locations l
  where l.organization_id = primary_play_location.organization_id and l."primary";
end;
grant execute on function app_public.primary_play_location(int)
  to sideline_application_link, sideline_onboarding_link, sideline_organization, sideline_admin;
comment on function app_public.primary_play_location(int) is
  'The primary play location of an organization; null when there is none that the caller may see.';

create or replace function app_public.organizations_primary_play_location(o app_public.organizations)
  returns app_public.play_locations language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select l.* from app_public.play_locations l where l.organization_id = o.id and l."primary";
end;
grant execute on function app_public.organizations_primary_play_location(app_public.organizations) to sideline_admin;
comment on function app_public.organizations_primary_play_location(app_public.organizations) is
  'Its primary play location.';

-- The users of an organization by email: staff see everything about a user,
-- members everything but the last login [B-218..B-220].
create or replace function app_public.organization_members(organization_id int) returns setof app_public.users
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select v.* from app_public.organization_users m join app_public.users u on u.id = m.user_id
  cross join lateral app_private.visible(u) v
  where m.organization_id = organization_members.organization_id
    and (app_private.is_staff() or m.organization_id = any (app_private.my_organization_ids()))
  order by u.email
$$;
grant execute on function app_public.organization_members(int) to sideline_organization, sideline_admin;
comment on function app_public.organization_members(int) is
  E'@simpleCollections only\nThe users of an organization by email; lastLogin for staff only.';

create or replace function app_public.organizations_users(o app_public.organizations) returns setof app_public.users
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select u.* from app_public.organization_users m join app_public.users u on u.id = m.user_id
  where m.organization_id = o.id order by u.email;
end;
grant execute on function app_public.organizations_users(app_public.organizations) to sideline_admin;
comment on function app_public.organizations_users(app_public.organizations) is '@simpleCollections only';

-- Its ZIPs, sorted [B-099].
create or replace function app_public.organizations_zips(o app_public.organizations) returns text[]
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(array_agg(z.zip order by z.zip), '{}') from app_public.organization_zips z
  where z.organization_id = o.id;
end;
grant execute on function app_public.organizations_zips(app_public.organizations) to sideline_admin;
comment on function app_public.organizations_zips(app_public.organizations) is E'@notNull\nIts ZIPs, sorted.';

-- People it reaches online: social media following plus email list, null if neither is known [B-096].
create or replace function app_public.organizations_digital_reach(o app_public.organizations) returns int
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select case when num_nonnulls(o.social_media_following_size, o.email_list_size) > 0
    then least(coalesce(o.social_media_following_size, 0)::bigint + coalesce(o.email_list_size, 0),
      2147483647)::int end;
end;
grant execute on function app_public.organizations_digital_reach(app_public.organizations) to sideline_admin;
comment on function app_public.organizations_digital_reach(app_public.organizations) is
  'Social media following plus email list; null when neither is known.';

-- Whether the organization has an offer, in any status, in the campaign [B-397].
create or replace function app_public.organizations_offers_exist(o app_public.organizations, campaign_id int)
  returns boolean language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select exists (select from app_public.offers f
    where f.organization_id = o.id and f.campaign_id = organizations_offers_exist.campaign_id);
end;
grant execute on function app_public.organizations_offers_exist(app_public.organizations, int) to sideline_admin;
comment on function app_public.organizations_offers_exist(app_public.organizations, int) is
  'Whether it has an offer, in any status, in the campaign.';

-- Average value (US dollars) and number of confirmed offers, and the share of deadlines proved on time, as a
-- percentage of those that are proved, not completed or past due [B-063].
create or replace function app_public.organizations_sponsorship_insight_report(o app_public.organizations)
  returns app_public.sponsorship_insight_report language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select (c.average, c.confirmed, d.on_time)::app_public.sponsorship_insight_report
  from (select avg(f.value)::numeric(12,2) as average, count(*)::int as confirmed
      from app_public.offers f where f.organization_id = o.id and f.status = 'confirmed') c,
    (select (100.0 * count(*) filter (
      where app_private.day_of(v.proved_at) <= v.deadline) / nullif(count(*), 0))::numeric(5,2) as on_time
      from app_public.verification_deadlines v
      where v.organization_id = o.id and (v.verified or v.did_not_complete or v.deadline < app_private.today())) d;
end;
grant execute on function app_public.organizations_sponsorship_insight_report(app_public.organizations)
  to sideline_admin;
comment on function app_public.organizations_sponsorship_insight_report(app_public.organizations) is
  E'@notNull\nConfirmed offers, their average value in US dollars, and the percentage of deadlines proved on time.';

-- How many organizations there are [B-030]; staff.
create or replace function app_public.organization_stats() returns app_public.organization_stats
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select row(count(*)::int)::app_public.organization_stats from app_public.organizations; end;
grant execute on function app_public.organization_stats() to sideline_admin;
comment on function app_public.organization_stats() is E'@notNull\nHow many organizations there are.';

-- The ten most recently changed organizations, newest first [B-040]; staff.
create or replace function app_public.recent_organizations() returns setof app_public.organizations
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select o.* from app_public.organizations o order by o.updated_at desc, o.id desc limit 10; end;
grant execute on function app_public.recent_organizations() to sideline_admin;
comment on function app_public.recent_organizations() is
  E'@simpleCollections only\nThe ten most recently changed organizations.';

-- Organizations whose name, place, address, website, email or phone contain every term: first those whose name begins
-- with the text, then those whose name contains all of it, then the rest by name [B-035, B-039]; at most perPage, and
-- never more than 100. With a campaign, those without an offer in it come first [B-397]. Staff only; a blank query
-- finds nothing. The terms are literals in the statement, because only then can the planner estimate the trigram
-- index. JIT would take longer than running it.
create or replace function app_public.searched_organizations(query text, per_page int default 10,
  campaign_id int default null)
  returns setof app_public.organizations
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  v_text text := lower(regexp_replace(btrim(query), '\s+', ' ', 'g'));
  v_words text[];
  v_where text;
begin
  if not app_private.is_staff() then return; end if;
  if length(v_text) > 200 then perform app_private.fail('SL422', 'The search text is too long.', 'query'); end if;
  v_words := array(select replace(replace(replace(w, '\', '\\'), '%', '\%'), '_', '\_')
    from regexp_split_to_table(v_text, '[\s,]+') w where w <> '');
  if cardinality(v_words) = 0 then return; end if;
  select string_agg(format('t.search_text like %L', '%' || w || '%'), ' and ') into v_where from unnest(v_words) w;
  return query execute format($sql$
    select r.* from (
      select o.id, o.name, lower(o.name) ^@ %1$L as begins, position(%1$L in lower(o.name)) > 0 as contains
      from app_private.organization_search_texts t join app_public.organizations o on o.id = t.id where %2$s
      order by lower(o.name) ^@ %1$L desc, position(%1$L in lower(o.name)) > 0 desc, o.name, o.id limit %3$s) found
    join app_public.organizations r on r.id = found.id
    order by ($1 is not null and exists (select from app_public.offers f
      where f.organization_id = found.id and f.campaign_id = $1)),
      found.begins desc, found.contains desc, found.name, found.id
    $sql$, v_text, v_where, least(greatest(coalesce(per_page, 10), 1), 100)) using searched_organizations.campaign_id;
end $$;
grant execute on function app_public.searched_organizations(text, int, int) to sideline_admin;
comment on function app_public.searched_organizations(text, int, int) is
  E'@simpleCollections only\nOrganizations that contain every word of the query; perPage at most 100; with a campaign, '
  'those without an offer in it first.';

-- The organizations of the signed-in user by name; userId is honored for staff only, who otherwise see none [L-260].
create or replace function app_public.my_organizations(user_id int default null) returns setof app_public.organizations
  language sql stable security definer rows 2 set search_path = pg_catalog, pg_temp
as $$
  select v.* from app_public.organizations o cross join lateral app_private.visible(o) v
  where o.id in (
    select m.organization_id from app_public.organization_users m
    where app_private.is_staff() and m.user_id = my_organizations.user_id
    union all select unnest(app_private.my_organization_ids()))
  order by lower(o.name), o.id
$$;
grant execute on function app_public.my_organizations(int) to sideline_organization, sideline_admin;
comment on function app_public.my_organizations(int) is
  E'@simpleCollections only\nThe caller''s organizations by name; userId is honored for staff only.';

select app_private.never_null('app_public.sponsorship_insight_report', '{confirmed_count}');
select app_private.never_null('app_public.organization_stats', '{count}');
