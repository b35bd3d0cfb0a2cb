-- Void checks that the bank paid and staff accepted count as released.
insert into app_private.schema_steps (name, kind, statement) values ('offer_totals_void_payments', 'backfill', $$
  update app_private.offer_totals t set released_value = m.used from app_private.offer_money m
  where m.offer_id = t.id and t.released_value <> m.used
    and t.id in (select v.offer_id from app_private.void_payments v) $$);
