import { campaignPath } from '../campaigns/title.ts';

/** The record of comments and tasks, by the column that holds its id. */
export type RecordKey =
  | { organizationId: number }
  | { offerId: number }
  | { campaignId: number }
  | { sponsorId: number };

type About = {
  organizationId: number | null;
  offerId: number | null;
  sponsorId: number | null;
  campaign: { id: number; sponsorId: number } | null;
};

/** The path that shows the comments and tasks of a record; null for a task without a record. */
export function recordPathOf({ organizationId, offerId, sponsorId, campaign }: About): string | null {
  if (organizationId) return `/organizations/${organizationId}/comments`;
  if (offerId) return `/offers/${offerId}#log`;
  if (campaign) return `${campaignPath(campaign)}/comments`;
  return sponsorId ? `/campaign-planner/sponsors/${sponsorId}/comments` : null;
}
