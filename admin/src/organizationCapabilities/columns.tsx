import type { ReactElement } from 'react';
import { formatMoney, formatNumber } from '../../../ui/formats.ts';
import { Column } from '../list/RecordTable.tsx';
import type { OrganizationCapabilityRecordFragment } from './generated/graphql.ts';

export type SoldCapability = OrganizationCapabilityRecordFragment;
type Detail = NonNullable<SoldCapability['capabilityDetail']>;

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(', ');
const yesOrNo = (value: boolean | null) => (value === null ? '' : value ? 'Yes' : 'No');

/** A column for a detail; not sortable. */
const column = (field: keyof Detail, text: (detail: Detail) => string, isNumber = false) => (
  <Column<SoldCapability>
    key={field}
    source={`capabilityDetail.${field}`}
    render={({ capabilityDetail }) => (capabilityDetail && text(capabilityDetail)) || '–'}
    {...(isNumber ? { align: 'right' } : {})}
  />
);

const price = column('price', (detail) => formatMoney(detail.price), true);
const quantity = column('maxForSale', (detail) => formatNumber(detail.maxForSale), true);

/** The columns of each kind's table, in the specification's order (B-148 … B-151, B-155). */
const OF_KIND: Record<string, ReactElement[]> = {
  game_signage: [
    column('canHang24Hours', (detail) => yesOrNo(detail.canHang24Hours)),
    column('organizationPlayLocations', (detail) =>
      detail.organizationPlayLocations.map(({ nickname }) => nickname).join(', '),
    ),
    column('bannerSizes', (detail) => namesOf(detail.bannerSizes)),
    price,
    quantity,
    column('bannerPlacements', (detail) => namesOf(detail.bannerPlacements)),
  ],
  dedicated_email: [column('emailListSize', (detail) => formatNumber(detail.emailListSize), true), price, quantity],
  social_media_post: [
    column('socialMediaChannel', (detail) => detail.socialMediaChannel?.name ?? ''),
    column('socialMediaFollowingSize', (detail) => formatNumber(detail.socialMediaFollowingSize), true),
    price,
    quantity,
  ],
  team_game_jersey: [
    column('canUseLogo', (detail) => yesOrNo(detail.canUseLogo)),
    column('logoPlacements', (detail) => namesOf(detail.logoPlacements)),
    column('otherBrands', (detail) => detail.otherBrands ?? ''),
    column('minTeamsRequired', (detail) => formatNumber(detail.minTeamsRequired), true),
    price,
    quantity,
  ],
};

const description = (
  <Column<SoldCapability>
    key="description"
    source="description"
    render={({ description, name }) => description || name}
  />
);

/** The columns of a capability's table; kinds without their own have a description (B-152). */
export const columnsOf = (kind: string): ReactElement[] => OF_KIND[kind] ?? [description, price, quantity];

/** True if this kind's rows show their name instead of a description column. */
export const isDescribed = (kind: string): boolean => !(kind in OF_KIND);
