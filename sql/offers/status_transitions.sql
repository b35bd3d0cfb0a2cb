-- How staff move offers from one status to the next: prospecting, qualified, proposed, confirmed, canceled. Each
-- function locks, checks, logs and enqueues in one transaction; a trigger rejects any transition that
-- app_private.status_transitions does not list. Answers of leagues are in league_answers.sql.

-- Raises SL404, naming the ids, if any of the offers no longer exists.
create or replace function app_private.require_offers(offer_ids int[]) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_missing text;
begin
  select string_agg(distinct i::text, ', ') into v_missing from unnest(offer_ids) i
  where i is not null and not exists (select from app_public.offers o where o.id = i);
  if v_missing is not null then
    perform app_private.fail('SL404', format('There is no offer %s.', v_missing), 'offer_ids');
  end if;
end $$;

-- Prospecting → qualified, for prospects that, unless include_conflicts is true, conflict with no placement in another
-- campaign [B-322, S-271, T1]; returns them; staff. SL404 for unknown ids.
create or replace function app_public.mark_as_qualified(offer_ids int[], include_conflicts boolean default false)
  returns setof app_public.offers language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.offers; v_conflict text;
begin
  perform app_private.require_staff();
  perform app_private.require_offers(offer_ids);
  -- locked by id, the order that all functions use, so that two of them never deadlock
  for v in select * from app_public.offers o
    where o.id = any (offer_ids) and o.status = 'prospecting' order by o.id for update loop
    v_conflict := app_private.conflict_of(v);
    continue when v_conflict is not null and include_conflicts is not true;
    update app_public.offers o set status = 'qualified' where o.id = v.id returning * into v;
    perform app_private.log_event(v, 'status_changed', 'Marked as qualified', 'Despite a conflict. ' || v_conflict);
    return next v;
  end loop;
end $$;
grant execute on function app_public.mark_as_qualified(int[], boolean) to sideline_admin;
comment on function app_public.mark_as_qualified(int[], boolean) is
  E'@resultFieldName offers\nMoves prospects to qualified; without includeConflicts only those that conflict with no '
  'placement in another campaign; returns those that moved.';

-- Why an offer cannot be sent; null if it can [S-279].
create or replace function app_private.send_refusal(p_offer app_public.offers) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case
    when not app_private.offer_allows(p_offer.status, 'offer') then app_private.action_refusal(p_offer.status, 'offer')
    when p_offer.value is null then 'It has no value.'
    when count(a.id) = 0 then 'It has no assets.'
    when bool_or(btrim(coalesce(cc.execution_expectations, '')) = '') then 'An asset has no description.'
    when bool_or(not exists (select from app_public.default_verification_deadlines d
      where d.campaign_capability_id = cc.id))
      then 'An asset has no default verification deadlines.' end
  from app_public.assets a join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
  where a.offer_id = p_offer.id and a.quantity is not null
$$;

-- Emails qualified and proposed offers to their leagues; qualified ones become proposed [S-279..S-282, B-325].
-- Returns which were sent, skipped (no contact email, or already emailed today) and refused, with reasons; offers of a
-- season that is over only with include_ended [V9]; without include_conflicts, offers that conflict with a placement in
-- another campaign are refused; with it, their log names the conflict [T1]. Callers check that
-- staff send them.
create or replace function app_private.send_offers(offer_ids int[], include_conflicts boolean, include_ended boolean)
  returns app_public.send_offer_emails_result
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers;
  v_organization app_public.organizations;
  v_refusal text;
  v_obstacle text;
  v_conflict text;
  v_queued int;
  r app_public.send_offer_emails_result := ('{}', '{}', '{}');
