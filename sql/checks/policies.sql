-- Checks: staff write them, superadmins release them, owners and treasurers of leagues see approved and void ones.

select app_private.protect('app_public.checks');
create policy select_own on app_public.checks for select to sideline_organization
  using (organization_id = any ((select app_private.my_money_organization_ids())::int[])
    and status in ('approved', 'voided'));
comment on policy select_own on app_public.checks is
  'Owners and treasurers of leagues see the approved and the void checks of their own organizations.';
create policy select_link on app_public.checks for select to sideline_offer_link
  using (offer_id = (select app_private.link_offer_id()) and status in ('approved', 'voided'));
-- the owners' ids are part of the foreign key between an offer and its checks
grant select (id, offer_id, organization_id, sponsor_id, amount, number, status, estimated_arrival_date, state,
  mailed_on, action_reason, replaces_id, valid_until, cleared_on, returned_on, payout_method,
  withheld) on app_public.checks
  to sideline_organization, sideline_offer_link;
comment on table app_public.checks is
  E'@behavior -insert -update -delete\n@foreignKey (organization_id) references app_public.organizations (id)\n'
  'A payment to a league, by check or direct deposit. amount: US dollars that are paid; withheld: US dollars withheld '
  'for the IRS besides; mailedOn: the day a check was mailed or a deposit sent to the bank.';
comment on column app_public.checks.status is '@behavior +orderBy';
create trigger _100_transition before update of status on app_public.checks
  for each row execute function app_private.tg__transition();
create trigger _500_audit after insert or update or delete on app_public.checks
  for each row execute function app_private.tg__audit();
