-- Emails as staff see them: what was sent to whom and when, or why not; and sending one again.

-- True if the invitation was sent again later: then only the newer email is sent.
create or replace function app_private.has_newer_invitation(p_mail app_private.mail_outbox) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select p_mail.kind = 'invitation'
    and exists (select from app_private.mail_outbox n where n.kind = 'invitation' and n.recipient = p_mail.recipient
      and n.payload -> 'invitation_id' = p_mail.payload -> 'invitation_id' and n.id > p_mail.id)
$$;

-- Whether an email may be resent without a second copy: never sent or refused, and its address accepts email.
create or replace function app_private.may_send_again(p_mail app_private.mail_outbox) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select p_mail.state in ('skipped', 'refused', 'failed') and p_mail.recipient <> '' and p_mail.included_in is null
    and app_private.mail_suppression_reason(p_mail.kind, p_mail.recipient) is null
    and not app_private.has_newer_invitation(p_mail)
$$;

-- Mails newest first: of an offer, of an organization, or all; in the given states; whose recipient or organization
-- contains the text; older than the given id. At most 100; staff only, nobody else sees any.
create or replace function app_public.mails(offer_id int default null, organization_id int default null,
    states text[] default null, search text default null, before_id bigint default null) returns setof app_public.mail
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
  select m.id, m.kind, m.recipient, s.state,
    case when s.state <> 'sent' then l.last_error end, m.created_at,
    case when s.state = 'waiting' then l.not_before end, l.sent_at, l.attempts, m.offer_id, m.organization_id, g.name,
    app_private.may_send_again(m)
  from app_private.mail_outbox m left join app_public.organizations g on g.id = m.organization_id
  -- the email that included it, for what was sent with others of the day
  join app_private.mail_outbox l on l.id = coalesce(m.included_in, m.id)
  cross join lateral (select case when l.state in ('queued', 'claimed') then 'waiting' else l.state end as state) s
  where app_private.is_staff()
    and (m.included_in is null or mails.offer_id is not null or mails.organization_id is not null)
    and (mails.offer_id is null or m.offer_id = mails.offer_id
      -- one email for all programs of the organization in the campaign
      or m.organization_id = (select o.organization_id from app_public.offers o
        where o.id = mails.offer_id) and m.kind in ('survey', 'application')
        and m.subject_key = (select app_private.mail_subject_key(m.kind, o) from app_public.offers o
          where o.id = mails.offer_id))
    and (mails.organization_id is null or m.organization_id = mails.organization_id)
    and (mails.states is null or s.state = any (mails.states))
    and (coalesce(btrim(mails.search), '') = '' or position(lower(btrim(mails.search)) in m.recipient) > 0
      or position(lower(btrim(mails.search)) in lower(g.name)) > 0)
    and (mails.before_id is null or m.id < mails.before_id)
  order by m.id desc limit 100
$$;
grant execute on function app_public.mails(int, int, text[], text, bigint) to sideline_admin;
comment on function app_public.mails(int, int, text[], text, bigint) is
  E'@simpleCollections only\nEmails, newest first, at most 100: of an offer, an organization or all. States: waiting, '
  'sent, skipped, refused, failed, uncertain; reason says why an email was not sent.';

-- The contact addresses of an organization that get no email, or no bulk email, and since when; staff.
create or replace function app_public.mail_suppressions(organization_id int) returns setof app_public.mail_suppression
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select s.address, s.reason, s.detail, s.created_at from app_public.organizations g
  cross join lateral app_private.contact_addresses(g.contact_email) a (address)
  join app_private.mail_suppressions s on s.address = a.address
  where g.id = mail_suppressions.organization_id and app_private.is_staff() order by s.address, s.reason
$$;
grant execute on function app_public.mail_suppressions(int) to sideline_admin;
comment on function app_public.mail_suppressions(int) is
  E'@simpleCollections only\n'
  'Contact addresses of an organization that bounced (no email) or unsubscribed (no bulk email).';

