-- Search in lists: every search term must match, in any order, as a part of a word or with a typing error. Trigram
-- operators are not leakproof, so under row level security no index answers them: the ids are found by a definer
-- function that checks the caller, and the list's own query, to which policies apply, keeps the visible ones.

-- The terms of a search text, in lower case; none for a blank text. Errors: SL422 search if it is too long.
create or replace function app_private.search_words(search text) returns text[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if length(search) > 200 then perform app_private.fail('SL422', 'The search text is too long.', 'search'); end if;
  return array(select distinct w from regexp_split_to_table(lower(search), '[\s,;]+') w where w <> '');
end $$;

-- The LIKE patterns that match what a mistyped term may have meant: two adjacent characters swapped; from four
-- characters on also one wrong or missing, from five on one extra.
-- None if it is not a word or so long that trigrams are better.
create or replace function app_private.mistyped(word text) returns setof text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select distinct v.variant
  from generate_series(1, length(word)) n
  cross join lateral (select left(word, n - 1) as before, substr(word, n, 1) as letter, substr(word, n + 1) as after) l
  cross join lateral (
    select before || left(after, 1) || letter || substr(after, 2) where after <> ''
    union all select before || '_' || after where n > 1 and length(word) > 3
    union all select before || '_' || letter || after where n > 1 and length(word) > 3
    union all select before || after where length(word) > 4) v (variant)
  where word ~ '^[[:alpha:]]{3,12}$'
$$;

-- An SQL condition: a lower-case expression contains a term anywhere, or at the start of a word if the term has up to
-- two characters. If tolerant, also with a typing error at the start of a word, or, for a long term,
-- with most of its trigrams. All patterns are in one array, so that the expression is evaluated once per row.
create or replace function app_private.word_condition(expression text, word text, tolerant boolean) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select format('(%s like any (%L::text[])', expression, array(
      select '%' || l.word || '%' where length(word) > 2
      union all select unnest(array[m || '%', '% ' || m || '%'])
      from (select l.word where length(word) <= 2
        union all select app_private.mistyped(word) where tolerant) p (m)))
    || case when tolerant and length(word) > 12 then format(' or %s operator(public.%%>) %L', expression, word)
      else '' end || ')'
  from (select replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') as word) l
$$;

-- Statements for the photos that meet a condition and belong to found organizations, campaigns or programs,
-- as search_ids joins them.
create or replace function app_private.image_queries(condition text, organizations text, campaigns text, programs text)
  returns text[] language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select array_agg(format($w$select i.id from app_public.verification_images i
    join app_public.offers t on t.id = i.offer_id where %s and %s in %s$w$, condition, o.key, o.ids))
  from (values ('i.organization_id', organizations), ('t.campaign_id', campaigns),
    ('t.sponsorable_property_id', programs)) o (key, ids)
$$;

-- The ids, as SQL, of a list's records that have a word in their own or their owners' names.
create or replace function app_private.word_query(list text, word text, tolerant boolean) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  with found as (
    select format('(select g.id from app_private.organization_search_texts g where %s)',
      app_private.word_condition('g.search_text', word, tolerant)) as organizations,
      format('(select p.id from app_public.sponsorable_properties p where %s)',
        app_private.word_condition('lower(p.name)', word, tolerant)) as programs,
      format('(select c.id from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id where %s)',
        app_private.word_condition($e$lower(concat_ws(' ', c.name, s.name, c.season, c.year, c.season_name))$e$, word,
          tolerant)) as campaigns)
  select '(' || array_to_string(case list
    when 'organizations' then array[organizations]
    when 'campaigns' then array[campaigns]
    when 'sponsors' then array['select t.id from app_public.sponsors t where '
      || app_private.word_condition('lower(t.name)', word, tolerant)]
    when 'users' then array['select t.id from app_public.users t where '
      || app_private.word_condition($e$lower(coalesce(t.name, '') || ' ' || t.email)$e$, word, tolerant)]
    when 'audit' then array['select t.id from app_private.audit_log t where t.organization_id in ' || organizations,
      'select t.id from app_private.audit_log t where t.user_id in (select u.id from app_public.users u where '
        || app_private.word_condition($e$lower(coalesce(u.name, '') || ' ' || u.email)$e$, word, tolerant) || ')',
      format($w$select t.id from app_private.audit_log t join (
        select 'sponsors' as kind, s.id::text as id from app_public.sponsors s where %s
        union all select 'campaigns', c.id::text from app_public.campaigns c where c.id in %s) r
        on t.table_name = r.kind and t.row_id = r.id or t.parent_table = r.kind and t.parent_id = r.id$w$,
        app_private.word_condition('lower(s.name)', word, tolerant), campaigns)]
    when 'programs' then array[programs,
      'select t.id from app_public.sponsorable_properties t where t.organization_id in ' || organizations]
    when 'checks' then array['select t.id from app_public.checks t where t.organization_id in ' || organizations,
      'select t.id from app_public.checks t where '
        || app_private.word_condition(
          $e$lower(t.memo || ' ' || coalesce(t.recipient_name, '') || ' ' || coalesce(t.number::text, ''))$e$,
          word, tolerant)]
    when 'invoices' then array['select t.id from app_public.invoices t where t.campaign_id in ' || campaigns,
      'select t.id from app_public.invoices t where '
        || app_private.word_condition($e$lower(t.number::text || ' ' || t.billing_name)$e$, word, tolerant)]
    when 'mails' then array['select t.id from app_private.mail_outbox t where t.organization_id in ' || organizations,
      'select t.id from app_private.mail_outbox t where ' || app_private.word_condition('t.recipient', word, tolerant),
      format('select t.id from app_private.mail_outbox t where t.kind like %L', replace(word, '_', '\_') || '%')]
    when 'offers' then array['select t.id from app_public.offers t where t.organization_id in ' || organizations,
      'select t.id from app_public.offers t where t.campaign_id in ' || campaigns,
      'select t.id from app_public.offers t where t.sponsorable_property_id in ' || programs]
    when 'tasks' then array['select t.id from app_public.tasks t where '
        || app_private.word_condition($e$lower(t.title || ' ' || coalesce(t.note, ''))$e$, word, tolerant),
      'select t.id from app_public.tasks t where t.organization_id in ' || organizations,
      'select t.id from app_public.tasks t join app_public.offers o on o.id = t.offer_id where o.organization_id in '
        || organizations,
      'select t.id from app_public.tasks t where t.campaign_id in ' || campaigns,
      'select t.id from app_public.tasks t join app_public.sponsors s on s.id = t.sponsor_id where '
        || app_private.word_condition('lower(s.name)', word, tolerant)]
    when 'images' then app_private.image_queries($c$i.status = 'pending'$c$, organizations, campaigns, programs)
    when 'unreleased_images'
      then app_private.image_queries($c$i.status = 'verified' and not i.hidden and i.release <> 'agreed'$c$,
        organizations, campaigns, programs)
    end, ' union all ') || ')'
  from found
$$;

-- The ids of a list's records that match a search as typed or, if there are none, with typing errors in its terms.
-- List: organizations, sponsors, campaigns, offers, checks, invoices, images, unreleased_images, mails, audit, users,
-- programs or tasks. Staff only, nobody else finds any. Errors: SL422. The terms are literals in the statement, because
-- only then can the planner estimate the trigram indexes; JIT would take longer than running it; sequential scans are
-- off so that two-character terms use the trigram indexes of large tables.
create or replace function app_public.search_ids(list text, search text) returns setof bigint
  language plpgsql stable security definer rows 100 set search_path = pg_catalog, pg_temp set jit = off
  set enable_seqscan = off as $$
declare
  v_words text[] := app_private.search_words(search_ids.search);
  v_tolerant boolean;
  v_query text;
begin
  if not app_private.is_staff() or v_words = '{}' then return; end if;
  foreach v_tolerant in array '{false,true}'::boolean[] loop
    select 'select id::bigint from (' || string_agg(app_private.word_query(search_ids.list, w, v_tolerant),
      ' intersect ') || ') found'
    into v_query from unnest(v_words) w;
    if v_query is null then perform app_private.fail('SL422', 'This list cannot be searched.', 'list'); end if;
    return query execute v_query;
    exit when found;
  end loop;
end $$;
grant execute on function app_public.search_ids(text, text) to sideline_admin;
comment on function app_public.search_ids(text, text) is '@behavior -*';
