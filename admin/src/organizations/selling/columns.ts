import { formatMoney, formatNumber } from '../../../../ui/formats.ts';
import type { Detail } from '../../../../ui/organization/selling.ts';
import type { Sold } from './documents.ts';

export type Column = { label: string; num?: boolean; of: (sold: Sold) => string };

const list = (rows: readonly { name: string }[] | undefined) => (rows ?? []).map(({ name }) => name).join(', ');
const yesOrNo = (value: boolean | null | undefined) => (value == null ? '' : value ? 'Yes' : 'No');
const column = (label: string, of: (detail: Detail | null) => string, num = false): Column => ({
  label,
  num,
  of: ({ capabilityDetail }) => of(capabilityDetail),
});

const price = column('Price', (detail) => formatMoney(detail?.price), true);
const quantity = column('Quantity', (detail) => formatNumber(detail?.maxForSale), true);

/** The columns of each kind's table, in the order of the specification (B-148 … B-151, B-155). */
const OF_KIND: Record<string, Column[]> = {
  game_signage: [
    column('Hang 24/7?', (detail) => yesOrNo(detail?.canHang24Hours)),
    column('Locations', (detail) =>
      (detail?.organizationPlayLocations ?? []).map(({ nickname }) => nickname).join(', '),
    ),
    column('Sizes', (detail) => list(detail?.bannerSizes)),
    price,
    quantity,
    column('Banner Placement', (detail) => list(detail?.bannerPlacements)),
  ],
  dedicated_email: [column('Email List Size', (detail) => formatNumber(detail?.emailListSize), true), price, quantity],
  social_media_post: [
    column('Channel', (detail) => detail?.socialMediaChannel?.name ?? ''),
    column('Following Size', (detail) => formatNumber(detail?.socialMediaFollowingSize), true),
    price,
    quantity,
  ],
  team_game_jersey: [
    column('Can Use Logo', (detail) => yesOrNo(detail?.canUseLogo)),
    column('Logo Placements', (detail) => list(detail?.logoPlacements)),
    column('Other Brands', (detail) => detail?.otherBrands ?? ''),
    column('Minimum Teams Required', (detail) => formatNumber(detail?.minTeamsRequired), true),
    price,
    quantity,
  ],
};

/** The columns of a capability's table; any other kind is told by its description (B-152). */
export const columnsOf = (kind: string): Column[] =>
  OF_KIND[kind] ?? [{ label: 'Description', of: ({ description, name }) => description || name }, price, quantity];
