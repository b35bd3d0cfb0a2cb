-- A league's answer to a proposed offer, through its link or with a login: it accepts or rejects.

-- The offer to be answered, locked: the link's, one of an organization that the caller owns, or any for staff. Raises
-- an error that says why it cannot be answered, without naming internal stages [L-071..L-077].
create or replace function app_private.offer_to_answer(p_offer_id int) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers;
  v_link_id int := app_private.link_id('offer');
begin
  if v_link_id is not null and p_offer_id is distinct from v_link_id and p_offer_id is not null then
    perform app_private.fail('SL403', 'This link opens another offer.');
  end if;
  select * into v from app_public.offers o where o.id = coalesce(v_link_id, p_offer_id) for update;
  if not found or v.status not in ('proposed', 'confirmed', 'rejected_by_league')
    or v_link_id is null and not app_private.may_act(v.organization_id) then
    perform app_private.fail('SL404', 'We couldn''t find a sponsorship offer at this link.');
  end if;
  if v.status = 'confirmed' then perform app_private.fail('SL409', 'Sponsorship Offer Already Accepted'); end if;
  if v.status = 'rejected_by_league' then
    perform app_private.fail('SL409', 'Sponsorship Offer Already Rejected By Your League');
  end if;
  return v;
end $$;

-- A short hash of what a league agrees to when it accepts: value, assets and requirements of an offer whose money the
-- caller sees. Season dates are not included, because the league picks them.
create or replace function app_public.offer_stamp(offer_id int) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select left(md5(jsonb_build_array(o.value, o.additional_requirements, o.additional_requirements_es,
    c.additional_requirements, c.additional_requirements_es, (
        select jsonb_agg(jsonb_build_array(a.campaign_capability_id, a.quantity, cc.execution_expectations)
          order by a.campaign_capability_id)
        from app_public.assets a join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
        where a.offer_id = o.id))::text), 12)
  from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
  where o.id = offer_stamp.offer_id and app_private.sees_money_of_offer(o.id)
$$;
grant execute on function app_public.offer_stamp(int) to sideline_offer_link, sideline_organization, sideline_admin;
comment on function app_public.offer_stamp(int) is '@behavior -*';

