-- Replies of staff to comments and questions of a sponsor's users, and the daily email about what is new for them.

-- Replies to a comment or question of a sponsor's user, who reads it there; a later reply of the same person replaces
-- it. Staff; returns the comment or question. Errors: SL404;
-- SL409 if it asks nothing, or if somebody else has replied; SL422 reply.
create or replace function app_public.reply_to_feedback(id int, reply text) returns app_public.sponsor_feedback
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.sponsor_feedback;
  v_reply text := nullif(btrim(reply_to_feedback.reply, E' \t\r\n'), '');
begin
  perform app_private.require_staff();
  if v_reply is null then perform app_private.fail('SL422', 'Write a reply first.', 'reply'); end if;
  if char_length(v_reply) > 2000 then
    perform app_private.fail('SL422', 'The reply is too long: 2,000 characters at most.', 'reply');
  end if;
  select * into v from app_public.sponsor_feedback f where f.id = reply_to_feedback.id for update;
  if not found then perform app_private.fail('SL404', 'There is no such comment.'); end if;
  if v.body is null and v.reaction <> 'question' then
    perform app_private.fail('SL409', 'Only comments and questions can have a reply.');
  end if;
  if v.reply is not null and v.replied_by_id is distinct from app_private.current_user_id() then
    perform app_private.fail('SL409', 'Somebody else has already replied.');
  end if;
  update app_public.sponsor_feedback f set reply = v_reply, replied_by_id = app_private.current_user_id(),
    replied_at = coalesce(f.replied_at, app_private.clock())
  where f.id = v.id returning * into v;
  return v;
end $$;
grant execute on function app_public.reply_to_feedback(int, text) to sideline_admin;
comment on function app_public.reply_to_feedback(int, text) is
  E'@resultFieldName feedback\n'
  'Replies to a comment or question of a sponsor''s user. Errors: SL404, SL409, SL422 reply.';

-- Notes when a note is published for the first time.
create or replace function app_private.tg_campaign_notes__published() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.published_at := app_private.clock();
  return new;
end $$;
create trigger _210_published before insert or update of published on app_public.campaign_notes for each row
  when (new.published and new.published_at is null) execute function app_private.tg_campaign_notes__published();

-- What is new for a user of sponsors on the days from from_day on and before before_day, oldest first: a reply to their
-- comment or question, an answer to their request about a photo, or a note. about: the section, wish or note's title;
-- asked: what they wrote; outcome: of a request, done or declined. Only of sponsors that they still belong to.
-- For the worker and its emails.
create or replace function app_private.sponsor_news(p_user_id int, from_day date, before_day date)
  returns table (kind text, at timestamptz, place text, about text, asked text, answer text, outcome text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select n.kind, n.at, coalesce(c.name, n.season), n.about, n.asked, n.answer, n.outcome
  from (
    select 'reply' as kind, f.replied_at as at, f.campaign_id, f.sponsor_id,
      initcap(f.season::text) || ' ' || f.year as season, f.section::text as about, f.body as asked, f.reply as answer,
      null as outcome
      from app_public.sponsor_feedback f where f.user_id = p_user_id and f.reply is not null
    union all
    select 'request', r.answered_at, r.campaign_id, null, null, r.wish::text, r.reason, r.answer, r.status::text
      from app_public.photo_requests r where r.user_id = p_user_id and r.status in ('done', 'declined')
    union all
    select 'note', t.published_at, t.campaign_id, null, null, t.title, null, null, null from app_public.campaign_notes t
    where t.published) n
  left join app_public.campaigns c on c.id = n.campaign_id
  join app_public.sponsor_users m on m.user_id = p_user_id and m.sponsor_id = coalesce(n.sponsor_id, c.sponsor_id)
    and (n.campaign_id is null
      or c.status in ('active', 'complete') and coalesce(n.campaign_id = any (m.campaign_ids), true))
  where app_private.day_of(n.at) >= from_day and app_private.day_of(n.at) < before_day
  order by n.at, n.kind, n.about
$$;
grant execute on function app_private.sponsor_news(int, date, date) to sideline_authenticator;

-- Queues the email about what was new until yesterday for users of sponsors who have not turned it off: once a day,
-- from p_hour on in the configured time zone. Returns how many were queued. Called by the worker.
create or replace function app_private.queue_sponsor_news(p_hour int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_today date := app_private.today();
  v_from date;
  v_count int := 0;
  v record;
begin
  if app_private.day_of(app_private.clock() - make_interval(hours => p_hour)) < v_today then return 0; end if;
  insert into app_private.sweeps (name, swept_through) values ('sponsors__mail', v_today - 1) on conflict do nothing;
  select s.swept_through into v_from from app_private.sweeps s where s.name = 'sponsors__mail' for update;
  if v_from >= v_today then return 0; end if;
  update app_private.sweeps s set swept_through = v_today where s.name = 'sponsors__mail';
  for v in
    select u.id, u.email from app_public.users u
    where u.role = 'sponsor' and u.status = 'active' and 'work' <> all (app_private.unsubscribed_topics(u.email))
      and exists (select from app_private.sponsor_news(u.id, v_from, v_today))
    order by u.id
  loop
    perform app_private.queue_mail('sponsor_news', v.email, 'sponsor_news:' || v.id,
      jsonb_build_object('user_id', v.id, 'from_day', v_from, 'before_day', v_today), null, null);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
