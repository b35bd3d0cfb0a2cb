-- One budget of bulk emails a league and week over all campaigns. Only emails that ask leagues for something new count
-- (the bundled kinds); proof reminders and whatever is about a league's own sponsorship always go.

select app_private.protect('app_public.contact_settings');
grant update (weekly_emails, first_campaign_ids, follow_up_days) on app_public.contact_settings to sideline_admin;
comment on table app_public.contact_settings is E'@flatInput\n@behavior -insert -delete\nHow many bulk emails a league '
  'gets a week over all campaigns, which campaigns go first, and when unanswered offers may be followed up; one row.';
create trigger _100_touch before update on app_public.contact_settings
  for each row execute function app_private.tg__touch();
create trigger _500_audit after insert or update or delete on app_public.contact_settings
  for each row execute function app_private.tg__audit();

-- Serializes bulk emails to an organization until the transaction ends, as lock_placements does.
create or replace function app_private.lock_contact(p_organization_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$ select pg_advisory_xact_lock('app_public.offers'::regclass::oid::int, p_organization_id) $$;

-- The Monday of a day's week.
create or replace function app_private.week_of(day date) returns date
  language sql immutable parallel safe
begin atomic select date_trunc('week', day::timestamp)::date; end;

-- How many more emails a league may get in the week of a day; null: any number. What is about to be sent counts; the
-- emails of a kind and day are one.
create or replace function app_private.contact_room(p_organization_id int, p_day date) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select s.weekly_emails - (select count(distinct (m.kind, m.due))::int from app_private.mail_outbox m
    where m.organization_id = p_organization_id and m.kind = any (app_private.bundled_mail_kinds())
      and m.included_in is null and m.state in ('queued', 'claimed', 'sent', 'uncertain')
      and m.due between app_private.week_of(p_day) and app_private.week_of(p_day) + 6)
  from app_public.contact_settings s where s.weekly_emails is not null
$$;

-- Whether a league has an email of a kind on a day already.
create or replace function app_private.has_mail_on(p_kind text, p_organization_id int, p_day date) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from app_private.mail_outbox m where m.kind = p_kind and m.organization_id = p_organization_id
    and m.due = p_day and m.included_in is null and m.state in ('queued', 'claimed', 'sent', 'uncertain'))
$$;

-- The first day from one on with room in the budget of its week for an email of a bundled kind.
create or replace function app_private.contact_day(p_kind text, p_organization_id int, p_from date) returns date
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_day date := p_from;
begin
  while app_private.contact_room(p_organization_id, v_day) <= 0
    and not app_private.has_mail_on(p_kind, p_organization_id, v_day) loop
    v_day := app_private.week_of(v_day) + 7;
  end loop;
  return v_day;
end $$;

