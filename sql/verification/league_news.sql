-- What the staff contact of a campaign has to know of its leagues, for the daily email.

-- The dates that leagues of a contact's campaigns moved since the same time of the last weekday, photos that are five
-- weeks late since then (without moved_from), and checks that were due since then and are not mailed, although the
-- proof is there (without a name). went: for an email shown again, when it was sent; null: now.
-- For the server and the worker.
create or replace function app_private.league_news_of_mail(user_id int, today date, went timestamptz)
  returns table (organization text, sponsor text, name text, moved_from date, due_on date)
  language sql stable security definer rows 5 set search_path = pg_catalog, pg_temp
as $$
  with mine as (
    select o, g.name as organization, s.name as sponsor, p.days from app_public.campaigns c
    join app_public.offers o on o.campaign_id = c.id and o.status = 'confirmed'
    join app_public.organizations g on g.id = o.organization_id join app_public.sponsors s on s.id = o.sponsor_id
    cross join (select case extract(isodow from league_news_of_mail.today) when 1 then 3 else 1 end as days) p
    where app_private.league_contact_id(c) = league_news_of_mail.user_id
  )
  select m.organization, m.sponsor, d.name, v.moved_from, d.deadline
  from mine m join app_public.verification_deadlines d on d.offer_id = (m.o).id
  join app_private.deadline_moves v on v.verification_deadline_id = d.id and v.by_league
  where v.moved_at < coalesce(went, app_private.clock())
    and v.moved_at >= coalesce(went, app_private.clock()) - make_interval(days => m.days)
  union all
  select m.organization, m.sponsor, d.name, null, d.deadline
  from mine m
  join app_public.verification_deadlines d on d.offer_id = (m.o).id and d.verified_images = 0 and not d.did_not_complete
  where d.deadline + 35 <= league_news_of_mail.today and d.deadline + 35 > league_news_of_mail.today - m.days
    and app_public.verification_deadlines_section(d) = 'overdue'
  union all
  select m.organization, m.sponsor, null, null, x.due_on
  from mine m cross join lateral (select app_private.check_late_since(m.o, league_news_of_mail.today) as due_on) x
  where x.due_on >= league_news_of_mail.today - m.days
  order by 1, 2, 3
$$;
grant execute on function app_private.league_news_of_mail(int, date, timestamptz) to sideline_authenticator;