-- Allows email to a bounced address again; staff. SL409 if the person unsubscribed: only an email's link undoes that.
create or replace function app_public.clear_bounce(address text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  delete from app_private.mail_suppressions s
  where s.address = lower(btrim(clear_bounce.address)) and s.reason = 'bounced';
  if not found then
    perform app_private.fail(case when app_private.unsubscribed_topics(clear_bounce.address) <> '{}' then 'SL409'
      else 'SL404' end,
      case when app_private.unsubscribed_topics(clear_bounce.address) <> '{}'
        then 'This address unsubscribed. Only its owner can take that back, by the link in the mail.'
        else 'This address has not refused any mail.' end);
  end if;
  return true;
end $$;
grant execute on function app_public.clear_bounce(text) to sideline_admin;
comment on function app_public.clear_bounce(text) is E'@resultFieldName cleared\n'
  'Allows emails again to an address that bounced. Errors: SL404 if it did not; SL409 if it is unsubscribed.';

-- Resends an email that was skipped, refused or given up; staff. SL409 if it was or may have been sent.
create or replace function app_public.send_mail_again(id bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_private.mail_outbox;
begin
  perform app_private.require_staff();
  perform app_private.lock_contact(m.organization_id) from app_private.mail_outbox m where m.id = send_mail_again.id;
  select * into v from app_private.mail_outbox m where m.id = send_mail_again.id for update;
  if not found then perform app_private.fail('SL404', 'There is no such email.'); end if;
  if not app_private.may_send_again(v) then
    perform app_private.fail('SL409', case
      when v.recipient = '' then 'No contact email is saved.'
      when v.included_in is not null then 'Sent in one email with others of that day.'
      when v.state in ('skipped', 'refused', 'failed') then
        coalesce(app_private.mail_suppression_reason(v.kind, v.recipient), 'A newer invitation takes its place.')
      when v.state = 'uncertain' then 'It may have been sent: sending it again could mail it twice.'
      when v.state = 'sent' then 'It was sent already.' else 'It is waiting to be sent.' end);
  end if;
  update app_private.mail_outbox m set state = 'queued', attempts = 0, last_error = null, retry_at = null,
    not_before = null, due = app_private.day_again(m) where m.id = v.id;
  perform app_private.add_job('mail_outbox__send', '{}', 'mail_outbox__send');
  return true;
end $$;
grant execute on function app_public.send_mail_again(bigint) to sideline_admin;
comment on function app_public.send_mail_again(bigint) is E'@resultFieldName queued\nResends an email that was not '
  'sent or bounced. Errors: SL404; SL409 if it was or may have been sent, or if its address accepts no email.';

-- Resends many emails that were skipped, refused or given up; staff. With uncertain_too also those that may have been
-- sent, whose recipients may get a second copy [T22]. Returns which were queued and which were not.
create or replace function app_public.send_mails_again(mail_ids bigint[], uncertain_too boolean default false)
  returns app_public.sent_again language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  r app_public.sent_again := ('{}', '{}');
  v_id bigint;
begin
  perform app_private.require_staff();
  if cardinality(mail_ids) > 1000 then
    perform app_private.fail('SL422', 'At most 1,000 emails can be resent at once.', 'mail_ids');
  end if;
  perform app_private.lock_contact(g.id) from (select distinct m.organization_id as id from app_private.mail_outbox m
    where m.id = any (mail_ids) and m.organization_id is not null order by 1) g;
  with asked as (
    select m.id, app_private.may_send_again(m) or coalesce(uncertain_too, false) and m.state = 'uncertain'
      and app_private.mail_suppression_reason(m.kind, m.recipient) is null
      and not app_private.has_newer_invitation(m) as may
    from app_private.mail_outbox m where m.id = any (mail_ids) order by m.id for update)
  select coalesce(array_agg(a.id order by a.id) filter (where a.may), '{}'),
    coalesce(array_agg(a.id order by a.id) filter (where a.may is not true), '{}')
  into r.queued_ids, r.left_ids from asked a;
  -- one after the other, because the day of one decides that of the next to the same league
  foreach v_id in array r.queued_ids loop
    update app_private.mail_outbox m set state = 'queued', attempts = 0, last_error = null, retry_at = null,
      not_before = null, due = app_private.day_again(m) where m.id = v_id;
  end loop;
  if r.queued_ids <> '{}' then perform app_private.add_job('mail_outbox__send', '{}', 'mail_outbox__send'); end if;
  return r;
end $$;
grant execute on function app_public.send_mails_again(bigint[], boolean) to sideline_admin;
comment on function app_public.send_mails_again(bigint[], boolean) is
  E'@resultFieldName result\nResends at most 1,000 emails: those that were never sent or were refused, and with '
  'uncertainToo also those that may have been sent. Errors: SL422.';

select app_private.never_null('app_public.sent_again', '{queued_ids,left_ids}');

select app_private.never_null('app_public.mail', '{id,kind,recipient,state,created_at,attempts,may_send_again}');
select app_private.never_null('app_public.mail_suppression', '{address,reason,created_at}');
