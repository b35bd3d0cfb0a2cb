-- Applies the wizard's rules: cleans and validates input.

-- Whether a field applies given these answers; always true without a condition.
create or replace function app_private.rule_counts(p_rule jsonb, p_answers jsonb) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select coalesce(bool_and(c.value @> coalesce(p_answers -> c.key, 'null')), true)
  from jsonb_each(coalesce(p_rule -> 'when', '{}')) c
$$;

-- One row of answers with its texts cleaned: characters that the kind excludes are removed, spaces are trimmed, empty
-- texts become null. Keys without a rule stay unchanged.
create or replace function app_private.clean_row(p_fields jsonb, p_row jsonb) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select p_row || coalesce((
    select jsonb_object_agg(f ->> 'name', nullif(btrim(regexp_replace(p_row ->> (f ->> 'name'),
      coalesce(app_private.application_strips() ->> (f ->> 'kind'), '$^'), '', 'g')), ''))
    from jsonb_array_elements(p_fields) f where jsonb_typeof(p_row -> (f ->> 'name')) = 'string'), '{}')
$$;

-- A step's cleaned answers, including the rows of a list.
create or replace function app_private.clean_answers(p_step text, p_answers jsonb) returns jsonb
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_rule jsonb := app_private.application_rules() -> p_step;
  v_list text := v_rule ->> 'list';
begin
  if v_list is null then return app_private.clean_row(v_rule -> 'fields', p_answers); end if;
  return p_answers || jsonb_build_object(v_list,
    (select coalesce(jsonb_agg(app_private.clean_row(v_rule -> 'fields', r.value) order by r.ordinality), '[]')
      from jsonb_array_elements(coalesce(p_answers -> v_list, '[]')) with ordinality r));
end $$;

-- The error of one value, null if it is valid. p_before: the stored value, because a stored date may stay.
create or replace function app_private.field_problem(p_field jsonb, p_value jsonb, p_row jsonb, p_before jsonb)
  returns text language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_kind text := p_field ->> 'kind';
  v_text text := p_value #>> '{}';
  v_number numeric;
  v_limit int := (app_private.application_lengths() ->> v_kind)::int;
  v_pattern jsonb;
begin
  if not app_private.rule_counts(p_field, p_row) then return null; end if;
  if p_value is null or p_value = 'null' or p_value in ('""', '[]') then return p_field ->> 'required'; end if;
  if length(v_text) > v_limit then return format('Please use at most %s characters', v_limit); end if;
  if v_kind in ('integer', 'number') then
    v_number := v_text::numeric;
    if v_number < (p_field ->> 'min')::numeric or v_number > (p_field ->> 'max')::numeric or v_number = 'NaN'
      or v_kind = 'integer' and v_number <> trunc(v_number) then
      return format('Enter a number from %s to %s', p_field ->> 'min', p_field ->> 'max');
    end if;
    if scale(trim_scale(v_number)) > 2 then return 'At most 2 decimal places'; end if;
  elsif v_kind = 'date' and v_text::date not between '2000-01-01' and '2100-12-31' then -- as the columns
    return 'Pick a date from 1/1/2000 to 12/31/2100.';
  elsif v_kind = 'date' and p_field ? 'todayOrLater' then
    if v_text::date < app_private.today()
      and not (p_field ? 'unlessUnchanged' and p_value = coalesce(p_before -> (p_field ->> 'name'), 'null')) then
      return p_field ->> 'todayOrLater';
    end if;
  elsif p_field ? 'choices' and not p_field -> 'choices' @> p_value then
    return coalesce(p_field ->> 'invalid', p_field ->> 'required', 'Choose one of the options');
  end if;
  for v_pattern in select e from jsonb_array_elements(coalesce(p_field -> 'patterns', '[]')) e loop
    if app_private.rule_counts(v_pattern, p_row) and v_text !~ (v_pattern ->> 'pattern') then
      return v_pattern ->> 'invalid';
    end if;
  end loop;
  return null;
end $$;

