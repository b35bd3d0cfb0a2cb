-- Lists of tables that only the owner may read: emails and the audit log. Their views run as the owner and show staff
-- everything, others nothing. They are not security barriers, because then no index could provide their order. Nothing
-- leaks: the role is checked before the first row is read,
-- and the API offers no function that could reveal its arguments.

-- Every email: what was sent to whom and when, or why not; an email sent as part of another one is shown as that one.
create view app_public.mail_list_items as
  select m.id, m.kind, m.recipient, case when m.state in ('queued', 'claimed') then 'waiting' else m.state end as state,
    left(case when m.state <> 'sent' then m.last_error end, 500) as reason, m.attempts, m.offer_id, m.organization_id,
    (select g.name from app_public.organizations g where g.id = m.organization_id) as organization_name,
    case when m.state in ('queued', 'claimed') then m.not_before end as not_before, m.sent_at, m.created_at
  from app_private.mail_outbox m
  where m.included_in is null and (select app_private.is_staff());

-- Who changed which record, newest first by its id.
create view app_public.audit_entry_list_items as
  select l.id, l.at, l.table_name, l.row_id, case l.op when 'I' then 'insert' when 'U' then 'update'
    else 'delete' end as op,
    l.actor_role, l.link_kind, l.user_id, app_private.actor_name(l.user_id, l.api_key_id) as user_name,
    (select u.email from app_public.users u where u.id = l.user_id) as user_email, l.parent_table, l.parent_id,
    l.organization_id, l.sponsor_id, l.old_values, l.new_values
  from app_private.audit_log l
  where (select app_private.is_staff());

comment on view app_public.mail_list_items is
  E'@primaryKey id\n'
  '@foreignKey (organization_id) references app_public.organizations (id)|@fieldName organization|@backwardBehavior '
  '-*\n@foreignKey (offer_id) references app_public.offers (id)|@fieldName offer|@backwardBehavior -*\n'
  '@behavior -insert -update -delete -list\nAn email as the log shows it; for staff. state: waiting, sent, skipped, '
  'refused, failed or uncertain; reason says why it was not sent.';
comment on view app_public.audit_entry_list_items is
  E'@primaryKey id\n@behavior -insert -update -delete -list\n'
  'A change of a record as the audit log shows it; for staff. op: insert, update or delete.';

comment on column app_public.mail_list_items.reason is 'Why it was not sent, at most 500 characters.';
comment on column app_public.mail_list_items.not_before is '@behavior -orderBy';
comment on column app_public.mail_list_items.offer_id is '@behavior -orderBy';
-- The log is ordered by time, indexes find the entries of a record or person; columns without an index are only shown.
do $$
declare v text;
begin
  foreach v in array array['table_name', 'row_id', 'op', 'link_kind', 'user_name', 'user_email', 'organization_id',
    'user_id'] loop
    execute format('comment on column app_public.audit_entry_list_items.%I is %L', v, '@behavior -orderBy');
  end loop;
  foreach v in array array['actor_role', 'parent_table', 'parent_id', 'sponsor_id'] loop
    execute format('comment on column app_public.audit_entry_list_items.%I is %L', v, '@behavior -orderBy -filterBy');
  end loop;
end $$;

select app_private.open_list('app_public.mail_list_items', '{id,kind,recipient,state,attempts,created_at}',
    '{organization_name=organizations.name organization_id?}'),
  app_private.open_list('app_public.audit_entry_list_items', '{id,at,table_name,op,actor_role}');

-- The names for the ids of a listed change, as {"sport_id:3": "Soccer"}: for its values, for the organization,
-- sponsor and record that it belongs to, and `row`, the changed record's name; for staff.
create or replace function app_public.audit_entry_list_items_names(entry app_public.audit_entry_list_items)
  returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.names_in(entry.old_values, entry.new_values)
    || app_private.names_in(jsonb_build_object('organization_id', entry.organization_id, 'sponsor_id', entry.sponsor_id,
      case entry.parent_table when 'campaigns' then 'campaign_id' else 'parent' end, entry.parent_id), null)
    || jsonb_strip_nulls(jsonb_build_object('row', coalesce(app_private.row_label(entry.table_name, entry.row_id),
      app_private.values_label(entry.table_name, coalesce(entry.new_values, entry.old_values)))))
  where entry.table_name is not null and (select app_private.is_staff())
$$;
grant execute on function app_public.audit_entry_list_items_names(app_public.audit_entry_list_items) to sideline_admin;
comment on function app_public.audit_entry_list_items_names(app_public.audit_entry_list_items) is
  E'@notNull\nThe names for the ids in its values and of the records that it belongs to, as {"sport_id:3": "Soccer"}; '
  'row: the record''s name.';