begin
  perform app_private.require_offers(offer_ids);
  perform app_private.lock_placements(offer_ids);
  for v in select * from app_private.lock_offers(offer_ids) loop
    select * into v_organization from app_public.organizations g where g.id = v.organization_id;
    v_conflict := app_private.conflict_of(v);
    v_refusal := coalesce(app_private.send_refusal(v), case when include_conflicts is not true then v_conflict end,
      case when include_ended is not true then app_private.ended_reason('offer', v) end);
    v_obstacle := app_private.offer_mail_obstacle('offer', v);
    v_queued := 0;
    if v_refusal is null and app_private.mail_pause('offer', v) is null then
      -- queued even if nobody can receive it: the mail log then says so
      v_queued := app_private.queue_mail_to_organization('offer', v.organization_id, 'offer:' || v.id,
        jsonb_build_object('offer_id', v.id), v.id);
    end if;
    if v_refusal is not null then
      r.refused := r.refused || row(v.id, v_organization.name, v_refusal)::app_public.refused_offer;
    elsif v_queued = 0 then
      r.skipped := r.skipped || row(v.id, v_organization.name,
        coalesce(v_obstacle, 'It was mailed today already.'))::app_public.refused_offer;
    else
      update app_public.offers o
      set status = 'proposed', communicated_to_league = true, offer_sent_at = app_private.clock()
      where o.id = v.id;
      if v.status = 'qualified' then
        perform app_private.log_event(v, 'status_changed', 'Proposed to the league');
      end if;
      perform app_private.log_event(v, 'email_sent', 'Offer email to ' || v_organization.contact_email,
        'Despite a conflict. ' || v_conflict);
      r.sent_offer_ids := r.sent_offer_ids || v.id;
    end if;
  end loop;
  return r;
end $$;

-- The same for staff.
create or replace function app_public.send_offer_emails(offer_ids int[], include_conflicts boolean default false,
  include_ended boolean default false) returns app_public.send_offer_emails_result
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  return app_private.send_offers(offer_ids, include_conflicts, include_ended);
end $$;
grant execute on function app_public.send_offer_emails(int[], boolean, boolean) to sideline_admin;
comment on function app_public.send_offer_emails(int[], boolean, boolean) is
  E'@resultFieldName result\nEmails qualified and proposed offers to their leagues, all of a league and day in one '
  'email, of a season that is over only with includeEnded; without includeConflicts only those that conflict with no '
  'placement in another campaign. Returns which were sent, skipped and refused, and why.';

-- Makes an offer a sponsorship: dates, deadlines from the defaults, creatives from the templates, contract,
-- engagement [L-048, S-126..S-130]. Callers check permission and status.
create or replace function app_private.confirm_offer(p_offer app_public.offers, p_start date, p_end date,
  p_reason text default null) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.offers := p_offer;
begin
  if coalesce(p_start, v.season_start) is null or coalesce(p_end, v.season_end) is null then
    perform app_private.fail('SL422', 'This offer cannot be confirmed because it is missing season start and/or end '
      'dates.  Please enter these dates on the offer card and try again.', 'season_start');
  end if;
  update app_public.offers o set status = 'confirmed', season_start = coalesce(p_start, o.season_start),
    season_end = coalesce(p_end, o.season_end), confirmed_at = app_private.clock(), communicated_to_league = true
  where o.id = v.id returning * into v;
  perform set_config('sideline.creatives_together', 'on', true); -- one log entry covers all of them
  with made as (
    insert into app_public.verification_deadlines (asset_id, offer_id, organization_id, sponsor_id,
      default_verification_deadline_id, name, deadline, requires_creatives, verification_reminder_instructions,
      verification_reminder_instructions_es)
    select d.asset_id, v.id, v.organization_id, v.sponsor_id, d.default_verification_deadline_id, d.name, d.deadline,
      d.requires_creatives, d.instructions, d.instructions_es
    from app_private.deadlines_to_make(v.id, v.season_start, v.season_end) d
    returning *),
  contents as (
    insert into app_public.creative_contents (verification_deadline_id, offer_id, organization_id, sponsor_id,
      name, content)
    select m.id, m.offer_id, m.organization_id, m.sponsor_id, t.name, t.content
    from made m join app_public.creative_content_templates t
      on t.default_verification_deadline_id = m.default_verification_deadline_id
    -- a template that cannot be filled in must not prevent the acceptance: the deadline then lacks its creatives
    where app_private.tag_without_value(m.offer_id, t.content) is null)
  insert into app_public.creative_files (verification_deadline_id, offer_id, organization_id, sponsor_id, name, file_id)
  select m.id, m.offer_id, m.organization_id, m.sponsor_id, t.name, t.file_id
  from made m
  join app_public.creative_file_templates t on t.default_verification_deadline_id = m.default_verification_deadline_id;
  perform set_config('sideline.creatives_together', 'off', true);
  update app_public.organizations g set last_engaged_at = app_private.clock() where g.id = v.organization_id;
  perform app_private.log_event(v, 'status_changed', 'Offer confirmed', p_reason);
  perform app_private.log_event(v, 'deadline_added', format('%s was planned for %s, which had passed: due %s', d.name,
    to_char(d.planned, 'FMMM/FMDD/YYYY'), to_char(d.deadline, 'FMMM/FMDD/YYYY')))
  from app_private.deadlines_to_make(v.id, v.season_start, v.season_end) d where d.deadline <> d.planned;
  perform app_private.add_job('offers__contract', json_build_object('offer_id', v.id), 'contract:' || v.id);
  return v;
