-- Who of a league gets which email: its contact addresses, without those of helpers except about proof; helpers also
-- get emails about proof, and treasurers those about payments.

create or replace function app_private.proof_mail_kinds() returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select array['verification_reminder', 'additional_verification', 'rejected_image', 'creatives', 'deadline_moved'];
end;

create or replace function app_private.payment_mail_kinds() returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select array['check_approved', 'check_mailed', 'check_voided', 'check_not_cashed', 'tax_form_request',
    'deposit_returned'];
end;

-- Whether an address is that of a confirmed helper of an organization, who sees no money.
create or replace function app_private.is_helper(organization_id int, address text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from app_public.users u join app_public.organization_users m on m.user_id = u.id
    where u.email = lower(btrim(is_helper.address)) and m.organization_id = is_helper.organization_id and m.confirmed
      and m.role = 'helper')
$$;

-- The addresses that get an email of this kind to an organization, each once; those of its owners if all of its
-- contacts are helpers.
create or replace function app_private.mail_addresses(organization_id int, kind text) returns setof text
  language sql stable security definer rows 2 set search_path = pg_catalog, pg_temp
as $$
  with contacts as (
    select a, mail_addresses.kind = any (app_private.proof_mail_kinds()) or not app_private.is_helper(g.id, a) as gets
    from app_public.organizations g cross join lateral app_private.contact_addresses(g.contact_email) a
    where g.id = mail_addresses.organization_id
  )
  select c.a from contacts c where c.gets
  union
  select u.email from app_public.organization_users m join app_public.users u on u.id = m.user_id
  where m.organization_id = mail_addresses.organization_id and m.confirmed and u.status = 'active' and case m.role
    when 'helper' then mail_addresses.kind = any (app_private.proof_mail_kinds())
    when 'treasurer' then mail_addresses.kind = any (app_private.payment_mail_kinds())
    else exists (select from contacts) and not exists (select from contacts c where c.gets) end
$$;

-- Why an email may not go to its recipient: it was queued before the person became a helper, or left the league and is
-- no contact of it; null if it may. For the worker, when it reserves and when it claims. A reminder, which may cover
-- several leagues, asks for each of them when it is rendered.
create or replace function app_private.mail_role_reason(kind text, recipient text, organization_id int) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case
    when app_private.is_helper(mail_role_reason.organization_id, mail_role_reason.recipient)
      then case when mail_role_reason.kind <> all (app_private.proof_mail_kinds())
        then 'Helpers of a league get only emails about proof.' end
    when mail_role_reason.kind <> all ('{verification_reminder,member_request}')
      and exists (select from app_public.users u where u.email = mail_role_reason.recipient and u.role = 'organization'
        and not exists (select from app_public.organization_users m
          where m.user_id = u.id and m.organization_id = mail_role_reason.organization_id))
      and mail_role_reason.recipient not in (select app_private.contact_addresses(g.contact_email)
        from app_public.organizations g where g.id = mail_role_reason.organization_id)
      then 'This person no longer belongs to the league.' end
  where mail_role_reason.organization_id is not null and mail_role_reason.kind <> all (
    '{invitation,set_password,recovery,handover,contact_change,deposit_account_change,forwarded_task}')
$$;

-- The version of the link to an offer's status page in an email; null if it is revoked, and for helpers, because that
-- page shows checks: they get the sponsorship's own page.
create or replace function app_private.status_link_version(offer_id int, recipient text) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.link_version('offer', o.id::text) from app_public.offers o
  where o.id = status_link_version.offer_id
    and (status_link_version.recipient is null
      or not app_private.is_helper(o.organization_id, status_link_version.recipient))
$$;
grant execute on function app_private.status_link_version(int, text) to sideline_authenticator;
