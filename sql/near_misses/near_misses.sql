-- What one step more of each filter would bring, counted together.

-- The share of offers sent today that the campaign's newest forecast expects to be confirmed by its deadline; null
-- without a forecast, or once its deadline has passed.
create or replace function app_private.new_offer_share(p_campaign_id int) returns float8
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select f.new_share from app_private.campaign_forecasts f join app_private.forecast_nights n on n.night = f.night
  where f.campaign_id = p_campaign_id and f.deadline > app_private.today()
    and app_private.forecast_obstacle(n) is null order by f.day desc limit 1
$$;

-- One step more of each filter of a campaign, those that bring most first, without those that bring nothing; and the
-- two that together bring the most beyond what each brings alone. available: properties that would be available then
-- and are not now; confirmed: how many of them at the campaign's own rates. Staff. Errors: SL404.
--
-- One scan marks each property that at most two kinds of conditions exclude with these kinds and with the steps that
-- would let it in; steps and pairs are counted from the marks.
create or replace function app_public.near_misses(campaign_id int) returns app_public.near_miss_report
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  r app_public.near_miss_report;
  v_conditions jsonb;
  v_steps jsonb;
  v_marks jsonb;
  v_share float8 := app_private.new_offer_share(near_misses.campaign_id);
begin
  perform app_private.require_staff();
  if not exists (select from app_public.campaigns c where c.id = near_misses.campaign_id) then
    perform app_private.fail('SL404', 'There is no such campaign.', 'campaign_id');
  end if;
  -- places have an index, which a condition among others cannot use
  select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'condition', app_private.scanned_condition(c.kind,
    c.condition))), '[]') into v_conditions from app_private.targeting_conditions(near_misses.campaign_id) c;
  select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('condition', app_private.scanned_condition(s.kind,
    s.condition), 'excluded', 1 << k.bit)), '[]') into v_steps
  from app_private.targeting_steps(near_misses.campaign_id) s
  join (select e ->> 'kind' as kind, o::int - 1 as bit
    from jsonb_array_elements(v_conditions) with ordinality a (e, o)) k on k.kind = s.kind::text;
  execute format('select jsonb_agg(m) from (
      select p.excluded, %s as let_in, count(*) as properties from (
        select p.*, %s as excluded from app_public.sponsorable_properties p offset 0) p
      where bit_count(p.excluded::bit(8)) <= 2%s group by 1, 2) m',
    coalesce((select string_agg(format('case when p.excluded & %s <> 0 and (%s) then %s::bigint else 0 end',
      s ->> 'excluded', s ->> 'condition', 1::bigint << (o::int - 1)), ' | ')
      from jsonb_array_elements(v_steps) with ordinality a (s, o)), '0::bigint'),
    coalesce((select string_agg(format('case when %s then 0 else %s end', c ->> 'condition', 1 << (o::int - 1)), ' | ')
      from jsonb_array_elements(v_conditions) with ordinality a (c, o)), '0'),
    app_private.available_condition(near_misses.campaign_id)) into v_marks;
  with mark as (
    select * from jsonb_to_recordset(v_marks) m (excluded int, let_in bigint, properties int)
  ), step as (
    select s.*, 1::bigint << (o::int - 1) as bit, coalesce((select sum(m.properties)::int from mark m
      where m.excluded = s.excluded and m.let_in & (1::bigint << (o::int - 1)) <> 0), 0) as gained
    from jsonb_array_elements(v_steps) with ordinality a (e, o)
    cross join lateral jsonb_to_record(a.e) s (kind app_public.filter_type, change app_public.near_miss_change,
      search_filter_id int, before float8, after float8, added text, parameters jsonb, excluded int)
  ), gaining as (
    select s.*, (row_number() over (order by s.gained desc, s.bit))::int - 1 as place from step s where s.gained > 0
  ), pair as (
    select a.place as first, b.place as second, g.gained from gaining a join gaining b
      on b.place > a.place and b.excluded <> a.excluded
    cross join lateral (select sum(m.properties)::int as gained from mark m
      where m.excluded <> 0 and m.excluded & ~(a.excluded | b.excluded) = 0
        and (m.excluded & a.excluded = 0 or m.let_in & a.bit <> 0)
        and (m.excluded & b.excluded = 0 or m.let_in & b.bit <> 0)) g
    where g.gained > a.gained + b.gained order by g.gained desc, a.place, b.place limit 1
  )
  select coalesce((select array_agg(row(g.kind, g.change, g.search_filter_id, g.before, g.after, g.added, g.parameters,
      g.gained, round(g.gained * v_share)::int)::app_public.near_miss order by g.place) from gaining g), '{}'),
    (select row(p.first, p.second, p.gained)::app_public.near_miss_pair from pair p)
  into r;
  return r;
end $$;
grant execute on function app_public.near_misses(int) to sideline_admin;
comment on function app_public.near_misses(int) is
  E'@notNull\nWhat one step more of each filter of a campaign would bring, in available properties and in likely '
  'confirmed ones, most first, and the best two together. Errors: SL404.';

-- A condition as part of a scan of all properties: places are looked up by their index first.
create or replace function app_private.scanned_condition(p_kind app_public.filter_type, p_condition text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case when p_kind = 'LocationFilter'
    then format('p.id in (select p.id from app_public.sponsorable_properties p where %s)', p_condition)
    else p_condition end
$$;

select app_private.never_null('app_public.near_miss_report', '{steps}');
select app_private.never_null('app_public.near_miss', '{type,change,available}');
select app_private.never_null('app_public.near_miss_pair', '{first,second,available}');
