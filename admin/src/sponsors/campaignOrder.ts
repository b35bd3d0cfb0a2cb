import { campaignStatus } from '../../../db/generated/choices.ts';
import { seasonOrder } from '../../../ui/formats.ts';
import type { CampaignSummary } from './types.ts';

/** Active first, then contracted, proposed, complete, rejected (S-056, S-057). */
const ORDER: readonly string[] = campaignStatus;
const CURRENT = new Set(['active', 'contracted', 'proposed']);

/** Current campaigns are those without the Inactive badge (S-053). */
export const isCurrent = ({ status }: { status: string }): boolean => CURRENT.has(status.toLowerCase());

/** By status, then the newest season first, then by name. */
export const byStatus = (a: CampaignSummary, b: CampaignSummary): number =>
  ORDER.indexOf(a.status.toLowerCase()) - ORDER.indexOf(b.status.toLowerCase()) ||
  b.year - a.year ||
  seasonOrder(b.season) - seasonOrder(a.season) ||
  a.name.localeCompare(b.name);
