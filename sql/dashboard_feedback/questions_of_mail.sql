-- What sponsors asked on their dashboards, for the daily email of staff.

-- The number of open requests about photos, and of comments since the same time of the last weekday. went: for an email
-- shown again, when it was sent; null: now. For the server and the worker.
create or replace function app_private.sponsor_questions_of_mail(today date, went timestamptz)
  returns table (photo_requests int, comments int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (select count(*)::int from app_public.photo_requests r where case when went is null then r.status = 'open'
      else r.created_at < went and (r.status = 'open' or r.answered_at >= went) end),
    (select count(*)::int from app_public.sponsor_feedback f where f.body is not null
      and f.created_at < coalesce(went, app_private.clock())
      and f.created_at >= coalesce(went, app_private.clock())
        - make_interval(days => case extract(isodow from today) when 1 then 3 else 1 end))
$$;
grant execute on function app_private.sponsor_questions_of_mail(date, timestamptz) to sideline_authenticator;
