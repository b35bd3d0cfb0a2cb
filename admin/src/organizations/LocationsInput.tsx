import { Box } from '@mui/material';
import { useInput } from 'react-admin';
import { RemovableChip } from '../components/RemovableChip.tsx';
import { PlaceInput } from '../form/PlaceInput.tsx';

const someLocation = (value: unknown) =>
  (value as string[] | undefined)?.length ? undefined : 'At least one location is required';

/** Several addresses selected from suggestions; the first becomes the primary one (B-046, B-050, B-054). */
export function LocationsInput() {
  const { field, fieldState, formState, id } = useInput({ source: 'locations', validate: someLocation });
  const list = (field.value as string[] | undefined) ?? [];
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <PlaceInput
        id={id}
        clearOnPick
        label="Locations"
        placeholder="Street, city or ZIP in the US or Canada"
        error={formState.isSubmitted ? fieldState.error?.message : undefined}
        onPick={(place) => {
          if (place && !list.includes(place.address)) field.onChange([...list, place.address]);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.5 }}>
        {list.map((address, index) => (
          <RemovableChip
            key={address}
            label={index === 0 ? `${address} (primary)` : address}
            action={`Remove ${address}`}
            onRemove={() => field.onChange(list.filter((other) => other !== address))}
          />
        ))}
      </Box>
    </Box>
  );
}
