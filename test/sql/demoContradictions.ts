/** Each query finds rows that contradict what triggers and functions ensure; there must be none. */
export const CONTRADICTIONS: Record<string, string> = {
  'a deadline whose counters differ from its images': `
    select d.id from app_public.verification_deadlines d
    left join (select verification_deadline_id as id, count(*) filter (where status = 'verified') as verified, count(*) filter (where status = 'pending') as pending,
        min(created_at) filter (where status = 'verified') as proved
      from app_public.verification_images group by 1) i on i.id = d.id
    where d.verified_images <> coalesce(i.verified, 0) or d.pending_images <> coalesce(i.pending, 0) or d.proved_at is distinct from i.proved`,
  'a deadline whose creatives are miscounted': `
    select d.id from app_public.verification_deadlines d where d.creatives <>
      (select count(*) from app_public.creative_contents c where c.verification_deadline_id = d.id) + (select count(*) from app_public.creative_files f where f.verification_deadline_id = d.id)`,
  'an offer whose views are not those of its links': `
    select o.id from app_public.offers o
    left join (select record_id, count(*) filter (where kind = 'offer') as looked, count(*) filter (where kind = 'application') as read
      from app_private.link_views where not scanner and kind in ('offer', 'application') group by 1) v on v.record_id = o.id::text
    where o.number_of_offer_views <> coalesce(v.looked, 0) or o.number_of_survey_views <> coalesce(v.read, 0)`,
  'a verified deadline that was not completed':
    'select id from app_public.verification_deadlines where verified and did_not_complete',
  'an offer with more checks than value': `
    select o.id from app_public.offers o join app_public.checks c on c.offer_id = o.id and c.status in ('pending', 'approved') group by o.id having sum(c.amount) > coalesce(o.value, 0)`,
  'a direct deposit that differs from its entry, or went to an account that was not in use': `
    select c.id from app_public.checks c join app_public.deposit_accounts a on a.id = c.deposit_account_id
    left join app_public.deposit_entries e on e.check_id = c.id and e.returned_on is null
    left join app_public.deposit_runs r on r.id = e.run_id
    where c.organization_id <> a.organization_id or c.reviewed_at < a.usable_from or c.reviewed_at > a.ended_at
      or (e.amount, e.account_id) <> (c.amount, a.id) or r.created_at < c.reviewed_at or r.sent_on is distinct from c.mailed_on`,
  'a check on an offer that is not confirmed': `select c.id from app_public.checks c join app_public.offers o on o.id = c.offer_id where o.status <> 'confirmed'`,
  'a program whose confidence is not the effective one': `
    select p.id from app_public.sponsorable_properties p cross join lateral app_private.effective_confidence(p.entered_data_confidence, p.end_date, p.updated_at) e
    where p.data_confidence <> e.confidence or p.confidence_changes_on is distinct from e.changes_on`,
  'a program that is not at its primary place': `
    select p.id from app_public.sponsorable_properties p
    left join app_public.sponsorable_property_play_locations j on j.sponsorable_property_id = p.id and j."primary"
    left join app_public.play_locations l on l.id = j.play_location_id
    where (p.lat, p.lon, p.city, p.state, p.zip) is distinct from (l.lat, l.lon, l.city, l.state, app_private.zip_key(l.zipcode))`,
  'an organization without a primary place': `
    select o.id from app_public.organizations o where not exists (select from app_public.play_locations l where l.organization_id = o.id and l."primary")`,
  'an organization in another time zone than its place': `
    select o.id from app_public.organizations o join app_public.play_locations l on l.organization_id = o.id and l."primary" where o.time_zone is distinct from app_private.time_zone_of(l.state, l.lon)`,
  'a campaign with two offers of different sponsors':
    'select campaign_id from app_public.offers group by 1 having count(distinct sponsor_id) > 1',
  'a sent offer that nobody was notified of':
    'select id from app_public.offers where (offer_sent_at is not null) <> communicated_to_league',
  "an offer of a season that is not its program's": `
    select o.id from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id where p.season <> c.season`,
  'a package with an archived capability': `
    select k.id from app_public.organization_capability_packages k join app_public.organization_capabilities c on c.id = k.organization_capability_id where c.archived`,
  'a file that no picture was stored for': `select id from app_private.files where byte_size < 1000`,
  'something from the future': [
    'offers',
    'verification_images',
    'verification_deadlines',
    'sponsorship_events',
    'checks',
    'comments',
    'organizations',
    'sponsorable_properties',
  ]
    .map((table) => `select id from app_public.${table} where created_at > app_private.clock()`)
    .join(' union all '),
  'an application from the future':
    'select id from app_public.sponsorship_applications where greatest(created_at, updated_at, submitted_at) > app_private.clock()',
  'an offer older than its campaign, or sent, opened or confirmed before the step that comes before': `
    select o.id from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id where o.created_at < c.created_at
      or o.offer_sent_at < o.created_at or o.offer_opened_at < o.offer_sent_at or o.confirmed_at < coalesce(o.offer_opened_at, o.offer_sent_at) or o.updated_at < o.offer_sent_at`,
  'a photo or check older than the acceptance': `
    select o.id from app_public.offers o join app_public.verification_images i on i.offer_id = o.id where i.created_at < o.confirmed_at
    union all select o.id from app_public.offers o join app_public.checks k on k.offer_id = o.id where k.created_at < o.confirmed_at`,
  'a list that names an unknown sport': `select o.id from app_public.organizations o, unnest(o.sport_ids) s where not exists (select from app_public.sports where id = s)`,
  'an instruction with an unknown tag': `
    select id from app_public.default_verification_deadlines where app_private.tag_error(verification_reminder_instructions, '{sponsor_name,verification_email_address}') is not null`,
  'a mail': 'select id from app_private.mail_outbox',
  'an audit row': 'select id from app_private.audit_log',
};