-- The staff contact of an offer that the caller sees, for the pages of leagues [L21]: {"name", "email", "phone"}, the
-- same as in emails; null if there is none or the offer is not the caller's.
create or replace function app_public.offer_contact(offer_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('name', coalesce(u.name, u.email), 'email', u.email, 'phone', u.cell_phone)
  from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
  join app_public.users u on u.id = app_private.league_contact_id(c)
  where o.id = offer_contact.offer_id and app_private.sees_offer(o.id)
$$;
grant execute on function app_public.offer_contact(int) to sideline_offer_link, sideline_organization, sideline_admin;
comment on function app_public.offer_contact(int) is '@behavior -*';

-- Refuses unacceptable season dates, and an organization without a shipping address; SL422 with the field.
create or replace function app_private.require_acceptable(offer_id int, start_date date, end_date date) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.in_date_window(start_date, 'acceptance') is not true then
    perform app_private.fail('SL422', 'Pick a season start between 14 days ago and a year from today.', 'start_date');
  end if;
  if app_private.in_date_window(end_date, 'acceptance') is not true then
    perform app_private.fail('SL422', 'Pick a season end between 14 days ago and a year from today.', 'end_date');
  end if;
  if end_date < start_date then
    perform app_private.fail('SL422', 'The season cannot end before it starts.', 'end_date');
  end if;
  if not exists (select from app_public.organizations g where g.id = (select o.organization_id from app_public.offers o
    where o.id = require_acceptable.offer_id) and g.shipping_address_id is not null) then
    perform app_private.fail('SL422', 'Please confirm the shipping address first.', 'shipping_address');
  end if;
end $$;
grant execute on function app_private.require_acceptable(int, date, date) to sideline_authenticator;

-- Accepts a proposed offer, by link or login [L-045..L-048, L-285]: dates at most 14 days back and 365 ahead [L-037],
-- a verified shipping address on file, and terms that have not changed since they were read: stamp is what
-- offer_stamp returned then (SL409), null: not checked. With a link, the email's account joins the organization: an
-- existing account only if the server has just verified its password, and not one that is only a treasurer or helper
-- there (SL403); a new one is created and emailed a link to set
-- a password [L-043, L-044]. The membership stays limited to this offer until a known contact or staff confirm it
-- (sql/links/members.sql) [X1]. Returns the offer, the account, and whether its membership is limited. The server
-- wraps it (password, jwt).
create or replace function app_public.accept_offer(offer_id int, start_date date, end_date date, email text,
  stamp text default null)
  returns table (accepted_offer_id int, user_id int, limited boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_offer app_public.offers := app_private.offer_to_answer(accept_offer.offer_id);
  v_email text;
  v_user app_public.users;
  v_by_link boolean := app_private.link_id('offer') is not null;
  v_created boolean := false;
begin
  limited := false;
  if stamp <> app_public.offer_stamp(v_offer.id) then
    perform app_private.fail('SL409', 'This offer changed while you were reading it. Please review it again.', 'stamp');
  end if;
  perform app_private.require_acceptable(v_offer.id, accept_offer.start_date, accept_offer.end_date);
  if v_by_link and app_private.current_user_id() is null then
    v_email := app_private.checked_email(accept_offer.email);
    insert into app_public.users (email, role) values (v_email, 'organization')
    on conflict on constraint users_email_key do nothing returning * into v_user;
    v_created := found;
    if not v_created then
      select * into v_user from app_public.users u where u.email = v_email for update;
      if v_user.role <> 'organization' or v_user.status = 'deactivated' then
        perform app_private.fail('SL409',
          'This email cannot accept offers for a league. Please use another one.', 'email');
      end if;
      if nullif(current_setting('sideline.password_verified', true), '')::int is distinct from v_user.id then
        perform app_private.fail('SL403', 'Password is required for this email.', 'password');
      end if;
      if exists (select from app_public.organization_users m where m.organization_id = v_offer.organization_id
        and m.user_id = v_user.id and m.confirmed and m.role <> 'owner') then
        perform app_private.fail('SL403', 'Your role in this league does not include this. Please ask an owner.',
          'email');
      end if;
    end if;
    limited := not app_private.join_by_link(v_offer, v_user, proved => not v_created);
    if v_created then
      perform app_private.queue_mail('set_password', v_email, 'set_password:' || v_user.id,
        jsonb_build_object('user_id', v_user.id, 'offer_id', v_offer.id), v_offer.id, v_offer.organization_id);
    end if;
    user_id := v_user.id;
  else
    user_id := app_private.current_user_id();
  end if;
  perform app_private.confirm_offer(v_offer, start_date, end_date);
  perform app_private.queue_mail_to_organization('acceptance', v_offer.organization_id, 'acceptance:' || v_offer.id,
    jsonb_build_object('offer_id', v_offer.id), v_offer.id);
  -- the person who accepted gets the terms too, unless it is a contact address, which already gets them [L12]
  perform app_private.queue_mail('acceptance', u.email, 'acceptance:' || v_offer.id,
    jsonb_build_object('offer_id', v_offer.id), v_offer.id, v_offer.organization_id)
  from app_public.users u where u.id = accept_offer.user_id and u.role = 'organization';
  accepted_offer_id := v_offer.id;
  return next;
end $$;
grant execute on function app_public.accept_offer(int, date, date, text, text)
  to sideline_offer_link, sideline_organization, sideline_admin;
comment on function app_public.accept_offer(int, date, date, text, text) is '@behavior -*';

-- A league rejects an offer: proposed → rejected_by_league with the reason.
create or replace function app_private.reject(p_offer app_public.offers, p_reason text, p_email text)
  returns app_public.offers language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.offers;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform app_private.fail('SL422', 'Please tell us why.', 'league_rejection_reason');
  end if;
  update app_public.offers o set status = 'rejected_by_league', league_rejection_reason = btrim(p_reason)
  where o.id = p_offer.id returning * into v;
  perform app_private.log_event(v, 'status_changed',
    'Rejected by the league' || coalesce(', ' || nullif(btrim(p_email), ''), ''), p_reason);
  perform app_private.queue_mail_to_organization('rejection_notice', v.organization_id, 'rejection:' || v.id,
    jsonb_build_object('offer_id', v.id), v.id);
  return v;
end $$;

-- Rejects the link's offer [L-057]; returns the offer.
create or replace function app_public.league_reject_offer(email text, league_rejection_reason text)
  returns app_public.offers language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.visible(app_private.reject(app_private.offer_to_answer(null), league_rejection_reason, email))
$$;
grant execute on function app_public.league_reject_offer(text, text) to sideline_offer_link;
comment on function app_public.league_reject_offer(text, text) is
  E'@resultFieldName offer\nRejects the link''s proposed offer; the reason is required.';

-- Rejects an offer from the dashboard [L-285]; returns the offer.
create or replace function app_public.reject_offer(offer_id int, league_rejection_reason text) returns app_public.offers
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.visible(app_private.reject(app_private.offer_to_answer(reject_offer.offer_id),
    league_rejection_reason, null))
$$;
grant execute on function app_public.reject_offer(int, text) to sideline_organization, sideline_admin;
comment on function app_public.reject_offer(int, text) is
  E'@resultFieldName offer\nRejects a proposed offer of the caller''s organization; the reason is required.';
