-- The calendar feed of a staff member: a secret URL for calendar programs with the dates of their campaigns.

-- The version that a staff member's URL must have; null while it is revoked, and for everybody else. Checked on every
-- request, so that a URL ends with the account.
create or replace function app_private.season_feed_version(user_id int) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.link_version('calendar', 'staff:' || u.id) from app_public.users u
  where u.id = season_feed_version.user_id and u.status = 'active' and u.employee
$$;
grant execute on function app_private.season_feed_version(int) to sideline_authenticator;

-- Replaces the caller's URL by a new one, or only revokes it; returns whether there is one now. Staff.
create or replace function app_public.renew_season_feed(revoke boolean default false) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_record text := 'staff:' || app_private.current_user_id();
begin
  perform app_private.require_staff();
  if revoke then perform app_private.revoke_link_versions('calendar', v_record);
  else perform app_private.raise_link_version('calendar', v_record); end if;
  return not coalesce(revoke, false);
end $$;
grant execute on function app_public.renew_season_feed(boolean) to sideline_admin;
comment on function app_public.renew_season_feed(boolean) is E'@resultFieldName available\n'
  'Replaces the URL of the caller''s calendar feed by a new one, or only revokes it; staff.';

-- The dates from 60 days ago of the campaigns of which a person is a contact, without those of sends, checks and
-- leagues; for the server, which has verified the URL.
create or replace function app_private.season_feed(user_id int)
  returns table (id text, on_date date, until date, title text, campaign_name text, sponsor_name text, path text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select concat_ws('-', c.id, replace(m.kind::text, '_', '-'), m.record_id, m.on_date), m.on_date, m.until,
    case m.kind when 'goal_date' then 'Goal date' when 'season' then 'Season' when 'proof_due' then 'Proof due'
      when 'recap' then 'Recap ' || m.name else m.name end,
    c.name, s.name, '/campaign-planner/sponsors/' || s.id || '/campaigns/' || c.id
  from app_private.season_marks(array(select x.id from app_public.campaigns x where x.status <> 'rejected'
      and season_feed.user_id in (x.primary_sales_contact_id, x.primary_strategist_contact_id, x.primary_bdr_contact_id)
      and x.ends_at > app_private.today() - 60),
    app_private.today() - 60, app_private.today() + 400, false) m
  join app_public.campaigns c on c.id = m.campaign_id join app_public.sponsors s on s.id = c.sponsor_id
  where m.kind in ('goal_date', 'season', 'deadline', 'proof_due', 'recap') order by 2, 1 limit 2000
$$;
grant execute on function app_private.season_feed(int) to sideline_authenticator;
