-- Lists of offers and of their checks and photos. They run as the owner (list_items.sql).

-- Offers of all campaigns.
create view app_public.offer_list_items as
  select o.id, o.organization_id,
    (select g.name from app_public.organizations g where g.id = o.organization_id) as organization_name,
    (select p.city from app_public.sponsorable_properties p where p.id = o.sponsorable_property_id) as city,
    (select p.state from app_public.sponsorable_properties p where p.id = o.sponsorable_property_id) as state,
    o.sponsorable_property_id,
    (select p.name from app_public.sponsorable_properties p
      where p.id = o.sponsorable_property_id) as sponsorable_property_name,
    (select t.name from app_public.sponsorable_properties p join app_public.sports t on t.id = p.sport_id
      where p.id = o.sponsorable_property_id) as sport_name,
    (select p.number_of_players from app_public.sponsorable_properties p
      where p.id = o.sponsorable_property_id) as number_of_players,
    o.campaign_id, (select c.name from app_public.campaigns c where c.id = o.campaign_id) as campaign_name,
    o.sponsor_id, (select s.name from app_public.sponsors s where s.id = o.sponsor_id) as sponsor_name,
    (select c.season from app_public.campaigns c where c.id = o.campaign_id) as season,
    (select c.year from app_public.campaigns c where c.id = o.campaign_id) as year,
    o.status, o.value,
    (select t.released_value from app_public.offer_list_totals t where t.id = o.id) as released_value,
    (select t.next_deadline from app_public.offer_list_totals t where t.id = o.id) as next_deadline,
    (select count(*)::int from app_public.verification_deadlines v where v.offer_id = o.id
      and v.verified_images = 0 and not v.did_not_complete
      and v.deadline < (select app_private.today())) as overdue_deadlines_count,
    o.season_start, o.season_end, o.offer_sent_at as proposed_at, o.confirmed_at, o.last_touchpoint, o.created_at,
    o.updated_at, o.version
  from app_public.offers o
  where (select app_private.is_staff());

-- Payee, campaign and requester of each check as they are now (check_names.sql stores them); not for viewers.
create view app_private.names_of_checks as
  select k.id, coalesce(k.recipient_name, (select coalesce(nullif(btrim(a.name), ''), g.name)
      from app_public.organizations g left join app_public.addresses a on a.id = g.mailing_address_id
      where g.id = k.organization_id)) as payee,
    (select c.name from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
      where o.id = k.offer_id) as campaign_name,
    (select coalesce(u.name, u.email) from app_public.users u where u.id = k.created_by_id) as requested_by_name
  from app_public.checks k;

-- Checks in any status, with payee, requester and who decided. age_days: days in the current waiting state.
create view app_public.check_list_items as
  select k.id, k.number, k.payout_method, k.status, k.state, k.amount, k.withheld, k.memo,
    (select n.payee from app_private.names_of_checks n where n.id = k.id) as payee,
    k.organization_id,
    (select g.name from app_public.organizations g where g.id = k.organization_id) as organization_name, k.offer_id,
    (select o.campaign_id from app_public.offers o where o.id = k.offer_id) as campaign_id,
    (select n.campaign_name from app_private.names_of_checks n where n.id = k.id) as campaign_name,
    k.sponsor_id, (select s.name from app_public.sponsors s where s.id = k.sponsor_id) as sponsor_name,
    k.created_by_id,
    (select n.requested_by_name from app_private.names_of_checks n where n.id = k.id) as requested_by_name,
    coalesce(k.voided_by_id, k.reviewed_by_id) as decided_by_id,
    coalesce((select coalesce(u.name, u.email) from app_public.users u where u.id = k.voided_by_id),
      (select coalesce(u.name, u.email) from app_public.users u where u.id = k.reviewed_by_id)) as decided_by_name,
    case when k.voided_at is null then k.reviewed_at else k.voided_at end as decided_at, k.action_reason,
    k.estimated_arrival_date, k.created_at, k.run_id, k.printed_at, k.mailed_on, k.replaces_id, k.valid_until,
    k.returned_on, k.stopped_on, k.cleared_on, k.cleared_amount,
    case when k.status = 'approved' and k.cleared_on is null
      then (select app_private.today()) - k.mailed_on end as outstanding_days, k.first_approved_by_id,
    (select coalesce(u.name, u.email) from app_public.users u
      where u.id = k.first_approved_by_id) as first_approved_by_name,
    (select app_private.today()) - app_private.day_of(case when k.status = 'pending' then k.created_at
      when k.status = 'approved' and k.mailed_on is null then coalesce(k.printed_at, k.reviewed_at) end) as age_days
  from app_public.checks k
  where (select app_private.is_staff());

