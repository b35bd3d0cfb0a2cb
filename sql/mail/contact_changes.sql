-- Contacts are notified of each change of contact email or mailing address, at the previous addresses [X1].

-- The contact addresses of an organization in the last 14 days that current_email no longer holds, one address per row.
create or replace function app_private.former_contact_addresses(organization_id int, current_email text)
  returns setof text language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select a from app_private.audit_log l
  cross join lateral app_private.contact_addresses(l.old_values ->> 'contact_email') a
  where l.table_name = 'organizations' and l.row_id = former_contact_addresses.organization_id::text and l.op = 'U'
    and l.at > app_private.clock() - app_private.payee_change_period()
  except select app_private.contact_addresses(former_contact_addresses.current_email)
$$;

-- An email address masked for others: its first character and its domain.
create or replace function app_private.masked_email(email text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select regexp_replace(btrim(email), '^(.).*@', '\1…@'); end;

-- An organization's mailing address, or the last one that it had: one that is removed and then replaced is a change.
create or replace function app_private.last_mailing_address_id(organization app_public.organizations) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(organization.mailing_address_id,
    (select (l.old_values ->> 'mailing_address_id')::int from app_private.audit_log l
      where l.table_name = 'organizations' and l.row_id = organization.id::text and l.op = 'U'
        and l.old_values ->> 'mailing_address_id' is not null
      order by l.id desc limit 1))
$$;

-- Queues contact_change to each previous contact and to those of the last 14 days, so that nobody can first replace
-- the email and then change the address unnoticed. Payload: what changed (contact_email or mailing_address), the new
-- value as far as it may be shown, who changed it (staff, link or member), and whether the recipient is a former
-- contact. A change of case or the first address sends nothing.
create or replace function app_private.tg_organizations__tell_contacts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_before text[] := array(select a from app_private.contact_addresses(old.contact_email) a order by 1);
  v_after text[] := array(select a from app_private.contact_addresses(new.contact_email) a order by 1);
  v_by text := case when app_private.is_staff() then 'staff' when app_private.claim('link_kind') is not null then 'link'
    when app_private.current_user_id() is not null then 'member' else 'staff' end;
begin
  if app_private.is_bulk_load() or app_private.is_restoring() then return null; end if;
  insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, organization_id, state, last_error)
  select 'contact_change', r.address, 'contact_change:' || new.id || ':' || c.what || ':' || pg_current_xact_id(),
    app_private.today(),
    jsonb_build_object('organization_id', new.id, 'what', c.what, 'value', c.value, 'by', v_by,
      'user_id', case v_by when 'member' then app_private.current_user_id() end, 'former', r.former),
    new.id, case when s.reason is null then 'queued' else 'skipped' end, s.reason
  from (
    select b, false from unnest(v_before) b
    union all
    select f, true from app_private.former_contact_addresses(new.id, old.contact_email) f) r (address, former)
  cross join (
    select 'contact_email', (select string_agg(app_private.masked_email(a), ', ') from unnest(v_after) a)
    where v_before <> v_after
    union all
    select 'mailing_address', concat_ws(', ', a.city, a.state) from app_public.addresses a
    where a.id = new.mailing_address_id
      and new.mailing_address_id <> app_private.last_mailing_address_id(old)) c (what, value)
  cross join lateral (select app_private.mail_suppression_reason('contact_change', r.address) as reason) s
  -- changed twice in one transaction
  on conflict on constraint mail_outbox_once_key do update set payload = excluded.payload;
  return null;
end $$;

create trigger _610_tell_contacts after update of contact_email, mailing_address_id
  on app_public.organizations for each row
  when (old.contact_email is distinct from new.contact_email
    or old.mailing_address_id is distinct from new.mailing_address_id)
  execute function app_private.tg_organizations__tell_contacts();

-- The data of the email that asks about a new member: the person, the league with its contacts, and whether the
-- membership is still to be confirmed. For rendering the email.
create or replace function app_private.member_of_mail(user_id int, organization_id int, offer_id int)
  returns table (organization text, contact_email text, email text, sponsor text, waiting boolean, language text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select g.name, g.contact_email, u.email, s.name,
    exists (select from app_public.organization_users m
      where m.organization_id = g.id and m.user_id = u.id and not m.confirmed), g.language::text
  from app_public.users u, app_public.organizations g, app_public.offers o
  join app_public.sponsors s on s.id = o.sponsor_id
  where u.id = member_of_mail.user_id and g.id = app_private.survivor_of(member_of_mail.organization_id)
    and o.id = member_of_mail.offer_id
$$;
grant execute on function app_private.member_of_mail(int, int, int) to sideline_authenticator;
