-- Search for any record while typing, by number or by terms, tolerating typing errors.

-- A record as a search result; none if it was deleted. A person is listed under one organization or sponsor, or as
-- staff. Its SET clause keeps the planner from inlining it, which would scan whole tables.
create or replace function app_private.found_record(kind app_public.record_kind, id int)
  returns setof app_public.found_record
  language sql stable rows 1 set search_path = pg_catalog, pg_temp set enable_seqscan = off
as $$
  select found_record.kind, o.id, o.name, nullif(concat_ws(', ', o.city, o.state), ''), null::text, o.id,
    null::int, null::int
  from app_public.organizations o where found_record.kind = 'organization' and o.id = found_record.id
  union all
  select found_record.kind, u.id, coalesce(nullif(btrim(u.name), ''), u.email),
    concat_ws(' · ', case when btrim(u.name) <> '' then u.email end, coalesce(m.name, 'Staff')), u.status::text,
    m.organization_id, m.sponsor_id, null
  from app_public.users u
  left join lateral (
    (select o.name, o.id as organization_id, null::int as sponsor_id from app_public.organization_users x
      join app_public.organizations o on o.id = x.organization_id where x.user_id = u.id order by o.id limit 1)
    union all (select s.name, null, s.id from app_public.sponsor_users x
      join app_public.sponsors s on s.id = x.sponsor_id where x.user_id = u.id order by s.id limit 1)
    limit 1) m on true
  where found_record.kind = 'person' and u.id = found_record.id and (u.employee or m.name is not null)
  union all
  select found_record.kind, s.id, s.name, null, null, null, s.id, null from app_public.sponsors s
  where found_record.kind = 'sponsor' and s.id = found_record.id
  union all
  select found_record.kind, c.id, c.name,
    concat_ws(' · ', s.name, coalesce(nullif(btrim(c.season_name), ''), initcap(c.season::text) || ' ' || c.year)),
    c.status::text, null, c.sponsor_id, null
  from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id
  where found_record.kind = 'campaign' and c.id = found_record.id
  union all
  select found_record.kind, f.id, 'Offer ' || f.id, concat_ws(' · ', o.name, c.name), f.status::text, f.organization_id,
    f.sponsor_id, f.id
  from app_public.offers f join app_public.organizations o on o.id = f.organization_id
  join app_public.campaigns c on c.id = f.campaign_id
  where found_record.kind = 'offer' and f.id = found_record.id
  union all
  select found_record.kind, k.id, coalesce('Check ' || k.number, 'Check without a number'),
    concat_ws(' · ', app_private.dollars(k.amount), o.name), k.status::text, k.organization_id, k.sponsor_id, k.offer_id
  from app_public.checks k join app_public.organizations o on o.id = k.organization_id
  where found_record.kind = 'check' and k.id = found_record.id
$$;

-- Prefixes of known words that a mistyped prefix may have meant; at most eight.
create or replace function app_private.spellings(word text) returns setof text
  language sql stable security definer rows 8 set search_path = pg_catalog, pg_temp set enable_seqscan = off
as $$
  select distinct left(k.word, length(m.pattern)) from app_private.mistyped(spellings.word) m (pattern)
  cross join lateral (select split_part(m.pattern, '_', 1) collate "C" as letters) f
  join app_private.known_words k on k.word >= f.letters and k.word < f.letters || chr(65533)
    and k.word like m.pattern || '%'
  where left(k.word, length(m.pattern)) <> spellings.word
  union
  select k.word from app_private.known_words k -- too long for patterns
  where length(spellings.word) between 13 and 30 and k.word >= left(spellings.word, 1)
    and k.word < left(spellings.word, 1) || chr(65533)
    and length(k.word) > 10 and public.similarity(k.word, spellings.word) > 0.5
  limit 8
$$;

-- The terms in the form that words_condition takes. A term that no record has is replaced by its spellings; if each
-- term occurs but no record has all of them, each is listed with its spellings.
create or replace function app_private.respelled(words text[]) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off
as $$
  with word as (
    select w as word, n, array(select app_private.spellings(w)) as spellings,
      exists (select from app_private.known_words k where k.word >= w and k.word < w || chr(65533)) as known
    from unnest(words) with ordinality u (w, n))
  select jsonb_agg(case
    when o.spellings = '{}' or o.known and exists (select from word x where not x.known) then to_jsonb(array[o.word])
    when o.known then to_jsonb(o.word || o.spellings) else to_jsonb(o.spellings) end order by o.n) from word o
$$;

