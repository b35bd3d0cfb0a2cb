-- Why a sponsor's user sees neither contracts nor invoices of a campaign; the rule is billing_campaign_ids().

-- What is missing; null if nothing is.
create or replace function app_private.missing_billing(u app_public.users, campaign_id int) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  c app_public.campaigns;
  m app_public.sponsor_users;
  v_owner jsonb;
begin
  select * into c from app_public.campaigns p where p.id = missing_billing.campaign_id;
  select * into m from app_public.sponsor_users s where s.sponsor_id = c.sponsor_id and s.user_id = u.id;
  v_owner := jsonb_build_object('campaignId', c.id, 'sponsorId', c.sponsor_id);
  return coalesce(app_private.missing_membership(u.id, null, c.sponsor_id), case
    when c.status not in ('active', 'complete')
      then app_private.missing_fact('status', 'The campaign is neither active nor complete.', v_owner)
    when not c.sponsor_sees_billing then app_private.missing_fact('billing_not_shown',
      'Staff do not show the contract and the invoices of this campaign to its sponsor.', v_owner)
    when m.states is not null then app_private.missing_fact('limited_to_states',
      'This person is limited to some states, and contracts and invoices are about whole campaigns.', v_owner)
    when c.id <> all (m.campaign_ids) then app_private.missing_fact('limited_to_campaigns',
      'This person is limited to other campaigns of the sponsor.', v_owner) end);
end $$;