-- Photos that wait for review, and what each should show.
create view app_public.pending_image_list_items as
  select i.id, i.file_id, i."from", i.created_at, i.verification_deadline_id,
    (select v.name from app_public.verification_deadlines v where v.id = i.verification_deadline_id) as deadline_name,
    (select v.deadline from app_public.verification_deadlines v where v.id = i.verification_deadline_id) as deadline,
    (select k.name from app_public.verification_deadlines v join app_public.assets a on a.id = v.asset_id
      join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
      join app_public.capabilities k on k.id = cc.capability_id
      where v.id = i.verification_deadline_id) as capability_name,
    (select cc.capability_id from app_public.verification_deadlines v join app_public.assets a on a.id = v.asset_id
      join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
      where v.id = i.verification_deadline_id) as capability_id,
    (select v.default_verification_deadline_id from app_public.verification_deadlines v
      where v.id = i.verification_deadline_id) as default_verification_deadline_id,
    i.version, i.offer_id, i.organization_id,
    (select g.name from app_public.organizations g where g.id = i.organization_id) as organization_name,
    (select o.sponsorable_property_id from app_public.offers o where o.id = i.offer_id) as sponsorable_property_id,
    (select p.name from app_public.offers o join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
      where o.id = i.offer_id) as sponsorable_property_name,
    (select o.campaign_id from app_public.offers o where o.id = i.offer_id) as campaign_id,
    (select c.name from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
      where o.id = i.offer_id) as campaign_name, i.sponsor_id,
    (select s.name from app_public.sponsors s where s.id = i.sponsor_id) as sponsor_name,
    (select c.season from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
      where o.id = i.offer_id) as season,
    (select c.year from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
      where o.id = i.offer_id) as year,
    (select c.primary_strategist_contact_id from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
      where o.id = i.offer_id) as primary_strategist_contact_id,
    (select u.name from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
      join app_public.users u on u.id = c.primary_strategist_contact_id where o.id = i.offer_id) as strategist_name,
    i.release
  from app_public.verification_images i
  where i.status = 'pending' and (select app_private.is_staff());

-- Accepted photos that the sponsor does not see, because their release is not stated or withheld, and whether the
-- league stated one for the season. Hidden photos are not among them: staff hid those.
create view app_public.unreleased_image_list_items as
  select i.id, i.file_id, i.created_at,
    (select v.name from app_public.verification_deadlines v where v.id = i.verification_deadline_id) as deadline_name,
    i.release, i.version, i.offer_id, i.organization_id,
    (select g.name from app_public.organizations g where g.id = i.organization_id) as organization_name,
    (select o.campaign_id from app_public.offers o where o.id = i.offer_id) as campaign_id,
    (select c.name from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
      where o.id = i.offer_id) as campaign_name, i.sponsor_id,
    (select s.name from app_public.sponsors s where s.id = i.sponsor_id) as sponsor_name,
    (select c.season from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
      where o.id = i.offer_id) as season,
    (select c.year from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
      where o.id = i.offer_id) as year,
    exists (select from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
      join app_public.photo_release_statements r on (r.organization_id, r.season, r.year)
        = (i.organization_id, c.season, c.year) where o.id = i.offer_id) as stated_for_season
  from app_public.verification_images i
  where i.status = 'verified' and not i.hidden and i.release <> 'agreed' and (select app_private.is_staff());

