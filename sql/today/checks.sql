-- Checks that wait, for those who may deal with them.

-- Checks to approve, which the person did not write or approve first; approved ones and direct deposits that are in no
-- run; and those voided in the last 90 days whose amount is owed again; without a person, those of the team.
create or replace function app_private.today_checks(p_user_id int, instant timestamptz)
  returns setof app_private.today_item language sql stable rows 100
begin atomic
  select case k.state when 'pending' then 'checks_to_approve' when 'voided' then 'checks_to_reissue'
      else case k.payout_method when 'check' then 'checks_to_print' else 'deposits_to_send' end
      end::app_public.today_kind,
    k.id::bigint, c.name, -k.id::bigint,
    k.amount + case k.state when 'voided' then k.withheld else 0 end,
    app_private.day_of(coalesce(k.voided_at, k.reviewed_at, k.created_at))
  from app_public.checks k join app_public.offers o on o.id = k.offer_id
  join app_public.campaigns c on c.id = o.campaign_id
  where case k.state when 'approved' then k.payout_method = 'check' or not exists (
          select from app_public.deposit_entries e where e.check_id = k.id and e.returned_on is null
            and not e.canceled)
      when 'pending' then p_user_id is null or (k.first_approved_by_id is null
          or k.first_approved_by_id not in (select app_private.same_hands(p_user_id)))
        and (not app_private.wrote_check(k, p_user_id) or app_private.superadmin_count() = 1
          and (select s.single_superadmin from app_public.check_settings s))
      when 'voided' then k.voided_at > instant - interval '90 days' and o.status = 'confirmed'
        and not exists (select from app_public.checks r where r.replaces_id = k.id)
        and app_private.check_available(k.offer_id) >= k.amount + k.withheld
        and not exists (select from app_private.bank_payments b where b.check_id = k.id and b.settlement is null)
      else false end
    and k.state in ('pending', 'approved', 'voided');
end;
