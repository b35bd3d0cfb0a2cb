-- The stages as staff move offers through them: prospecting, qualified, proposed, confirmed, and the ways out. Each call locks,
-- checks, logs and queues in one transaction; the transition table refuses whatever no call makes. What a league answers
-- stands in rules_answers.sql.

-- Why no programs can be added to a campaign, null when they can: it is over or was turned down [T2].
create or replace function app_private.adding_refusal(p_campaign app_public.campaigns) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
begin atomic
  select case when p_campaign.status in ('complete', 'rejected') then 'This campaign is ' || p_campaign.status::text || ': no programs can be added to it.' end;
end;
-- Refuses to add to such a campaign: SL409; SL404 when there is none. Returns it.
create or replace function app_private.require_taking_campaign(p_campaign_id int) returns app_public.campaigns
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.campaigns;
begin
  select * into v from app_public.campaigns c where c.id = p_campaign_id;
  if not found then perform app_private.fail('SL404', 'There is no such campaign.'); end if;
  if app_private.adding_refusal(v) is not null then perform app_private.fail('SL409', app_private.adding_refusal(v)); end if;
  return v;
end $$;

-- Makes prospects of the given properties that the campaign can take [B-335, B-350]; without include_conflicts none that conflicts with
-- a placement in another campaign, and with it each says why it does in its log [T1]. Returns the new offers. Each is tracked as
-- "PreQual Offer Sent" [B-336]. Callers check the right.
create or replace function app_private.add_offers(campaign_id int, property_ids int[], include_conflicts boolean default false) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_campaign app_public.campaigns := app_private.require_taking_campaign(add_offers.campaign_id); v_sponsor text; v_ids int[];
begin
  select s.name into v_sponsor from app_public.sponsors s where s.id = v_campaign.sponsor_id;
  v_ids := app_private.available_among(v_campaign.id, property_ids);
  return query
    with conflicts as materialized (
      select k.sponsorable_property_id as id, k.message from app_private.placement_conflicts(v_campaign.id, v_ids) k),
    added as (
      insert into app_public.offers (campaign_id, sponsor_id, sponsorable_property_id, organization_id)
      select v_campaign.id, v_campaign.sponsor_id, p.id, p.organization_id from app_public.sponsorable_properties p
      where p.id = any (v_ids) and (include_conflicts or p.id not in (select k.id from conflicts k))
      on conflict on constraint offers_once_per_campaign do nothing returning *),
    logged as (
      insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description, change_reason, user_id)
      select a.id, a.organization_id, a.sponsor_id, 'created', 'Added to ' || v_campaign.name, 'Despite a conflict. ' || k.message,
        app_private.current_user_id()
      from added a left join conflicts k on k.id = a.sponsorable_property_id),
    tracked as (
      insert into app_private.analytics_events (name, properties, user_id)
      select 'PreQual Offer Sent', jsonb_build_object('campaign_id', v_campaign.id, 'sponsor_name', v_sponsor, 'offer_id', a.id, 'property_name', p.name),
        app_private.current_user_id()
      from added a join app_public.sponsorable_properties p on p.id = a.sponsorable_property_id)
    select * from added;
end $$;

-- Refuses ids of which no offer is left: a call over several says which it could not find, and does nothing. SL404.
create or replace function app_private.require_offers(offer_ids int[]) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_missing text;
begin
  select string_agg(distinct i::text, ', ') into v_missing from unnest(offer_ids) i
  where i is not null and not exists (select from app_public.offers o where o.id = i);
  if v_missing is not null then perform app_private.fail('SL404', format('There is no offer %s.', v_missing), 'offer_ids'); end if;
end $$;

-- prospecting → qualified for those that are prospects and, unless include_conflicts, conflict with no placement in another campaign
-- [B-322, S-271, T1]; returns them; staff. SL404 for unknown ids.
create or replace function app_public.mark_as_qualified(offer_ids int[], include_conflicts boolean default false) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.offers; v_conflict text;
begin
  perform app_private.require_staff();
  perform app_private.require_offers(offer_ids);
  -- locked in the order of all calls over several, so that two of them never wait for each other
  for v in select * from app_public.offers o where o.id = any (offer_ids) and o.status = 'prospecting' order by o.id for update loop
    v_conflict := app_private.conflict_of(v);
    continue when v_conflict is not null and include_conflicts is not true;
    update app_public.offers o set status = 'qualified' where o.id = v.id returning * into v;
    perform app_private.log_event(v, 'status_changed', 'Marked as qualified', 'Despite a conflict. ' || v_conflict);
    return next v;
  end loop;
