-- The kinds of work that Today shows, and whose it is. Each file of this folder has the rules of a group of kinds: a
-- function whose rows are the records that wait. Counts, lists and the daily email read the same rows.

-- Each kind's list, by the name under which the API filters it, and in how many days of waiting what is at stake is
-- lost; dollars divided by these days order the lines.
create or replace function app_private.today_kinds() returns table (kind app_public.today_kind, list text, days int)
  language sql immutable parallel safe
begin atomic
  values ('campaigns_behind'::app_public.today_kind, 'campaigns', 45), ('proof_overdue', 'offers', 14),
    ('photos_to_review', 'images', 14),
    ('checks_to_approve', 'checks', 10), ('checks_to_print', 'checks', 7), ('deposits_to_send', 'checks', 7),
    ('checks_to_reissue', 'checks', 7),
    ('mails_refused', 'mails', 10), ('offers_unopened', 'offers', 30), ('offers_unanswered', 'offers', 21),
    ('applications_unfinished', 'offers', 14), ('addresses_missing', 'offers', 21), ('conflicts', 'offers', 10),
    ('installments_to_issue', 'sponsors', 14), ('invoices_overdue', 'invoices', 30),
    ('sends_failed', 'sends', 3),
    ('photo_requests', 'photo_requests', 7), ('tasks', 'tasks', 7), ('mentions', 'mentions', 7);
end;

-- A person's campaigns: those where they are sales, strategist or BDR contact; null: all campaigns. open_only: without
-- complete and rejected ones, whose offers nobody pursues.
create or replace function app_private.today_campaign_ids(p_user_id int, open_only boolean) returns int[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(c.id), '{}') from app_public.campaigns c
  where (p_user_id is null or p_user_id in (c.primary_sales_contact_id, c.primary_strategist_contact_id,
    c.primary_bdr_contact_id)) and (not open_only or c.status in ('proposed', 'contracted', 'active'))
$$;
