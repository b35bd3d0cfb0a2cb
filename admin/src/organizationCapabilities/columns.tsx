import type { ReactElement } from 'react';
import { formatMoney, formatNumber } from '../../../ui/formats.ts';
import { Column } from '../list/RecordTable.tsx';
import type { OrganizationCapabilityRecordFragment } from './generated/graphql.ts';

export type SoldCapability = OrganizationCapabilityRecordFragment;
type Detail = NonNullable<SoldCapability['capabilityDetail']>;

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(', ');
const yesOrNo = (value: boolean | null) => (value === null ? '' : value ? 'Yes' : 'No');

/** A column for a detail; not sortable. */
const column = (field: keyof Detail, label: string, text: (detail: Detail) => string, isNumber = false) => (
  <Column<SoldCapability>
    key={field}
    source={`capabilityDetail.${field}`}
    label={label}
    render={({ capabilityDetail }) => (capabilityDetail && text(capabilityDetail)) || '–'}
    {...(isNumber ? { align: 'right' } : {})}
  />
);

const price = column('price', 'Price', (detail) => formatMoney(detail.price), true);
const quantity = column('maxForSale', 'Quantity', (detail) => formatNumber(detail.maxForSale), true);

/** The columns of each kind's table, in the specification's order (B-148 … B-151, B-155). */
const OF_KIND: Record<string, ReactElement[]> = {
  game_signage: [
    column('canHang24Hours', 'Hang 24/7?', (detail) => yesOrNo(detail.canHang24Hours)),
    column('organizationPlayLocations', 'Locations', (detail) =>
      detail.organizationPlayLocations.map(({ nickname }) => nickname).join(', '),
    ),
    column('bannerSizes', 'Sizes', (detail) => namesOf(detail.bannerSizes)),
    price,
    quantity,
    column('bannerPlacements', 'Banner Placement', (detail) => namesOf(detail.bannerPlacements)),
  ],
  dedicated_email: [
    column('emailListSize', 'Email List Size', (detail) => formatNumber(detail.emailListSize), true),
    price,
    quantity,
  ],
  social_media_post: [
    column('socialMediaChannel', 'Channel', (detail) => detail.socialMediaChannel?.name ?? ''),
    column(
      'socialMediaFollowingSize',
      'Following Size',
      (detail) => formatNumber(detail.socialMediaFollowingSize),
      true,
    ),
    price,
    quantity,
  ],
  team_game_jersey: [
    column('canUseLogo', 'Can Use Logo', (detail) => yesOrNo(detail.canUseLogo)),
    column('logoPlacements', 'Logo Placements', (detail) => namesOf(detail.logoPlacements)),
    column('otherBrands', 'Other Brands', (detail) => detail.otherBrands ?? ''),
    column('minTeamsRequired', 'Minimum Teams Required', (detail) => formatNumber(detail.minTeamsRequired), true),
    price,
    quantity,
  ],
};

const description = (
  <Column<SoldCapability>
    key="description"
    source="description"
    label="Description"
    render={({ description, name }) => description || name}
  />
);

/** The columns of a capability's table; kinds without their own have a description (B-152). */
export const columnsOf = (kind: string): ReactElement[] => OF_KIND[kind] ?? [description, price, quantity];

/** True if this kind's rows show their name instead of a description column. */
export const isDescribed = (kind: string): boolean => !(kind in OF_KIND);
