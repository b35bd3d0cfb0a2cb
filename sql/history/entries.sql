-- The history of a record for staff.

create trigger _100_no_truncate before truncate on app_private.audit_log
  for each statement execute function app_private.tg__append_only();

-- The record in whose history a row's changes appear. A row has exactly one of its table's parent keys.
create or replace function app_private.audit_parents() returns table (child text, parent text, key text)
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  values
    ('addresses', 'organizations', 'organization_id'), ('capability_details', 'organizations', 'organization_id'),
    ('capability_detail_play_locations', 'organizations', 'organization_id'),
    ('capability_detail_properties', 'organizations', 'organization_id'),
    ('organization_capability_packages', 'organizations', 'organization_id'),
    ('organization_package_properties', 'organizations', 'organization_id'),
    ('events_survey_responses', 'organizations', 'organization_id'),
    ('organization_capabilities', 'organizations', 'organization_id'),
    ('organization_packages', 'organizations', 'organization_id'),
    ('organization_social_media', 'organizations', 'organization_id'),
    ('organization_users', 'organizations', 'organization_id'),
    ('organization_zips', 'organizations', 'organization_id'), ('play_locations', 'organizations', 'organization_id'),
    ('sponsorable_properties', 'organizations', 'organization_id'),
    ('tax_forms', 'organizations', 'organization_id'), ('tax_returns', 'organizations', 'organization_id'),
    ('deposit_accounts', 'organizations', 'organization_id'),
    ('sponsorable_property_play_locations', 'sponsorable_properties', 'sponsorable_property_id'),
    ('seasonal_goals', 'sponsors', 'sponsor_id'), ('sponsor_refunds', 'sponsors', 'sponsor_id'),
    ('sponsor_users', 'sponsors', 'sponsor_id'),
    ('campaign_capabilities', 'campaigns', 'campaign_id'), ('campaign_statistics', 'campaigns', 'campaign_id'),
    ('campaign_contracts', 'campaigns', 'campaign_id'), ('invoices', 'campaigns', 'campaign_id'),
    ('credit_notes', 'campaigns', 'campaign_id'), ('invoice_payments', 'campaigns', 'campaign_id'),
    ('custom_questions', 'campaigns', 'campaign_id'), ('default_verification_deadlines', 'campaigns', 'campaign_id'),
    ('search_filters', 'campaigns', 'campaign_id'), ('location_filters', 'campaigns', 'campaign_id'),
    ('sends', 'campaigns', 'campaign_id'),
    ('testimonials', 'campaigns', 'campaign_id'), ('campaign_notes', 'campaigns', 'campaign_id'),
    ('sponsor_feedback', 'campaigns', 'campaign_id'), ('sponsor_feedback', 'sponsors', 'sponsor_id'),
    ('photo_requests', 'campaigns', 'campaign_id'),
    ('creative_content_templates', 'default_verification_deadlines', 'default_verification_deadline_id'),
    ('creative_file_templates', 'default_verification_deadlines', 'default_verification_deadline_id'),
    ('assets', 'offers', 'offer_id'), ('checks', 'offers', 'offer_id'), ('forwarded_tasks', 'offers', 'offer_id'),
    ('offer_contracts', 'offers', 'offer_id'),
    ('pre_qual_survey_responses', 'offers', 'offer_id'), ('verification_deadlines', 'offers', 'offer_id'),
    ('creative_contents', 'verification_deadlines', 'verification_deadline_id'),
    ('creative_files', 'verification_deadlines', 'verification_deadline_id'),
    ('verification_deadline_responses', 'verification_deadlines', 'verification_deadline_id'),
    ('verification_images', 'verification_deadlines', 'verification_deadline_id'),
    ('comments', 'organizations', 'organization_id'), ('comments', 'offers', 'offer_id'),
    ('comments', 'campaigns', 'campaign_id'), ('comments', 'sponsors', 'sponsor_id'),
    ('comment_mentions', 'comments', 'comment_id'), ('tasks', 'organizations', 'organization_id'),
    ('tasks', 'offers', 'offer_id'), ('tasks', 'campaigns', 'campaign_id'), ('tasks', 'sponsors', 'sponsor_id')
