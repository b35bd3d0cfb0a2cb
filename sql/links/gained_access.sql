-- Access gained through an offer's or an onboarding link, and how it ends with the link [X1, K2].

-- The organization to whose access a link can lead: that of an offer or of an onboarding link; null for other kinds.
create or replace function app_private.organization_of_link(kind text, record_id text) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case organization_of_link.kind when 'league' then organization_of_link.record_id::int
    when 'offer'
      then (select o.organization_id from app_public.offers o where o.id = organization_of_link.record_id::int) end
$$;

-- The members who joined an organization through an offer's link, and those whom they invited. For an onboarding link,
-- of kind league: those who joined through an offer's link with a contact email that the onboarding link added, or
-- were confirmed by one.
create or replace function app_private.gained_by_link(kind text, record_id text)
  returns table (organization_id int, user_id int, confirmed boolean, confirmed_by text, since timestamptz,
    invited_by_id int)
  language sql stable security definer rows 2 set search_path = pg_catalog, pg_temp
as $$
  with recursive gained as (
    select m.organization_id, m.user_id, null::int as invited_by_id from app_public.organization_users m
    where m.link_offer_id = case when gained_by_link.kind = 'offer' then gained_by_link.record_id::int end
      or m.organization_id = case when gained_by_link.kind = 'league' then gained_by_link.record_id::int end
        and m.link_offer_id is not null
        and exists (select from app_public.users u, app_private.audit_log l,
          app_private.contact_addresses(l.new_values ->> 'contact_email') a (address)
          where u.id = m.user_id and l.table_name = 'organizations' and l.row_id = gained_by_link.record_id
            and l.link_kind = 'league'
            and a.address in (u.email, m.confirmed_by)
            and a.address not in (select app_private.contact_addresses(l.old_values ->> 'contact_email')))
    union
    select m.organization_id, m.user_id, i.invited_by_id from gained g
    join app_private.invitations i on i.invited_by_id = g.user_id and i.organization_id = g.organization_id
    join app_public.organization_users m on m.organization_id = i.organization_id and m.user_id = i.user_id
      and m.link_offer_id is null
  )
  select distinct on (g.organization_id, g.user_id) g.organization_id, g.user_id, m.confirmed, m.confirmed_by,
    m.created_at, g.invited_by_id
  from gained g join app_public.organization_users m using (organization_id, user_id)
  order by g.organization_id, g.user_id, g.invited_by_id nulls first
$$;

-- The last changes to an organization's contacts and addresses by some of its members and, with offer_id, by anyone
-- who used that offer's link, or with link_kind any such link of the organization in the last 30 days, one field per
-- row: who (null: the link itself, before anybody joined) and when, and the value before theirs. A field that somebody
-- else has changed since to a value that is not theirs has no row.
create or replace function app_private.changes_by_link(organization_id int, user_ids int[], offer_id int,
  link_kind text)
  returns table (field text, user_id int, at timestamptz, "before" jsonb)
  language sql stable security definer rows 4 set search_path = pg_catalog, pg_temp
as $$
  with entries as (
    select f.field, l.id, l.at, l.user_id, l.old_values -> f.field as "before", l.new_values -> f.field as "after",
      l.user_id = any (changes_by_link.user_ids) is true
        or (f.field = 'shipping_address_id' and l.user_id is null and exists (
          select from app_public.addresses a
          where a.id = (l.new_values ->> f.field)::int and a.link_offer_id = changes_by_link.offer_id))
        or (l.link_kind = changes_by_link.link_kind
          and l.at > app_private.clock() - app_private.new_contact_period()) is true
        -- one of them joined with a contact email that a link added
        or f.field = 'contact_email' and l.link_kind is not null and exists (select from app_public.users u
          where u.id = any (changes_by_link.user_ids)
          and u.email in (select app_private.contact_addresses(l.new_values ->> 'contact_email'))) as theirs
    from app_private.audit_log l
    cross join unnest('{contact_email,contact_phone,mailing_address_id,shipping_address_id}'::text[]) f (field)
    where l.table_name = 'organizations' and l.row_id = changes_by_link.organization_id::text and l.op = 'U'
      and l.old_values ? f.field
  ), latest as (
    select e.* from entries e where e.theirs
      -- but one that was put back
      and e.id > coalesce((select max(o.id) from entries o where o.field = e.field and not o.theirs and not exists (
        select from entries t where t.field = o.field and t.theirs and t.id < o.id and t."after" = o."after")), 0)
  )
  select distinct on (l.field) l.field, n.user_id, n.at, l."before"
  from latest l
  join lateral (select m.user_id, m.at from latest m where m.field = l.field order by m.id desc limit 1) n on true
  order by l.field, l.id
$$;

-- Ends access gained through a link: unconfirmed memberships and those of user_ids, with their sessions, open
-- invitations and password links. put_back: restores contacts and addresses to what they were before these people
-- changed them, and before the link itself did unless a member who joined through it stays. Does nothing for links
-- through which nobody can join.
create or replace function app_private.end_gained_by_link(kind text, record_id text, user_ids int[], put_back boolean)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_link_organization_id int := app_private.organization_of_link(end_gained_by_link.kind, end_gained_by_link.record_id);
  v_organization_id int;
  v_ended int[];
  v_stays boolean;
  v_patch jsonb;
