-- The assets of the viewer's campaigns, one row for each that a league confirmed: what the numbers of
-- dashboard_deliveries are sums of. An asset without a quantity counts once. It is not_delivered if its league could
-- not meet a deadline, proven if every deadline has a verified photo, late if a deadline has passed without a photo and
-- staff show overdue proof to the sponsor (campaigns.sponsor_sees_overdue), in_review if a photo of a deadline waits
-- for staff [S-284], otherwise due. The next date is shown where staff allow it (sponsor_sees_dates). photo_absence
-- says why the sponsor sees no photo of the asset: none, in_review, hidden by staff, or without a release
-- (unreleased); null if they see one.
create view app_public.dashboard_assets with (security_barrier) as
  select a.id, l.campaign_id, l.id as offer_id, a.campaign_capability_id, k.name as capability_name,
    l.organization_name, l.sponsorable_property_name, l.sport_name, l.city, l.state, l.confirmed_on,
    coalesce(a.quantity, 1) as quantity,
    case when d.missed then 'not_delivered' when d.proven then 'proven'
      when d.late and c.sponsor_sees_overdue then 'late'
      when d.in_review then 'in_review' else 'due' end as status,
    case when c.sponsor_sees_dates then d.next_due_on end as next_due_on,
    (select app_private.photo_absence(bool_or(i.shown_to_sponsor), bool_or(i.status = 'verified' and not i.hidden),
      bool_or(i.status = 'verified'), bool_or(i.status = 'pending'))
      from app_public.verification_deadlines v join app_public.verification_images i
        on i.verification_deadline_id = v.id where v.asset_id = a.id) as photo_absence
  from app_public.dashboard_leagues l
  join app_public.campaigns c on c.id = l.campaign_id
  join app_public.assets a on a.offer_id = l.id
  join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
  join app_public.capabilities k on k.id = cc.capability_id
  cross join lateral (
    select bool_or(v.did_not_complete) as missed, bool_and(v.verified) as proven,
      bool_or(not v.verified and not v.any_pending_verification_images
        and v.deadline < (select app_private.today())) as late,
      bool_or(not v.verified and v.any_pending_verification_images) as in_review,
      min(v.deadline) filter (where not v.verified and v.deadline >= (select app_private.today())) as next_due_on
    from app_public.verification_deadlines v where v.asset_id = a.id) d;

grant select on app_public.dashboard_assets to sideline_campaign_link, sideline_season_link, sideline_sponsor;
comment on view app_public.dashboard_assets is E'@primaryKey id\n'
  '@foreignKey (offer_id) references dashboard_leagues (id)|@fieldName league|@foreignFieldName assets\n'
  '@foreignKey (campaign_id) references dashboard_campaigns (id)|@fieldName campaign|@foreignFieldName assets\n'
  '@behavior -insert -update -delete\nAn asset that a league of the viewer''s campaigns confirmed, and its status: '
  'proven, in_review, due, late or not_delivered.';
