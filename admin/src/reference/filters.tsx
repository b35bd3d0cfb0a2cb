import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { seasonLabel } from '../../../ui/formats.ts';
import type { CampaignsManyQuery } from '../campaigns/generated/graphql.ts';
import { RangeInput } from '../form/inputs.tsx';

/** The typed text as a filter by name. */
const byName = (text: string) => (text ? { name: { includesInsensitive: text } } : {});

const campaignLabel = ({ name, season, year }: CampaignsManyQuery['list'][number]) =>
  `${name}, ${seasonLabel(season, year)}`;

/** A list filter by year; accepts any four digits, so that it shows no error while typing. */
export const yearFilter = <RangeInput key="year" source="year" limit={{ min: 0, max: 9999, decimals: 0 }} />;

/** A list filter by sponsor. */
export const sponsorFilter = (
  <ReferenceInput key="sponsor" source="sponsorId" reference="sponsors" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput label="Sponsor" filterToQuery={byName} />
  </ReferenceInput>
);

/** A list filter by campaign. */
export const campaignFilter = (
  <ReferenceInput key="campaign" source="campaignId" reference="campaigns" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput label="Campaign" optionText={campaignLabel} filterToQuery={byName} />
  </ReferenceInput>
);

/** A list filter by capability. */
export const capabilityFilter = (
  <ReferenceInput
    key="capability"
    source="capabilityId"
    reference="capabilities"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={100}
  >
    <SelectInput label="Capability" />
  </ReferenceInput>
);

/** A list filter by organization, with its search. */
export const organizationFilter = (
  <ReferenceInput
    key="organization"
    source="organizationId"
    reference="organizations"
    sort={{ field: 'name', order: 'ASC' }}
  >
    <AutocompleteInput label="Organization" filterToQuery={(text: string) => (text ? { q: text } : {})} />
  </ReferenceInput>
);
