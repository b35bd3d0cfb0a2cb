-- League data from a list, for superadmins [B-363..B-373].

-- Changes organizations by the rows of a list, each {row, id, patch}: all of them, or none when one cannot be [B-370]. A new
-- data confidence is given the import as its reason. Answers a line for each row that was changed, or, when any was refused,
-- only those with the database's own error (code, message, constraint, table, column), which the server turns into a
-- sentence. Rows without a change in them are answered too. Superadmin only.
create or replace function app_public.update_leagues(rows jsonb)
  returns table (row_number int, organization_id int, name text, error_code text, error_message text, error_constraint text,
    error_table text, error_column text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  r record;
  v_patch jsonb;
  v_refused jsonb := '[]';
begin
  perform app_private.require_superadmin();
  begin
    for r in
      select (e.value ->> 'row')::int as row, (e.value ->> 'id')::int as id, e.value -> 'patch' as patch, g.data_confidence, g.id is not null as known
      from jsonb_array_elements(update_leagues.rows) e
      left join app_public.organizations g on g.id = (e.value ->> 'id')::int
      order by (e.value ->> 'id')::int -- one order for all imports, so that two at once do not deadlock
    loop
      v_patch := r.patch;
      if v_patch ? 'data_confidence' and v_patch ->> 'data_confidence' is distinct from r.data_confidence::text then
        v_patch := v_patch || '{"data_confidence_reason": "CSV import"}';
      end if;
      begin
        if not r.known then perform app_private.fail('SL404', format('There is no organization %s.', r.id), 'id'); end if;
        perform app_private.apply_patch('app_public.organizations', r.id, v_patch, array['name', 'data_confidence',
          'data_confidence_reason', 'website_url', 'website_sponsorships_url', 'contact_phone', 'contact_email', 'female', 'male',
          'number_of_unique_participants_per_year', 'max_age', 'min_age', 'winter_games', 'spring_games', 'summer_games',
          'fall_games', 'old_shipping_address', 'city', 'state', 'hubspot_company_id']);
      exception when others then
        if sqlstate !~ '^(SL|22|23|54000)' then raise; end if;
        declare
          v_constraint text;
          v_table text;
          v_column text;
        begin
          get stacked diagnostics v_constraint = constraint_name, v_table = table_name, v_column = column_name;
          v_refused := v_refused || jsonb_build_object('row', r.row, 'id', r.id, 'code', sqlstate, 'message', sqlerrm,
            'constraint', nullif(v_constraint, ''), 'table', nullif(v_table, ''), 'column', nullif(v_column, ''));
        end;
      end;
    end loop;
    if v_refused <> '[]' then raise exception 'taken back'; end if;
  exception when raise_exception then
    if v_refused = '[]' then raise; end if; -- otherwise whatever was changed is as it was
  end;
  return query
    select (e.value ->> 'row')::int, (e.value ->> 'id')::int, null::text, e.value ->> 'code', e.value ->> 'message',
      e.value ->> 'constraint', e.value ->> 'table', e.value ->> 'column'
    from jsonb_array_elements(v_refused) e
    union all
    select (e.value ->> 'row')::int, g.id, g.name, null, null, null, null, null
    from jsonb_array_elements(update_leagues.rows) e join app_public.organizations g on g.id = (e.value ->> 'id')::int
    where v_refused = '[]'
    order by 1;
end $$;
grant execute on function app_public.update_leagues(jsonb) to sideline_superadmin;
comment on function app_public.update_leagues(jsonb) is '@behavior -*';
