import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { today } from '../../../ui/clock.ts';
import { formatDate, genderOf } from '../../../ui/formats.ts';
import { dateLimits } from '../../../ui/organization/programDates.ts';
import { useCall } from '../api/hooks.ts';
import { ChecksIn, SelectIn } from '../kit/choices.tsx';
import { DateIn, NumberIn, TextIn } from '../kit/inputs.tsx';
import { FormModal } from '../kit/Modal.tsx';
import { Info } from '../kit/Note.tsx';
import { seasonChoices } from '../reference/choices.ts';
import { useReference } from '../reference/useReference.ts';
import { genderChoices } from './players.ts';
import {
  CreateSponsorablePropertyDocument,
  type ProgramInput,
  UpdateSponsorablePropertyDocument,
} from './programDocuments.ts';
import type { PlayLocation, Program } from './types.ts';

const NEEDED = ['name', 'season', 'sportId', 'competitivenessId', 'playLocationsIds'] as const;

type Values = Omit<ProgramInput, 'female' | 'male' | 'organizationId'> & {
  gender: string | null;
  primaryPlayLocationId: number | null;
};

/** The primary place is one of the chosen ones; when it goes, the first chosen one takes over (B-130, B-131). */
function PrimaryIn({ places }: { places: PlayLocation[] }) {
  const [chosen = [], primary] = useWatch({ name: ['playLocationsIds', 'primaryPlayLocationId'] }) as [
    number[],
    number,
  ];
  const { setValue } = useFormContext();
  useEffect(() => {
    if (chosen.length && !chosen.includes(primary)) setValue('primaryPlayLocationId', chosen[0], { shouldDirty: true });
  }, [chosen, primary, setValue]);
  if (chosen.length < 2) return null;
  const choices = places.filter(({ id }) => chosen.includes(id)).map(({ id, nickname }) => ({ id, name: nickname }));
  return <SelectIn source="primaryPlayLocationId" label="Primary play location" choices={choices} />;
}

/** A new date lies within the limits; one that stays as it is passes (B-132, B-140). */
const withinDates =
  (min: string | undefined, max: string, stored: string | null | undefined) =>
  (value: string | null): string | undefined => {
    if (value === stored) return undefined;
    if (value && min && value < min) return `Not before ${formatDate(min)}`;
    if (value && value > max) return `Not after ${formatDate(max)}`;
    return undefined;
  };

const notBeforeStart = (value: string | null, { startDate }: { startDate?: string | null }) =>
  value && startDate && value < startDate ? 'The end must not be before the start' : undefined;

const notBelowMinimum = (value: number | null, { minAge }: { minAge?: number | null }) =>
  value != null && minAge != null && value < minAge ? 'Not below the youngest age' : undefined;

/** Appears only once the needed fields are chosen (B-129). */
function Details({ program }: { program: Program | undefined }) {
  const values = useWatch({ name: [...NEEDED] });
  const { min, max } = dateLimits(today(), !program);
  const ready = values.every((value) =>
    Array.isArray(value) ? value.length : typeof value === 'string' ? value.trim() : value,
  );
  if (!ready) return <Info>Choose the name, season, sport, competitiveness and a play location to go on.</Info>;
  const limits = (stored: string | null | undefined) => {
    // the browser's own picker must not refuse a stored date either
    const first = stored && min && stored < min ? stored : min;
    return { ...(first ? { min: first } : {}), max };
  };
  return (
    <div className="fields">
      <NumberIn source="numberOfPlayers" label="Number of players" min={1} />
      <SelectIn source="gender" label="Genders" choices={genderChoices} empty="Not known" />
      <NumberIn source="minAge" label="Youngest age" min={0} max={99} />
      <NumberIn source="maxAge" label="Oldest age" min={0} max={99} validate={notBelowMinimum} />
      <DateIn
        source="startDate"
        label="First game"
        {...limits(program?.startDate)}
        validate={withinDates(min, max, program?.startDate)}
      />
      <DateIn
        source="endDate"
        label="Last game"
        {...limits(program?.endDate)}
        validate={[withinDates(min, max, program?.endDate), notBeforeStart as never]}
      />
    </div>
  );
}

function defaultsOf(program: Program | undefined, places: PlayLocation[]) {
  if (!program) {
    const only = places.length === 1 ? places.map(({ id }) => id) : [];
    return {
      name: '',
      season: null,
      sportId: null,
      competitivenessId: null,
      playLocationsIds: only,
      primaryPlayLocationId: only[0] ?? null,
    };
  }
  return {
    ...program,
    season: program.season.toLowerCase(),
    gender: genderOf(program),
    playLocationsIds: program.places.map(({ playLocationId }) => playLocationId),
    primaryPlayLocationId: program.places.find(({ primary }) => primary)?.playLocationId ?? null,
  };
}

type Props = { organizationId: number; places: PlayLocation[]; program?: Program; onClose: () => void };

/** Creates or changes a sponsorable property (B-127 … B-135). */
export function ProgramModal({ organizationId, places, program, onClose }: Props) {
  const create = useCall(CreateSponsorablePropertyDocument, { quiet: true });
  const update = useCall(UpdateSponsorablePropertyDocument, { quiet: true, repeatable: true });
  const sports = useReference('sports');
  const competitivenesses = useReference('competitivenesses');
  const submit = (values: Values) => {
    const input: ProgramInput = {
      organizationId,
      name: values.name.trim(),
      season: values.season,
      sportId: values.sportId,
      competitivenessId: values.competitivenessId,
      playLocationsIds: values.playLocationsIds,
      numberOfPlayers: values.numberOfPlayers ?? null,
      minAge: values.minAge ?? null,
      maxAge: values.maxAge ?? null,
      startDate: values.startDate ?? null,
      endDate: values.endDate ?? null,
      female: values.gender === 'girls' || values.gender === 'coed',
      male: values.gender === 'boys' || values.gender === 'coed',
    };
    if (!program) {
      // The first of the list becomes the primary one (B-141).
      const first = values.primaryPlayLocationId;
      const ordered = first ? [first, ...input.playLocationsIds.filter((id) => id !== first)] : input.playLocationsIds;
      return create.call({ input: { ...input, playLocationsIds: ordered } });
    }
    return update.call({ input: { ...input, id: program.id, primaryPlayLocationId: values.primaryPlayLocationId } });
  };
  return (
    <FormModal
      title={program ? `Update ${program.name}` : 'Add Sponsorable Property'}
      size="large"
      action={program ? 'Save' : 'Add'}
      defaults={defaultsOf(program, places)}
      required={NEEDED}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="fields">
        <TextIn source="name" label="Name" need wide autoFocus />
        <SelectIn source="season" label="Season" choices={seasonChoices} need />
        <SelectIn source="sportId" label="Sport" choices={sports} need />
        <SelectIn source="competitivenessId" label="Competitiveness" choices={competitivenesses} need />
        {places.length ? (
          <ChecksIn
            source="playLocationsIds"
            label="Play locations"
            wide
            choices={places.map(({ id, nickname }) => ({ id, name: nickname }))}
          />
        ) : (
          <div className="wide">
            <Info>Add a play location on the tab Play Locations first: a property needs at least one.</Info>
          </div>
        )}
        <PrimaryIn places={places} />
      </div>
      <Details program={program} />
    </FormModal>
  );
}
