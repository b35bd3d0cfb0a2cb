-- What becomes of a check after it was mailed. A daily job marks it as stale or due to a state; people record that it
-- was returned as undeliverable, or that the bank was told not to pay it. Nothing happens to checks that were mailed
-- before check_settings.tracked_from: nobody records which of those the bank paid.

select app_private.protect('app_public.dormancy_rules');
grant insert (state, years, source), update (state, years, source), delete on app_public.dormancy_rules
  to sideline_admin;
comment on table app_public.dormancy_rules is E'@flatInput\nAfter how many years a state claims the money of a check '
  'that nobody cashed, counted from its mailing, by the state of the payee''s address; source: where that is written.';
create trigger _500_audit after insert or update or delete on app_public.dormancy_rules
  for each row execute function app_private.tg__audit();

-- Refuses a state of a check that no operation leads to; `state` is generated, so it is known after the update.
create or replace function app_private.tg_checks__state() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app_private.status_transitions t where t.entity = 'check_states'
    and t.from_status = old.state::text and t.to_status = new.state::text) then
    perform app_private.fail('SL409', format('A check that is %s cannot become %s.', replace(old.state::text, '_', ' '),
      replace(new.state::text, '_', ' ')));
  end if;
  return null;
end $$;

create trigger _150_state after update on app_public.checks for each row when (old.state <> new.state)
  execute function app_private.tg_checks__state();

-- A check in one of the given states, locked with its offer. Errors: SL404, SL409.
create or replace function app_private.lock_check_in(p_check_id int, p_states app_public.check_state[],
  p_field text default '') returns app_public.checks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.checks := app_private.lock_check(p_check_id, 'approved', p_field);
begin
  if v.state <> all (p_states) then
    perform app_private.fail('SL409',
      format('%s is %s.', app_private.payment_name(v), replace(v.state::text, '_', ' ')), p_field);
  end if;
  return v;
end $$;

-- Refuses what is done to paper with a direct deposit that is at the bank: only the bank returns it. Errors: SL409,
-- field p_field.
create or replace function app_private.require_paper(c app_public.checks, p_field text default '') returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if c.payout_method = 'direct_deposit' then
    perform app_private.fail('SL409', 'This is a direct deposit. Only the bank can return it.', p_field);
  end if;
end $$;

-- Refuses to end a check that the bank paid by the sheet that it has now. Errors: SL409.
create or replace function app_private.require_unpaid(p_check_id int) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from app_private.bank_payments b where b.check_id = p_check_id and not exists (
      select from app_public.check_sheets s where s.number = b.number and s.voided_at is not null)) then
    perform app_private.fail('SL409', 'The bank paid this check. Settle its line on the bank statement first.');
  end if;
end $$;

-- Refuses to pay checks in place of others that the bank paid: a void sheet of theirs, or a check that they replace,
-- directly or through others; or void checks of the same offer, so that its value would be exceeded.
-- The caller has locked the settings against bank files. Errors: SL409, field p_field.
create or replace function app_private.require_replaced_unpaid(p_check_ids int[], p_field text default '') returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_names text;
begin
  with recursive chain as (
    select c.id, c.id as replaced_id, c.replaces_id from app_public.checks c where c.id = any (p_check_ids)
    union all select n.id, c.id, c.replaces_id from chain n join app_public.checks c on c.id = n.replaces_id)
  select string_agg(distinct format('%s replaces #%s', coalesce('#' || c.number, 'this check'),
    coalesce(b.number, r.number)), '; ') into v_names
  from chain n join app_private.bank_payments b on b.check_id = n.replaced_id
  join app_public.checks c on c.id = n.id join app_public.checks r on r.id = n.replaced_id
  where n.id <> n.replaced_id or exists (
    select from app_public.check_sheets s where s.number = b.number and s.voided_at is not null);
  if v_names is not null then
    perform app_private.fail('SL409', format('The bank paid a check that was replaced: %s. Void or reject the new '
      'check, or settle the bank''s line as its error.', v_names), p_field);
  end if;
  if exists (select from app_public.checks c cross join lateral (
      select count(*) as paid, coalesce(sum(b.amount) filter (where b.settlement is null), 0) as unsettled
      from app_public.checks o join app_private.bank_payments b on b.check_id = o.id
      where o.offer_id = c.offer_id and o.status = 'voided') p
    where c.id = any (p_check_ids) and p.paid > 0 and app_private.check_available(c.offer_id) < p.unsettled) then
    perform app_private.fail('SL409', 'The bank paid a void check of the same sponsorship, and this would exceed its '
      'value. Settle the bank''s line; if it is accepted, void or reject what is too much.', p_field);
  end if;