-- An SQL condition: a lower-case expression contains each term. words: arrays, each of a term and its spellings.
create or replace function app_private.words_condition(expression text, words jsonb) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select coalesce(string_agg(a.condition, ' and '), 'true') from jsonb_array_elements(words) w
  cross join lateral (
    select '(' || string_agg(app_private.word_condition(expression, s, false), ' or ') || ')' as condition
    from jsonb_array_elements_text(w) s) a
$$;

-- SQL of a candidate's columns: rank (how well its name matches: 0 it equals the text, 1 it begins with it, 2 each term
-- begins one of its words, 3 otherwise), closeness (similarity), name.
-- words: as words_condition takes them; the first of each counts.
create or replace function app_private.rank_columns(name text, search text, words jsonb) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select format(
    $q$case when lower(%1$s) = %2$L then 0 when lower(%1$s) ^@ %2$L then 1 when %3$s then 2 else 3 end as rank,
    public.similarity(lower(%1$s), %2$L) as closeness, %1$s as name$q$, rank_columns.name, rank_columns.search,
    (select string_agg(format($q$position(%L in ' ' || lower(%s)) > 0$q$, ' ' || (w ->> 0), rank_columns.name), ' and ')
      from jsonb_array_elements(words) w))
$$;

-- SQL expression of the text that a campaign c of a sponsor s is found by.
create or replace function app_private.campaign_text() returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$ select $e$lower(concat_ws(' ', c.name, s.name, c.season, c.year, c.season_name))$e$ $$;

-- Those terms that match the name, season or sponsor of any campaign.
create or replace function app_private.campaign_words(words jsonb) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  v_word jsonb;
  v_is boolean;
  v_found jsonb := '[]';
begin
  for v_word in select w from jsonb_array_elements(words) w loop
    execute format(
      $q$select exists (select from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id
      where %s)$q$, app_private.words_condition(app_private.campaign_text(), jsonb_build_array(v_word))) into v_is;
    if v_is then v_found := v_found || jsonb_build_array(v_word); end if;
  end loop;
  return v_found;
end $$;

-- The records, as SQL, that have a number: offers, checks and organizations, or only those of the kind named with it.
create or replace function app_private.numbered_query(kind text, number int) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select string_agg(format(
    $q$(select %L::app_public.record_kind as kind, t.id, -1 as rank, 1::real as closeness, '' as name
      from app_public.%s t where t.%s = %s)$q$,
    k.kind, k.kind || 's', case k.kind when 'check' then 'number' else 'id' end, numbered_query.number), ' union all ')
  from unnest(case when numbered_query.kind is null then '{offer,check,organization}'
    else array[numbered_query.kind] end) k (kind)
$$;

