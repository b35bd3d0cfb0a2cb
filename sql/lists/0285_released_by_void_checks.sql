-- Void checks that the bank paid and staff accepted count as released.
insert into app_private.schema_steps (name, kind, statement) values ('offer_totals_void_payments', 'backfill', $$
  with changed as materialized (
    select t.id from app_private.offer_totals t where t.id in (select v.offer_id from app_private.void_payments v)
    order by t.id for no key update)
  update app_private.offer_totals t set released_value = m.used from changed c
  join app_private.offer_money m on m.offer_id = c.id where t.id = c.id and t.released_value <> m.used $$);
