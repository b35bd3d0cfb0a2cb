import { campaignStatus } from '../../../db/generated/choices.ts';
import { seasonOrder } from '../../../ui/formats.ts';
import type { CampaignSummaryFragment } from './generated/graphql.ts';

const CURRENT = new Set(['active', 'contracted', 'proposed']);

/** Current campaigns are those without the Inactive badge (S-053). */
export const isCurrent = ({ status }: { status: string }): boolean => CURRENT.has(status);

/** Active, contracted, proposed, complete, rejected; then newest season first, then by name (S-056, S-057). */
export const byStatus = (a: CampaignSummaryFragment, b: CampaignSummaryFragment): number =>
  campaignStatus.indexOf(a.status) - campaignStatus.indexOf(b.status) ||
  b.year - a.year ||
  seasonOrder(b.season) - seasonOrder(a.season) ||
  a.name.localeCompare(b.name);
