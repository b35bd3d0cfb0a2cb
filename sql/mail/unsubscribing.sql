-- Topics that recipients unsubscribe from, and addresses that get no email.

-- The topic of a kind of bulk email, from which an address can unsubscribe separately [L19]; null for other emails. The
-- templates declare the same.
create or replace function app_private.mail_topic(kind text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select case when not app_private.is_bulk_mail(mail_topic.kind) then null
    when mail_topic.kind = 'verification_reminder' then 'proof'
    when mail_topic.kind in ('daily_work', 'sponsor_news') then 'work' else 'offers' end;
end;

create or replace function app_private.mail_topics() returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select array['offers', 'proof', 'work']; end;

-- Why an address gets no email of this kind, null if it does. An address that bounced is tried again only for a
-- password reset that its user requested, who would otherwise be locked out until staff intervene.
create or replace function app_private.mail_suppression_reason(p_kind text, p_address text) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case s.reason when 'bounced'
    then 'This address refused mail on ' || to_char(app_private.day_of(s.created_at), 'FMMM/FMDD/YYYY') || '.'
    else 'This address unsubscribed on ' || to_char(app_private.day_of(s.created_at), 'FMMM/FMDD/YYYY') || '.' end
  from app_private.mail_suppressions s
  where s.address = p_address
    and case s.reason when 'bounced' then p_kind <> 'recovery' when 'unsubscribed' then app_private.is_bulk_mail(p_kind)
      else s.reason = 'unsubscribed_' || app_private.mail_topic(p_kind) end order by s.reason limit 1
$$;
grant execute on function app_private.mail_suppression_reason(text, text) to sideline_authenticator;

-- Unsubscribes this address from bulk email of a topic, or of all topics if none is given; repeating it has no effect
-- [RFC 8058]. Called by the server for a signed link.
create or replace function app_private.unsubscribe(address text, topic text default null) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.mail_suppressions (address, reason)
  values (lower(btrim(unsubscribe.address)), 'unsubscribed' || coalesce('_' || unsubscribe.topic, ''))
  on conflict do nothing
$$;
grant execute on function app_private.unsubscribe(text, text) to sideline_authenticator;

-- Resubscribes. Somebody who had unsubscribed from all bulk email gets only that of this topic again.
create or replace function app_private.resubscribe(address text, topic text default null) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with gone as (delete from app_private.mail_suppressions s
    where s.address = lower(btrim(resubscribe.address)) and case when resubscribe.topic is null
        then s.reason <> 'bounced' else s.reason in ('unsubscribed', 'unsubscribed_' || resubscribe.topic) end
        returning s.address, s.reason, s.created_at)
  insert into app_private.mail_suppressions (address, reason, created_at)
  select g.address, 'unsubscribed_' || t, g.created_at from gone g cross join unnest(app_private.mail_topics()) t
  where g.reason = 'unsubscribed' and t <> resubscribe.topic on conflict do nothing
$$;
grant execute on function app_private.resubscribe(text, text) to sideline_authenticator;

-- The topics of bulk email that this address has unsubscribed from.
create or replace function app_private.unsubscribed_topics(address text) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select array(select t from unnest(app_private.mail_topics()) t
    where exists (select from app_private.mail_suppressions s
      where s.address = lower(btrim(unsubscribed_topics.address))
        and s.reason in ('unsubscribed', 'unsubscribed_' || t)))
$$;
grant execute on function app_private.unsubscribed_topics(text) to sideline_authenticator;
