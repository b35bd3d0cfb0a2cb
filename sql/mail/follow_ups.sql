-- Second emails about offers that a league has not answered: staff send them, once for each time an offer was sent.

-- When an offer was followed up since it was last sent; null if it was not. Emails that nobody got do not count.
create or replace function app_private.followed_up_at(p_offer app_public.offers) returns timestamptz
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select greatest(max(m.created_at), (select max(d.at) from app_private.offer_mails d
    where d.offer_id = p_offer.id and d.kind = 'offer_follow_up' and d.at >= p_offer.offer_sent_at and not d.refused))
  from app_private.mail_outbox m join app_private.mail_outbox l on l.id = coalesce(m.included_in, m.id)
  where m.offer_id = p_offer.id and m.kind = 'offer_follow_up' and m.created_at >= p_offer.offer_sent_at
    and l.state not in ('skipped', 'refused', 'failed')
$$;