$$;

-- The display name of the record that an id column refers to; null for other columns and for deleted records; a
-- merged organization keeps its name. Takes the column's name (sport_id, winter_sport_ids) and one id.
create or replace function app_private.name_of(column_name text, id int) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case
    when name_of.column_name ~ 'organization_id$'
      then coalesce((select o.name from app_public.organizations o where o.id = name_of.id),
        (select m.merged_name from app_private.organization_merges m
          where m.merged_id = name_of.id order by m.id desc limit 1))
    when name_of.column_name ~ 'sponsorable_property_id'
      then (select p.name from app_public.sponsorable_properties p where p.id = name_of.id)
    when name_of.column_name ~ 'sponsor_id$' then (select s.name from app_public.sponsors s where s.id = name_of.id)
    when name_of.column_name ~ '(^|_)campaign_id$|duplicated_from_id'
      then (select c.name from app_public.campaigns c where c.id = name_of.id)
    when name_of.column_name ~ 'campaign_capability_id' then (select k.name from app_public.campaign_capabilities cc
      join app_public.capabilities k on k.id = cc.capability_id where cc.id = name_of.id)
    when name_of.column_name ~ 'organization_capability_id$'
      then (select c.name from app_public.organization_capabilities c where c.id = name_of.id)
    when name_of.column_name ~ 'organization_package_id$'
      then (select p.name from app_public.organization_packages p where p.id = name_of.id)
    when name_of.column_name ~ 'capability_detail_id$'
      then (select c.name from app_public.organization_capabilities c where c.capability_detail_id = name_of.id)
    when name_of.column_name ~ '(^|_)capability_ids?$'
      then (select k.name from app_public.capabilities k where k.id = name_of.id)
    when name_of.column_name = 'banner_size_ids'
      then (select z.name from app_public.banner_sizes z where z.id = name_of.id)
    when name_of.column_name = 'banner_placement_ids'
      then (select b.name from app_public.banner_placements b where b.id = name_of.id)
    when name_of.column_name = 'logo_placement_ids'
      then (select l.name from app_public.logo_placements l where l.id = name_of.id)
    when name_of.column_name ~ '^(social_media_)?channel_id$'
      then (select c.name from app_public.social_media_channels c where c.id = name_of.id)
    when name_of.column_name ~ 'sport_ids?$' then (select s.name from app_public.sports s where s.id = name_of.id)
    when name_of.column_name ~ 'competitiveness_ids?$'
      then (select c.name from app_public.competitivenesses c where c.id = name_of.id)
    when name_of.column_name = 'rejection_reason_id'
      then (select r.name from app_public.image_rejection_reasons r where r.id = name_of.id)
    when name_of.column_name = 'category_id'
      then (select c.name from app_public.sponsor_categories c where c.id = name_of.id)
    when name_of.column_name ~ 'organization_type_id$'
      then (select t.name from app_public.organization_types t where t.id = name_of.id)
    when name_of.column_name ~ 'sports_management_software_id$'
      then (select s.name from app_public.sports_management_softwares s where s.id = name_of.id)
    when name_of.column_name ~ '(user|contact|_by|assignee)_id$'
      then (select coalesce(u.name, u.email) from app_public.users u where u.id = name_of.id)
    when name_of.column_name ~ 'play_location_id$'
      then (select l.nickname from app_public.play_locations l where l.id = name_of.id)
    when name_of.column_name ~ 'address_id$' then (select concat_ws(', ', a.line1, a.line2, a.city, a.state, a.zip)
      from app_public.addresses a where a.id = name_of.id)
  end
$$;

