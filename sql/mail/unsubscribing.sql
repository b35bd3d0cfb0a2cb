-- Topics that recipients unsubscribe from, and addresses that get no email.

-- The topic of a kind of bulk email, from which an address can unsubscribe separately [L19]; null for other emails. The templates
-- declare the same.
create or replace function app_private.mail_topic(kind text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select case when not app_private.is_bulk_mail(mail_topic.kind) then null
    when mail_topic.kind = 'verification_reminder' then 'proof' when mail_topic.kind = 'daily_work' then 'work' else 'offers' end;
end;

create or replace function app_private.mail_topics() returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select array['offers', 'proof', 'work']; end;

-- Why an address gets no mail of this kind, null when it does. What refused mail once is tried again only when its own person
-- asks for a new password: without it they would be locked out until staff look.
create or replace function app_private.mail_suppression_reason(p_kind text, p_address text) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case s.reason when 'bounced' then 'This address refused mail on ' || to_char(app_private.day_of(s.created_at), 'FMMM/FMDD/YYYY') || '.'
    else 'This address unsubscribed on ' || to_char(app_private.day_of(s.created_at), 'FMMM/FMDD/YYYY') || '.' end
  from app_private.mail_suppressions s
  where s.address = p_address and case s.reason when 'bounced' then p_kind <> 'recovery' when 'unsubscribed' then app_private.is_bulk_mail(p_kind)
    else s.reason = 'unsubscribed_' || app_private.mail_topic(p_kind) end order by s.reason limit 1
$$;
grant execute on function app_private.mail_suppression_reason(text, text) to sideline_authenticator;

-- Bulk mail of a topic to this address ends, all of it without a topic; asked twice, once [RFC 8058]. The server calls it for a
-- signed link.
create or replace function app_private.unsubscribe(address text, topic text default null) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.mail_suppressions (address, reason)
  values (lower(btrim(unsubscribe.address)), 'unsubscribed' || coalesce('_' || unsubscribe.topic, '')) on conflict do nothing
$$;
grant execute on function app_private.unsubscribe(text, text) to sideline_authenticator;

-- Takes it back. Whoever had ended all bulk mail gets that of the topic again and no other.
create or replace function app_private.resubscribe(address text, topic text default null) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with gone as (delete from app_private.mail_suppressions s where s.address = lower(btrim(resubscribe.address)) and case when resubscribe.topic is null
      then s.reason <> 'bounced' else s.reason in ('unsubscribed', 'unsubscribed_' || resubscribe.topic) end returning s.address, s.reason, s.created_at)
  insert into app_private.mail_suppressions (address, reason, created_at)
  select g.address, 'unsubscribed_' || t, g.created_at from gone g cross join unnest(app_private.mail_topics()) t
  where g.reason = 'unsubscribed' and t <> resubscribe.topic on conflict do nothing
$$;
grant execute on function app_private.resubscribe(text, text) to sideline_authenticator;

-- The topics of bulk mail that this address has ended.
create or replace function app_private.unsubscribed_topics(address text) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select array(select t from unnest(app_private.mail_topics()) t where exists (select from app_private.mail_suppressions s
    where s.address = lower(btrim(unsubscribed_topics.address)) and s.reason in ('unsubscribed', 'unsubscribed_' || t)))
$$;
grant execute on function app_private.unsubscribed_topics(text) to sideline_authenticator;
