-- Offers: who sees which, and triggers on every change.

select app_private.protect('app_public.offers', counted => true);
-- A league never learns of internal stages [L-077].
create policy select_own on app_public.offers for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[])
    and status in ('proposed', 'confirmed', 'rejected_by_league', 'canceled'));
comment on policy select_own on app_public.offers is
  'Leagues see the offers to their own organizations once they are proposed.';
create policy select_link on app_public.offers for select to sideline_offer_link
  using (id = (select app_private.link_offer_id()));
grant select (id, guid, campaign_id, sponsor_id, sponsorable_property_id, organization_id, status,
  season_start, season_end, additional_requirements, additional_requirements_es, removal_reason,
  league_rejection_reason, communicated_to_league, offer_sent_at, offer_opened_at, number_of_offer_views,
  sponsorship_application_sent_at, confirmed_at, created_at, updated_at)
  on app_public.offers to sideline_organization, sideline_offer_link;
-- leagues read it by offer_values, because helpers see no money
grant select (value) on app_public.offers to sideline_offer_link;
comment on table app_public.offers is
  E'@behavior -insert -update -delete\n@foreignKey (organization_id) references app_public.organizations (id)\n'
  '@foreignKey (sponsor_id) references app_public.sponsors (id)\n'
  'One campaign''s offer to one sponsorable property. value in US dollars.';
comment on column app_public.offers.status is '@behavior +orderBy';

create trigger _100_transition before update of status on app_public.offers
  for each row execute function app_private.tg__transition();
create trigger _110_touch before update on app_public.offers for each row execute function app_private.tg__touch();
create trigger _500_audit after insert or update or delete on app_public.offers
  for each row execute function app_private.tg__audit();

-- Live reports: one notification per campaign and statement.
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

-- Locks an offer for a change; SL404 when there is none.
create or replace function app_private.lock_offer(p_offer_id int) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.offers;
begin
  select * into v from app_public.offers o where o.id = p_offer_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such offer.'); end if;
  return v;
end $$;

-- Offers for a change with emails: locked by id, as all functions lock them, and returned by league, the order in which
-- emails are bundled, so that no two operations deadlock.
create or replace function app_private.lock_offers(p_offer_ids int[]) returns setof app_public.offers
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with locked as materialized (select o.* from app_public.offers o
    where o.id = any (p_offer_ids) order by o.id for update)
  select * from locked l order by l.organization_id, l.id
$$;
