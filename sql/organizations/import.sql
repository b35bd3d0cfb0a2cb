-- Imports league data from a list, for superadmins [B-363..B-373].

-- The columns of organizations that a list may change [B-368].
create or replace function app_private.imported_columns() returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select array['name', 'data_confidence', 'data_confidence_reason', 'website_url', 'website_sponsorships_url',
    'contact_phone', 'contact_email', 'female', 'male', 'number_of_unique_participants_per_year', 'max_age', 'min_age',
    'winter_games', 'spring_games', 'summer_games', 'fall_games', 'old_shipping_address', 'city', 'state',
    'hubspot_company_id'];
end;

-- Changes an organization; returns the error with the data that the server needs for its message, or null.
-- Any other error is raised.
create or replace function app_private.import_error(p_organization_id int, patch jsonb) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_constraint text;
  v_table text;
  v_column text;
begin
  perform app_private.apply_patch('app_public.organizations', p_organization_id, patch, app_private.imported_columns());
  return null;
exception when others then
  if sqlstate !~ '^(SL|22|23|54000)' then raise; end if;
  get stacked diagnostics v_constraint = constraint_name, v_table = table_name, v_column = column_name;
  return jsonb_build_object('code', sqlstate, 'message', sqlerrm, 'constraint', nullif(v_constraint, ''),
    'table', nullif(v_table, ''), 'column', nullif(v_column, ''));
end $$;

-- Changes organizations by rows of a list, each {row, id, patch}, as far as possible: the caller rolls the
-- transaction back if a row has errors or for a preview [B-370, T6]. The reason for a new data confidence is the
-- import. Returns a result for each row: what has changed, as {column: [before, after]}, and all of its errors, each
-- with the database's code, message, constraint, table and column [T7]. Superadmin only.
create or replace function app_public.update_leagues(rows jsonb)
  returns table (row_number int, organization_id int, name text, changes jsonb, errors jsonb)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  r record;
  v_patch jsonb;
  v_error jsonb;
begin
  perform app_private.require_superadmin();
  for r in
    select (e.value ->> 'row')::int as row, (e.value ->> 'id')::int as id, e.value -> 'patch' as patch,
      to_jsonb(g) as present
    from jsonb_array_elements(update_leagues.rows) e
    left join app_public.organizations g on g.id = (e.value ->> 'id')::int
    order by (e.value ->> 'id')::int -- the same order in all imports, so that concurrent ones do not deadlock
  loop
    row_number := r.row;
    organization_id := r.id;
    name := r.present ->> 'name';
    changes := '{}';
    errors := '[]';
    if r.present is null then
      errors := jsonb_build_array(jsonb_build_object('code', 'SL404',
        'message', format('There is no organization %s.', r.id), 'column', 'id'));
      return next;
      continue;
    end if;
    select coalesce(jsonb_object_agg(p.key, p.value), '{}') into v_patch
    from jsonb_each(r.patch) p where p.value is distinct from r.present -> p.key;
    if v_patch ? 'data_confidence' then v_patch := v_patch || '{"data_confidence_reason": "CSV import"}'; end if;
    if v_patch <> '{}' then
      v_error := app_private.import_error(r.id, v_patch);
      -- finds the errors of each column alone; if there are none, the error concerns several columns together
      if v_error is not null then
        select coalesce(jsonb_agg(x.error order by x.key) filter (where x.error is not null), '[]') into errors
        from (select p.key, app_private.import_error(r.id, jsonb_build_object(p.key, p.value)) as error
          from jsonb_each(v_patch) p) x;
        if errors = '[]' then errors := jsonb_build_array(v_error); end if;
      end if;
      select coalesce(jsonb_object_agg(k.key, jsonb_build_array(r.present -> k.key, n.whole -> k.key)), '{}'), g.name
      into changes, update_leagues.name
      -- counted once, not for each column
      from app_public.organizations g cross join lateral (select to_jsonb(g) as whole offset 0) n
        cross join lateral jsonb_object_keys(v_patch) k (key)
      where g.id = r.id and r.present -> k.key is distinct from n.whole -> k.key group by g.id;
    end if;
    name := coalesce(name, r.present ->> 'name');
    changes := coalesce(changes, '{}');
    return next;
  end loop;
end $$;
grant execute on function app_public.update_leagues(jsonb) to sideline_superadmin;
comment on function app_public.update_leagues(jsonb) is '@behavior -*';
