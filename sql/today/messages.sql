-- What people wait for an answer to: refused emails, sponsors' requests, tasks and mentions.

-- Emails refused in the last 30 days whose address the league still has: of offers of the campaigns, or of a league
-- with an offer in them; team: those of no league, too. And planned sends of them of which something failed.
create or replace function app_private.today_mails(campaign_ids int[], team boolean, instant timestamptz)
  returns setof app_private.today_item language sql stable rows 100
begin atomic
  select 'mails_refused'::app_public.today_kind, m.id, m.recipient, o.id::bigint, o.value,
    app_private.day_of(m.created_at)
  from app_private.mail_outbox m left join app_public.organizations g on g.id = m.organization_id
  left join lateral (select f.id, f.value from app_public.offers f
    where f.campaign_id = any (campaign_ids)
      and (f.id = m.offer_id or m.offer_id is null and f.organization_id = m.organization_id)
    order by f.created_at desc, f.id desc limit 1) o on true
  where case when m.state in ('queued', 'claimed') then 'waiting' else m.state end = 'refused' and m.included_in is null
    and m.created_at > instant - interval '30 days' and (o.id is not null or team)
    and (g.id is null or m.recipient in (select a from app_private.contact_addresses(g.contact_email) a))
  union all
  select 'sends_failed', s.id, c.name, s.id, sum(o.value), app_private.day_of(min(i.ended_at))
  from app_private.send_offers i join app_public.sends s on s.id = i.send_id
  join app_public.campaigns c on c.id = s.campaign_id left join app_public.offers o on o.id = i.offer_id
  where i.state = 'failed' and s.campaign_id = any (campaign_ids) group by s.id, c.id;
end;

-- Open requests of sponsors about photos of the campaigns, a person's tasks due by today, and their unread mentions;
-- team: everybody's.
create or replace function app_private.today_answers(campaign_ids int[], p_user_id int, instant timestamptz)
  returns setof app_private.today_item language sql stable rows 100
begin atomic
  select 'photo_requests'::app_public.today_kind, r.id::bigint, c.name, null::bigint, null::numeric(12,2),
    app_private.day_of(r.created_at)
  from app_public.photo_requests r join app_public.campaigns c on c.id = r.campaign_id
  where r.status = 'open' and r.campaign_id = any (campaign_ids)
  union all
  select 'tasks', t.id, t.title, null, null, t.due_date from app_public.tasks t
  where (p_user_id is null or t.assignee_id = p_user_id) and not t.done and t.due_date <= app_private.day_of(instant)
  union all
  select 'mentions', m.id, coalesce(u.name, u.email, 'System User'), null, null, app_private.day_of(k.created_at)
  from app_public.comment_mentions m join app_public.comments k on k.id = m.comment_id
  left join app_public.users u on u.id = k.user_id
  where (p_user_id is null or m.user_id = p_user_id) and m.read_at is null;
end;
