-- The wizard's ten asset steps [L-189 to L-213]. Each mutation saves one answer, yes with its details or no with its
-- reason; changing it to no keeps the earlier details, hidden. Arguments: organization_id, sponsorship_application_id
-- and offer_id must be the link's; id is the answer's if it is being edited; price in US dollars; stamp as it was
-- when the step was read. Each returns the wizard's view, savedIds holding the answer's id. Errors: SL409 (stamp),
-- SL422 with the field, SL403.

-- Saves the answer to one asset; p_values: its answers by the names that the rules use.
create or replace function app_private.save_asset(p_step text, p_organization_id int, p_application_id int,
  p_offer_id int, p_id int, p_values jsonb, p_stamp text, p_season app_public.season default null,
  p_year int default null) returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a app_public.sponsorship_applications := app_private.open_application(p_organization_id, p_application_id, p_offer_id,
    p_season, p_year);
  v jsonb := app_private.checked_answers(a, p_step, p_values, p_stamp);
  v_detail app_public.capability_details;
begin
  insert into app_public.capability_details (organization_id, capability_id, kind, sponsorship_application_id)
  select a.organization_id, k.id, k.kind, a.id from app_public.capabilities k where k.interest_id = p_step
  on conflict on constraint capability_details_answer_key do nothing;
  select d.* into v_detail from app_public.capability_details d join app_public.capabilities k on k.id = d.capability_id
  where d.sponsorship_application_id = a.id and k.interest_id = p_step;
  if not found or v_detail.id <> p_id then perform app_private.fail('SL404', 'There is no such answer.', 'id'); end if;
  if not (v ->> 'accepted')::boolean then
    update app_public.capability_details d set accepted = false, refusal_reason = v ->> 'refusalReason'
    where d.id = v_detail.id;
  else
    update app_public.capability_details d set accepted = true, refusal_reason = null, price = (v ->> 'price')::numeric,
      max_for_sale = (v ->> 'maxForSale')::int, other_brands = v ->> 'otherBrands',
      ordering_deadline = (v ->> 'orderingDeadline')::date, min_teams_required = (v ->> 'minTeamsRequired')::int,
      can_hang24_hours = (v ->> 'canHang24Hours')::boolean, banner_size_ids = app_private.ids_of(v -> 'bannerSizes'),
      banner_placement_ids = app_private.ids_of(v -> 'bannerPlacements'), quantity = (v ->> 'quantity')::int,
      description = v ->> 'description', event_date = (v ->> 'eventDate')::date,
      possible_attendance = coalesce(v ->> 'possibleAttendance', v ->> 'attendance')::int,
      can_distribute_food = (v ->> 'canDistributeFood')::boolean,
      can_allow_outside_food = (v ->> 'canAllowOutsideFood')::boolean,
      has_electricity = (v ->> 'hasElectricity')::boolean
    where d.id = v_detail.id returning * into v_detail;
    perform app_private.write_detail_rows(v_detail, null, app_private.ids_of(v -> 'sponsorablePropertyIds'));
  end if;
  return app_private.finish_step(a.id, p_step, array[v_detail.id]);
end $$;

-- The ids in a JSON list; null if there is no list.
create or replace function app_private.ids_of(p_list jsonb) returns int[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select case when jsonb_typeof(p_list) = 'array' then array(select e::int from jsonb_array_elements_text(p_list) e) end
$$;

-- The ten mutations, named as in the specification: the step that each saves, its title, and its arguments besides
-- yes or no, reason and programs. A value is passed to save_asset under its argument's camelCase name, as in the
-- rules (max_for_sale: maxForSale).
do $$
declare
  c record;
  v_own text[];
  v_values text;
  v_call regprocedure;
begin
  for c in
    select * from (values
      ('upsert_team_game_jersey', 'game-jerseys', 'Logo on jerseys',
        'max_for_sale int, price numeric, other_brands text, ordering_deadline date, min_teams_required int'),
      ('upsert_team_warmup', 'warm-ups', 'Warm-up apparel', 'max_for_sale int, price numeric'),
      ('upsert_game_signage', 'game-signage', 'Banners',
        'max_for_sale int, price numeric, can_hang24_hours boolean, banner_sizes int[], banner_placements int[]'),
      ('upsert_giveaway_and_coupon', 'coupons', 'Product & coupon distribution',
        'max_for_sale int, price numeric, quantity int'),
      ('upsert_seminar', 'seminar', 'Seminars',
        'max_for_sale int, price numeric, description text, event_date date, possible_attendance int'),
      ('upsert_sampling_and_tabling', 'sampling', 'Tabling and product sampling',
        'price numeric, description text, attendance int, event_date date,'
        ' can_distribute_food boolean, can_allow_outside_food boolean, has_electricity boolean'),
      ('upsert_photos', 'photos', 'Professional photography', 'price numeric'),
      ('upsert_website_banner', 'website-banner', 'Logo on website', 'max_for_sale int, price numeric'),
      ('upsert_surveys', 'surveys', 'Surveys', 'max_for_sale int, price numeric'),
      ('upsert_email_or_social_media', 'dedicated-email', 'Email and social media', 'max_for_sale int, price numeric')
    ) as t (name, step, title, own)
  loop
    v_own := regexp_split_to_array(c.own, ',\s*');
    select string_agg(format('%L, %I', lower(left(k.camel, 1)) || substr(k.camel, 2), k.name),
      ', ' order by k.n) into v_values
    from (select split_part(o, ' ', 1) as name,
      replace(initcap(replace(split_part(o, ' ', 1), '_', ' ')), ' ', '') as camel, n
      from unnest(array['accepted', 'refusal_reason', 'sponsorable_property_ids'] || v_own) with ordinality u (o, n)) k;
    execute format($call$
      create or replace function app_public.%1$I(accepted boolean, refusal_reason text default null,
        sponsorable_property_ids int[] default '{}', %2$s, id int default null,
        sponsorship_application_id int default null, organization_id int default null, offer_id int default null,
        stamp text default null)
        returns app_public.sponsorship_application_view
        language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$
      begin
        return app_private.save_asset(%3$L, organization_id, sponsorship_application_id, offer_id, id,
          jsonb_build_object(%4$s), stamp%5$s);
      end $body$ $call$,
      c.name, (select string_agg(o || ' default null', ', ' order by n) from unnest(v_own
        -- [L-208]
        || case when c.step in ('sampling', 'photos')
          then array['season app_public.season', 'year int'] end) with ordinality u (o, n)),
      c.step, v_values, case when c.step in ('sampling', 'photos') then ', season, year' end);
    v_call := (select p.oid::regprocedure from pg_proc p
      where p.pronamespace = 'app_public'::regnamespace and p.proname = c.name);
    execute format('grant execute on function %s to sideline_application_link', v_call);
    execute format('comment on function %s is %L', v_call,
      format(E'@resultFieldName sponsorshipApplicationView\nSaves the answer to "%s"; '
        'price in US dollars. Errors: SL409 (stamp), SL422 with the field, SL403.', c.title));
  end loop;
end $$;
