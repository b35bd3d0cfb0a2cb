-- Direct deposit: staff see the accounts without their numbers, superadmins everything else, owners and treasurers of
-- leagues the accounts of their own organizations.

select app_private.protect('app_public.deposit_accounts');
create policy select_own on app_public.deposit_accounts for select to sideline_organization
  using (organization_id = any ((select app_private.my_money_organization_ids())::int[]));
comment on policy select_own on app_public.deposit_accounts is
  'Owners and treasurers of leagues see the accounts of their own organizations.';
grant select on app_public.deposit_accounts to sideline_organization;
comment on table app_public.deposit_accounts is E'@behavior -insert -update -delete\n'
  'A bank account to which a league is paid, without its number; endsIn are its last digits. usableFrom: three days '
  'after its treasurer confirmed it; correctsId: the account that the bank corrected by it.';
create trigger _500_audit after insert or update or delete on app_public.deposit_accounts
  for each row execute function app_private.tg__audit();

select app_private.protect_for_superadmins(t) from unnest('{app_public.deposit_settings,app_public.deposit_runs,
  app_public.deposit_entries,app_public.deposit_return_files}'::regclass[]) t;
grant update (enabled, bank_name, bank_routing_number, company_name, originator_id, entry_class, entry_description,
  prenote, settle_days) on app_public.deposit_settings to sideline_superadmin;
grant execute on function app_private.is_routing_number(text) to sideline_superadmin; -- its constraint calls it
comment on table app_public.deposit_settings is E'@flatInput\n@behavior -insert -delete\n'
  'Our bank and how it wants the file of deposits; one row; for superadmins. Errors: SL428.';
comment on table app_public.deposit_runs is
  E'@behavior -insert -update -delete\nA file of deposits for the bank; originator: who sends it, as the file says; '
  'for superadmins.';
comment on table app_public.deposit_entries is E'@behavior -insert -update -delete\n'
  'A payment in a file, in US dollars, or the trial of an account; code: why the bank returned or corrected it; '
  'canceled: with its run, so its payment may be in another one; for superadmins.';
comment on table app_public.deposit_return_files is
  E'@behavior -insert -update -delete\nAn uploaded file of returns and corrections; for superadmins.';
comment on constraint deposit_entries_run_id_fkey on app_public.deposit_entries is
  E'@fieldName run\n@foreignFieldName entries';
comment on constraint deposit_entries_check_id_fkey on app_public.deposit_entries is
  E'@fieldName check\n@foreignFieldName depositEntries';
create trigger _100_recent_proof before update on app_public.deposit_settings
  for each statement execute function app_private.tg__recent_proof();
create trigger _100_transition before update of status on app_public.deposit_runs
  for each row execute function app_private.tg__transition();
create trigger _500_audit after insert or update or delete on app_public.deposit_settings
  for each row execute function app_private.tg__audit();
create trigger _500_audit after insert or update or delete on app_public.deposit_runs
  for each row execute function app_private.tg__audit();
create trigger _500_audit after insert or update or delete on app_public.deposit_entries
  for each row execute function app_private.tg__audit();
create trigger _500_audit after insert or update or delete on app_public.deposit_return_files
  for each row execute function app_private.tg__audit();
