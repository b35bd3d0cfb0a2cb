import { Fragment, type ReactNode } from 'react';
import { CheckboxGroupInput, SelectInput, TextInput } from 'react-admin';
import { capabilityDetailsLimits } from '../../../db/generated/limits.ts';
import { type DetailField, detailFieldsOf } from '../../../ui/detailFields.ts';
import { placeLabel } from '../../../ui/organization/playLocation.ts';
import { offered } from '../../../ui/organization/selling.ts';
import { RangeInput } from '../form/inputs.tsx';
import type { CapabilityValues } from './capabilityValues.ts';
import type { CapabilityChoicesQuery } from './generated/graphql.ts';

const ANSWERS = [
  { id: 'yes', name: 'Yes' },
  { id: 'no', name: 'No' },
];

/** An organization has fields of the same names. */
const RESOURCE = 'organizationCapabilities';

const WHOLE_ROW = { gridColumn: '1 / -1' };

/** Yes, no or unknown. */
const YesNoInput = (props: { source: string }) => (
  <SelectInput
    {...props}
    choices={ANSWERS}
    emptyText="Not known"
    format={(value: boolean | null) => (value === null || value === undefined ? '' : value ? 'yes' : 'no')}
    parse={(value: string) => (value === '' ? null : value === 'yes')}
  />
);

export type PlayLocationChoice = { id: number; nickname: string; address: string };

type Props = {
  kind: string;
  choices: CapabilityChoicesQuery;
  places: PlayLocationChoice[];
  stored: CapabilityValues;
};

/** The questions of a capability's kind (B-156). */
export function KindFields({ kind, choices, places, stored }: Props) {
  const fields: Record<DetailField, ReactNode> = {
    canHang24Hours: <YesNoInput source="canHang24Hours" />,
    playLocationIds: places.length ? (
      <CheckboxGroupInput source="playLocationIds" choices={places} optionText={placeLabel} sx={WHOLE_ROW} />
    ) : null,
    bannerSizeIds: (
      <CheckboxGroupInput
        source="bannerSizeIds"
        choices={offered(choices.bannerSizes, stored.bannerSizeIds as number[])}
        sx={WHOLE_ROW}
      />
    ),
    bannerPlacementIds: (
      <CheckboxGroupInput
        source="bannerPlacementIds"
        choices={offered(choices.bannerPlacements, stored.bannerPlacementIds as number[])}
        sx={WHOLE_ROW}
      />
    ),
    emailListSize: (
      <RangeInput resource={RESOURCE} source="emailListSize" limit={capabilityDetailsLimits.emailListSize} />
    ),
    socialMediaChannelId: (
      <SelectInput
        source="socialMediaChannelId"
        choices={offered(choices.socialMediaChannels, [stored.socialMediaChannelId as number | null])}
        emptyText="Not known"
      />
    ),
    socialMediaFollowingSize: (
      <RangeInput
        resource={RESOURCE}
        source="socialMediaFollowingSize"
        limit={capabilityDetailsLimits.socialMediaFollowingSize}
      />
    ),
    canUseLogo: <YesNoInput source="canUseLogo" />,
    logoPlacementIds: (
      <CheckboxGroupInput
        source="logoPlacementIds"
        choices={offered(choices.logoPlacements, stored.logoPlacementIds as number[])}
        sx={WHOLE_ROW}
      />
    ),
    otherBrands: <TextInput source="otherBrands" slotProps={{ htmlInput: { maxLength: 500 } }} sx={WHOLE_ROW} />,
    minTeamsRequired: <RangeInput source="minTeamsRequired" limit={capabilityDetailsLimits.minTeamsRequired} />,
  };
  return detailFieldsOf(kind).map((field) => <Fragment key={field}>{fields[field]}</Fragment>);
}
