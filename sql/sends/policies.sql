-- Planned sends: staff see all of them, and only the functions of this folder write them.

select app_private.protect('app_public.sends');
comment on table app_public.sends is E'@behavior -insert -update -delete\nA planned send: emails of one kind about '
  'offers of one campaign, at the local time of each league.';
create trigger _500_audit after insert or update or delete on app_public.sends
  for each row execute function app_private.tg__audit();

-- How many offers of a send wait, were sent, were not sent, were canceled and failed; staff.
create or replace function app_public.sends_counts(s app_public.sends) returns app_public.send_counts
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (count(*) filter (where i.state = 'waiting'), count(*) filter (where i.state = 'sent'),
    count(*) filter (where i.state = 'not_sent'), count(*) filter (where i.state = 'canceled'),
    count(*) filter (where i.state = 'failed'))::app_public.send_counts
  from app_private.send_offers i where i.send_id = s.id having app_private.is_staff()
$$;
grant execute on function app_public.sends_counts(app_public.sends) to sideline_admin;
comment on function app_public.sends_counts(app_public.sends) is
  E'@notNull\nHow many offers of the send wait, were sent, were not sent, were canceled, and failed.';

-- The first offers of a send, at most 10,000, in the order in which they go: when, what happened, and why one waits
-- longer, was not sent or would not be sent now. on_date: those that wait for this day. Staff; nobody else sees any.
create or replace function app_public.send_recipients(send_id int, on_date date default null,
  first_rows int default 200) returns setof app_public.send_recipient
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
  with recipient as materialized (
    select i.*, o, g.name, g.time_zone, row_number() over (order by i.goes_at, g.name, i.offer_id) as place
    from app_private.send_offers i left join app_public.offers o on o.id = i.offer_id
    left join app_public.organizations g on g.id = o.organization_id
    where i.send_id = send_recipients.send_id and app_private.is_staff()
      and (send_recipients.on_date is null or i.state = 'waiting' and i.goes_on = send_recipients.on_date)
    order by place limit least(greatest(coalesce(first_rows, 200), 0), 10000)
  ), conflict as materialized (
    select c.offer_id, c.message from app_private.conflicts_of_offers(array(select r.offer_id from recipient r
      where r.state = 'waiting' and r.kind = 'offer')) c
  )
  select r.offer_id, (r.o).organization_id, coalesce(r.name, 'Offer ' || r.offer_id), r.state, r.goes_at,
    coalesce(r.time_zone, 'America/New_York'),
    case when r.state = 'waiting' then coalesce(r.reason, p.problem) else r.reason end
  from recipient r join app_public.sends s on s.id = r.send_id left join conflict c on c.offer_id = r.offer_id
  left join lateral (select coalesce(app_private.send_problem(s, r.o, c.message),
      (app_private.mail_wait(s.kind, r.o, r.goes_on)).reason) as problem) p
    on r.state = 'waiting' and (r.o).id is not null
  order by r.place
$$;
grant execute on function app_public.send_recipients(int, date, int) to sideline_admin;
comment on function app_public.send_recipients(int, date, int) is
  E'@simpleCollections only\nThe first offers of a planned send in the order in which they go, 200 or firstRows, at '
  'most 10,000; with onDate only those that wait for this day. States: waiting, sent, not_sent, failed, canceled; '
  'reason says why one waits longer, was not sent or would not be sent now.';

-- How many offers of each send wait for each day of a range, by day and campaign, filtered as the list of sends, at
-- most 1,000 rows; staff.
create or replace function app_public.send_days(from_date date, to_date date,
  states app_public.send_state[] default null, kind text default null, campaign_id int default null)
  returns setof app_public.send_day
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select s.id, s.kind, c.name, s.state = 'paused', i.goes_on, count(*)::int
  from app_public.sends s join app_public.campaigns c on c.id = s.campaign_id
  join app_private.send_offers i on i.send_id = s.id and i.state = 'waiting'
    and i.goes_on between from_date and to_date
  where s.state in ('queued', 'paused') and s.next_on <= to_date and app_private.is_staff()
    and (states is null or s.state = any (states)) and (send_days.kind is null or s.kind = send_days.kind)
    and (send_days.campaign_id is null or s.campaign_id = send_days.campaign_id)
  group by s.id, c.name, i.goes_on order by i.goes_on, c.name, s.id limit 1000
$$;
grant execute on function app_public.send_days(date, date, app_public.send_state[], text, int) to sideline_admin;
comment on function app_public.send_days(date, date, app_public.send_state[], text, int) is
  E'@simpleCollections only\nHow many offers of each planned send wait for each day of a range, by day and campaign, '
  'filtered by states, kind and campaign, at most 1,000 rows.';

select app_private.never_null('app_public.send_counts', '{waiting,sent,not_sent,canceled,failed}');
select app_private.never_null('app_public.send_recipient', '{offer_id,organization_name,state,goes_at,time_zone}');
select app_private.never_null('app_public.waiting_offer', '{offer_id,organization_name,until,reason}');
select app_private.never_null('app_public.send_day', '{send_id,kind,campaign_name,paused,on_date,waiting}');
