-- Which offers staff may follow up today.

-- Offers of the last 180 days that are not answered, and of which the last email, the automatic reminder included, went
-- at least as many days ago as the setting says; without those that were followed up, wait in a send, are of a
-- season that is over, or that nobody would get. By campaign and league, at most 1,000; staff.
create or replace function app_public.follow_ups() returns setof app_public.follow_up
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (x.o).id, x.league, x.campaign_id, x.campaign, app_private.day_of(l.at), (x.o).offer_opened_at is not null
  from (
    select o, g.name as league, c.id as campaign_id, c.name as campaign, app_private.today() - s.follow_up_days as day
    from app_public.contact_settings s
    join app_public.offers o on o.status = 'proposed'
      and o.offer_sent_at between app_private.clock() - interval '180 days'
        and app_private.start_of_day(app_private.today() - s.follow_up_days + 1)
    join app_public.campaigns c on c.id = o.campaign_id and c.status not in ('complete', 'rejected')
    join app_public.organizations g on g.id = o.organization_id
    where app_private.is_staff() and not exists (select from app_private.send_offers i
      where i.offer_id = o.id and i.kind = 'offer_follow_up' and i.state = 'waiting')
    order by c.name, c.id, g.name, o.id offset 0) x -- ordered, so that only the first thousand are judged
  cross join lateral (select app_private.last_mailed_at('offer', x.o) as at offset 0) l
  where app_private.day_of(l.at) <= x.day
    and num_nonnulls(app_private.followed_up_at(x.o), app_private.ended_reason('offer_follow_up', x.o),
      app_private.mail_obstacle('offer_follow_up', (x.o).organization_id, null)) < 1 -- somebody would get it
  limit 1000
$$;
grant execute on function app_public.follow_ups() to sideline_admin;
comment on function app_public.follow_ups() is E'@simpleCollections only\nUnanswered offers that staff may follow up '
  'today with a second email, by campaign and league, at most 1,000.';

select app_private.never_null('app_public.follow_up',
  '{offer_id,organization_name,campaign_id,campaign_name,mailed_on,opened}');
