-- One rule for an email address, as browsers have it: the letters that an address may have, an apostrophe too, and an
-- ending of two letters or more. It changes only by a migration, because the constraints contain it [R7, R8, B-077, L-150].
create function app_private.email_pattern() returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select '[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:[.][A-Za-z0-9-]+)*[.](?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})' $$;

do $$
declare
  v_one text := app_private.email_pattern();
  v_wrong text;
begin
  select string_agg(format('%s (%s)', o.id, o.contact_email), ', ' order by o.id) into v_wrong from app_public.organizations o
  where o.contact_email !~ ('^' || v_one || '(\s*,\s*' || v_one || ')*$');
  if v_wrong is not null then
    raise exception 'The contact emails of these organizations are no addresses: %. Correct them with the former version first; nothing was changed.', v_wrong;
  end if;
  execute format('alter table app_public.organizations drop constraint organizations_contact_email_list,
    add constraint organizations_contact_email_list check (contact_email ~ %L)', '^' || v_one || '(\s*,\s*' || v_one || ')*$');
  execute format('alter table app_public.sponsorship_applications drop constraint sponsorship_applications_email_form,
    add constraint sponsorship_applications_email_form check (primary_contact_email ~ %L)', '^' || v_one || '$');
end $$;
