-- Value and assets of many offers [T3]: previewed and set by the same functions, under the rules for a single offer.

select app_private.never_null('app_public.refused_offer', '{offer_id,organization_name,reason}');

-- The maximum number of offers per request.
create or replace function app_private.max_offers_of_terms() returns int
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select 1000; end;

-- Refuses terms that are invalid for any offer; SL422 with the field.
create or replace function app_private.require_offer_terms(offer_ids int[], terms app_public.offer_terms) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_max constant numeric := 9999999999.99; -- the column's maximum; NaN is greater
begin
  if coalesce(cardinality(offer_ids), 0) = 0 then
    perform app_private.fail('SL422', 'Choose offers.', 'offer_ids');
  end if;
  if cardinality(offer_ids) > app_private.max_offers_of_terms() then
    perform app_private.fail('SL422', 'At most 1,000 offers can be changed at once.', 'offer_ids');
  end if;
  perform app_private.require_offers(offer_ids);
  if terms.value_rule is null and coalesce(cardinality(terms.assets), 0) = 0 then
    perform app_private.fail('SL422', 'Choose a value or assets.', 'value_rule');
  end if;
  perform app_private.refuse_rounding(terms.amount, 2, 'amount'),
    app_private.refuse_rounding(terms.minimum, 2, 'minimum'), app_private.refuse_rounding(terms.maximum, 2, 'maximum'),
    app_private.refuse_rounding(terms.round_to, 2, 'round_to');
  if terms.value_rule in ('fixed', 'per_player') and coalesce(terms.amount, 0) <= 0 or terms.amount > v_max then
    perform app_private.fail('SL422', 'Enter an amount above $0.', 'amount');
  elsif terms.value_rule = 'fixed' and terms.amount < 0.01 then
    perform app_private.fail('SL422', 'The value must be at least $0.01.', 'amount');
  end if;
  if terms.value_rule = 'per_player' then
    if terms.minimum not between 0 and v_max then
      perform app_private.fail('SL422', 'Enter an amount from $0.', 'minimum');
    end if;
    if terms.maximum not between 0.01 and v_max then
      perform app_private.fail('SL422', 'Enter an amount above $0.', 'maximum');
    end if;
    if terms.minimum > terms.maximum then
      perform app_private.fail('SL422', 'The lowest value cannot be above the highest.', 'maximum');
    end if;
    if terms.round_to not between 0.01 and 1000000 then
      perform app_private.fail('SL422', 'Enter an amount from $0.01 to $1,000,000.', 'round_to');
    end if;
  end if;
  if terms.value_rule = 'package' and coalesce(cardinality(terms.assets), 0) > 0 then
    perform app_private.fail('SL422', 'The packages determine the assets.', 'assets');
  end if;
  if exists (select from unnest(terms.assets) a where a.quantity is null or a.quantity < 1) then
    perform app_private.fail('SL422', 'The quantity must be at least 1.', 'assets');
  end if;
  if exists (select from unnest(terms.assets) a left join app_public.capabilities c on c.id = a.capability_id
    where c.id is null) then
    perform app_private.fail('SL422', 'Choose capabilities from the list.', 'assets');
  end if;
end $$;

-- Previews the effect of terms on each offer and on their campaigns' budgets: committed is the value in US dollars of
-- proposed, confirmed and these offers. Nothing is changed; staff. SL422 for invalid terms, SL404.
create or replace function app_public.offer_terms_plan(offer_ids int[], terms app_public.offer_terms)
  returns app_public.offer_terms_plan
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare r app_public.offer_terms_plan;
begin
  perform app_private.require_staff();
  perform app_private.require_offer_terms(offer_ids, terms);
  with planned as (
    select o.id, o.campaign_id, o.status, o.value, g.name as organization_name, s.name as property_name,
      s.number_of_players, t.package_name, t.reason, t.patch,
      coalesce((t.patch ->> 'value')::numeric, o.value) as new_value
    from app_public.offers o join app_public.organizations g on g.id = o.organization_id
    join app_public.sponsorable_properties s on s.id = o.sponsorable_property_id
    cross join lateral app_private.plan_terms(o, offer_terms_plan.terms, s.number_of_players) t
    where o.id = any (offer_terms_plan.offer_ids)),
  budgets as (
    select c.id, c.name, c.league_budget, p.present, p.planned,
      (select coalesce(sum(o.value), 0) from app_public.offers o
        where o.campaign_id = c.id and o.status in ('proposed', 'confirmed')
        and o.id <> all (offer_terms_plan.offer_ids)) as others
    from (select campaign_id, coalesce(sum(value), 0) as present, coalesce(sum(new_value), 0) as planned
      from planned where app_private.offer_allows(status, 'change') group by campaign_id) p
    join app_public.campaigns c on c.id = p.campaign_id)
  select
    (select coalesce(array_agg(row(p.id, p.organization_name, p.property_name, p.number_of_players, p.package_name,
      p.value, p.new_value, app_private.asset_words(p.id, p.patch -> 'assets'),
      p.reason)::app_public.planned_offer_terms
      order by p.organization_name, p.id), '{}') from planned p),
    (select coalesce(array_agg(row(b.id, b.name, b.league_budget, b.others + b.present,
      b.others + b.planned)::app_public.budget_after_terms
      order by b.name, b.id), '{}') from budgets b)
  into r.offers, r.budgets;
  return r;
