-- Links: their versions, who looked, and the claims a token carries.

-- The version a token of this link must carry: 1 without a row, null when revoked.
create or replace function app_private.link_version(kind text, record_id text) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when count(*) = 0 then 1 else max(case when v.revoked_at is null then v.version end) end
  from app_private.link_versions v where v.kind = link_version.kind and v.record_id = link_version.record_id
$$;

-- Ends every token of this link made before; returns the new version.
create or replace function app_private.raise_link_version(kind text, record_id text) returns int
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.link_versions as v (kind, record_id, version) values (raise_link_version.kind, raise_link_version.record_id, 2)
  on conflict on constraint link_versions_pkey do update set version = v.version + 1, revoked_at = null
  returning v.version
$$;

create or replace function app_private.tg_link_versions__announce() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('link_version', new.kind || ':' || new.record_id);
  return null;
end $$;
create trigger _600_announce after insert or update on app_private.link_versions
  for each row execute function app_private.tg_link_versions__announce();

-- Makes a new link and ends the old one; staff only; returns the new version [S-203]. Kinds: offer, application, campaign,
-- league, deadline with the record's id; season with sponsor:season:year.
create or replace function app_public.regenerate_link(kind text, record_id text) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if regenerate_link.kind not in ('offer', 'application', 'league', 'deadline', 'campaign', 'season') then
    perform app_private.fail('SL422', 'There is no such kind of link.', 'kind');
  end if;
  return app_private.raise_link_version(regenerate_link.kind, regenerate_link.record_id);
end $$;
grant execute on function app_public.regenerate_link(text, text) to sideline_admin;
comment on function app_public.regenerate_link(text, text) is E'@resultFieldName version\nEnds every copy of a link and starts a new version.';

-- One view a viewer and day. A person's first look raises the offer's counter and marks it opened [L-065]; a scanner's is
-- only written down.
create or replace function app_private.record_link_view(kind text, record_id int, viewer_hash bytea, scanner boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app_private.link_views (kind, record_id, viewer_hash, viewed_on, scanner)
  values (record_link_view.kind, record_link_view.record_id, record_link_view.viewer_hash, app_private.today(), record_link_view.scanner)
  on conflict do nothing;
  if found and not record_link_view.scanner and record_link_view.kind = 'offer' then
    update app_public.offers o set number_of_offer_views = number_of_offer_views + 1,
      offer_opened_at = coalesce(offer_opened_at, app_private.clock()) where o.id = record_link_view.record_id;
  elsif found and not record_link_view.scanner and record_link_view.kind = 'application' then
    update app_public.offers o set number_of_survey_views = number_of_survey_views + 1 where o.id = record_link_view.record_id;
  end if;
end $$;

-- The same by an offer's guid, for the application page's pixel [L-097]; an unknown guid is nothing.
create or replace function app_private.record_survey_view(guid uuid, viewer_hash bytea, scanner boolean) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.record_link_view('application', o.id, record_survey_view.viewer_hash, record_survey_view.scanner)
  from app_public.offers o where o.guid = record_survey_view.guid
$$;

-- The claims of a link the server is about to make or has verified; null when the record is gone.
create or replace function app_private.link_record(kind text, record_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case link_record.kind
    when 'offer' then (select jsonb_build_object('organization_id', o.organization_id, 'campaign_id', o.campaign_id, 'offer_id', o.id)
      from app_public.offers o where o.id = link_record.record_id)
    when 'application' then (select jsonb_build_object('organization_id', o.organization_id, 'offer_id', o.id, 'campaign_id', c.id,
        'campaign_name', c.name, 'season', c.season, 'year', c.year)
      from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id where o.id = link_record.record_id)
    when 'league' then (select jsonb_build_object('organization_id', g.id) from app_public.organizations g where g.id = link_record.record_id)
    when 'deadline' then (select jsonb_build_object('offer_id', d.offer_id, 'organization_id', d.organization_id)
      from app_public.verification_deadlines d where d.id = link_record.record_id)
    when 'campaign' then (select jsonb_build_object('campaign_id', c.id, 'campaign_name', c.name) from app_public.campaigns c where c.id = link_record.record_id)
    when 'season' then (select jsonb_build_object('sponsor_id', s.id) from app_public.sponsors s where s.id = link_record.record_id) end
$$;

-- Sign of life for /healthz: definitions applied, and when a worker was last seen.
create or replace function app_private.health() returns table (migrated boolean, worker_seen_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select true, (select max(h.at) from app_private.worker_heartbeat h) $$;

grant execute on function app_private.link_version(text, text), app_private.record_link_view(text, int, bytea, boolean),
  app_private.record_survey_view(uuid, bytea, boolean), app_private.link_record(text, int), app_private.health() to sideline_authenticator;

create or replace function app_private.tg_clock_offset__announce() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('clock', extract(epoch from new."offset")::text);
  return null;
end $$;
create trigger _600_announce after update on app_private.clock_offset for each row execute function app_private.tg_clock_offset__announce();
