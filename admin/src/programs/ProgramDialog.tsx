import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { CheckboxGroupInput, required, SelectInput, TextInput, useGetManyReference } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { sponsorablePropertiesLimits } from '../../../db/generated/limits.ts';
import { today } from '../../../ui/clock.ts';
import { formatDate } from '../../../ui/formats.ts';
import { dateWindow } from '../../../ui/limits.ts';
import { placeLabel } from '../../../ui/organization/playLocation.ts';
import { RecordDialog } from '../components/RecordDialog.tsx';
import type { Choice } from '../form/choice.ts';
import { FieldGrid } from '../form/FieldGrid.tsx';
import { DateInput, RangeInput } from '../form/inputs.tsx';
import { isFilled } from '../form/isFilled.ts';
import { genderChoices } from '../organizations/players.ts';
import { seasonChoices } from '../reference/choices.ts';
import { useReference } from '../reference/useReference.ts';
import { type ProgramValues, programData, programValues } from './programValues.ts';
import type { Program } from './usePrograms.ts';

const NEEDED = ['name', 'season', 'sportId', 'competitivenessId', 'playLocationsIds'] as const;
const WHOLE_ROW = { gridColumn: '1 / -1' };

/** The primary location must be a selected one; if it is removed, the first selected one replaces it (B-130, B-131). */
function PrimaryInput({ places }: { places: Choice[] }) {
  const [chosen = [], primary] = useWatch({ name: ['playLocationsIds', 'primaryPlayLocationId'] }) as [
    number[],
    number,
  ];
  const { setValue } = useFormContext();
  useEffect(() => {
    if (chosen.length && !chosen.includes(primary)) setValue('primaryPlayLocationId', chosen[0], { shouldDirty: true });
  }, [chosen, primary, setValue]);
  if (chosen.length < 2) return null;
  return (
    <SelectInput
      source="primaryPlayLocationId"
      choices={places.filter(({ id }) => chosen.includes(Number(id)))}
      validate={required()}
    />
  );
}

/** A new date must be within the limits; an unchanged one passes (B-132, B-140). */
const withinDates =
  (min: string | undefined, max: string, stored: string | null | undefined) =>
  (value: string | null): string | undefined => {
    if (!value || value === stored) return undefined;
    if (min && value < min) return `Not before ${formatDate(min)}`;
    return value > max ? `Not after ${formatDate(max)}` : undefined;
  };

const notBeforeStart = (value: string | null, { startDate }: Partial<ProgramValues>) =>
  value && startDate && value < startDate ? 'The end can’t be before the start' : undefined;

const notBelowMinimum = (value: number | null, { minAge }: Partial<ProgramValues>) =>
  value != null && minAge != null && value < minAge ? 'Must be at least the youngest age' : undefined;

/** Shown once the required fields are selected (B-129). */
function Details({ program }: { program: Program | undefined }) {
  const isReady = useWatch({ name: [...NEEDED] }).every(isFilled);
  const { min, max } = dateWindow(program ? 'program' : 'newProgram', today());
  if (!isReady)
    return <Alert severity="info">Choose a name, season, sport, competitiveness and play location to continue.</Alert>;
  return (
    <FieldGrid>
      <RangeInput source="numberOfPlayers" limit={sponsorablePropertiesLimits.numberOfPlayers} />
      <SelectInput source="gender" choices={genderChoices} emptyText="Not known" />
      <RangeInput source="minAge" limit={sponsorablePropertiesLimits.minAge} />
      <RangeInput source="maxAge" limit={sponsorablePropertiesLimits.maxAge} validate={notBelowMinimum} />
      <DateInput
        source="startDate"
        limit={sponsorablePropertiesLimits.startDate}
        validate={withinDates(min, max, program?.startDate)}
      />
      <DateInput
        source="endDate"
        limit={sponsorablePropertiesLimits.endDate}
        validate={[withinDates(min, max, program?.endDate), notBeforeStart]}
      />
    </FieldGrid>
  );
}

type PlayLocationChoice = { id: number; nickname: string; address: string };
type Props = { organizationId: number; program?: Program };

/** Creates a sponsorable property, or edits `program` (B-127 … B-135). */
export function ProgramDialog({ organizationId, program }: Props) {
  const sports = useReference('sports');
  const competitivenesses = useReference('competitivenesses');
  const { data: places } = useGetManyReference<PlayLocationChoice>('playLocations', {
    target: 'organizationId',
    id: organizationId,
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'primary', order: 'DESC' },
  });
  if (!places) return null;
  const placeChoices = places.map((place) => ({ id: place.id, name: placeLabel(place) }));
  const defaults = programValues(
    program,
    places.map(({ id }) => id),
  );
  return (
    <RecordDialog
      resource="sponsorableProperties"
      record={program ? { id: program.id, ...programData(defaults) } : undefined}
      parent={{ organizationId }}
      title={program ? `Update ${program.name}` : 'Add Sponsorable Property'}
      size="md"
      action={program ? 'Save' : 'Add'}
      defaults={defaults}
      required={NEEDED}
      transform={programData}
    >
      <FieldGrid>
        <TextInput source="name" validate={required()} sx={WHOLE_ROW} autoFocus />
        <SelectInput source="season" choices={seasonChoices} validate={required()} />
        <SelectInput source="sportId" choices={sports} validate={required()} />
        <SelectInput source="competitivenessId" choices={competitivenesses} validate={required()} />
        {placeChoices.length ? (
          <CheckboxGroupInput source="playLocationsIds" choices={placeChoices} validate={required()} sx={WHOLE_ROW} />
        ) : (
          <Alert severity="info" sx={WHOLE_ROW}>
            First add a play location on the Play Locations tab: a property needs at least one.
          </Alert>
        )}
        <PrimaryInput places={placeChoices} />
      </FieldGrid>
      <Details program={program} />
    </RecordDialog>
  );
}