comment on view app_public.offer_list_items is
  E'@primaryKey id\n@foreignKey (id) references app_public.offers (id)|@fieldName offer|@backwardBehavior -*\n'
  '@foreignKey (organization_id) references app_public.organizations (id)|@fieldName organization|@backwardBehavior '
  '-*\n@foreignKey (campaign_id) references app_public.campaigns (id)|@fieldName campaign|@backwardBehavior -*\n'
  '@foreignKey (sponsor_id) references app_public.sponsors (id)|@fieldName sponsor|@backwardBehavior -*\n'
  '@behavior -insert -update -delete -list\n'
  'An offer as a list across campaigns shows it; for staff. Values in US dollars.';
comment on view app_public.check_list_items is
  E'@primaryKey id\n@foreignKey (id) references app_public.checks (id)|@fieldName check|@backwardBehavior -*\n'
  '@foreignKey (organization_id) references app_public.organizations (id)|@fieldName organization|@backwardBehavior '
  '-*\n@foreignKey (offer_id) references app_public.offers (id)|@fieldName offer|@backwardBehavior -*\n'
  '@behavior -insert -update -delete -list\n'
  'A check as a list shows it; for staff. amount in US dollars; payee: to whom it is or would be made out.';
comment on view app_public.pending_image_list_items is
  E'@primaryKey id\n'
  '@foreignKey (id) references app_public.verification_images (id)|@fieldName verificationImage|@backwardBehavior -*\n'
  '@foreignKey (organization_id) references app_public.organizations (id)|@fieldName organization|@backwardBehavior '
  '-*\n@foreignKey (offer_id) references app_public.offers (id)|@fieldName offer|@backwardBehavior -*\n'
  '@behavior -insert -update -delete -list\nA photo that waits for review; for staff.';
comment on view app_public.unreleased_image_list_items is
  E'@primaryKey id\n'
  '@foreignKey (id) references app_public.verification_images (id)|@fieldName verificationImage|@backwardBehavior -*\n'
  '@foreignKey (organization_id) references app_public.organizations (id)|@fieldName organization|@backwardBehavior '
  '-*\n@foreignKey (offer_id) references app_public.offers (id)|@fieldName offer|@backwardBehavior -*\n'
  '@behavior -insert -update -delete -list\n'
  'An accepted photo that the sponsor does not see for lack of a release; for staff.';
comment on column app_public.unreleased_image_list_items.stated_for_season is
  E'@behavior -orderBy\nWhether the league stated for the season that those on its photos agreed.';
comment on column app_public.offer_list_items.next_deadline is
  'The earliest deadline that is open; past when it is overdue.';
comment on column app_public.offer_list_items.released_value is 'US dollars of approved checks, and of void ones '
  'that the bank paid and staff accepted.';
comment on column app_public.offer_list_items.overdue_deadlines_count is 'Open deadlines that are past due.';
-- No list shows these in a column of their own.
comment on column app_public.check_list_items.payout_method is '@behavior -orderBy';
comment on column app_public.check_list_items.campaign_id is '@behavior -orderBy';
comment on column app_public.check_list_items.decided_by_id is '@behavior -orderBy';
comment on column app_public.check_list_items.decided_by_name is '@behavior -orderBy';
comment on column app_public.check_list_items.withheld is '@behavior -orderBy -filterBy';
comment on column app_public.check_list_items.valid_until is '@behavior -orderBy';
comment on column app_public.check_list_items.returned_on is '@behavior -orderBy -filterBy';
comment on column app_public.check_list_items.stopped_on is '@behavior -orderBy -filterBy';
comment on column app_public.check_list_items.outstanding_days is E'@behavior -orderBy -filterBy\n'
  'Days since a check was mailed that the bank has not paid; null otherwise.';
comment on column app_public.check_list_items.cleared_on is '@behavior -orderBy';
comment on column app_public.check_list_items.cleared_amount is '@behavior -orderBy -filterBy';
comment on column app_public.check_list_items.action_reason is '@behavior -orderBy -filterBy';
comment on column app_public.check_list_items.estimated_arrival_date is '@behavior -orderBy -filterBy';
comment on column app_public.check_list_items.age_days is E'@behavior -orderBy -filterBy\n'
  'Days that a check waits to be approved, printed or mailed; null if it is not waiting.';