end $$;
grant execute on function app_public.mark_as_qualified(int[], boolean) to sideline_admin;
comment on function app_public.mark_as_qualified(int[], boolean) is
  E'@resultFieldName offers\nMoves prospects to qualified, without includeConflicts those that conflict with no placement in another campaign; returns those that moved.';

-- Why an offer cannot be sent, null when it can [S-279].
create or replace function app_private.send_refusal(p_offer app_public.offers) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case
    when p_offer.status not in ('qualified', 'proposed') then format('It is %s, not qualified or proposed.', replace(p_offer.status::text, '_', ' '))
    when p_offer.value is null then 'It has no value.'
    when count(a.id) = 0 then 'It has no assets.'
    when bool_or(btrim(coalesce(cc.execution_expectations, '')) = '') then 'An asset has no description.'
    when bool_or(not exists (select from app_public.default_verification_deadlines d where d.campaign_capability_id = cc.id))
      then 'An asset has no default verification deadlines.' end
  from app_public.assets a join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
  where a.offer_id = p_offer.id and a.quantity is not null
$$;

-- Mails qualified and proposed offers to their leagues; qualified become proposed [S-279..S-282, B-325]. Returns which were
-- sent, skipped (no contact e-mail, or mailed today already: never twice) and refused, with reasons; without include_conflicts those
-- that conflict with a placement in another campaign are refused, with it their log says so [T1]. Staff.
create or replace function app_public.send_offer_emails(offer_ids int[], include_conflicts boolean default false) returns app_public.send_offer_emails_result
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers;
  v_organization app_public.organizations;
  v_refusal text;
  v_obstacle text;
  v_conflict text;
  r app_public.send_offer_emails_result := ('{}', '{}', '{}');
begin
  perform app_private.require_staff();
  perform app_private.require_offers(offer_ids);
  perform app_private.lock_placements(offer_ids);
  for v in select * from app_public.offers o where o.id = any (offer_ids) order by o.id for update loop
    select * into v_organization from app_public.organizations g where g.id = v.organization_id;
    v_conflict := app_private.conflict_of(v);
    v_refusal := coalesce(app_private.send_refusal(v), case when include_conflicts is not true then v_conflict end);
    v_obstacle := app_private.offer_mail_obstacle('offer', v);
    if v_refusal is null and app_private.mail_pause('offer', v) is null then
      -- also when nobody can get it: then the mail log says so
      perform app_private.queue_mail_to_organization('offer', v.organization_id, 'offer:' || v.id, jsonb_build_object('offer_id', v.id), v.id);
    end if;
    if v_refusal is not null then
      r.refused := r.refused || row(v.id, v_organization.name, v_refusal)::app_public.refused_offer;
    elsif v_obstacle is not null then
      r.skipped := r.skipped || row(v.id, v_organization.name, v_obstacle)::app_public.refused_offer;
    else
      update app_public.offers o set status = 'proposed', communicated_to_league = true, offer_sent_at = app_private.clock()
      where o.id = v.id;
      if v.status = 'qualified' then perform app_private.log_event(v, 'status_changed', 'Proposed to the league'); end if;
      perform app_private.log_event(v, 'email_sent', 'Offer e-mail to ' || v_organization.contact_email, 'Despite a conflict. ' || v_conflict);
      r.sent_offer_ids := r.sent_offer_ids || v.id;
    end if;
  end loop;
  return r;
end $$;
grant execute on function app_public.send_offer_emails(int[], boolean) to sideline_admin;
comment on function app_public.send_offer_emails(int[], boolean) is
  E'@resultFieldName result\nMails qualified and proposed offers to their leagues, without includeConflicts those that conflict with no placement in another campaign. Answers which were sent, skipped and refused, and why.';

