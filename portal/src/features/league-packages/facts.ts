/** The facts of something sold, as label and text (B-148 … B-152, B-155). */
import { formatMoney, formatNumber } from '../../../../ui/formats.ts';
import { t } from '../../i18n/i18n.ts';
import type { Sold } from './types.ts';

const yesOrNo = (value: boolean | null): string => (value === null ? '' : value ? t('Yes') : t('No'));
const list = (rows: readonly { name: string }[]): string => rows.map(({ name }) => t(name)).join(', ');

/** The known details of its kind, then price and quantity. */
export function factsOf({ capability, capabilityDetail: detail }: Sold): { label: string; value: string }[] {
  const ofKind: Record<string, [string, string][]> = {
    game_signage: [
      [t('Hang 24/7?'), yesOrNo(detail.canHang24Hours)],
      [t('Locations'), detail.organizationPlayLocations.map(({ nickname }) => nickname).join(', ')],
      [t('Sizes'), list(detail.bannerSizes)],
      [t('Banner Placement'), list(detail.bannerPlacements)],
    ],
    dedicated_email: [[t('Email List Size'), formatNumber(detail.emailListSize)]],
    social_media_post: [
      [t('Channel'), detail.socialMediaChannel?.name ?? ''],
      [t('Following Size'), formatNumber(detail.socialMediaFollowingSize)],
    ],
    team_game_jersey: [
      [t('Can Use Logo'), yesOrNo(detail.canUseLogo)],
      [t('Logo Placements'), list(detail.logoPlacements)],
      [t('Other Brands'), detail.otherBrands ?? ''],
      [t('Minimum Teams Required'), formatNumber(detail.minTeamsRequired)],
    ],
  };
  return [
    ...(ofKind[capability.kind] ?? []),
    [t('Price'), formatMoney(detail.price)] as const,
    [t('Quantity'), formatNumber(detail.maxForSale)] as const,
  ]
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ label, value }));
}