end $$;

-- Writes what became of a check to the log and queues the email about it, once for each state or number of days.
create or replace function app_private.tell_ending(c app_public.checks, event app_public.event_type, reason text,
  key text) returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_key text := format('not_cashed:%s:%s', c.id, key);
begin
  if event is not null then
    perform app_private.log_event((select o from app_public.offers o where o.id = c.offer_id), event,
      format('%s, %s', app_private.payment_name(c), app_private.dollars(c.amount)), reason);
  end if;
  if exists (select from app_private.mail_outbox m where m.kind = 'check_not_cashed' and m.offer_id = c.offer_id
    and m.subject_key = v_key) then
    return 0;
  end if;
  return app_private.queue_mail_to_organization('check_not_cashed', c.organization_id, v_key,
    jsonb_build_object('check_id', c.id, 'state', c.state), c.offer_id);
end $$;

-- Refuses a day before a check was mailed, or after today. Errors: SL422, field p_field.
create or replace function app_private.require_day_since_mailing(c app_public.checks, p_day date, p_field text)
  returns void language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_day is null or p_day < c.mailed_on or p_day > app_private.today() then
    perform app_private.fail('SL422', format('Enter a day from %s, when it was mailed, to today.',
      to_char(c.mailed_on, 'FMMM/FMDD/YYYY')), p_field);
  end if;
end $$;

-- Records that a mailed check was returned as undeliverable; the league is asked for its address. Superadmins.
-- Errors: SL404, SL409, SL422 returned_on.
create or replace function app_public.mark_check_returned(check_id int, returned_on date) returns app_public.checks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.checks;
begin
  perform app_private.require_superadmin();
  perform app_private.lock_check_settings(false); -- no bank's file is added at the same time
  v := app_private.lock_check_in(mark_check_returned.check_id, '{mailed,stale}');
  perform app_private.require_paper(v);
  perform app_private.require_day_since_mailing(v, mark_check_returned.returned_on, 'returned_on');
  update app_public.checks c set returned_on = mark_check_returned.returned_on where c.id = v.id returning * into v;
  perform app_private.tell_ending(v, 'check_returned', null, 'returned');
  return v;
end $$;
grant execute on function app_public.mark_check_returned(int, date) to sideline_superadmin;
comment on function app_public.mark_check_returned(int, date) is E'@resultFieldName check\nRecords that a mailed '
  'check was returned as undeliverable on a day; the league is emailed; superadmins. Errors: SL409, SL422 returnedOn.';

-- Locks a mailed check that the bank was told on a day not to pay. Errors: SL404, SL409, SL422 stopped_on.
create or replace function app_private.lock_check_to_stop(check_id int, stopped_on date) returns app_public.checks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.checks;
begin
  v := app_private.lock_check_in(lock_check_to_stop.check_id, '{mailed,stale,returned,escheat_due}');
  perform app_private.require_paper(v);
  perform app_private.require_unpaid(v.id);
  perform app_private.require_day_since_mailing(v, lock_check_to_stop.stopped_on, 'stopped_on');
  return v;
end $$;

