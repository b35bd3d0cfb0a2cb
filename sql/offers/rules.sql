-- Offers: who sees which, and what happens around every change.

select app_private.protect('app_public.offers', counted => true);
-- A league never learns of internal stages [L-077].
create policy select_own on app_public.offers for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[])
    and status in ('proposed', 'confirmed', 'rejected_by_league', 'canceled'));
comment on policy select_own on app_public.offers is 'Leagues see the offers to their own organizations once they are proposed.';
create policy select_link on app_public.offers for select to sideline_offer_link
  using (id = (select app_private.link_offer_id()));
grant select (id, guid, campaign_id, sponsor_id, sponsorable_property_id, organization_id, status, value, season_start, season_end,
  additional_requirements, additional_requirements_es, removal_reason, league_rejection_reason, communicated_to_league, offer_sent_at, offer_opened_at,
  number_of_offer_views, sponsorship_application_sent_at, confirmed_at, created_at, updated_at)
  on app_public.offers to sideline_organization, sideline_offer_link;
comment on table app_public.offers is E'@behavior -insert -update -delete\n@foreignKey (organization_id) references app_public.organizations (id)\n@foreignKey (sponsor_id) references app_public.sponsors (id)\nOne campaign''s offer to one sponsorable property. value in US dollars.';
comment on column app_public.offers.status is '@behavior +orderBy';

create trigger _100_transition before update of status on app_public.offers for each row execute function app_private.tg__transition();
create trigger _110_touch before update on app_public.offers for each row execute function app_private.tg__touch();
create trigger _500_audit after insert or update or delete on app_public.offers for each row execute function app_private.tg__audit();

-- Live reports: one notification a campaign and statement.
create or replace function app_private.tg_offers__announce() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  perform pg_notify('prospecting_report', t.campaign_id::text) from (select distinct campaign_id from changed) t;
  return null;
end $$;
create trigger _600_announce_insert after insert on app_public.offers referencing new table as changed
  for each statement execute function app_private.tg_offers__announce();
create trigger _600_announce_update after update on app_public.offers referencing new table as changed
  for each statement execute function app_private.tg_offers__announce();
create trigger _600_announce_delete after delete on app_public.offers referencing old table as changed
  for each statement execute function app_private.tg_offers__announce();

-- Writes the offer's log and its last touchpoint.
create or replace function app_private.log_event(p_offer app_public.offers, p_type app_public.event_type, p_description text, p_reason text default null) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description, change_reason, user_id)
  values (p_offer.id, p_offer.organization_id, p_offer.sponsor_id, p_type, p_description, nullif(btrim(p_reason), ''), app_private.current_user_id());
  update app_public.offers set last_touchpoint = app_private.clock()
  where id = p_offer.id and p_type in ('email_sent', 'comment');
$$;

-- Locks an offer for a change; SL404 when there is none.
create or replace function app_private.lock_offer(p_offer_id int) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.offers;
begin
  select * into v from app_public.offers o where o.id = p_offer_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such offer.'); end if;
  return v;
end $$;

-- ---------------------------------------------------------------------------------------- what hangs on an offer

select app_private.protect('app_public.assets');
-- What hangs on an offer of an internal stage stays hidden with it: only the offers that the league knows of count.
create policy select_own on app_public.assets for select to sideline_organization
  using (offer_id = any ((select app_private.my_offer_ids())::int[]));
comment on policy select_own on app_public.assets is 'Leagues see the assets of offers they see.';
create policy select_link on app_public.assets for select to sideline_offer_link
  using (offer_id = (select app_private.link_offer_id()));
grant select on app_public.assets to sideline_organization, sideline_offer_link;
comment on table app_public.assets is E'@behavior -insert -update -delete\nWhat the league does for the money; changed through updateOffer.';
create trigger _500_audit after insert or update or delete on app_public.assets for each row execute function app_private.tg__audit();
-- Blocks removal of the asset [S-259]; staff.
create or replace function app_public.assets_any_verified_deadlines(a app_public.assets) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select exists (select from app_public.verification_deadlines d where d.asset_id = a.id and d.verified_images > 0); end;
grant execute on function app_public.assets_any_verified_deadlines(app_public.assets) to sideline_admin;

select app_private.protect('app_public.offer_contracts');
create policy select_own on app_public.offer_contracts for select to sideline_organization
  using (offer_id = any ((select app_private.my_offer_ids())::int[]));
comment on policy select_own on app_public.offer_contracts is 'Leagues see the contracts of offers they see.';
grant select on app_public.offer_contracts to sideline_organization;
comment on table app_public.offer_contracts is E'@behavior -insert -update -delete\nA frozen version of the accepted terms.';
create trigger _500_audit after insert or update or delete on app_public.offer_contracts for each row execute function app_private.tg__audit();

select app_private.protect('app_public.pre_qual_survey_responses');
create policy select_own on app_public.pre_qual_survey_responses for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.pre_qual_survey_responses is 'Leagues see the pre-qualification answers of their own organizations.';
create policy select_link on app_public.pre_qual_survey_responses for select to sideline_offer_link
  using (offer_id = (select app_private.link_offer_id()));
grant select on app_public.pre_qual_survey_responses to sideline_organization, sideline_offer_link;
comment on table app_public.pre_qual_survey_responses is E'@behavior -insert -update -delete\nWhether a league was interested, when it answered.';
create trigger _500_audit after insert or update or delete on app_public.pre_qual_survey_responses for each row execute function app_private.tg__audit();

