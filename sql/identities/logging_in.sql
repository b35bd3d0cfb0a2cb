-- Logging in by an identity provider. The server verifies the provider's answer first.

-- The account of a person whom a provider has identified: by issuer and subject, the first time by the verified email.
-- Returns its email; null if it was closed, because the provider no longer gives the person a role. Errors: SL403.
-- staff_role: the role that the provider gives, by a claim at each login (role_by_claim) or only to new people; null:
-- none. superadmins: whether they may log in without a claim. sponsor_ids: whose people it signs in; null: staff.
-- join_sponsor_id: the sponsor that a new person joins; null: new people must be invited.
create or replace function app_private.log_in_by_provider(issuer text, subject text, email text, name text,
  staff_role app_public.user_role, role_by_claim boolean, superadmins boolean, sponsor_ids int[], join_sponsor_id int)
  returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.users;
  v_email text := app_private.checked_email(log_in_by_provider.email);
  v_name text := nullif(left(app_private.plain_line(log_in_by_provider.name), 200), '');
  v_role app_public.user_role := case when join_sponsor_id is null then staff_role else 'sponsor' end;
begin
  -- of two first logins of one person, the second finds the account of the first
  perform pg_advisory_xact_lock(hashtextextended('identity ' || issuer || ' ' || subject, 0));
  select u.* into v from app_public.users u join app_private.user_identities i on i.user_id = u.id
  where i.issuer = log_in_by_provider.issuer and i.subject = log_in_by_provider.subject for update of u;
  if v.id is null and v_role is not null then
    insert into app_public.users as u (email, name, role, status) values (v_email, v_name, v_role, 'active')
    on conflict on constraint users_email_key do nothing returning u.* into v;
    insert into app_public.sponsor_users (sponsor_id, user_id)
    select join_sponsor_id, v.id where v.id is not null and join_sponsor_id is not null;
  end if;
  if v.id is null then
    select u.* into v from app_public.users u where u.email = v_email for update;
    if exists (select from app_private.user_identities i
      where i.user_id = v.id and i.issuer = log_in_by_provider.issuer) then
      perform app_private.fail('SL403',
        'Another person of this sign-in service has used this email address. Please contact support.');
    end if;
  end if;
  if v.id is null or v.employee <> (sponsor_ids is null)
    or sponsor_ids is not null and not exists (select from app_public.sponsor_users m
      where m.user_id = v.id and m.sponsor_id = any (sponsor_ids))
    or v.status = 'invited' and (role_by_claim and staff_role is null or not app_private.may_recover(v.id)) then
    perform app_private.fail('SL403', 'There is no account for you here. Please ask for an invitation.');
  end if;
  if v.status = 'deactivated' then perform app_private.fail('SL403', 'This account is no longer active.'); end if;
  if v.role = 'superadmin' and not role_by_claim and not superadmins then
    perform app_private.fail('SL403', 'Superadmins cannot sign in this way.');
  end if;
  if role_by_claim and staff_role is null then -- returns, because an error would undo it
    update app_public.users u set status = 'deactivated' where u.id = v.id;
    perform app_private.end_sessions(v.id);
    return null;
  end if;
  update app_public.users u set status = 'active', name = coalesce(u.name, v_name),
    role = case when role_by_claim then staff_role else u.role end
  where u.id = v.id and (u.status = 'invited' or role_by_claim and u.role <> staff_role);
  update app_private.invitations i set accepted_at = app_private.clock()
  where i.user_id = v.id and i.accepted_at is null;
  insert into app_private.user_identities (issuer, subject, user_id) values ($1, $2, v.id)
  on conflict on constraint user_identities_pkey do nothing;
  return v.email;
end $$;
grant execute on function app_private.log_in_by_provider(text, text, text, text, app_public.user_role, boolean,
  boolean, int[], int) to sideline_authenticator;