-- Makes an offer a sponsorship: dates, deadlines from the defaults, creatives from the templates, contract, sign of life
-- [L-048, S-126..S-130]. Callers check the right and the allowed states.
create or replace function app_private.confirm_offer(p_offer app_public.offers, p_start date, p_end date, p_reason text default null) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.offers := p_offer;
begin
  if coalesce(p_start, v.season_start) is null or coalesce(p_end, v.season_end) is null then
    perform app_private.fail('SL422', 'This offer cannot be confirmed because it is missing season start and/or end dates.  Please enter these dates on the offer card and try again.', 'season_start');
  end if;
  update app_public.offers o set status = 'confirmed', season_start = coalesce(p_start, o.season_start),
    season_end = coalesce(p_end, o.season_end), confirmed_at = app_private.clock(), communicated_to_league = true
  where o.id = v.id returning * into v;
  perform set_config('sideline.creatives_together', 'on', true); -- one line in the log says it all
  with made as (
    insert into app_public.verification_deadlines (asset_id, offer_id, organization_id, sponsor_id, default_verification_deadline_id,
      name, deadline, requires_creatives, verification_reminder_instructions, verification_reminder_instructions_es)
    select d.asset_id, v.id, v.organization_id, v.sponsor_id, d.default_verification_deadline_id, d.name, d.deadline, d.requires_creatives, d.instructions, d.instructions_es
    from app_private.deadlines_to_make(v.id, v.season_start, v.season_end) d
    returning *),
  contents as (
    insert into app_public.creative_contents (verification_deadline_id, offer_id, organization_id, sponsor_id, name, content)
    select m.id, m.offer_id, m.organization_id, m.sponsor_id, t.name, t.content
    from made m join app_public.creative_content_templates t on t.default_verification_deadline_id = m.default_verification_deadline_id
    -- one that cannot be filled must not keep the league from accepting: the deadline then misses its creatives
    where app_private.tag_without_value(m.offer_id, t.content) is null)
  insert into app_public.creative_files (verification_deadline_id, offer_id, organization_id, sponsor_id, name, file_id)
  select m.id, m.offer_id, m.organization_id, m.sponsor_id, t.name, t.file_id
  from made m join app_public.creative_file_templates t on t.default_verification_deadline_id = m.default_verification_deadline_id;
  perform set_config('sideline.creatives_together', 'off', true);
  update app_public.organizations g set last_engaged_at = app_private.clock() where g.id = v.organization_id;
  perform app_private.log_event(v, 'status_changed', 'Offer confirmed', p_reason);
  perform app_private.log_event(v, 'deadline_added', format('%s was planned for %s, which had passed: due %s', d.name,
    to_char(d.planned, 'FMMM/FMDD/YYYY'), to_char(d.deadline, 'FMMM/FMDD/YYYY')))
  from app_private.deadlines_to_make(v.id, v.season_start, v.season_end) d where d.deadline <> d.planned;
  perform app_private.add_job('offers__contract', json_build_object('offer_id', v.id), 'contract:' || v.id);
  return v;
end $$;

-- Staff confirm for a league, with a reason; season dates must be there [S-272..S-274]. The log names a conflict: what a league has
-- agreed to is written down, not refused [T1].
create or replace function app_public.mark_as_confirmed(offer_id int, change_reason text) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.offers;
begin
  perform app_private.require_staff();
  v := app_private.lock_offer(mark_as_confirmed.offer_id);
  if coalesce(btrim(change_reason), '') = '' then perform app_private.fail('SL422', 'A reason is required.', 'change_reason'); end if;
  if v.status not in ('qualified', 'proposed', 'rejected_by_league') then
    perform app_private.fail('SL409', format('An offer that is %s cannot be confirmed.', replace(v.status::text, '_', ' ')));
  end if;
  return app_private.confirm_offer(v, null, null, concat_ws(' ', 'Despite a conflict. ' || app_private.conflict_of(v), change_reason));
end $$;
-- confirmed → canceled; pending checks go, approved ones stay [S-277, S-278].
create or replace function app_public.cancel_offer(id int, reason text default null) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers;
  v_reason text := nullif(btrim(cancel_offer.reason), '');
begin
  perform app_private.require_staff();
  v := app_private.lock_offer(cancel_offer.id);
  if v.status <> 'confirmed' then perform app_private.fail('SL409', 'Only a confirmed offer can be canceled.'); end if;
  with gone as (delete from app_public.checks c where c.offer_id = v.id and c.status = 'pending' returning c.amount)
  insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description, user_id)
  select v.id, v.organization_id, v.sponsor_id, 'check_canceled', '$' || g.amount, app_private.current_user_id() from gone g;
  update app_public.offers o set status = 'canceled', removal_reason = v_reason where o.id = v.id returning * into v;
  perform app_private.log_event(v, 'status_changed', 'Sponsorship canceled', v_reason);
  perform app_private.queue_mail_to_organization('removal_notice', v.organization_id, 'cancel:' || v.id, jsonb_build_object('offer_id', v.id), v.id);
  return v;
end $$;
-- A confirmed offer goes to another campaign of the same sponsor; its assets are linked to that campaign's capabilities [S-275, S-276].
-- The log names a conflict there [T1].
create or replace function app_public.move_confirmed_offer_to_campaign(offer_id int, campaign_id int) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers;
  v_campaign app_public.campaigns;