select app_private.protect('app_public.sponsorship_events');
comment on table app_public.sponsorship_events is E'@behavior -insert -update -delete\nThe audit log of an offer; append-only.';
-- what goes with a deleted prospect comes back with it
create trigger _500_audit after delete on app_public.sponsorship_events for each row execute function app_private.tg__audit();
create trigger _100_append_only before update on app_public.sponsorship_events for each row
  when (not (old.user_id is not null and new.user_id is null)
    and (old.organization_id = new.organization_id or to_jsonb(old) - 'organization_id' <> to_jsonb(new) - 'organization_id')) -- a merge moves it
  execute function app_private.tg__append_only();

-- ---------------------------------------------------------------------------------------- reading

-- The offer of an offer link in a status that the league may know of; the page chooses by it [L-014, L-077]. Null for an
-- offer of an internal stage and for every other token.
create or replace function app_public.offer_to_accept() returns app_public.offers
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select (app_private.visible(o)).* from app_public.offers o where o.id = app_private.link_offer_id() $$;
grant execute on function app_public.offer_to_accept() to sideline_offer_link;
comment on function app_public.offer_to_accept() is 'The offer of an offer link: proposed, confirmed, rejected by the league or canceled; null in any other stage and for every other token.';

-- The newest comment in the log [B-317]; staff.
create or replace function app_public.offers_recent_comment(o app_public.offers) returns app_public.recent_comment
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select (e.created_at, e.description)::app_public.recent_comment from app_public.sponsorship_events e
  where e.offer_id = o.id and e.event_type = 'comment' order by e.created_at desc, e.id desc limit 1;
end;
-- Images awaiting review [S-243]; staff.
create or replace function app_public.offers_pending_images(o app_public.offers) returns setof app_public.verification_images
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select i.* from app_public.verification_images i where i.offer_id = o.id and i.status = 'pending' order by i.created_at, i.id;
end;
-- At least one deadline of a capability that is not digital is verified; staff.
create or replace function app_public.offers_has_verified_physical_asset_verification_deadline(o app_public.offers) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select exists (select from app_public.verification_deadlines d
    join app_public.assets a on a.id = d.asset_id join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
    join app_public.capabilities k on k.id = cc.capability_id
    where d.offer_id = o.id and d.verified_images > 0 and not k.digital);
end;
-- Another campaign's active offer to the same organization, same season and year, that asks for the same exclusive thing:
-- surveys, or the rewarded add-on that the league agreed to; the strongest status first.
create or replace function app_private.offer_conflict(p_offer_id int, p_kind text) returns app_public.offer_conflict
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce((
    select (true, x.status, x.id)::app_public.offer_conflict
    from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
    join app_public.offers x on x.organization_id = o.organization_id and x.campaign_id <> o.campaign_id
    join app_public.campaigns xc on xc.id = x.campaign_id and xc.season = c.season and xc.year = c.year
    where o.id = p_offer_id and x.status in ('prospecting', 'qualified', 'proposed', 'rejected_by_league', 'confirmed')
      and case p_kind
        when 'survey' then exists (select from app_public.assets a join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
          join app_public.capabilities k on k.id = cc.capability_id where a.offer_id = x.id and k.kind = 'survey')
        else exists (select from app_public.sponsorship_applications p where p.organization_id = x.organization_id
          and p.season = c.season and p.year = c.year and p.offer_id = x.id and p.interested_in_hundred_x) end
    order by array_position('{confirmed,proposed,qualified,prospecting,rejected_by_league}'::text[], x.status::text), x.id limit 1),
    (false, null, null)::app_public.offer_conflict)
$$;
grant execute on function app_private.offer_conflict(int, text) to sideline_admin;
create or replace function app_public.offers_survey_conflict(o app_public.offers) returns app_public.offer_conflict
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select app_private.offer_conflict(o.id, 'survey'); end;
create or replace function app_public.offers_fundraiser_conflict(o app_public.offers) returns app_public.offer_conflict
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select app_private.offer_conflict(o.id, 'fundraiser'); end;
grant execute on function app_public.offers_recent_comment(app_public.offers), app_public.offers_pending_images(app_public.offers),
  app_public.offers_has_verified_physical_asset_verification_deadline(app_public.offers),
  app_public.offers_survey_conflict(app_public.offers), app_public.offers_fundraiser_conflict(app_public.offers) to sideline_admin;
comment on function app_public.assets_any_verified_deadlines(app_public.assets) is E'@notNull\nWhether a deadline of the asset is verified; then the asset cannot be removed.';
comment on function app_public.offers_recent_comment(app_public.offers) is 'The newest comment in the offer''s log; null when there is none.';
comment on function app_public.offers_pending_images(app_public.offers) is 'Images that await review, oldest first.';
comment on function app_public.offers_has_verified_physical_asset_verification_deadline(app_public.offers) is 'Whether a deadline of a capability that is not digital is verified.';
comment on function app_public.offers_survey_conflict(app_public.offers) is E'@notNull\nAnother active offer of the same league, season and year that asks for a survey too; the strongest status first.';
comment on function app_public.offers_fundraiser_conflict(app_public.offers) is E'@notNull\nAnother active offer of the same league, season and year whose rewarded add-on the league agreed to.';

select app_private.never_null('app_public.offer_conflict', '{conflict}');
select app_private.never_null('app_public.recent_comment', '{created_at}');
