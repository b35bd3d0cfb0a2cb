import { Alert } from '@mui/material';
import { CheckboxGroupInput, required, TextInput, useGetManyReference } from 'react-admin';
import { capabilityDetailsLimits } from '../../../db/generated/limits.ts';
import { offeredPrograms } from '../../../ui/organization/selling.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { MoneyInput, MultilineInput, RangeInput } from '../form/inputs.tsx';
import { programChoice } from '../programs/programChoice.ts';
import { usePrograms } from '../programs/usePrograms.ts';
import type { CapabilityValues } from './capabilityValues.ts';
import type { CapabilityChoicesQuery } from './generated/graphql.ts';
import { KindFields, type PlayLocationChoice } from './KindFields.tsx';

const WHOLE_ROW = { gridColumn: '1 / -1' };

type Props = {
  organizationId: number;
  kind: string;
  choices: CapabilityChoicesQuery;
  /** The stored record: its selected options stay selectable even if retired. */
  stored: CapabilityValues;
};

/** The fields of a kind of capability (B-156). */
export function CapabilityFields({ organizationId, kind, choices, stored }: Props) {
  const { data: programs = [], error } = usePrograms(organizationId);
  const { data: places = [] } = useGetManyReference<PlayLocationChoice>('playLocations', {
    target: 'organizationId',
    id: organizationId,
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'primary', order: 'DESC' },
  });
  const offered = offeredPrograms(programs, stored.sponsorablePropertyIds);
  return (
    <>
      <TextInput
        source="name"
        slotProps={{ htmlInput: { maxLength: 200 } }}
        validate={stored.id === undefined ? undefined : required()}
        helperText="The name shown in the organization's list; useful when it sells several of a kind."
        sx={WHOLE_ROW}
      />
      <MultilineInput source="description" slotProps={{ htmlInput: { maxLength: 2000 } }} sx={WHOLE_ROW} />
      <KindFields kind={kind} choices={choices} places={places} stored={stored} />
      <MoneyInput source="price" limit={capabilityDetailsLimits.price} helperText="Price of one; optional." />
      <RangeInput
        source="maxForSale"
        limit={capabilityDetailsLimits.maxForSale}
        helperText="How many are for sale. Leave empty for no limit."
      />
      {offered.length ? (
        <CheckboxGroupInput
          source="sponsorablePropertyIds"
          label="Seasons, programs and events (none: all)"
          choices={offered.map(programChoice)}
          sx={WHOLE_ROW}
        />
      ) : null}
      {error ? (
        <Alert severity="error" sx={WHOLE_ROW}>
          {messageOf(error)}
        </Alert>
      ) : null}
    </>
  );
}
