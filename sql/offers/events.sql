-- The log of an offer [S-336].

-- Adds an entry to the offer's log and sets its last touchpoint; a planned send is logged under who planned it.
create or replace function app_private.log_event(p_offer app_public.offers, p_type app_public.event_type,
  p_description text, p_reason text default null) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description,
    change_reason, user_id)
  values (p_offer.id, p_offer.organization_id, p_offer.sponsor_id, p_type, p_description, nullif(btrim(p_reason), ''),
    coalesce(app_private.current_user_id(), nullif(current_setting('sideline.planned_by_id', true), '')::int));
  update app_public.offers set last_touchpoint = app_private.clock()
  where id = p_offer.id and p_type in ('email_sent', 'comment');
$$;

select app_private.protect('app_public.sponsorship_events');
comment on table app_public.sponsorship_events is
  E'@behavior -insert -update -delete\nThe audit log of an offer; append-only.';
-- rows deleted with a prospect are restored with it
create trigger _500_audit after delete on app_public.sponsorship_events
  for each row execute function app_private.tg__audit();
create trigger _100_append_only before update on app_public.sponsorship_events for each row
  when (not (old.user_id is not null and new.user_id is null)
    -- a merge moves it
    and (old.organization_id = new.organization_id
      or to_jsonb(old) - 'organization_id' <> to_jsonb(new) - 'organization_id'))
  execute function app_private.tg__append_only();