-- The errors of one row of answers, in the order of its fields.
create or replace function app_private.row_problems(p_rule jsonb, p_row jsonb, p_before jsonb, p_prefix text)
  returns table (field text, message text)
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_field jsonb;
  v_order jsonb;
  v_value jsonb;
  v_lower text;
  v_upper text;
begin
  for v_field in select e from jsonb_array_elements(p_rule -> 'fields') e loop
    v_value := p_row -> (v_field ->> 'name');
    message := app_private.field_problem(v_field, v_value, p_row, p_before);
    if message is null then
      for v_order in select e from jsonb_array_elements(coalesce(p_rule -> 'order', '[]')) e
        where app_private.rule_counts(e, p_row) loop
        v_lower := p_row ->> (v_order ->> 'lower');
        v_upper := p_row ->> (v_order ->> 'upper');
        continue when v_lower is null or v_upper is null
          or v_field ->> 'name' not in (v_order ->> 'lower', v_order ->> 'upper');
        if v_field ->> 'kind' = 'date' and v_lower::date > v_upper::date
          or v_field ->> 'kind' <> 'date' and v_lower::numeric > v_upper::numeric then
          message := case when v_field ->> 'name' = v_order ->> 'lower' then v_order ->> 'lowerMessage'
            else v_order ->> 'upperMessage' end;
        end if;
      end loop;
    end if;
    if message is not null then
      field := p_prefix || (v_field ->> 'name');
      return next;
    end if;
  end loop;
end $$;

-- Errors in how programs are assigned to play locations [L-169, L-170]: each location must be the primary one of a
-- program, unless every program has its primary location elsewhere; a program has one primary location, and must not
-- also be listed as "other" there.
create or replace function app_private.play_location_problems(p_locations jsonb, p_program_ids int[])
  returns table (field text, message text)
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  with place as (
    select l.ordinality - 1 as n, coalesce(nullif(l.value -> 'primaryProgramIds', 'null'), '[]') as mine,
      coalesce(nullif(l.value -> 'otherProgramIds', 'null'), '[]') as other
    from jsonb_array_elements(p_locations) with ordinality l
  ), primary_of as (
    select p.n, e::int as id from place p cross join jsonb_array_elements_text(p.mine) e
  )
  select 'playLocations.' || p.n || '.primaryProgramIds', case
      when p.mine = '[]' then 'Programs that use as primary location is required'
      else 'A program can have only one primary location' end
  from place p
  where p.mine = '[]' and exists (select from unnest(p_program_ids) i where i not in (select id from primary_of))
    or exists (select from primary_of a join primary_of b on b.id = a.id and b.n <> a.n where a.n = p.n)
  union all
  select 'playLocations.' || p.n || '.otherProgramIds', 'A program cannot be primary and other at the same location'
  from place p where exists (select from jsonb_array_elements(p.mine) e where p.other @> e)
$$;

-- All errors of a step's answers in field order; no rows if they may be saved. p_before: the stored
-- answers of the step. Fields of rows are named list.number.field, counted from 0. Answers must be cleaned first.
create or replace function app_private.answer_problems(p_step text, p_answers jsonb, p_before jsonb,
  p_program_ids int[] default '{}')
  returns table (field text, message text)
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_rule jsonb := app_private.application_rules() -> p_step;
  v_list text := v_rule ->> 'list';
  v_row record;
begin
  if v_list is null then
    return query select * from app_private.row_problems(v_rule, p_answers, p_before, '');
    return;
  end if;
  if coalesce(jsonb_array_length(p_answers -> v_list), 0) = 0 and v_rule ? 'required' then
    return query select v_list, v_rule ->> 'required';
  end if;
  for v_row in
    select r.value, r.ordinality - 1 as n from jsonb_array_elements(p_answers -> v_list) with ordinality r loop
    return query select * from app_private.row_problems(v_rule, v_row.value,
      (select b from jsonb_array_elements(p_before -> v_list) b
        where b -> 'id' = v_row.value -> 'id' and b -> 'id' <> '0' limit 1),
      v_list || '.' || v_row.n || '.');
  end loop;
  if p_step = 'play-locations' then
    return query select * from app_private.play_location_problems(p_answers -> v_list, p_program_ids);
  end if;
end $$;
