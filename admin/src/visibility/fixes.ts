import type { MissingFactFragment } from './generated/graphql.ts';

type Fix = { label: string; to: string };

const usersOf = ({ organizationId, sponsorId }: MissingFactFragment): string | null =>
  organizationId
    ? `/organizations/${organizationId}/users`
    : sponsorId
      ? `/campaign-planner/sponsors/${sponsorId}/users`
      : null;

const recordOf = ({ offerId, campaignId, sponsorId }: MissingFactFragment): Fix | null => {
  if (offerId) return { label: 'Open the offer', to: `/offers/${offerId}` };
  if (campaignId && sponsorId)
    return { label: 'Open the campaign', to: `/campaign-planner/sponsors/${sponsorId}/campaigns/${campaignId}` };
  return sponsorId ? { label: 'Open the sponsor', to: `/campaign-planner/sponsors/${sponsorId}` } : null;
};

const labels: Record<string, string> = {
  not_a_member: 'Invite this person',
  membership_ended: 'Invite this person again',
  membership_not_confirmed: 'Confirm this person',
  account_invited: 'Resend the invitation',
  account_deactivated: 'Open the users',
};

/** The page where a missing fact can be changed; null if it cannot be, such as a role's grants. */
export function fixOf(fact: MissingFactFragment): Fix | null {
  const label = labels[fact.code];
  if (!label) return recordOf(fact);
  const to = usersOf(fact);
  return to ? { label, to } : null;
}
