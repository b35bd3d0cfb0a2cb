-- The session context. Every policy on every table of a query needs to know who the viewer is, so
-- load_session_context() looks it up once per transaction and the functions below only read the result: invoker
-- functions of one expression without a SET clause, which the planner inlines (measured:
-- 1 microsecond, where a lookup takes 40 to 120).

-- A claim of the verified token, null when absent. Only the server sets claims, for each request.
create or replace function app_private.claim(name text) returns text
  language sql stable parallel safe
begin atomic select nullif(current_setting('jwt.claims.' || name, true), ''); end;

-- The signed-in user's id, null for anonymous visitors and link tokens.
create or replace function app_private.current_user_id() returns int
  language sql stable parallel safe
begin atomic select nullif(current_setting('jwt.claims.user_id', true), '')::int; end;

-- True for anybody with a verified token of any kind; reference lists are not public.
create or replace function app_private.signed_in() returns boolean
  language sql stable parallel safe
begin atomic
  select coalesce(nullif(current_setting('jwt.claims.user_id', true), ''),
    nullif(current_setting('jwt.claims.link_kind', true), '')) is not null;
end;

-- True when the user of the token is an active employee. The staff policies check this, so a stale or forged role
-- sees nothing. Null outside of a viewer's transaction, which a policy treats as false; converting it would cost time
-- on each table of a query.
create or replace function app_private.is_staff_or_null() returns boolean
  language sql stable parallel safe
begin atomic select current_setting('sideline.staff', true) = 'on'; end;

-- The same as a boolean that is never null, for functions.
create or replace function app_private.is_staff() returns boolean
  language sql stable parallel safe
begin atomic select coalesce(app_private.is_staff_or_null(), false); end;

-- The lowest id that staff may see; null for everybody else, who therefore see nothing. A policy that compares the
-- key with it is evaluated by an index, a page at a time, instead of for every row: a list's total takes 8 % longer
-- instead of 15 % (docs/performance.md).
create or replace function app_private.staff_from_id() returns int
  language sql stable parallel safe
begin atomic select case when app_private.is_staff_or_null() then -2147483648 end; end;

-- Memberships of the signed-in organization user, without those that nobody has confirmed yet [X1].
create or replace function app_private.my_organization_ids() returns int[]
  language sql stable parallel safe
begin atomic select coalesce(nullif(current_setting('sideline.organization_ids', true), ''), '{}')::int[]; end;

-- Those of them whose money the user sees, as an owner or a treasurer.
create or replace function app_private.my_money_organization_ids() returns int[]
  language sql stable parallel safe
begin atomic select coalesce(nullif(current_setting('sideline.money_organization_ids', true), ''), '{}')::int[]; end;

-- Those of them that the user owns.
create or replace function app_private.my_owned_organization_ids() returns int[]
  language sql stable parallel safe
begin atomic select coalesce(nullif(current_setting('sideline.owned_organization_ids', true), ''), '{}')::int[]; end;

-- Offers to these organizations that they may know of, without internal stages [L-077].
create or replace function app_private.my_offer_ids() returns int[]
  language sql stable parallel safe
begin atomic select coalesce(nullif(current_setting('sideline.offer_ids', true), ''), '{}')::int[]; end;

-- Those of them whose value and checks the user sees.
create or replace function app_private.my_money_offer_ids() returns int[]
  language sql stable parallel safe
begin atomic select coalesce(nullif(current_setting('sideline.money_offer_ids', true), ''), '{}')::int[]; end;

-- Memberships of the signed-in sponsor user.
create or replace function app_private.my_sponsor_ids() returns int[]
  language sql stable parallel safe
begin atomic select coalesce(nullif(current_setting('sideline.sponsor_ids', true), ''), '{}')::int[]; end;

-- Campaigns with an offer that the viewer's organizations may see.
create or replace function app_private.my_campaign_ids() returns int[]
  language sql stable parallel safe
begin atomic select coalesce(nullif(current_setting('sideline.campaign_ids', true), ''), '{}')::int[]; end;

-- The sponsors of those campaigns.
create or replace function app_private.my_campaign_sponsor_ids() returns int[]
  language sql stable parallel safe
begin atomic select coalesce(nullif(current_setting('sideline.campaign_sponsor_ids', true), ''), '{}')::int[]; end;

-- The organization that this one was merged into, through any number of merges; itself if it was not merged.
create or replace function app_private.survivor_of(organization_id int) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with recursive led as (
    select survivor_of.organization_id as id, 0 as steps
    union all select m.survivor_id, led.steps + 1 from led
    join app_private.organization_merges m on m.merged_id = led.id and m.unmerged_at is null)
  select led.id from led order by led.steps desc limit 1
$$;
grant execute on function app_private.survivor_of(int) to sideline_authenticator;

-- Loads the session context: looks up the viewer of the claims and stores in settings of this transaction whether the
-- user is an active employee, which organizations (by confirmed memberships, and by role) and sponsors an active user
-- belongs to, which offers those organizations know of, and the limits of a sponsor's user, also of one whose link it
-- is. Every setting is written, so no earlier value remains; a user who is deleted, deactivated or has another role
-- gets empty lists. A transaction of staff who view as this user cannot write: PostgreSQL does not allow switching
-- that off after the first query. The server calls it between setting the claims and the role, in the same statement
-- (server/database/sessionContext.ts). Settings are trusted like claims, so no function that a viewer may execute
-- writes any (a lint in test/sql/ checks this). Its lookups are planned once per session, because planning takes
-- longer than running them.
create or replace function app_private.load_session_context() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_user_id int := nullif(current_setting('jwt.claims.user_id', true), '')::int;
  v_role text;
  v_staff boolean;
  v_organizations int[];
  v_money_organizations int[];
  v_owned_organizations int[];
  v_offers int[];
  v_money_offers int[];
  v_sponsors int[];
  v_limits jsonb;
  v_link_user_id int := nullif(current_setting('jwt.claims.link_user_id', true), '')::int;
  v_campaigns int[];
  v_campaign_sponsors int[];
  v_view_id int := nullif(current_setting('jwt.claims.view_id', true), '')::int;
