/** Which offers a league sees, in which order, and the state of each row (L-266 to L-275). */

import { formatDateShort, latestSeasonFirst } from '../../../../ui/formats.ts';
import { type CampaignStatus, type SponsorshipStatus, statusKey } from '../../../../ui/status.ts';
import { t } from '../../i18n/i18n.ts';
import { hasFields } from '../../lib/nullable.ts';
import { capabilityText } from '../../shared/capabilities/capabilityText.ts';
import { deadlineSection, passedBeforeAcceptance } from '../../shared/proof/deadlines.ts';
import type { DashboardAsset, DashboardOffer, DashboardOrganization } from './types.ts';

const confirmedWith: readonly CampaignStatus[] = ['active', 'complete', 'proposed', 'contracted'];
const proposedWith: readonly CampaignStatus[] = ['active', 'proposed', 'contracted'];

/** The state of one row; null if the offer is not shown (L-266, L-267, L-268, L-275). */
export function sponsorshipStatus(offer: DashboardOffer): SponsorshipStatus | null {
  if (!offer.campaign) return null;
  const campaign = statusKey<CampaignStatus>(offer.campaign.status);
  const status = statusKey<string>(offer.status);
  if (status === 'confirmed' && confirmedWith.includes(campaign))
    return campaign === 'complete' ? 'complete' : 'active';
  if (status === 'proposed' && proposedWith.includes(campaign)) return 'proposed';
  return null;
}

export interface SponsorshipRow {
  offer: DashboardOffer & { campaign: NonNullable<DashboardOffer['campaign']> };
  status: SponsorshipStatus;
}

/** The sponsor's name. */
export const sponsorOf = ({ offer }: SponsorshipRow): string => offer.campaign.sponsor?.name ?? '';

const capabilityOf = ({ campaignCapability }: DashboardAsset) => campaignCapability?.capability;

/** Rows in order: proposed first, then the latest season (L-269, L-270). */
export function sponsorshipRows(offers: readonly DashboardOffer[]): SponsorshipRow[] {
  return offers
    .flatMap((offer): SponsorshipRow[] => {
      const status = sponsorshipStatus(offer);
      return status && hasFields(offer, 'campaign') ? [{ offer, status }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.status === 'proposed') - Number(a.status === 'proposed') ||
        latestSeasonFirst(a.offer.campaign, b.offer.campaign) ||
        sponsorOf(a).localeCompare(sponsorOf(b)),
    );
}

/** True if supplies have to be shipped: a current offer has an asset that is not digital (L-279). */
export function shippingNeeded(rows: readonly SponsorshipRow[]): boolean {
  return rows.some(
    (row) => row.status !== 'complete' && row.offer.assets.some((asset) => !capabilityOf(asset)?.digital),
  );
}

/** The warnings to show for an organization (L-277, L-278). */
export function addressWarnings(
  organization: Pick<DashboardOrganization, 'mailingAddress' | 'shippingAddress'>,
  rows: readonly SponsorshipRow[],
): { mailing: boolean; shipping: boolean } {
  return {
    mailing: !organization.mailingAddress,
    shipping: !organization.shippingAddress && shippingNeeded(rows),
  };
}

export interface RowNeed {
  text: string;
  tone: 'danger' | 'proposed' | null;
}

/** The next action of a row. */
export function rowNeed({ offer, status }: SponsorshipRow): RowNeed {
  if (status === 'proposed') return { text: t('Waiting for your answer'), tone: 'proposed' };
  const sections = offer.verificationDeadlines.map((deadline) => ({ deadline, section: deadlineSection(deadline) }));
  const past = sections.filter((entry) => entry.section === 'overdue');
  const overdue = past.filter((entry) => !passedBeforeAcceptance(entry.deadline.deadline, offer.confirmedAt)).length;
  if (overdue > 0)
    return {
      text: t('{count, plural, one {# photo overdue} other {# photos overdue}}', { count: overdue }),
      tone: 'danger',
    };
  if (past.length > 0) return { text: t('Next photo as soon as you can'), tone: null };
  const next = sections
    .filter((entry) => entry.section === 'upcoming')
    .map((entry) => entry.deadline.deadline)
    .sort()[0];
  if (next) return { text: t('Next photo by {date}', { date: formatDateShort(next) }), tone: null };
  if (sections.some((entry) => entry.section === 'under_review')) return { text: t('Photos under review'), tone: null };
  if (sections.some((entry) => entry.section === 'missing_creatives'))
    return { text: t('Nothing to do yet'), tone: null };
  return { text: sections.length > 0 ? t('All photos done') : t('No photos needed yet'), tone: null };
}

/** The assets of an offer in one line: "4 Banners, 1 Dedicated Email". */
export function assetLine(offer: DashboardOffer): string {
  return offer.assets
    .map((asset) => `${asset.quantity ?? ''} ${capabilityText(asset.quantity, capabilityOf(asset)?.name ?? '')}`.trim())
    .join(', ');
}
