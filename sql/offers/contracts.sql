-- Accepted versions of an offer.

select app_private.protect('app_public.offer_contracts');
create policy select_own on app_public.offer_contracts for select to sideline_organization
  using (offer_id = any ((select app_private.my_money_offer_ids())::int[]));
comment on policy select_own on app_public.offer_contracts is
  'Owners and treasurers of leagues see the contracts of offers they see.';
grant select on app_public.offer_contracts to sideline_organization;
comment on table app_public.offer_contracts is
  E'@behavior -insert -update -delete\nAn immutable copy of the accepted terms.';
create trigger _500_audit after insert or update or delete on app_public.offer_contracts
  for each row execute function app_private.tg__audit();
