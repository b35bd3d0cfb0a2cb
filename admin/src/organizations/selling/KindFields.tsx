import { Fragment, type ReactNode } from 'react';
import { type DetailField, detailFieldsOf } from '../../../../ui/detailFields.ts';
import { offered } from '../../../../ui/organization/selling.ts';
import { ChecksIn, SelectIn } from '../../kit/choices.tsx';
import { NumberIn, TextIn } from '../../kit/inputs.tsx';
import type { CapabilityValues } from './capabilityValues.ts';
import type { CapabilityLists, Seller } from './documents.ts';

const ANSWERS = [
  { id: 'yes', name: 'Yes' },
  { id: 'no', name: 'No' },
];

/** Yes, no or not known. */
const YesNoIn = (props: { source: string; label: string }) => (
  <SelectIn
    {...props}
    choices={ANSWERS}
    empty="Not known"
    format={(value: boolean | null) => (value === null || value === undefined ? '' : value ? 'yes' : 'no')}
    parse={(value: string) => (value === '' ? null : value === 'yes')}
  />
);

type Props = { kind: string; lists: CapabilityLists; seller: Seller; stored: CapabilityValues };

/** The questions of a capability's kind (B-156). */
export function KindFields({ kind, lists, seller, stored }: Props) {
  const places = seller.playLocations.map(({ id, nickname }) => ({ id, name: nickname }));
  const fields: Record<DetailField, ReactNode> = {
    canHang24Hours: <YesNoIn source="canHang24Hours" label="Hang 24/7?" />,
    playLocationIds: places.length ? (
      <ChecksIn source="playLocationIds" label="Locations" choices={places} wide />
    ) : null,
    bannerSizeIds: (
      <ChecksIn
        source="bannerSizeIds"
        label="Sizes"
        choices={offered(lists.bannerSizes, stored.bannerSizeIds as number[])}
        wide
      />
    ),
    bannerPlacementIds: (
      <ChecksIn
        source="bannerPlacementIds"
        label="Banner Placement"
        choices={offered(lists.bannerPlacements, stored.bannerPlacementIds as number[])}
        wide
      />
    ),
    emailListSize: <NumberIn source="emailListSize" label="Email List Size" min={0} />,
    socialMediaChannelId: (
      <SelectIn
        source="socialMediaChannelId"
        label="Channel"
        choices={offered(lists.socialMediaChannels, [stored.socialMediaChannelId as number | null])}
        empty="Not known"
      />
    ),
    socialMediaFollowingSize: <NumberIn source="socialMediaFollowingSize" label="Following Size" min={0} />,
    canUseLogo: <YesNoIn source="canUseLogo" label="Can Use Logo" />,
    logoPlacementIds: (
      <ChecksIn
        source="logoPlacementIds"
        label="Logo Placements"
        choices={offered(lists.logoPlacements, stored.logoPlacementIds as number[])}
        wide
      />
    ),
    otherBrands: <TextIn source="otherBrands" label="Other Brands" maxLength={500} wide />,
    minTeamsRequired: <NumberIn source="minTeamsRequired" label="Minimum Teams Required" min={0} />,
  };
  return detailFieldsOf(kind).map((field) => <Fragment key={field}>{fields[field]}</Fragment>);
}