-- SQL of the records that match all terms, at most six of a kind. Offers and checks are those of organizations whose
-- names match the terms that no campaign matches. Each part stops at a hundred candidates, so that a common term does
-- not cost more than a rare one. People are searched from three characters on,
-- because too many parts of emails begin with shorter terms.
create or replace function app_private.found_query(search text, words jsonb, superadmin boolean) returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_campaign_words jsonb := app_private.campaign_words(words);
  v_own jsonb; -- terms that only an organization matches
  v_prefix text := replace(replace(replace(search, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  v_texts text := 'select t.id, t.search_text from app_private.organization_search_texts t where %s limit 100';
begin
  select coalesce(jsonb_agg(w), words) into v_own from jsonb_array_elements(words) w
  where not v_campaign_words @> jsonb_build_array(w);
  return format($q$(with found as materialized (%s),
      own as materialized (select t.id, t.search_text, %s from (%s) t join app_public.organizations o on o.id = t.id
        where %s order by rank, closeness desc, name limit 20)$q$,
      format(v_texts, app_private.words_condition('t.search_text', words)),
      app_private.rank_columns('o.name', search, v_own),
      case when v_own = words then 'select * from found'
        else format(v_texts, app_private.words_condition('t.search_text', v_own)) end,
      app_private.words_condition('lower(o.name)', v_own))
    || concat_ws(' union all ',
    format($q$(select 'organization'::app_public.record_kind as kind, o.id, %s from (
        (select g.id from app_public.organizations g where lower(g.name) collate "C" like %L
          order by lower(g.name) collate "C" limit 20)
        union select f.id from found f) m
      join app_public.organizations o on o.id = m.id order by rank, closeness desc, name limit 6)$q$,
      app_private.rank_columns('o.name', search, words), v_prefix),
    case when exists (select from jsonb_array_elements(words) w where length(w ->> 0) > 2) then
      format($q$(select 'person', u.id, %s from (
        select t.* from app_public.users t where %s and (%L or not t.employee) limit 100) u
        order by rank, closeness desc, name limit 6)$q$,
        app_private.rank_columns('coalesce(u.name, u.email)', search, words),
        app_private.words_condition($e$lower(coalesce(t.name, '') || ' ' || t.email)$e$, words), superadmin) end,
    format($q$(select 'sponsor', s.id, %s from app_public.sponsors s where %s
      order by rank, closeness desc, name limit 6)$q$,
      app_private.rank_columns('s.name', search, words), app_private.words_condition('lower(s.name)', words)),
    case when v_campaign_words = words then
      format(
        $q$(select 'campaign', c.id, %s from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id
        where %s order by rank, c.year desc, closeness desc, name limit 6)$q$,
        app_private.rank_columns('c.name', search, words),
        app_private.words_condition(app_private.campaign_text(), words)) end,
    format($q$(select 'offer', f.id, 4, 0, '' from own join app_public.offers f on f.organization_id = own.id
        join app_public.campaigns c on c.id = f.campaign_id join app_public.sponsors s on s.id = c.sponsor_id
        where %1$s order by own.rank, own.closeness desc, f.id desc limit 4)
      union all
      (select 'check', k.id, 4, 0, '' from own join app_public.checks k on k.organization_id = own.id
        join app_public.offers f on f.id = k.offer_id join app_public.campaigns c on c.id = f.campaign_id
        join app_public.sponsors s on s.id = c.sponsor_id
        where %1$s order by own.rank, own.closeness desc, k.id desc limit 4))$q$,
      app_private.words_condition('own.search_text || '' '' || ' || app_private.campaign_text(), words)));
end $$;

-- Organizations, people, sponsors, campaigns, offers and checks by number ("#12", "offer 12") or by terms in their
-- names, emails, streets, cities, states and ZIPs, the best first: a number, a name that begins with the text, then the
-- others; with typing errors only if nothing matches as typed. Staff only; only superadmins, who have a page for them,
-- find staff members. Errors: SL403, SL422 search.
-- The terms are literals in the statement and JIT is off, as in search_ids.
create or replace function app_public.search_records(search text) returns setof app_public.found_record
  language plpgsql stable security definer rows 20 set search_path = pg_catalog, pg_temp set jit = off
  set enable_seqscan = off as $$
declare
  v_text text := lower(btrim(regexp_replace(search_records.search, '[\s,;]+', ' ', 'g')));
  v_typed text[];
  v_words jsonb;
  v_number text[];
  v_query text;
begin
  perform app_private.require_staff();
  -- a single letter is not searched
  v_typed := array(select w from unnest(app_private.search_words(search_records.search)) w
    where length(w) > 1 or w ~ '\d');
  v_words := (select jsonb_agg(jsonb_build_array(w)) from unnest(v_typed) w);
  v_number := regexp_match(v_text, '^(?:(offer|check|organization|campaign|sponsor) )?#? ?(\d{1,9})$');
  if v_words is null then return; end if;
  for v_pass in 1 .. 2 loop
    if v_pass = 2 then
      v_words := app_private.respelled(v_typed);
    end if;
    v_query := concat_ws(' union all ',
      case when v_number is not null then app_private.numbered_query(v_number[1], v_number[2]::int) end,
      case when v_number[1] is null
        and length(v_text) > 1 then app_private.found_query(v_text, v_words, app_private.is_superadmin()) end);
    return query execute format($q$
      select r.kind, r.id, r.title, nullif(concat_ws(' · ', r.subtitle, x.line), ''), r.status,
        r.organization_id, r.sponsor_id, r.offer_id
      from (select distinct on (f.kind, f.id) f.* from (%s) f order by f.kind, f.id, f.rank) m
      cross join lateral app_private.found_record(m.kind, m.id) r
      left join lateral ( -- where an organization contains a term, other than in its name and place
        select l.line from app_private.organization_search_lines(m.id) l, unnest(%L::text[]) w
        where m.kind = 'organization' and position(w in lower(l.line)) > 0
          and position(w in lower(concat_ws(' ', r.title, r.subtitle))) = 0
          and not l.line ^@ r.title limit 1) x on true
      order by m.rank, m.kind, m.closeness desc, m.name, m.id$q$,
      v_query, array(select s from jsonb_array_elements(v_words) w, jsonb_array_elements_text(w) s));
    exit when found or v_number is not null;
  end loop;
end $$;
grant execute on function app_public.search_records(text) to sideline_admin;
comment on function app_public.search_records(text) is
  E'@simpleCollections only\nRecords of any kind by number or words, the best match first; tolerates typing errors if '
  'nothing matches as typed. Errors: SL403, SL422.';

comment on type app_public.found_record is 'A record that a search found, with the ids in its page''s URL.';

select app_private.never_null('app_public.found_record', '{kind,id,title}');
