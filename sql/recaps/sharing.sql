-- Links to recaps for people without an account. A link shows its recap as it is now: after a takedown or with new
-- data, the file that was made since.

-- Makes a link to a recap that the caller sees, valid for a number of days; for the sponsor's users and staff. At most
-- 100 open links to a recap. Errors: SL404, SL409 without a file, SL422 days, SL429.
create or replace function app_public.share_recap(recap_id int, days int default 30) returns app_public.recap_shares
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  r app_public.recaps := app_private.sponsor_recap(share_recap.recap_id);
  v app_public.recap_shares;
begin
  if share_recap.days is null or share_recap.days not between 1 and 366 then
    perform app_private.fail('SL422', 'A link is valid for 1 to 366 days.', 'days');
  end if;
  if r.made_at is null then perform app_private.fail('SL409', 'Make the recap first.'); end if;
  if (select count(*) from app_public.recap_shares s
    where s.recap_id = r.id and app_public.recap_shares_open(s)) >= 100 then
    perform app_private.fail('SL429', 'This recap has 100 open links. Please revoke some first.');
  end if;
  insert into app_public.recap_shares (recap_id, sponsor_id, campaign_id, created_by_id, expires_at)
  values (r.id, r.sponsor_id, r.campaign_id, app_private.current_user_id(),
    app_private.clock() + make_interval(days => share_recap.days))
  returning * into v;
  return v;
end $$;
grant execute on function app_public.share_recap(int, int) to sideline_sponsor, sideline_admin;
comment on function app_public.share_recap(int, int) is E'@resultFieldName recapShare\n'
  'Makes a link to a recap, valid for a number of days. Errors: SL404, SL409 without a file, SL422 days, SL429.';

-- Revokes a link at once; repeating it changes nothing. For the sponsor's users and staff. Errors: SL404.
create or replace function app_public.revoke_recap_share(recap_share_id int) returns app_public.recap_shares
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.recap_shares;
begin
  select * into v from app_public.recap_shares s where s.id = revoke_recap_share.recap_share_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such link.'); end if;
  perform app_private.sponsor_recap(v.recap_id);
  update app_public.recap_shares s set revoked_at = app_private.clock() where s.id = v.id and s.revoked_at is null
  returning * into v;
  if not found then
    select * into v from app_public.recap_shares s where s.id = revoke_recap_share.recap_share_id;
  end if;
  return v;
end $$;
grant execute on function app_public.revoke_recap_share(int) to sideline_sponsor, sideline_admin;
comment on function app_public.revoke_recap_share(int) is
  E'@resultFieldName recapShare\nRevokes a link to a recap at once. Errors: SL404.';

-- A recap that the caller may share: of a campaign or sponsor of theirs, or any for staff. Errors: SL404.
create or replace function app_private.sponsor_recap(recap_id int) returns app_public.recaps
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.recaps;
begin
  select * into v from app_public.recaps r where r.id = sponsor_recap.recap_id and (app_private.is_staff()
    or (r.campaign_id = any (app_private.dashboard_campaign_ids())
      or r.campaign_id is null and r.sponsor_id = any (app_private.my_sponsor_ids()))
      and r.sponsor_id <> all (app_private.limited_sponsor_ids(r.campaign_id is not null)));
  if not found then perform app_private.fail('SL404', 'There is no such recap.'); end if;
  return v;
end $$;

-- Revoking or renewing a dashboard's link revokes the links to the recaps of its campaign or season.
create or replace function app_private.tg_link_versions__end_recap_shares() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app_public.recap_shares s set revoked_at = app_private.clock() from app_public.recaps r
  where s.recap_id = r.id and s.revoked_at is null and case new.kind
    when 'campaign' then r.campaign_id::text = new.record_id
    else r.campaign_id is null and concat_ws(':', r.sponsor_id, r.season, r.year) = new.record_id end;
  return null;
end $$;

create trigger _600_end_recap_shares after insert or update on app_private.link_versions for each row
  when (new.kind in ('campaign', 'season')) execute function app_private.tg_link_versions__end_recap_shares();

-- How often a link was opened: each person once a day, mail scanners not counted.
create or replace function app_public.recap_shares_views(s app_public.recap_shares) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select count(*)::int from app_private.link_views v
  where v.kind = 'recap' and v.record_id = s.id::text and not v.scanner
$$;
grant execute on function app_public.recap_shares_views(app_public.recap_shares) to sideline_sponsor, sideline_admin;
comment on function app_public.recap_shares_views(app_public.recap_shares) is
  E'@notNull\nHow often the link was opened: each person once a day.';

-- Whether a link opens: it is neither revoked nor expired.
create or replace function app_public.recap_shares_open(s app_public.recap_shares) returns boolean
  language sql stable parallel safe
begin atomic
  select s.revoked_at is null and s.expires_at > app_private.clock();
end;
grant execute on function app_public.recap_shares_open(app_public.recap_shares) to sideline_sponsor, sideline_admin;
comment on function app_public.recap_shares_open(app_public.recap_shares) is
  E'@notNull\nWhether the link opens: it is neither revoked nor expired.';

-- What a link shows: its recap, and whether it is open, expired or revoked; no row for an unknown one. For the server,
-- which has verified the token.
create or replace function app_private.shared_recap(recap_share_id int)
  returns table (recap_id int, state text, expires_at timestamptz, title text, sponsor text, format text, status text,
    made_at timestamptz, byte_size int, link_kind text, link_id int, link_season text, link_year int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select r.id, case when app_public.recap_shares_open(s) then 'open' when s.revoked_at is not null then 'revoked'
    else 'expired' end, s.expires_at,
    coalesce(c.name, initcap(r.season::text) || ' ' || r.year), p.name, r.format::text, r.status::text,
    r.made_at, r.byte_size, case when r.campaign_id is null then 'season' else 'campaign' end,
    coalesce(r.campaign_id, r.sponsor_id), r.season::text, r.year
  from app_public.recap_shares s join app_public.recaps r on r.id = s.recap_id
  join app_public.sponsors p on p.id = r.sponsor_id
  left join app_public.campaigns c on c.id = r.campaign_id
  where s.id = shared_recap.recap_share_id
$$;
grant execute on function app_private.shared_recap(int) to sideline_authenticator;

-- What the email about a shared recap says: the recap's title, the user's email, the sponsor with the key of its logo,
-- the last day of the link, and whether it opens now; no row if the link or the user is gone.
-- For the server and the worker.
create or replace function app_private.recap_of_mail(share_id int, user_id int)
  returns table (title text, email text, sponsor text, logo_key text, until date, open boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(c.name, initcap(r.season::text) || ' ' || r.year), u.email, p.name,
    app_public.file_key(p.logo_file_id, true), app_private.day_of(s.expires_at), app_public.recap_shares_open(s)
  from app_public.recap_shares s join app_public.recaps r on r.id = s.recap_id
  join app_public.sponsors p on p.id = r.sponsor_id
  join app_public.users u on u.id = recap_of_mail.user_id left join app_public.campaigns c on c.id = r.campaign_id
  where s.id = recap_of_mail.share_id
$$;
grant execute on function app_private.recap_of_mail(int, int) to sideline_authenticator;
