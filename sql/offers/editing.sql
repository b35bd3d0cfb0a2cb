-- Changing an offer's terms.

-- Refuses inactive offers (SL409) and, if value or assets change, confirmed ones except to superadmins (SL403) [S-265].
create or replace function app_private.require_editable_offer(v app_public.offers, with_money boolean) returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if not app_private.offer_allows(v.status, 'change') then
    perform app_private.fail('SL409',
      format('An offer that is %s cannot be changed.', replace(v.status::text, '_', ' ')));
  end if;
  if with_money and v.status = 'confirmed' and not app_private.is_superadmin() then
    perform app_private.fail('SL403',
      'The value and assets of a confirmed offer can be changed by a superadmin only. Please ask one.', 'value');
  end if;
end $$;

-- Refuses to lower the value below what offer_payments use; SL422. A negative one is left to its constraint.
create or replace function app_private.require_value_of_checks(p_offer_id int, p_value numeric) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_value < 0 then return; end if;
  if coalesce(p_value, 0) < (select least(o.value, coalesce(sum(p.gross), 0)) from app_public.offers o
    left join app_private.offer_payments p on p.offer_id = o.id where o.id = p_offer_id group by o.id) then
    perform app_private.fail('SL422', 'The value cannot be less than the checks already written.', 'value');
  end if;
end $$;

-- Changes the given fields of an offer and its assets [S-257]. Locks [S-265]: inactive offers are read-only; value
-- and assets of a confirmed one are for superadmins. Zero or empty becomes null [S-249]; an asset without quantity is
-- removed, unless one of its deadlines is verified [S-259]; reach requires quantity [S-250]. The status can only
-- become rejected_by_organization [S-266].
create or replace function app_public.update_offer(id int, patch jsonb) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers;
  v_patch jsonb;
  v_status text := patch ->> 'status';
  v_field text;
  v_assets text;
begin
  perform app_private.require_staff();
  v := app_private.lock_offer(update_offer.id);
  v_patch := app_private.without_version(v, patch) - array['assets', 'status', 'change_reason'];
  perform app_private.require_editable_offer(v,
    patch ? 'value' and nullif((patch ->> 'value')::numeric, 0) is distinct from v.value
      or app_private.assets_differ(v.id, patch -> 'assets'));
  foreach v_field in array array['season_start', 'season_end'] loop
    if not app_private.in_date_window((patch ->> v_field)::date, 'offer')
      and (patch ->> v_field)::date is distinct from (to_jsonb(v) ->> v_field)::date then
      perform app_private.fail('SL422', 'Season dates must be between a year ago and two years from today.', v_field);
    end if;
  end loop;
  -- a date that the patch sets to null counts as null, not as the old one
  if (case when patch ? 'season_end' then (patch ->> 'season_end')::date else v.season_end end)
    < (case when patch ? 'season_start' then (patch ->> 'season_start')::date else v.season_start end) then
    perform app_private.fail('SL422', 'The season cannot end before it starts.', 'season_end');
  end if;
  if v_patch ? 'value' and coalesce((v_patch ->> 'value')::numeric, 0) = 0 then
    v_patch := v_patch || '{"value": null}';
  end if;
  if v_patch ? 'value' then perform app_private.require_value_of_checks(v.id, (v_patch ->> 'value')::numeric); end if;
  perform app_private.apply_patch('app_public.offers', v.id, v_patch,
    array['value', 'additional_requirements', 'additional_requirements_es', 'custom_field', 'season_start',
      'season_end']);
  if v_patch ? 'value' and (v_patch ->> 'value')::numeric is distinct from v.value then
    perform app_private.log_event(v, 'value_changed',
      format('Value from %s to %s', coalesce(app_private.dollars(v.value), 'none'),
        coalesce(app_private.dollars((v_patch ->> 'value')::numeric), 'none')));
  end if;
  if (v_patch ? 'season_start' and (v_patch ->> 'season_start')::date is distinct from v.season_start)
    or (v_patch ? 'season_end' and (v_patch ->> 'season_end')::date is distinct from v.season_end) then
    perform app_private.log_event(v, 'dates_changed', (
      select format('%s to %s', coalesce(to_char(o.season_start, 'FMMM/FMDD/YYYY'), 'no start'),
        coalesce(to_char(o.season_end, 'FMMM/FMDD/YYYY'), 'no end'))
      from app_public.offers o where o.id = v.id));
  end if;
  if v_patch ? 'additional_requirements'
      and v_patch ->> 'additional_requirements' is distinct from v.additional_requirements
    or v_patch ? 'additional_requirements_es'
      and v_patch ->> 'additional_requirements_es' is distinct from v.additional_requirements_es then
    perform app_private.log_event(v, 'requirements_changed', 'Additional requirements of this offer');
  end if;
  if app_private.assets_differ(v.id, patch -> 'assets') then
    v_assets := app_private.asset_words(v.id, patch -> 'assets');
    perform app_private.write_assets(v, patch -> 'assets');
    perform app_private.log_event(v, 'assets_changed', v_assets);
  end if;
  if v_status is not null and v_status <> v.status::text then
    if v_status <> 'rejected_by_organization' or v.status not in ('proposed', 'rejected_by_league') then
      perform app_private.fail('SL409', 'This status cannot be set here. Use its action instead.', 'status');
    end if;
    if coalesce(btrim(patch ->> 'change_reason'), '') = '' then
      perform app_private.fail('SL422', 'A reason is required.', 'change_reason');
    end if;
    update app_public.offers o set status = 'rejected_by_organization' where o.id = v.id;
    perform app_private.log_event(v, 'status_changed', 'Rejected by the organization', patch ->> 'change_reason');
  end if;
  select * into v from app_public.offers o where o.id = v.id;
  if v.status = 'confirmed' and v_patch ?| array['value', 'additional_requirements', 'season_start', 'season_end']
    or v.status = 'confirmed' and patch ? 'assets' then
    perform app_private.add_job('offers__contract', json_build_object('offer_id', v.id), 'contract:' || v.id);
  end if;
  return v;
end $$;
grant execute on function app_public.update_offer(int, jsonb) to sideline_admin;
comment on function app_public.update_offer(int, jsonb) is E'@behavior -*\n@resultFieldName offer';