-- The names behind all ids of one set of values, as {"sport_id:3": "Soccer"}.
create or replace function app_private.names_in(old_values jsonb, new_values jsonb) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(v.key || ':' || v.id, n.name), '{}')
  from (
    select distinct e.key, i.id from (select names_in.old_values as val union all select names_in.new_values) b,
      jsonb_each(case when jsonb_typeof(b.val) = 'object' then b.val else '{}' end) e,
      jsonb_array_elements_text(case when jsonb_typeof(e.value) = 'array' then e.value
        else jsonb_build_array(e.value) end) i (id)
    where e.key ~ '_ids?$' and i.id ~ '^[1-9]\d{0,8}$'
  ) v, lateral (select app_private.name_of(v.key, v.id::int) as name) n
  where n.name is not null
$$;

-- The name of a row, from its values: its own, or else those of the two records nearest to it; null if it has none.
create or replace function app_private.values_label(table_name text, whole jsonb) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select left(coalesce(
    (select btrim(whole ->> o.key) from unnest('{name,nickname,title,quote,question,label,content,text,response,url,
        address,zip,number,first_number,source,file_name,month}'::text[]) with ordinality o (key, rank)
      where btrim(whole ->> o.key) <> '' order by o.rank limit 1),
    case when whole ->> 'id' ~ '^\d{1,9}$' then app_private.name_of(
      regexp_replace(regexp_replace(values_label.table_name, 'ies$', 'y'), '(ss)es$|s$', '\1') || '_id',
      (whole ->> 'id')::int) end,
    (select string_agg(n.name, ', ' order by n.rank) from (
      select o.rank, coalesce(app_private.name_of(o.key, (whole ->> o.key)::int), case o.key
        when 'verification_deadline_id'
          then (select d.name from app_public.verification_deadlines d where d.id = (whole ->> o.key)::int)
        when 'default_verification_deadline_id'
          then (select d.name from app_public.default_verification_deadlines d where d.id = (whole ->> o.key)::int)
        when 'comment_id' then (select c.content from app_public.comments c where c.id = (whole ->> o.key)::int)
        when 'run_id' then whole ->> o.key
        when 'location_filter_id'
          then (select c.name from app_public.location_filters f join app_public.campaigns c on c.id = f.campaign_id
            where f.id = (whole ->> o.key)::int) end) as name
      from unnest('{user_id,campaign_capability_id,organization_capability_id,organization_package_id,
        capability_detail_id,capability_id,channel_id,verification_deadline_id,default_verification_deadline_id,
        comment_id,sponsorable_property_id,play_location_id,organization_id,other_organization_id,location_filter_id,
        campaign_id,sponsor_id,run_id}'::text[]) with ordinality o (key, rank)
      where whole ->> o.key ~ '^[1-9]\d{0,8}$' order by o.rank limit 2) n)), 200)
$$;

-- The name of a changed row; null if the row no longer exists or has none.
create or replace function app_private.row_label(table_name text, row_id text) returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_target regclass := to_regclass(format('app_public.%I', row_label.table_name));
  v_row jsonb;
begin
  if row_label.table_name = 'user_views' then
    return (select coalesce(u.name, u.email) from app_public.users u where u.id = row_label.row_id::int);
  elsif v_target is null then return null;
  elsif exists (select from pg_attribute a where a.attrelid = v_target and a.attname = 'id'
    and (a.atttypid = 'text'::regtype or row_label.row_id ~ '^\d{1,9}$')) then
    execute format('select to_jsonb(t) from %s t where t.id = %L', v_target, row_label.row_id) into v_row;
  else -- a key of several columns: its parts are the values
    select jsonb_object_agg(a.attname, split_part(row_label.row_id, ':', k.position::int)) into v_row
    from pg_index i cross join lateral unnest(i.indkey::int[]) with ordinality k (attnum, position)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = v_target and i.indisprimary;
  end if;
  return app_private.values_label(row_label.table_name, v_row);
end $$;