-- Records that the bank was told not to pay a check, and why; it can then only be voided or reissued. Superadmins.
-- Errors: SL404, SL409, SL422 stopped_on, reason.
create or replace function app_public.stop_check(check_id int, stopped_on date, reason text) returns app_public.checks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.checks;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  perform app_private.lock_check_settings(false); -- no bank's file is added at the same time
  v := app_private.lock_check_to_stop(stop_check.check_id, stop_check.stopped_on);
  perform app_private.require_reason(stop_check.reason);
  update app_public.checks c set stopped_on = stop_check.stopped_on, action_reason = btrim(stop_check.reason)
  where c.id = v.id returning * into v;
  perform app_private.tell_ending(v, 'check_stopped', v.action_reason, 'stopped');
  return v;
end $$;
grant execute on function app_public.stop_check(int, date, text) to sideline_superadmin;
comment on function app_public.stop_check(int, date, text) is E'@resultFieldName check\nRecords that the bank was '
  'told on a day not to pay a mailed check; the league reads the reason; superadmins. Errors: SL409, SL422 stoppedOn, '
  'reason.';

-- Gives checks that were mailed since check_settings.tracked_from the last day on which they can be cashed
-- (valid_until): those with one are tracked.
create or replace function app_private.track_checks() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.checks c set valid_until = c.mailed_on + s.stale_after_days from app_public.check_settings s
  where c.status = 'approved' and c.payout_method = 'check' and c.valid_until is null
    and c.mailed_on >= s.tracked_from
$$;

-- The daily part, for the worker: gives tracked checks their last day, makes those stale that have passed it, and
-- those due to a state whose dormancy has passed, and reminds leagues of the others on the days of the settings, of
-- which the latest one since the last sweep counts; not those that the bank paid. Returns the number of queued emails.
create or replace function app_private.age_checks() returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.checks;
  s app_public.check_settings;
  v_swept date;
  v_count int := 0;
  r record;
begin
  select * into s from app_public.check_settings;
  -- only today's on the first sweep; a concurrent sweep waits here
  insert into app_private.sweeps as w (name, swept_through) values ('checks__age', app_private.today() - 1)
  on conflict (name) do update set swept_through = least(w.swept_through, app_private.today() - 1)
    returning w.swept_through into v_swept;
  perform app_private.track_checks();
  for v in select c.* from app_public.checks c join app_public.addresses a on a.id = c.mailing_address_id
    left join app_public.dormancy_rules y on y.state = a.state
    where c.state in ('mailed', 'stale', 'returned') and c.valid_until is not null
      and (c.state = 'mailed' and c.valid_until < app_private.today()
        or c.mailed_on + make_interval(years => y.years) <= app_private.today())
      and not exists (select from app_private.bank_payments b where b.check_id = c.id)
    order by c.offer_id, c.id loop
    perform app_private.lock_offer(v.offer_id);
    update app_public.checks c
    set stale_on = coalesce(c.stale_on, case when c.valid_until < app_private.today() then app_private.today() end),
      escheat_due_on = (select app_private.today() from app_public.addresses a
        join app_public.dormancy_rules y on y.state = a.state where a.id = c.mailing_address_id
          and c.mailed_on + make_interval(years => y.years) <= app_private.today())
    where c.id = v.id and c.state = v.state returning * into v;
    if found then
      v_count := v_count + app_private.tell_ending(v, ('check_' || v.state)::app_public.event_type, null,
        v.state::text);
    end if;
  end loop;
  for r in select c, d.days from app_public.checks c
    cross join lateral (select max(x) as days from unnest(s.reminder_days) x
      where c.mailed_on + x > v_swept and c.mailed_on + x <= app_private.today()) d
    where c.state = 'mailed' and c.valid_until is not null and d.days is not null
      and not exists (select from app_private.bank_payments b where b.check_id = c.id) order by c.offer_id, c.id loop
    v_count := v_count + app_private.tell_ending(r.c, null, null, r.days::text);
  end loop;
  update app_private.sweeps w set swept_through = app_private.today() where w.name = 'checks__age';
  return v_count;
end $$;
