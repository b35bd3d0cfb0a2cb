import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useReference } from '../reference/useReference.ts';

export const sportFields = ['winterSportIds', 'springSportIds', 'summerSportIds', 'fallSportIds'] as const;
const labels = ['Winter sports', 'Spring sports', 'Summer sports', 'Fall sports'];

/** At least one across the four seasons (B-051). */
const oneSport = (_value: unknown, all: Record<string, unknown>) =>
  sportFields.some((field) => (all[field] as number[] | undefined)?.length)
    ? undefined
    : 'At least one season sport required';

type OneProps = { source: (typeof sportFields)[number]; label: string; need: boolean };

function SportsOf({ source, label, need }: OneProps) {
  const sports = useReference('sports');
  const { trigger, formState } = useFormContext();
  const { field, fieldState, id } = useInput({ source, ...(need ? { validate: oneSport } : {}) });
  const value = (field.value as number[] | undefined) ?? [];
  const wrong = Boolean(fieldState.error && formState.isSubmitted);
  return (
    <div className={`field${wrong ? ' is-wrong' : ''}`}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <Autocomplete
        multiple
        id={id}
        size="small"
        disableCloseOnSelect
        options={sports}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        value={sports.filter((sport) => value.includes(Number(sport.id)))}
        onChange={(_, chosen) => {
          field.onChange(chosen.map((sport) => Number(sport.id)));
          if (formState.isSubmitted) void trigger([...sportFields]);
        }}
        renderInput={(params) => <TextField {...params} placeholder={value.length ? '' : 'Choose sports'} />}
      />
    </div>
  );
}

/** Sports by season; the message for none stands once, below the four. */
export function SeasonSportsIn({ need = false }: { need?: boolean }) {
  const { formState } = useFormContext();
  const wrong = need && formState.isSubmitted && formState.errors.fallSportIds;
  return (
    <>
      {sportFields.map((source, index) => (
        <SportsOf key={source} source={source} label={labels[index] as string} need={need} />
      ))}
      {wrong ? <p className="err wide">At least one season sport required</p> : null}
    </>
  );
}