comment on column app_public.check_list_items.first_approved_by_id is '@behavior -orderBy';
comment on column app_public.check_list_items.first_approved_by_name is '@behavior -orderBy -filterBy';
comment on column app_public.check_list_items.replaces_id is '@behavior -orderBy -filterBy';
comment on column app_public.check_list_items.printed_at is '@behavior -orderBy -filterBy';
comment on column app_public.check_list_items.run_id is '@behavior -orderBy';

select app_private.open_list('app_public.offer_list_items',
  '{id,organization_id,organization_name,sponsorable_property_id,sponsorable_property_name,campaign_id,
    campaign_name,sponsor_id,sponsor_name,season,year,status,released_value,overdue_deadlines_count,created_at,
    updated_at,version}',
  '{organization_name=organizations.name organization_id,city=sponsorable_properties.city sponsorable_property_id,
    state=sponsorable_properties.state sponsorable_property_id,
    sponsorable_property_name=sponsorable_properties.name sponsorable_property_id,
    number_of_players=sponsorable_properties.number_of_players sponsorable_property_id,
    campaign_name=campaigns.name campaign_id,
    sponsor_name=sponsors.name sponsor_id,season=campaigns.season campaign_id~,
    year=campaigns.year campaign_id~newest_offer_of_campaigns,
    sport_name=sports.name sponsorable_properties.sport_id? sponsorable_property_id,
    released_value=offer_list_totals.released_value id,
    next_deadline=offer_list_totals.next_deadline id!open_offer_list_totals,
    overdue_deadlines_count=offer_list_totals.overdue_deadlines_count id!open_offer_list_totals}'),
  app_private.open_list('app_public.check_list_items',
    '{id,payout_method,status,state,amount,withheld,memo,payee,organization_id,organization_name,offer_id,
      campaign_id,campaign_name,sponsor_id,sponsor_name,created_at}',
    '{organization_name=organizations.name organization_id,sponsor_name=sponsors.name sponsor_id,
      campaign_id=offers.campaign_id offer_id,payee=check_list_names.payee id,
      campaign_name=check_list_names.campaign_name id,requested_by_name=check_list_names.requested_by_name id}'),
  app_private.open_list('app_public.pending_image_list_items',
    '{id,created_at,offer_id,organization_id,organization_name,sponsorable_property_id,
    sponsorable_property_name,campaign_id,campaign_name,sponsor_id,sponsor_name,season,year,version}'),
  app_private.open_list('app_public.unreleased_image_list_items',
    '{id,created_at,release,version,offer_id,organization_id,organization_name,campaign_id,
    campaign_name,sponsor_id,sponsor_name,season,year,stated_for_season}');

-- Up to six accepted photos to compare a pending one with, the newest first: of its deadline, then of the same default
-- deadline at other leagues, then of its organization [M8]. Staff only; nobody else sees any.
create or replace function app_public.pending_image_list_items_recently_accepted(
  item app_public.pending_image_list_items) returns setof app_public.verification_images
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select i.* from (
    select c.id, min(c.rank) as rank from (
      (select i.id, 1 as rank from app_public.verification_images i
        where i.verification_deadline_id = item.verification_deadline_id and i.status = 'verified'
        order by i.created_at desc limit 6)
      union all
      (select i.id, 2 from app_public.verification_deadlines d
        join app_public.verification_images i on i.verification_deadline_id = d.id
        where d.default_verification_deadline_id = item.default_verification_deadline_id and i.status = 'verified'
        order by i.created_at desc limit 6)
      union all
      (select i.id, 3 from app_public.verification_images i
        where i.organization_id = item.organization_id and i.status = 'verified' order by i.created_at desc limit 6)
    ) c group by c.id) f
  join app_public.verification_images i on i.id = f.id
  where app_private.is_staff() order by f.rank, i.created_at desc, i.id desc limit 6
$$;
grant execute on function app_public.pending_image_list_items_recently_accepted(app_public.pending_image_list_items)
  to sideline_admin;
comment on function app_public.pending_image_list_items_recently_accepted(app_public.pending_image_list_items) is
  E'@simpleCollections only\n'
  'Up to six accepted photos to compare it with: of its deadline, of the same default deadline, of its organization.';