create or replace function app_private.history_entry(l app_private.audit_log) returns app_public.history_entry
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select row(l.id::text, l.at, l.table_name, l.row_id,
    case l.op when 'I' then 'insert' when 'U' then 'update' else 'delete' end,
    l.actor_role, l.link_kind, app_private.actor_name(l.user_id, l.api_key_id), u.email, l.old_values, l.new_values,
    app_private.names_in(l.old_values, l.new_values)
      || jsonb_strip_nulls(jsonb_build_object('row', coalesce(app_private.row_label(l.table_name, l.row_id),
        app_private.values_label(l.table_name, coalesce(l.new_values, l.old_values))))),
    app_private.is_restorable(l), l.transaction_id::text, app_private.is_undoable(l), s.undone_at, s.undone_by,
    s.undoes)::app_public.history_entry
  from app_private.undo_state(l) s left join app_public.users u on u.id = l.user_id
$$;

-- How many records the change of an entry touched, child rows counted with their record; at most 2,000 rows. Staff.
create or replace function app_public.history_entry_change_records(entry app_public.history_entry) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select count(distinct (coalesce(l.parent_table, l.table_name), coalesce(l.parent_id, l.row_id)))::int
  from (select * from app_private.audit_log l where l.transaction_id = entry.change_id::xid8 limit 2000) l
  where app_private.is_staff()
$$;
grant execute on function app_public.history_entry_change_records(app_public.history_entry) to sideline_admin;
comment on function app_public.history_entry_change_records(app_public.history_entry) is
  E'@notNull\nHow many records the entry''s change touched, child rows counted as part of their record.';

-- The id of a transaction if the viewer changed something in it, otherwise null; the server returns it as changeId.
create or replace function app_public.written_change(transaction_id text) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select written_change.transaction_id where exists (
    select from app_private.audit_log l where l.transaction_id = written_change.transaction_id::xid8
      and l.user_id is not distinct from app_private.current_user_id())
$$;
grant execute on function app_public.written_change(text)
  to sideline_anonymous, sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
comment on function app_public.written_change(text) is '@behavior -*';

-- Who changed what on a record and its child rows, newest first; staff only. record_type is a table's name, before_id
-- the id of the last entry of the page before, page_size at most 100. Errors: SL403, SL422 beforeId.
create or replace function app_public.record_history(record_type text, record_id int, before_id text default null,
  page_size int default 20)
  returns setof app_public.history_entry
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_before bigint;
  v_limit int := least(greatest(coalesce(record_history.page_size, 20), 1), 100);
begin
  perform app_private.require_staff();
  if record_history.before_id !~ '^\d{1,18}$' then
    perform app_private.fail('SL422', 'This page of the history does not exist.', 'beforeId');
  end if;
  v_before := record_history.before_id::bigint;
  return query
    select h.* from (
      select found.l from (
        (select l from app_private.audit_log l
          where l.table_name = record_history.record_type and l.row_id = record_history.record_id::text
          and (v_before is null or l.id < v_before) order by l.id desc limit v_limit)
        union all
        (select l from app_private.audit_log l
          where l.parent_table = record_history.record_type and l.parent_id = record_history.record_id::text
          and (v_before is null or l.id < v_before) order by l.id desc limit v_limit)
      ) found order by (found.l).id desc limit v_limit
    ) e cross join lateral app_private.history_entry(e.l) h order by (e.l).id desc;
end $$;
grant execute on function app_public.record_history(text, int, text, int) to sideline_admin;
comment on function app_public.record_history(text, int, text, int) is
  E'@simpleCollections only\nWho changed what on a record and its child rows, newest first; staff only.';

comment on column app_public.history_entry.id is '@notNull';
comment on column app_public.history_entry.at is '@notNull';
comment on column app_public.history_entry.table_name is '@notNull';
comment on column app_public.history_entry.row_id is '@notNull';
comment on column app_public.history_entry.op is '@notNull';
comment on column app_public.history_entry.actor_role is '@notNull';
comment on column app_public.history_entry.names is '@notNull';
comment on column app_public.history_entry.restorable is '@notNull';
