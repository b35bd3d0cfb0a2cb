-- The email after somebody signs up.

-- Signs a league up [L-314..L-316]: finds the organization with that contact or creates one, and emails its
-- onboarding link to the address. Returns nothing, so as not to reveal which organizations exist. SL422 for a missing
-- name or an invalid email.
create or replace function app_private.self_signup(contact_email text, name text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_email text := lower(btrim(self_signup.contact_email));
  v_name text := btrim(self_signup.name);
  v_id int;
begin
  if coalesce(v_name, '') = '' or length(v_name) > 200 then
    perform app_private.fail('SL422', 'Please enter the name of your organization.', 'name');
  end if;
  if app_private.is_email(v_email) is not true then
    perform app_private.fail('SL422', 'Enter a valid email', 'contact_email');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('self_signup:' || v_email, 0));
  -- the search text contains the contact addresses and is indexed
  select g.id into v_id from app_private.organization_search_texts t join app_public.organizations g on g.id = t.id
  where t.search_text like '%' || replace(replace(v_email, '\', '\\'), '_', '\_') || '%'
    and v_email in (select app_private.contact_addresses(g.contact_email)) order by g.id limit 1;
  if v_id is null then
    insert into app_public.organizations (name, contact_email, data_confidence)
    values (v_name, v_email, 'added_by_organization') returning id into v_id;
  end if;
  perform app_private.queue_mail('self_signup', v_email, 'self_signup:' || v_id,
    jsonb_build_object('organization_id', v_id), null, v_id);
end $$;
grant execute on function app_private.self_signup(text, text) to sideline_authenticator;
