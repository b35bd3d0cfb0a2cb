-- What an email to a league leads to without a login [V11]: how a sponsorship stands and its artwork, read-only.

-- A sponsorship's state, photos, artwork (tags: the values for its texts) and checks for anybody with the link from an
-- email; no address, payee or person, and checks only if it is an email about payments whose recipient is no helper by
-- now. mail_kind: null for a link that does not say which email it was in. Null when the link expired,
-- its offer's links were revoked, or the league never saw the offer. For the server, which has verified the token.
create or replace function app_private.sponsorship_status(offer_id int, link_version int, expires_at timestamptz,
  recipient text, mail_kind text) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('today', app_private.today(), 'offerId', o.id, 'status', o.status, 'sponsor', s.name,
    'organization', g.name, 'program', p.name, 'season', c.season, 'year', c.year, 'confirmedAt', o.confirmed_at,
    'checkLateSince', case when m.sees then app_private.check_late_since(o, app_private.today()) end,
    'tags', app_public.tag_values(o.id),
    'reason', case o.status when 'canceled' then o.removal_reason
      when 'rejected_by_league' then o.league_rejection_reason end,
    'deadlines', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'deadline', d.deadline,
        'section', app_public.verification_deadlines_section(d),
        'texts', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'content', t.content)
          order by t.id), '[]')
          from app_public.creative_contents t where t.verification_deadline_id = d.id),
        'files', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name,
          'key', app_public.file_url_key(f.file_id, false)) order by f.id), '[]')
          from app_public.creative_files f where f.verification_deadline_id = d.id),
        'rejection', (select jsonb_build_object('sentAt', i.created_at, 'reason', r.name,
          'spanishReason', r.spanish_name, 'note', i.rejection_note)
          from app_public.verification_images i
          left join app_public.image_rejection_reasons r on r.id = i.rejection_reason_id
          where i.verification_deadline_id = d.id and i.status = 'rejected' and d.pending_images = 0 and not d.verified
          order by i.id desc limit 1)) order by d.deadline, d.id), '[]')
      from app_public.verification_deadlines d where d.offer_id = o.id and o.status = 'confirmed'),
    'checks', (select case when m.sees then coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'amount', k.amount,
        'withheld', k.withheld, 'number', case when k.printed_at is not null then k.number end,
        'payoutMethod', k.payout_method, 'status', k.status, 'state', k.state,
        'mailedOn', k.mailed_on, 'estimatedArrivalDate', k.estimated_arrival_date, 'validUntil', k.valid_until,
        'clearedOn', k.cleared_on,
        'actionReason', case when k.state in ('voided', 'stopped') then k.action_reason end) order by k.id), '[]') end
      from app_public.checks k where k.offer_id = o.id and k.status in ('approved', 'voided')))
  from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
  join app_public.sponsors s on s.id = o.sponsor_id
  join app_public.organizations g on g.id = o.organization_id
  join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  cross join lateral (
    select sponsorship_status.mail_kind = any (app_private.payment_mail_kinds())
      and not app_private.is_helper(o.organization_id, sponsorship_status.recipient) as sees) m
  where o.id = sponsorship_status.offer_id and sponsorship_status.expires_at > app_private.clock()
    and app_private.link_version('offer', o.id::text) = sponsorship_status.link_version
    and o.status in ('proposed', 'confirmed', 'rejected_by_league', 'rejected', 'canceled')
$$;
grant execute on function app_private.sponsorship_status(int, int, timestamptz, text, text) to sideline_authenticator;