end $$;
grant execute on function app_public.offer_terms_plan(int[], app_public.offer_terms) to sideline_admin;
comment on function app_public.offer_terms_plan(int[], app_public.offer_terms) is
  E'@notNull\nPreviews the effect of terms on each offer and on their campaigns'' budgets; changes nothing. Errors: '
  'SL422 with the field of the terms; SL404.';

-- Sets value and assets of offers as offer_terms_plan previews: of all that are not refused, each under the rules for
-- a single offer and with its own log entry. versions: those that were read, in the order of the offers; an offer with
-- another one stays as it is. Returns which were changed, refused and in conflict, with reasons; staff. SL422 for
-- invalid terms or versions, SL404.
create or replace function app_public.set_offer_terms(offer_ids int[], terms app_public.offer_terms,
  versions int[] default null) returns app_public.set_offer_terms_result
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v record;
  r app_public.set_offer_terms_result := ('{}', '{}', '{}');
begin
  perform app_private.require_staff();
  perform app_private.require_offer_terms(offer_ids, terms);
  if cardinality(versions) <> cardinality(offer_ids) then
    perform app_private.fail('SL422', 'State a version for each record, or none.', 'versions');
  end if;
  -- the lock order of all functions
  perform o.id from app_public.offers o where o.id = any (offer_ids) order by o.id for update;
  for v in
    select o.id, o.version, g.name, t.patch, t.reason from app_public.offers o
    join app_public.organizations g on g.id = o.organization_id
    join app_public.sponsorable_properties s on s.id = o.sponsorable_property_id
    cross join lateral app_private.plan_terms(o, set_offer_terms.terms, s.number_of_players) t
    where o.id = any (offer_ids) order by o.id
  loop
    if v.reason is not null then
      r.refused := r.refused || row(v.id, v.name, v.reason)::app_public.refused_offer;
    elsif v.patch <> '{}' and versions[array_position(offer_ids, v.id)] <> v.version then
      r.conflicts := r.conflicts || row(v.id, v.name, format('%s changed this in the meantime.',
        coalesce((select e.name from app_private.last_edit('offers', v.id) e),
          'Somebody else')))::app_public.refused_offer;
    elsif v.patch <> '{}' then
      perform app_public.update_offer(v.id, v.patch);
      r.changed_offer_ids := r.changed_offer_ids || v.id;
    end if;
  end loop;
  return r;
end $$;
grant execute on function app_public.set_offer_terms(int[], app_public.offer_terms, int[]) to sideline_admin;
comment on function app_public.set_offer_terms(int[], app_public.offer_terms, int[]) is
  E'@resultFieldName result\n'
  'Sets value and assets of at most 1,000 offers. Returns which were changed, and which were refused or changed by '
  'somebody since their version was read, and why. Errors: SL422 with the field of the terms, or versions; SL404.';

-- The capabilities that the campaigns of offers ask for, with the largest quantity per league;
-- null if a campaign does not ask for it. Staff.
create or replace function app_public.asked_capabilities(offer_ids int[]) returns setof app_public.asked_capability
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with asking as (select distinct o.campaign_id from app_public.offers o
    where o.id = any (asked_capabilities.offer_ids) and app_private.is_staff())
  select k.id, k.name, case
    when count(distinct c.campaign_id) = (select count(*) from asking) then max(c.minimum_quantity) end
  from asking join app_public.campaign_capabilities c using (campaign_id)
  join app_public.capabilities k on k.id = c.capability_id
  group by k.id order by k.name, k.id
$$;
grant execute on function app_public.asked_capabilities(int[]) to sideline_admin;
comment on function app_public.asked_capabilities(int[]) is
  E'@simpleCollections only\nThe capabilities that the campaigns of offers ask for, with the quantity per league.';

comment on type app_public.offer_terms is E'Terms for many offers. amount: US dollars, per player if per_player; '
  'minimum, maximum, roundTo: US dollars. Existing values and assets stay unless replaceExisting.';
select app_private.never_null('app_public.asked_capability', '{capability_id,name}');
select app_private.never_null('app_public.planned_offer_terms',
  '{offer_id,organization_name,sponsorable_property_name}');
select app_private.never_null('app_public.budget_after_terms', '{campaign_id,campaign_name,committed,committed_after}');
select app_private.never_null('app_public.offer_terms_plan', '{offers,budgets}');
select app_private.never_null('app_public.set_offer_terms_result', '{changed_offer_ids,refused,conflicts}');