-- How soon a campaign goes when two want the same league, lower first: those that staff put first, then the smallest
-- chance to reach its target, then the nearest goal date.
create or replace function app_private.contact_rank(p_campaign_id int) returns float8[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select array[coalesce(array_position(s.first_campaign_ids, c.id), 1000),
    coalesce((select f.chance from app_private.campaign_forecasts f where f.campaign_id = c.id
      order by f.day desc limit 1), 2),
    coalesce(c.leagues_confirmed_goal_date - date '2000-01-01', 99999), c.id]::float8[]
  from app_public.campaigns c cross join app_public.contact_settings s where c.id = p_campaign_id
$$;

-- Until when an email about an offer that would go on a day must wait, and why: the league's week is full, or what is
-- left of it belongs to campaigns that go first and have planned an email in it; null if it can go.
create or replace function app_private.budget_wait(p_kind text, p_offer app_public.offers, p_on date)
  returns app_private.mail_wait language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_today date;
  v_room int;
  v_from date := p_on;
  v_day date;
  v_first text[];
begin
  if p_kind <> all (app_private.bundled_mail_kinds())
    or not exists (select from app_public.contact_settings s where s.weekly_emails is not null) then
    return null;
  end if;
  v_today := app_private.today();
  if p_on = v_today then
    -- it joins an email that has not gone yet, or goes tomorrow after today's
    if exists (select from app_private.mail_outbox m where m.kind = p_kind
      and m.organization_id = p_offer.organization_id and m.bundled and m.included_in is null and m.state = 'queued'
      and m.reserved_by is null and m.due <= v_today) then
      return null;
    end if;
    v_from := v_today + (select bool_or(app_private.has_todays_mail(p_kind, a, g.id))::int
      from app_public.organizations g cross join lateral app_private.contact_addresses(g.contact_email) a
      where g.id = p_offer.organization_id);
    v_from := coalesce(v_from, v_today);
  end if;
  v_day := app_private.contact_day(p_kind, p_offer.organization_id, v_from);
  if v_day > v_from then
    return (v_day, 'The contact budget of its week is used up.')::app_private.mail_wait;
  end if;
  v_room := app_private.contact_room(p_offer.organization_id, v_from);
  select array_agg(distinct c.name) into v_first
  from app_public.offers o join app_private.send_offers i on i.offer_id = o.id and i.state = 'waiting'
  join app_public.sends s on s.id = i.send_id and s.state = 'queued'
  join app_public.campaigns c on c.id = s.campaign_id
  where o.organization_id = p_offer.organization_id and s.campaign_id <> p_offer.campaign_id
    and s.kind = any (app_private.bundled_mail_kinds()) and (s.kind, i.goes_on) <> (p_kind, v_from)
    and i.goes_on between v_from and app_private.week_of(v_from) + 6
    and app_private.contact_rank(s.campaign_id) < app_private.contact_rank(p_offer.campaign_id)
  having count(distinct (s.kind, i.goes_on)) >= v_room;
  if v_first is null or app_private.has_mail_on(p_kind, p_offer.organization_id, v_from) then return null; end if;
  return (app_private.week_of(v_from) + 7, left(format('%s goes first in its week.',
    array_to_string(v_first, ', ')), 500))::app_private.mail_wait;
end $$;

-- The first day from today on with room for an email of a league that was not sent on its day, and with none like it.
create or replace function app_private.next_contact_day(p_mail app_private.mail_outbox) returns date
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_day date := app_private.today();
begin
  loop
    v_day := app_private.contact_day(p_mail.kind, p_mail.organization_id, v_day);
    exit when not exists (select from app_private.mail_outbox m where m.kind = p_mail.kind
      and m.recipient = p_mail.recipient and m.due = v_day and m.id <> p_mail.id
      and (m.subject_key = p_mail.subject_key
        or m.organization_id = p_mail.organization_id and m.bundled and m.included_in is null));
    v_day := v_day + 1;
  end loop;
  return v_day;
end $$;

-- Whether the budget decides on which day an email goes.
create or replace function app_private.is_budgeted(p_mail app_private.mail_outbox) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select p_mail.kind = any (app_private.bundled_mail_kinds()) and p_mail.organization_id is not null
    and exists (select from app_public.contact_settings s where s.weekly_emails is not null)
$$;

-- The day on which an email that is sent again goes: its own, or if the budget decides, the next one with room.
create or replace function app_private.day_again(p_mail app_private.mail_outbox) returns date
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when app_private.is_budgeted(p_mail) then app_private.next_contact_day(p_mail) else p_mail.due end
$$;

-- Gives emails of earlier weeks that did not go, such as those of a Sunday night, a day with room in its week; the
-- worker, which sends none before, calls it. p_now: by the server's clock, for batches that dead workers reserved.
create or replace function app_private.carry_mail_over(p_now timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_organization_id int;
  m app_private.mail_outbox;
begin
  for v_organization_id in select distinct x.organization_id from app_private.mail_outbox x
    where x.state = 'queued' and x.due < app_private.week_of(app_private.today()) and app_private.is_budgeted(x)
    order by 1 loop
    perform app_private.lock_contact(v_organization_id);
    for m in select x.* from app_private.mail_outbox x where x.state = 'queued'
      and x.organization_id = v_organization_id and x.due < app_private.week_of(app_private.today())
      and app_private.is_budgeted(x) and (x.reserved_until is null or x.reserved_until < p_now)
      order by x.id for update loop
      update app_private.mail_outbox x set due = app_private.next_contact_day(m) where x.id = m.id;
    end loop;
  end loop;
end $$;

-- The day before which an email of a bundled kind is not sent, but carried over: the start of the week, if there is a
-- budget.
create or replace function app_private.earliest_due() returns date
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when s.weekly_emails is null then '-infinity' else app_private.week_of(app_private.today()) end
  from app_public.contact_settings s
$$;

-- The campaigns with sends in the queue, in the order in which they go when two want the same league; staff.
create or replace function app_public.contact_turns() returns setof app_public.contact_turn
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select c.id, c.name, c.sponsor_id, (select round(100 * f.chance)::int from app_private.campaign_forecasts f
      where f.campaign_id = c.id order by f.day desc limit 1), c.leagues_confirmed_goal_date,
    c.id = any (s.first_campaign_ids), w.waiting
  from (select x.campaign_id, count(*)::int as waiting from app_public.sends x
    join app_private.send_offers i on i.send_id = x.id and i.state = 'waiting' group by 1) w
  join app_public.campaigns c on c.id = w.campaign_id cross join app_public.contact_settings s
  where app_private.is_staff() order by app_private.contact_rank(c.id)
$$;
grant execute on function app_public.contact_turns() to sideline_admin;
comment on function app_public.contact_turns() is
  E'@simpleCollections only\nThe campaigns with planned emails in the queue, in the order in which they go when two '
  'want the same league: chancePercent is that of reaching the target, first whether staff put it first.';

select app_private.never_null('app_public.contact_turn', '{campaign_id,campaign_name,sponsor_id,first,waiting}');
