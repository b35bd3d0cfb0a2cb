-- Webhooks: everybody reads their own with what was sent; secrets are for nobody.
do $$
declare v text[];
begin
  -- what waits for its first attempt may be about a record that its owner may not read
  foreach v slice 1 in array '{{webhooks,""},{webhook_messages,"and attempts > 0"}}'::text[] loop
    execute format('alter table app_public.%1$I enable row level security, force row level security;
      create policy owner_all on app_public.%1$I to sideline_owner using (true) with check (true);
      create policy select_staff on app_public.%1$I for select to sideline_admin
        using (owner_id = (select app_private.current_user_id()) %2$s and (select app_private.is_staff_or_null()));
      create policy select_own on app_public.%1$I for select to sideline_organization, sideline_sponsor
        using (owner_id = (select app_private.current_user_id()) %2$s);
      comment on policy select_own on app_public.%1$I is ''Leagues and sponsors see those of their own webhooks.''',
      v[1], v[2]);
  end loop;
end $$;
grant select on app_public.webhooks to sideline_admin, sideline_organization, sideline_sponsor;
grant select (id, webhook_id, owner_id, event_type, record, row_table, row_id, state, attempts, created_at,
  first_attempt_at, attempted_at, retry_at, request, response_status, response, error)
  on app_public.webhook_messages to sideline_admin, sideline_organization, sideline_sponsor;
comment on table app_public.webhooks is E'@behavior -insert -update -delete\n'
  'An address that is told of changes, as its owner may see them when they are sent.';
comment on table app_public.webhook_messages is E'@behavior -insert -update -delete\n'
  'A message to a webhook: what was sent last, and what its server answered.';
create trigger _500_audit after insert or delete or update of url, events, off_reason
  on app_public.webhooks for each row execute function app_private.tg__audit();