begin
  if v_link_organization_id is null then return; end if;
  for v_organization_id, v_ended, v_stays in
    select organization_id, coalesce(array_agg(g.user_id) filter (
      where not g.confirmed or g.user_id = any (end_gained_by_link.user_ids)), '{}'),
      coalesce(bool_or(g.confirmed and g.user_id <> all (end_gained_by_link.user_ids)), false)
    from (select v_link_organization_id as organization_id) o
    full join app_private.gained_by_link(end_gained_by_link.kind, end_gained_by_link.record_id) g
    using (organization_id) group by organization_id
  loop
    if put_back then
      select jsonb_object_agg(c.field, c."before") into v_patch
      from app_private.changes_by_link(v_organization_id, v_ended,
        case when not v_stays and end_gained_by_link.kind = 'offer' then end_gained_by_link.record_id::int end,
        case when not v_stays and end_gained_by_link.kind = 'league' then 'league' end) c;
      perform app_private.apply_patch('app_public.organizations', v_organization_id, coalesce(v_patch, '{}'),
        '{contact_email,contact_phone,mailing_address_id,shipping_address_id}');
    end if;
    delete from app_public.organization_users m
    where m.organization_id = v_organization_id and m.user_id = any (v_ended);
    perform app_private.end_membership(u, v_organization_id, null) from unnest(v_ended) u;
  end loop;
end $$;

-- The members who joined through a link, newest first: unconfirmed ones lose their membership with the link, others
-- if staff choose so. Staff; arguments and errors as link_state.
create or replace function app_public.link_members(kind text, record_id text) returns setof app_public.link_member
  language plpgsql stable security definer rows 2 set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_link(link_members.kind, link_members.record_id);
  if app_private.organization_of_link(link_members.kind, link_members.record_id) is null then return; end if;
  return query select g.user_id, u.email, u.name, g.since, g.confirmed, g.confirmed_by, coalesce(i.name, i.email)
    from app_private.gained_by_link(link_members.kind, link_members.record_id) g
    join app_public.users u on u.id = g.user_id
    left join app_public.users i on i.id = g.invited_by_id order by g.since desc, g.user_id desc;
end $$;
grant execute on function app_public.link_members(text, text) to sideline_admin;
comment on function app_public.link_members(text, text) is E'@simpleCollections only\n'
  'The members who joined an organization through a link; staff only. Errors as in linkState.';

-- What those people, and the link itself before anybody joined (user_id null), changed last in the organization's
-- contacts and addresses, and what is restored when their membership ends.
-- Staff; arguments and errors as in link_state.
create or replace function app_public.link_changes(kind text, record_id text) returns setof app_public.link_change
  language plpgsql stable security definer rows 5 set search_path = pg_catalog, pg_temp as $$
declare v_organization_id int;
begin
  perform app_private.require_link(link_changes.kind, link_changes.record_id);
  v_organization_id := app_private.organization_of_link(link_changes.kind, link_changes.record_id);
  if v_organization_id is null then return; end if;
  return query select c.user_id, c.field, v.was, v.is_now, c.at
    from (select organization_id, coalesce(array_agg(g.user_id) filter (where g.user_id is not null), '{}') as user_ids
      from (select v_organization_id as organization_id) o
      full join app_private.gained_by_link(link_changes.kind, link_changes.record_id) g using (organization_id)
      group by organization_id) p
    join app_public.organizations o on o.id = p.organization_id
    cross join lateral app_private.changes_by_link(p.organization_id, p.user_ids,
      case link_changes.kind when 'offer' then link_changes.record_id::int end, nullif(link_changes.kind, 'offer')) c
    cross join lateral (select case when c.field ~ 'address_id$'
      then app_private.name_of(c.field, (c."before" #>> '{}')::int) else c."before" #>> '{}' end as was,
      case when c.field ~ 'address_id$' then app_private.name_of(c.field, (to_jsonb(o) ->> c.field)::int)
        else to_jsonb(o) ->> c.field end as is_now) v
    order by c.field;
end $$;
grant execute on function app_public.link_changes(text, text) to sideline_admin;
comment on function app_public.link_changes(text, text) is E'@simpleCollections only\n'
  'What those members and the link itself changed in contacts and addresses; staff only. Errors as in linkState.';

comment on type app_public.link_member is 'Somebody who joined an organization through an offer''s link or with a '
  'contact email that an onboarding link added, or who was invited by such a member.';
comment on type app_public.link_change is 'What such a member, or the link itself (no userId), changed in contacts and '
  'addresses. field: contact_email, contact_phone, mailing_address_id or shipping_address_id.';
select app_private.never_null('app_public.link_member', '{user_id,email,since,confirmed}'),
  app_private.never_null('app_public.link_change', '{field,at}');
