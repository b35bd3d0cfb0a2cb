import { AutocompleteArrayInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useReference } from '../reference/useReference.ts';

export const sportFields = ['winterSportIds', 'springSportIds', 'summerSportIds', 'fallSportIds'] as const;

/** At least one across the four seasons (B-051). */
const oneSport = (_value: unknown, all: Record<string, unknown>) =>
  sportFields.some((field) => (all[field] as number[] | undefined)?.length)
    ? undefined
    : 'At least one season sport required';

/** Sports by season; the message for none is shown once, at the last season. */
export function SeasonSportsInput({ isRequired = false }: { isRequired?: boolean }) {
  const sports = useReference('sports');
  const { trigger, formState } = useFormContext();
  return sportFields.map((source) => (
    <AutocompleteArrayInput
      key={source}
      source={source}
      choices={sports}
      TextFieldProps={{ placeholder: 'Choose sports' }}
      onChange={() => {
        if (isRequired && formState.isSubmitted) void trigger('fallSportIds');
      }}
      {...(isRequired && source === 'fallSportIds' ? { validate: oneSport } : {})}
    />
  ));
}