begin
  perform app_private.require_staff();
  v := app_private.lock_offer(move_confirmed_offer_to_campaign.offer_id);
  select * into v_campaign from app_public.campaigns c where c.id = move_confirmed_offer_to_campaign.campaign_id;
  if v.status <> 'confirmed' then perform app_private.fail('SL409', 'Only a confirmed offer can be moved.'); end if;
  if v_campaign.id is null or v_campaign.sponsor_id <> v.sponsor_id or v_campaign.id = v.campaign_id or v_campaign.status = 'rejected' then
    perform app_private.fail('SL422', 'Choose another campaign of the same sponsor.', 'campaign_id');
  end if;
  if exists (select from app_public.offers o where o.campaign_id = v_campaign.id and o.sponsorable_property_id = v.sponsorable_property_id) then
    perform app_private.fail('SL409', 'This campaign already has an offer to this sponsorable property.', 'campaign_id');
  end if;
  insert into app_public.campaign_capabilities (campaign_id, capability_id, minimum_quantity, quantity, execution_expectations)
  select v_campaign.id, k.capability_id, k.minimum_quantity, k.quantity, k.execution_expectations
  from app_public.assets a join app_public.campaign_capabilities k on k.id = a.campaign_capability_id where a.offer_id = v.id
  on conflict on constraint campaign_capabilities_once_key do nothing;
  set constraints app_public.assets_campaign_fk, app_public.assets_capability_fk deferred;
  update app_public.assets a set campaign_id = v_campaign.id, campaign_capability_id = n.id
  from app_public.campaign_capabilities k join app_public.campaign_capabilities n on n.campaign_id = v_campaign.id and n.capability_id = k.capability_id
  where a.offer_id = v.id and k.id = a.campaign_capability_id;
  update app_public.offers o set campaign_id = v_campaign.id where o.id = v.id returning * into v;
  perform app_private.log_event(v, 'moved', 'Moved to ' || v_campaign.name, 'Despite a conflict. ' || app_private.conflict_of(v));
  return v;
end $$;
grant execute on function app_public.mark_as_confirmed(int, text), app_public.cancel_offer(int, text), app_public.move_confirmed_offer_to_campaign(int, int) to sideline_admin;
comment on function app_public.mark_as_confirmed(int, text) is E'@resultFieldName offer\nConfirms an offer for a league; needs season dates and a reason.';
comment on function app_public.cancel_offer(int, text) is E'@resultFieldName offer\nCancels a confirmed sponsorship; pending checks go, the league is told, with the reason where one is given.';
comment on function app_public.move_confirmed_offer_to_campaign(int, int) is E'@resultFieldName offer\nMoves a confirmed offer to another campaign of the same sponsor.';

-- Takes offers out of a campaign [B-348..B-356]. Told leagues: rejected, the reason is required, the league is mailed. Others:
-- unqualified (cannot come back) or deleted (available again). Returns what remains of them. SL404 for unknown ids.
create or replace function app_public.remove_sponsorable_properties_from_campaign(offer_ids int[], mark_as_unqualified boolean, removal_reason text) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers;
  v_reason text := nullif(btrim(removal_reason), '');
begin
  perform app_private.require_staff();
  perform app_private.require_offers(offer_ids);
  for v in select * from app_public.offers o where o.id = any (offer_ids) order by o.id for update loop
    if v.status not in ('prospecting', 'qualified', 'proposed', 'rejected_by_league') then
      perform app_private.fail('SL409', format('Offer %s is %s and cannot be removed.', v.id, replace(v.status::text, '_', ' ')));
    elsif v.communicated_to_league then
      if v_reason is null then perform app_private.fail('SL422', 'A reason is required, because leagues were already contacted.', 'removal_reason'); end if;
      update app_public.offers o set status = 'rejected', removal_reason = v_reason where o.id = v.id returning * into v;
      perform app_private.log_event(v, 'status_changed', 'Removed from the campaign', v_reason);
      perform app_private.queue_mail_to_organization('removal_notice', v.organization_id, 'removal:' || v.id, jsonb_build_object('offer_id', v.id), v.id);
      return next v;
    elsif mark_as_unqualified then
      update app_public.offers o set status = 'unqualified', removal_reason = v_reason where o.id = v.id returning * into v;
      perform app_private.log_event(v, 'status_changed', 'Marked as unqualified', v_reason);
      return next v;
    else
      delete from app_public.offers o where o.id = v.id;
    end if;
  end loop;
end $$;
grant execute on function app_public.remove_sponsorable_properties_from_campaign(int[], boolean, text) to sideline_admin;
comment on function app_public.remove_sponsorable_properties_from_campaign(int[], boolean, text) is E'@resultFieldName offers\nTakes offers out of a campaign: rejected when the league was told, else unqualified or deleted. Returns what remains.';

select app_private.never_null('app_public.refused_offer', '{offer_id,organization_name,reason}');
select app_private.never_null('app_public.send_offer_emails_result', '{sent_offer_ids,skipped,refused}');
