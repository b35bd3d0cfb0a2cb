-- The data from which emails are rendered: by the worker to send them, by the server to show them to staff,
-- who have no access to app_private.

-- What an email of the outbox is rendered from: its kind, recipient and ids, and the instant and day that it refers
-- to: when it was sent, or queued if it was never sent, or now while it waits. Null if there is none; staff only,
-- nobody else sees any. The server renders the email again from it, without its secret links.
create or replace function app_public.mail_source(id bigint) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('kind', m.kind, 'recipient', m.recipient, 'payload', m.payload, 'at', w.instant,
    'day', app_private.day_of(w.instant))
  from app_private.mail_outbox asked join app_private.mail_outbox m on m.id = coalesce(asked.included_in, asked.id)
  cross join lateral
    (select case when m.state in ('queued', 'claimed') then app_private.clock()
      else coalesce(m.sent_at, m.created_at) end as instant) w
  where asked.id = mail_source.id and app_private.is_staff()
$$;
grant execute on function app_public.mail_source(bigint) to sideline_admin;
comment on function app_public.mail_source(bigint) is '@behavior -*';

-- The account of an email about a password: the language of its first league, English for people of sponsors and for
-- staff; whether it still belongs to the offer's league; what its link's version is derived from.
-- No row if it is deactivated.
create or replace function app_private.account_of_mail(user_id int, offer_id int)
  returns table (email text, language text, has_password boolean, member boolean, valid_after timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select u.email, coalesce((select g.language::text from app_public.organization_users m
      join app_public.organizations g on g.id = m.organization_id where m.user_id = u.id order by g.id limit 1), 'en'),
    s.password_hash is not null,
    exists (select from app_public.organization_users m
      join app_public.offers o on o.organization_id = m.organization_id
      where m.user_id = u.id and o.id = account_of_mail.offer_id),
    s.sessions_valid_after
  from app_public.users u left join app_private.user_secrets s on s.user_id = u.id
  where u.id = account_of_mail.user_id and u.status <> 'deactivated'
$$;
grant execute on function app_private.account_of_mail(int, int) to sideline_authenticator;

-- The data of an invitation's email: the language of the organization, English for people of sponsors and for staff;
-- whether the person was removed in the meantime; the version of its link, null when revoked; the role in the
-- organization.
create or replace function app_private.invitation_of_mail(id int)
  returns table (email text, accepted boolean, removed boolean, organization text, inviter text, language text,
    sponsor json, version int, member_role text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select u.email, i.accepted_at is not null,
    u.status = 'deactivated'
      or g.id is not null and not exists (select from app_public.organization_users m
        where m.organization_id = g.id and m.user_id = u.id)
      or s.id is not null and not exists (select from app_public.sponsor_users m
        where m.sponsor_id = s.id and m.user_id = u.id),
    g.name, coalesce(nullif(btrim(b.name), ''), b.email), coalesce(g.language::text, 'en'),
    case when s.id is not null
      then json_build_object('name', s.name, 'logoKey', app_public.file_key(s.logo_file_id, true)) end,
    app_private.link_version('invitation', i.id::text),
    (select m.role::text from app_public.organization_users m
      where m.organization_id = i.organization_id and m.user_id = i.user_id)
  from app_private.invitations i
  join app_public.users u on u.id = i.user_id
  left join app_public.organizations g on g.id = i.organization_id
  left join app_public.sponsors s on s.id = i.sponsor_id
  left join app_public.users b on b.id = i.invited_by_id
  where i.id = invitation_of_mail.id
$$;
grant execute on function app_private.invitation_of_mail(int) to sideline_authenticator;