end $$;

-- Staff confirm on behalf of a league, with a reason; season dates are required [S-272..S-274]. A conflict is logged,
-- not refused, because the league has already agreed [T1].
create or replace function app_public.mark_as_confirmed(offer_id int, change_reason text) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.offers;
begin
  perform app_private.require_staff();
  v := app_private.lock_offer(mark_as_confirmed.offer_id);
  if coalesce(btrim(change_reason), '') = '' then
    perform app_private.fail('SL422', 'A reason is required.', 'change_reason');
  end if;
  if v.status not in ('qualified', 'proposed', 'rejected_by_league') then
    perform app_private.fail('SL409',
      format('An offer that is %s cannot be confirmed.', replace(v.status::text, '_', ' ')));
  end if;
  return app_private.confirm_offer(v, null, null,
    concat_ws(' ', 'Despite a conflict. ' || app_private.conflict_of(v), change_reason));
end $$;
grant execute on function app_public.mark_as_confirmed(int, text) to sideline_admin;
comment on function app_public.mark_as_confirmed(int, text) is
  E'@resultFieldName offer\nConfirms an offer for a league; needs season dates and a reason.';

-- Confirmed → canceled; pending checks are canceled, approved ones stay [S-277, S-278].
create or replace function app_public.cancel_offer(id int, reason text default null) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers;
  v_check app_public.checks;
  v_reason text := nullif(btrim(cancel_offer.reason), '');
begin
  perform app_private.require_staff();
  v := app_private.lock_offer(cancel_offer.id);
  if v.status <> 'confirmed' then perform app_private.fail('SL409', 'Only a confirmed offer can be canceled.'); end if;
  for v_check in select * from app_public.checks c where c.offer_id = v.id and c.status = 'pending' order by c.id
    for update loop
    perform app_private.cancel_pending_check(v_check, 'Sponsorship canceled');
    perform app_private.log_event(v, 'check_canceled', app_private.dollars(v_check.amount));
  end loop;
  update app_public.offers o set status = 'canceled', removal_reason = v_reason where o.id = v.id returning * into v;
  perform app_private.log_event(v, 'status_changed', 'Sponsorship canceled', v_reason);
  perform app_private.queue_mail_to_organization('removal_notice', v.organization_id, 'cancel:' || v.id,
    jsonb_build_object('offer_id', v.id), v.id);
  return v;
end $$;
grant execute on function app_public.cancel_offer(int, text) to sideline_admin;
comment on function app_public.cancel_offer(int, text) is E'@resultFieldName offer\n'
  'Cancels a confirmed sponsorship and its pending checks, and emails the league with the reason if one is given.';

select app_private.never_null('app_public.send_offer_emails_result', '{sent_offer_ids,skipped,refused}');
