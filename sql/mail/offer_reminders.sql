-- Reminders of offers that a league has not answered.

-- Queues a reminder of each unanswered offer when these numbers of days have passed since it was sent, and at least the
-- campaign's minimum since the last email about it and the setting's days since a follow-up; bundled like offers. If
-- several are due, the latest one counts, and none before it follows. Not of offers that nobody got, and of no season
-- that is over. Returns the number of queued emails. Called by the worker.
create or replace function app_private.queue_offer_reminders(p_days int[]) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_swept date;
  v_count int := 0;
  v record;
begin
  -- only today's on the first sweep; a concurrent sweep waits here
  insert into app_private.sweeps as s (name, swept_through) values ('offers__remind', app_private.today() - 1)
  on conflict (name) do update set swept_through = least(s.swept_through, app_private.today() - 1)
    returning s.swept_through into v_swept;
  for v in
    select distinct on (o.organization_id, o.id) o.organization_id, o.id, step.days
    from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id cross join unnest(p_days) step (days)
    cross join app_public.contact_settings s
    cross join lateral (select app_private.last_mailed_at('offer', o) as at) last
    cross join lateral (select greatest(app_private.day_of(o.offer_sent_at) + step.days,
      app_private.day_of(last.at) + c.days_between_mails,
      app_private.day_of(app_private.followed_up_at(o)) + s.follow_up_days) as due) d
    where o.status = 'proposed' and last.at is not null and d.due > v_swept and d.due <= app_private.today()
      and app_private.ended_reason('offer_reminder', o) is null
      and not exists (select from app_private.mail_outbox m where m.offer_id = o.id
        and m.kind = 'offer_reminder' and m.created_at >= o.offer_sent_at
        and split_part(m.subject_key, ':', 3)::int >= step.days)
    order by o.organization_id, o.id, step.days desc
  loop
    v_count := v_count + app_private.queue_mail_to_organization('offer_reminder', v.organization_id,
      format('offer_reminder:%s:%s', v.id, v.days), jsonb_build_object('offer_id', v.id), v.id);
  end loop;
  update app_private.sweeps s set swept_through = app_private.today() where s.name = 'offers__remind';
  return v_count;
end $$;
