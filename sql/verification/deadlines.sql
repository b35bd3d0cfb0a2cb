-- The operations on deadlines. Each of them locks the offer before the deadline or image: an upload locks the offer
-- before its trigger updates the deadline's counters, so the opposite order would deadlock with it.

-- Locks the offer of a deadline; does nothing if the deadline does not exist, which the caller reports.
create or replace function app_private.lock_offer_of_deadline(p_deadline_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select from app_public.offers o
  where o.id = (select d.offer_id from app_public.verification_deadlines d where d.id = p_deadline_id) for update
$$;

-- Adds a deadline to an asset, today or later [S-285..S-288]; staff; returns it.
create or replace function app_public.create_verification_deadline(asset_id int, deadline date, name text,
    requires_creatives boolean, verification_reminder_instructions text,
    verification_reminder_instructions_es text default null) returns app_public.verification_deadlines
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_asset app_public.assets; v_offer app_public.offers; v app_public.verification_deadlines;
begin
  perform app_private.require_staff();
  select * into v_asset from app_public.assets a where a.id = create_verification_deadline.asset_id;
  if not found then perform app_private.fail('SL422', 'Choose an asset.', 'asset_id'); end if;
  if deadline is null or deadline < app_private.today() then
    perform app_private.fail('SL422', 'The deadline cannot be before today.', 'deadline');
  end if;
  v_offer := app_private.lock_offer(v_asset.offer_id);
  insert into app_public.verification_deadlines (asset_id, offer_id, organization_id, sponsor_id, name, deadline,
    requires_creatives, verification_reminder_instructions, verification_reminder_instructions_es)
  values (v_asset.id, v_asset.offer_id, v_asset.organization_id, v_asset.sponsor_id, create_verification_deadline.name,
    create_verification_deadline.deadline, coalesce(create_verification_deadline.requires_creatives, false),
    create_verification_deadline.verification_reminder_instructions,
    create_verification_deadline.verification_reminder_instructions_es) returning * into v;
  perform app_private.log_event(v_offer, 'deadline_added',
    format('%s, %s', v.name, to_char(v.deadline, 'FMMM/FMDD/YYYY')));
  return v;
end $$;
grant execute on function app_public.create_verification_deadline(int, date, text, boolean, text, text)
  to sideline_admin;
comment on function app_public.create_verification_deadline(int, date, text, boolean, text, text) is
  E'@resultFieldName verificationDeadline\nAdds a deadline to an asset, today or later.';

-- Changes the given fields; a reason is required; a changed date may not be before today [S-289, S-290]; staff.
create or replace function app_public.update_verification_deadline(id int, patch jsonb)
  returns app_public.verification_deadlines
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.verification_deadlines;
begin
  perform app_private.require_staff();
  perform app_private.lock_offer_of_deadline(update_verification_deadline.id);
  select * into v from app_public.verification_deadlines d where d.id = update_verification_deadline.id for update;
  if not found then perform app_private.fail('SL404', 'There is no such deadline.'); end if;
  patch := app_private.without_version(v, patch);
  if coalesce(btrim(patch ->> 'change_reason'), '') = '' then
    perform app_private.fail('SL422', 'A reason is required.', 'change_reason');
  end if;
  if (patch ->> 'deadline')::date <> v.deadline and (patch ->> 'deadline')::date < app_private.today() then
    perform app_private.fail('SL422', 'The deadline cannot be before today.', 'deadline');
  end if;
  perform app_private.apply_patch('app_public.verification_deadlines', v.id, patch - 'change_reason',
    array['deadline', 'name', 'verification_reminder_instructions', 'verification_reminder_instructions_es',
      'requires_creatives']);
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'deadline_updated',
    v.name || coalesce((select format(', moved from %s to %s', to_char(v.deadline, 'FMMM/FMDD/YYYY'),
      to_char(d.deadline, 'FMMM/FMDD/YYYY'))
      from app_public.verification_deadlines d where d.id = v.id and d.deadline <> v.deadline), ''),
      patch ->> 'change_reason');
  select * into v from app_public.verification_deadlines d where d.id = update_verification_deadline.id;
  return v;
end $$;
grant execute on function app_public.update_verification_deadline(int, jsonb) to sideline_admin;
comment on function app_public.update_verification_deadline(int, jsonb) is
  E'@behavior -*\n@resultFieldName verificationDeadline';

-- Removes a deadline that has no images, with a reason [S-291]; staff; returns its offer.
create or replace function app_public.remove_verification_deadline(id int, change_reason text) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.verification_deadlines; v_offer app_public.offers;
begin
  perform app_private.require_staff();
  perform app_private.lock_offer_of_deadline(remove_verification_deadline.id);
  select * into v from app_public.verification_deadlines d where d.id = remove_verification_deadline.id for update;
  if not found then perform app_private.fail('SL404', 'There is no such deadline.'); end if;
  if coalesce(btrim(change_reason), '') = '' then
    perform app_private.fail('SL422', 'A reason is required.', 'change_reason');
  end if;
  if exists (select from app_public.verification_images i where i.verification_deadline_id = v.id) then
    perform app_private.fail('SL409', 'A deadline with verification images cannot be removed.');
  end if;
  v_offer := app_private.lock_offer(v.offer_id);
  delete from app_public.verification_deadlines d where d.id = v.id;
  perform app_private.log_event(v_offer, 'deadline_removed', v.name, change_reason);
  return v_offer;
end $$;
grant execute on function app_public.remove_verification_deadline(int, text) to sideline_admin;
comment on function app_public.remove_verification_deadline(int, text) is
  E'@resultFieldName offer\nRemoves a deadline without images; the reason is required.';

-- Marks an unproved deadline as not completed; reason is optional [S-292, S-293]; staff. SL404; SL409 if verified.
create or replace function app_public.mark_deadline_as_did_not_complete(verification_deadline_id int, reason text)
  returns app_public.verification_deadlines
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.verification_deadlines;
begin
  perform app_private.require_staff();
  perform app_private.lock_offer_of_deadline(mark_deadline_as_did_not_complete.verification_deadline_id);
  if not exists (select from app_public.verification_deadlines d
    where d.id = mark_deadline_as_did_not_complete.verification_deadline_id) then
    perform app_private.fail('SL404', 'There is no such deadline.');
  end if;
  update app_public.verification_deadlines d
  set did_not_complete = true, did_not_complete_reason = nullif(btrim(reason), '')
  where d.id = mark_deadline_as_did_not_complete.verification_deadline_id and d.verified_images = 0 returning * into v;
  if not found then perform app_private.fail('SL409', 'A verified deadline cannot be marked as not completed.'); end if;
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'deadline_did_not_complete', v.name, reason);
  return v;
end $$;
grant execute on function app_public.mark_deadline_as_did_not_complete(int, text) to sideline_admin;
comment on function app_public.mark_deadline_as_did_not_complete(int, text) is
  E'@resultFieldName verificationDeadline\nMarks an unproved deadline as not completed.';
