-- The order that staff give to a campaign's records.

-- Orders a campaign's records of one kind by the given list of ids; any that are not listed follow in their previous
-- order. Returns the campaign. Errors: SL404 for another campaign's record.
create or replace function app_public.order_campaign_records(campaign_id int, records app_public.campaign_record,
  ids int[]) returns app_public.campaigns
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.campaigns;
  v_count int;
begin
  perform app_private.require_staff();
  select * into v from app_public.campaigns c where c.id = order_campaign_records.campaign_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such campaign.'); end if;
  execute format('select count(*) from app_public.%I t where t.campaign_id = $1 and t.id = any ($2)',
    order_campaign_records.records)
    into v_count using v.id, order_campaign_records.ids;
  if v_count <> cardinality(order_campaign_records.ids) then
    perform app_private.fail('SL404', 'A record in this list no longer exists. Please reload the list.');
  end if;
  execute format($q$
    update app_public.%1$I t set position = o.position
    from (select s.id, row_number() over (order by array_position($2, s.id), s.position, s.id) as position
      from app_public.%1$I s where s.campaign_id = $1) o
    where t.id = o.id and t.position is distinct from o.position$q$, order_campaign_records.records)
    using v.id, order_campaign_records.ids;
  return v;
end $$;
grant execute on function app_public.order_campaign_records(int, app_public.campaign_record, int[]) to sideline_admin;
comment on function app_public.order_campaign_records(int, app_public.campaign_record, int[]) is
  E'@resultFieldName campaign\nPuts a campaign''s records of one kind into the order of their ids.';