begin
  if v_view_id is not null then
    perform set_config('transaction_read_only', 'on', true);
    if not app_private.is_view_open(v_view_id, v_user_id) then
      perform app_private.fail('SL401', 'Your view has ended.');
    end if;
  end if;
  if v_user_id is not null then
    select u.role::text, u.employee into v_role, v_staff from app_public.users u
    where u.id = v_user_id and u.status = 'active';
    if v_role = 'organization' then
      select array_agg(m.organization_id), array_agg(m.organization_id) filter (where m.role <> 'helper'),
        array_agg(m.organization_id) filter (where m.role = 'owner')
      into v_organizations, v_money_organizations, v_owned_organizations
      from app_public.organization_users m where m.user_id = v_user_id and m.confirmed;
      select array_agg(o.id), array_agg(o.id) filter (where m.role <> 'helper'), array_agg(distinct o.campaign_id),
        array_agg(distinct o.sponsor_id)
      into v_offers, v_money_offers, v_campaigns, v_campaign_sponsors
      from app_public.organization_users m join app_public.offers o on o.organization_id = m.organization_id
      where m.user_id = v_user_id and m.confirmed
        and o.status in ('proposed', 'confirmed', 'rejected_by_league', 'canceled');
    elsif v_role = 'sponsor' then
      v_sponsors := array(select m.sponsor_id from app_public.sponsor_users m where m.user_id = v_user_id);
    end if;
  end if;
  if v_sponsors is not null then
    v_limits := app_private.limits_of(v_user_id, null);
  elsif v_link_user_id is not null then
    v_limits := app_private.limits_of(v_link_user_id, case current_setting('jwt.claims.link_kind', true)
      when 'season' then app_private.link_id('season')
      when 'campaign'
        then (select c.sponsor_id from app_public.campaigns c where c.id = app_private.link_id('campaign')) end);
  end if;
  if current_setting('jwt.claims.link_kind', true) = 'forwarded_task' then
    perform app_private.load_forwarded_task();
  end if;
  -- their record is an organization; if it was merged, the link opens the survivor
  if current_setting('jwt.claims.link_kind', true) in ('league', 'application') then
    perform set_config('jwt.claims.link_id',
      app_private.survivor_of(nullif(current_setting('jwt.claims.link_id', true), '')::int)::text, true);
  end if;
  perform set_config('sideline.viewer_role', coalesce(v_role, 'none'), true),
    set_config('sideline.staff', case when v_staff then 'on' else '' end, true),
    set_config('sideline.organization_ids', coalesce(v_organizations::text, ''), true),
    set_config('sideline.money_organization_ids', coalesce(v_money_organizations::text, ''), true),
    set_config('sideline.owned_organization_ids', coalesce(v_owned_organizations::text, ''), true),
    set_config('sideline.offer_ids', coalesce(v_offers::text, ''), true),
    set_config('sideline.money_offer_ids', coalesce(v_money_offers::text, ''), true),
    set_config('sideline.sponsor_ids', coalesce(v_sponsors::text, ''), true),
    set_config('sideline.sponsor_limits', coalesce(v_limits::text, ''), true),
    set_config('sideline.campaign_ids', coalesce(v_campaigns::text, ''), true),
    set_config('sideline.campaign_sponsor_ids', coalesce(v_campaign_sponsors::text, ''), true);
end $$;
grant execute on function app_private.load_session_context() to sideline_authenticator;

-- A transaction that changes its viewer's user, memberships or offers sees the change from the next statement on.
create or replace function app_private.tg__reload_session_context() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.load_session_context();
  return null;
end $$;

create trigger _900_reload_session_context after update of role, status, employee or delete on app_public.users
  for each statement when (current_setting('sideline.viewer_role', true) <> '')
    execute function app_private.tg__reload_session_context();
create trigger _900_reload_session_context after insert or update or delete on app_public.organization_users
  for each statement when (current_setting('sideline.viewer_role', true) <> '')
    execute function app_private.tg__reload_session_context();
create trigger _900_reload_session_context after insert or update or delete on app_public.sponsor_users
  for each statement when (current_setting('sideline.viewer_role', true) <> '')
    execute function app_private.tg__reload_session_context();
create trigger _900_reload_session_context after insert or update of status, organization_id, campaign_id,
  sponsor_id or delete on app_public.offers
  for each statement when (current_setting('sideline.viewer_role', true) = 'organization')
    execute function app_private.tg__reload_session_context();

-- The signed-in user and the other users of the same organizations.
create or replace function app_private.my_fellow_user_ids() returns int[]
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(distinct user_id), '{}') || nullif(current_setting('jwt.claims.user_id', true), '')::int
  from app_public.organization_users where organization_id = any ((select app_private.my_organization_ids())::int[])
$$;

grant execute on function app_private.clock(), app_private.today(), app_private.claim(text),
  app_private.current_user_id(), app_private.signed_in(), app_private.is_staff(), app_private.is_staff_or_null(),
  app_private.staff_from_id(), app_private.my_organization_ids(), app_private.my_money_organization_ids(),
  app_private.my_owned_organization_ids(), app_private.my_offer_ids(), app_private.my_money_offer_ids(),
  app_private.my_sponsor_ids(), app_private.my_fellow_user_ids(), app_private.my_campaign_ids(),
  app_private.my_campaign_sponsor_ids()
  to sideline_anonymous, sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
