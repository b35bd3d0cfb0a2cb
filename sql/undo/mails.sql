-- The emails of a change, and which of them undoing it cannot recall.

-- The emails about a change that were queued for the end of its day: about creatives to the league; about replies,
-- answers and notes to users of the sponsor.
create or replace function app_private.later_mails_of_change(change_id text) returns setof app_private.mail_outbox
  language sql stable security definer rows 5 set search_path = pg_catalog, pg_temp
as $$
  select m.* from app_private.audit_log l
  join app_private.mail_outbox m on m.organization_id = l.organization_id and m.kind = 'creatives'
    and m.created_at >= l.at
    and m.payload -> 'verification_deadline_ids' @> (l.new_values -> 'verification_deadline_id')
  where l.transaction_id = later_mails_of_change.change_id::xid8
    and l.table_name in ('creative_contents', 'creative_files') and l.op = 'I'
  union
  select m.* from app_private.audit_log l
  left join app_public.sponsor_feedback f on l.table_name = 'sponsor_feedback' and l.new_values ? 'reply'
    and f.id::text = l.row_id
  left join app_public.photo_requests r on l.table_name = 'photo_requests' and l.new_values ? 'answered_at'
    and r.id::text = l.row_id
  left join app_public.campaigns c on l.table_name = 'campaign_notes' and l.new_values ->> 'published' = 'true'
    and c.id::text = l.parent_id
  join app_private.mail_outbox m on m.kind = 'sponsor_news' and m.created_at between l.at and l.at + interval '7 days'
    and app_private.day_of(l.at) >= (m.payload ->> 'from_day')::date
    and app_private.day_of(l.at) < (m.payload ->> 'before_day')::date
    and ((m.payload ->> 'user_id')::int in (f.user_id, r.user_id)
      or exists (select from app_public.sponsor_users s
        where s.sponsor_id = c.sponsor_id and s.user_id = (m.payload ->> 'user_id')::int))
  where l.transaction_id = later_mails_of_change.change_id::xid8
    and l.table_name in ('sponsor_feedback', 'photo_requests', 'campaign_notes')
$$;

-- The emails of a change that undoing cannot recall: all but those that it withdraws. Emails that only notify
-- contacts of the change are followed by another about its undo.
create or replace function app_private.mails_of_change(change_id text) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(format('The email to %s', s.recipient) order by s.id), '{}') from (
    select distinct l.id, l.recipient from (
      select o.id, o.included_in from app_private.mail_outbox o where o.transaction_id = mails_of_change.change_id::xid8
      union all
      select o.id, o.included_in from app_private.later_mails_of_change(mails_of_change.change_id) o) m
    join app_private.mail_outbox l on l.id = coalesce(m.included_in, m.id) -- the email that included it
    where l.state not in ('skipped', 'failed')
      and not app_private.is_withdrawable(l) and l.kind <> all (app_private.told_again_mail_kinds())) s
$$;
