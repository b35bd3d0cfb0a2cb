-- Counting views of links.

-- Records a link view, once per viewer and day, people and scanners separately. A person's first view increments the
-- offer's counter and marks it opened [L-065]; a scanner's is only recorded. record_id as in link_state.
create or replace function app_private.record_link_view(kind text, record_id text, viewer_hash bytea, scanner boolean)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app_private.link_views (kind, record_id, viewer_hash, viewed_on, scanner, last_at)
  values (record_link_view.kind, record_link_view.record_id, record_link_view.viewer_hash, app_private.today(),
    record_link_view.scanner, app_private.clock())
  on conflict do nothing;
  if not found then
    update app_private.link_views l set last_at = app_private.clock()
    where l.kind = record_link_view.kind and l.record_id = record_link_view.record_id
      and l.viewer_hash = record_link_view.viewer_hash
      and l.viewed_on = app_private.today() and l.scanner = record_link_view.scanner;
  elsif not record_link_view.scanner and record_link_view.kind = 'offer' then
    update app_public.offers o set number_of_offer_views = number_of_offer_views + 1,
      offer_opened_at = coalesce(offer_opened_at, app_private.clock()) where o.id = record_link_view.record_id::int;
  elsif not record_link_view.scanner and record_link_view.kind = 'application' then
    update app_public.offers o set number_of_survey_views = number_of_survey_views + 1
    where o.id = record_link_view.record_id::int;
  end if;
end $$;
grant execute on function app_private.record_link_view(text, text, bytea, boolean) to sideline_authenticator;

-- The same by an offer's guid, for the application page's pixel [L-097]; an unknown guid is ignored.
create or replace function app_private.record_survey_view(guid uuid, viewer_hash bytea, scanner boolean) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.record_link_view('application', o.id::text, record_survey_view.viewer_hash,
    record_survey_view.scanner)
  from app_public.offers o where o.guid = record_survey_view.guid
$$;
grant execute on function app_private.record_survey_view(uuid, bytea, boolean) to sideline_authenticator;

-- The claims of a link that the server is about to create or has verified; null if the record no longer exists.
create or replace function app_private.link_record(kind text, record_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case link_record.kind
    when 'offer' then (select jsonb_build_object('organization_id', o.organization_id, 'campaign_id', o.campaign_id,
      'offer_id', o.id)
      from app_public.offers o where o.id = link_record.record_id)
    when 'application'
      then (select jsonb_build_object('organization_id', o.organization_id, 'offer_id', o.id, 'campaign_id', c.id,
          'campaign_name', c.name, 'season', c.season, 'year', c.year)
        from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id where o.id = link_record.record_id)
    when 'league' then (select jsonb_build_object('organization_id', g.id) from app_public.organizations g
      where g.id = link_record.record_id)
    when 'deadline' then (select jsonb_build_object('offer_id', d.offer_id, 'organization_id', d.organization_id)
      from app_public.verification_deadlines d where d.id = link_record.record_id)
    when 'forwarded_task' then (select '{}'::jsonb from app_public.forwarded_tasks t where t.id = link_record.record_id)
    when 'campaign' then (select jsonb_build_object('campaign_id', c.id, 'campaign_name', c.name)
      from app_public.campaigns c where c.id = link_record.record_id)
    when 'season' then (select jsonb_build_object('sponsor_id', s.id) from app_public.sponsors s
      where s.id = link_record.record_id) end
$$;
grant execute on function app_private.link_record(text, int) to sideline_authenticator;
