-- Why somebody cannot see a record: read from the catalog (grants, policies and their comments) and from the person's
-- memberships and records.

-- The statuses that a policy's condition requires by status = any (array[…]) or status = '…'; null if it requires none.
create or replace function app_private.policy_statuses(condition text) returns text[]
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select array_agg(m[1]) from regexp_matches(
    (regexp_match(condition, '\mstatus\M = (ANY \(ARRAY\[[^\]]*\]|''\w+''::)'))[1], '''(\w+)''', 'g') m
$$;

-- The statuses in which leagues see an offer, read from the policies on offers.
create or replace function app_private.shown_offer_statuses() returns text[]
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select app_private.policy_statuses(p.qual) from pg_policies p
  where p.schemaname = 'app_public' and p.tablename = 'offers' and p.policyname = 'select_own'
$$;

-- "proposed, confirmed or canceled".
create or replace function app_private.listed(words text[], conjunction text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select replace(concat_ws(' ' || conjunction || ' ', nullif(array_to_string(words[:cardinality(words) - 1], ', '), ''),
    words[cardinality(words)]), '_', ' ')
$$;

-- A fact that is missing, as an element of explain_access. owner: ids of the records where it can be changed.
create or replace function app_private.missing_fact(code text, message text, owner jsonb default '{}') returns jsonb
  language sql immutable set search_path = pg_catalog, pg_temp
as $$ select jsonb_build_object('code', missing_fact.code, 'message', missing_fact.message) || owner $$;

-- What keeps an account from seeing anything at all; null for an active one.
create or replace function app_private.missing_account(u app_public.users) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when u.status = 'deactivated'
    then app_private.missing_fact('account_deactivated', 'The account is deactivated.', o.owner)
    when u.status = 'invited'
      then app_private.missing_fact('account_invited', 'The account is not active yet: ' || coalesce(
        'the invitation of ' || to_char(app_private.day_of(i.sent_at), 'FMMonth FMDD, YYYY')
          || case when app_private.link_version('invitation', i.id::text) is null then ' was revoked.'
            else ' is open.' end,
        'no invitation was sent.'), o.owner) end
  from (select jsonb_strip_nulls(jsonb_build_object(
      'organizationId', (select min(m.organization_id) from app_public.organization_users m where m.user_id = u.id),
      'sponsorId', (select min(m.sponsor_id) from app_public.sponsor_users m where m.user_id = u.id))) as owner) o
    left join lateral (select n.* from app_private.invitations n
      where n.user_id = u.id and n.accepted_at is null order by n.id desc limit 1) i on true
$$;

-- Says that a user does not belong to an organization or a sponsor, that nobody has confirmed it yet, or when the
-- membership ended; null for a member.
create or replace function app_private.missing_membership(p_user_id int, p_organization_id int, p_sponsor_id int)
  returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.missing_fact(
    case when limited.since is not null then 'membership_not_confirmed' when ended.at is null then 'not_a_member'
      else 'membership_ended' end,
    coalesce('Came through an offer''s link on ' || to_char(app_private.day_of(limited.since), 'FMMonth FMDD, YYYY')
        || ', and nobody has confirmed yet that this person belongs to ' || owner.name || '.',
      'The membership in ' || owner.name || ' ended on ' || to_char(app_private.day_of(ended.at),
        'FMMonth FMDD, YYYY') || '.',
      'Not a member of ' || owner.name || '.'),
    jsonb_strip_nulls(jsonb_build_object('organizationId', p_organization_id, 'sponsorId', p_sponsor_id)))
  from (
    select o.name from app_public.organizations o where o.id = p_organization_id
    union all select s.name from app_public.sponsors s where s.id = p_sponsor_id
  ) owner
  left join lateral (
    select l.at from app_private.audit_log l
    where l.op = 'D' and l.old_values ->> 'user_id' = p_user_id::text and case when p_sponsor_id is null
      then l.table_name = 'organization_users' and l.organization_id = p_organization_id
      else l.table_name = 'sponsor_users' and l.sponsor_id = p_sponsor_id end
    order by l.id desc limit 1
  ) ended on true
  left join lateral (
    select m.created_at as since from app_public.organization_users m
    where m.user_id = p_user_id and m.organization_id = p_organization_id and not m.confirmed
  ) limited on true
  where not exists (select from app_public.organization_users m
    where m.user_id = p_user_id and m.organization_id = p_organization_id and m.confirmed)
    and not exists (select from app_public.sponsor_users m where m.user_id = p_user_id and m.sponsor_id = p_sponsor_id)
$$;

-- Says that no offer of a campaign, or of a sponsor, has been shown to the user's organizations; null when one has.
create or replace function app_private.missing_offer(p_user_id int, p_campaign_id int, p_sponsor_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.missing_fact('no_offer',
    format('%s no offer of %s that is %s.',
      coalesce('The organizations of this person (' || string_agg(distinct o.name, ', ') || ') have',
        'This person belongs to no organization, so there is'), owner.name,
        app_private.listed(app_private.shown_offer_statuses(), 'or')),
    jsonb_strip_nulls(jsonb_build_object('campaignId', p_campaign_id, 'sponsorId', owner.sponsor_id)))
  from (
    select c.name, c.sponsor_id from app_public.campaigns c where c.id = p_campaign_id
    union all select s.name, s.id from app_public.sponsors s where s.id = p_sponsor_id
  ) owner
  left join app_public.organization_users m on m.user_id = p_user_id and m.confirmed
  left join app_public.organizations o on o.id = m.organization_id
  where not exists (select from app_public.offers f
    join app_public.organization_users k on k.organization_id = f.organization_id
    where k.user_id = p_user_id and k.confirmed and (f.campaign_id = p_campaign_id or f.sponsor_id = p_sponsor_id)
      and f.status::text = any (app_private.shown_offer_statuses()))
  group by owner.name, owner.sponsor_id
$$;

-- The memberships of the user that a policy requires by column = any ((select app_private.helper())). Null if the
-- helper's list includes the value.
create or replace function app_private.missing_of_helper(u app_public.users, helper text, value int) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return case helper
    when 'my_organization_ids' then app_private.missing_membership(u.id, value, null)
    when 'my_money_organization_ids' then coalesce(app_private.missing_membership(u.id, value, null), (
      select app_private.missing_fact('role', 'This person is a helper of ' || g.name
        || '; only its owners and treasurers see this.', jsonb_build_object('organizationId', g.id))
      from app_public.organization_users m join app_public.organizations g on g.id = m.organization_id
      where m.user_id = u.id and m.organization_id = value and m.role = 'helper'))
    when 'my_sponsor_ids' then app_private.missing_membership(u.id, null, value)
    when 'dashboard_campaign_ids' then (select app_private.missing_fact('limited_to_campaigns',
        'This person is limited to other campaigns of ' || s.name || '.', jsonb_build_object('sponsorId', s.id))
      from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id
      join app_public.sponsor_users m on m.sponsor_id = s.id and m.user_id = u.id
      where c.id = value and c.id <> all (m.campaign_ids))
    when 'billing_campaign_ids' then app_private.missing_billing(u, value)
    when 'my_campaign_ids' then app_private.missing_offer(u.id, value, null)
    when 'my_campaign_sponsor_ids' then app_private.missing_offer(u.id, null, value)
    when 'my_fellow_user_ids' then case when value <> u.id and not exists (select from app_public.organization_users a
        join app_public.organization_users b on b.organization_id = a.organization_id
        where a.user_id = u.id and b.user_id = value)
      then app_private.missing_fact('not_a_fellow', 'The two people belong to no organization together.') end
    when 'current_user_id' then case when value <> u.id
      then app_private.missing_fact('not_self', 'This is the account of somebody else.') end
    else app_private.missing_fact('policy', format('The policy asks %s, which this page cannot explain.', helper)) end;
end $$;

-- The facts that keep a user from a row, by the policies of the user's role on its table; empty if there are none.
create or replace function app_private.missing_facts(u app_public.users, record_type text, r jsonb) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_words text := replace(record_type, '_', ' ');
  v_people text := case u.role when 'sponsor' then 'sponsor users' else 'leagues' end;
  v_facts jsonb := '[]';
  v_policy record;
  v_asked record;
  v_statuses text[];
begin
  if not has_any_column_privilege('sideline_' || u.role, 'app_public.' || quote_ident(record_type), 'select') then
    return jsonb_build_array(app_private.missing_fact('no_grant', format('The role of %s has no grant on %s.',
      v_people, v_words)));
  end if;
  for v_policy in select * from app_private.policies_of(u.role, record_type) loop
    for v_asked in select m[1] as column_name, m[2] as helper
      from regexp_matches(v_policy.condition, '(\w+) = (?:ANY )?\(+ ?SELECT app_private\.(\w+)\(', 'g') m loop
      if v_asked.helper in ('my_offer_ids', 'my_money_offer_ids') then -- same facts as for the offer itself
        v_facts := v_facts || app_private.missing_facts(u, 'offers',
          (select to_jsonb(f) from app_public.offers f where f.id = (r ->> v_asked.column_name)::int));
        if v_asked.helper = 'my_money_offer_ids' then
          v_facts := v_facts || coalesce(app_private.missing_of_helper(u, 'my_money_organization_ids',
            (r ->> 'organization_id')::int), '[]');
        end if;
      else
        v_facts := v_facts
          || coalesce(app_private.missing_of_helper(u, v_asked.helper, (r ->> v_asked.column_name)::int), '[]');
      end if;
    end loop;
    v_statuses := app_private.policy_statuses(v_policy.condition);
    if r ->> 'status' <> all (v_statuses) then
      v_facts := v_facts || app_private.missing_fact('status', format('The %s is still at %s; %s see %s that are %s.',
        regexp_replace(v_words, 's$', ''), replace(r ->> 'status', '_', ' '), v_people, v_words,
        app_private.listed(v_statuses, 'or')),
        jsonb_strip_nulls(jsonb_build_object('offerId', case record_type when 'offers' then r -> 'id'
          else r -> 'offer_id' end,
          'campaignId', case record_type when 'campaigns' then r -> 'id' else r -> 'campaign_id' end,
          'sponsorId', r -> 'sponsor_id')));
    end if;
  end loop;
  if record_type = 'webhook_messages' and r ->> 'attempts' = '0' then
    v_facts := v_facts || app_private.missing_fact('not_sent', 'This message has not been sent yet.');
  end if;
  return v_facts;
end $$;

-- The policies that let a login's role select from a table: name, condition and description.
create or replace function app_private.policies_of(role app_public.user_role, record_type text)
  returns table (name text, condition text, description text)
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select p.polname::text, pg_get_expr(p.polqual, p.polrelid), obj_description(p.oid, 'pg_policy')
  from pg_policy p where p.polrelid = ('app_public.' || quote_ident(record_type))::regclass and p.polcmd in ('r', '*')
    and ('sideline_' || policies_of.role)::regrole::oid = any (p.polroles)
  order by 1
$$;

-- The name of a record in an explanation.
create or replace function app_private.explained_name(record_type text, r jsonb) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(r ->> 'name', r ->> 'nickname', r ->> 'email',
    concat_ws(', ', app_private.name_of('sponsorable_property_id', (r ->> 'sponsorable_property_id')::int),
      app_private.name_of('sponsor_id', (r ->> 'sponsor_id')::int)) || ' (No. ' || (r ->> 'id') || ')',
      'No. ' || (r ->> 'id'))
$$;

-- Why a user of the portal sees a record or not; staff. visible: whether the server could select the row in the
-- user's role (server/graphql/operations/access.ts). record_type is a table's name. The answer: visible, person,
-- role, record, the policies of the role on the table, and what is missing.
-- Errors: SL403, SL404 userId or recordId, SL422 recordType.
create or replace function app_public.explain_access(user_id int, record_type text, record_id int, visible boolean)
  returns jsonb language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_user app_public.users;
  v_record jsonb;
  v_account jsonb;
begin
  perform app_private.require_staff();
  select * into v_user from app_public.users u
  where u.id = explain_access.user_id and u.role in ('organization', 'sponsor');
  if not found then
    perform app_private.fail('SL404', 'There is no such user of an organization or a sponsor.', 'user_id');
  end if;
  if not exists (select from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'int'::regtype
      where c.relnamespace = 'app_public'::regnamespace and c.relkind = 'r'
        and c.relname = explain_access.record_type) then
    perform app_private.fail('SL422', 'Choose a kind of record.', 'record_type');
  end if;
  execute format('select to_jsonb(t) from app_public.%I t where t.id = $1', record_type) into v_record using record_id;
  if v_record is null then perform app_private.fail('SL404', 'There is no such record.', 'record_id'); end if;
  -- reference lists and one's own account are visible whatever the account's state
  if (record_type, record_id) <> ('users', v_user.id)
    and not exists (select from app_private.policies_of(v_user.role, record_type) p
      where p.condition ~ 'signed_in') then
    v_account := app_private.missing_account(v_user);
  end if;
  return jsonb_build_object('visible', visible, 'person', coalesce(v_user.name, v_user.email), 'role', v_user.role,
    'record', app_private.explained_name(record_type, v_record),
    'policies', (select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'description', p.description)), '[]')
      from app_private.policies_of(v_user.role, record_type) p),
    'missing', case when v_account is null then '[]'
      else jsonb_build_array(v_account) end || app_private.missing_facts(v_user, record_type, v_record));
end $$;
grant execute on function app_public.explain_access(int, text, int, boolean) to sideline_admin;
comment on function app_public.explain_access(int, text, int, boolean) is '@behavior -*';
