import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isSameAddress } from '../../../ui/address/sameAddress.ts';
import { rest } from '../../../ui/graphql.ts';
import { useDebounced } from '../layout/useDebounced.ts';

export type Place = {
  address: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  lat: number | null;
  lon: number | null;
};

/**
 * Address suggestions from the server, in the US and Canada (B-110, B-120). `message`: why there are none; empty while
 * loading.
 */
function usePlaces(text: string): { places: Place[]; message: string } {
  const q = useDebounced(text.trim(), 200);
  const { data, error } = useQuery({
    queryKey: ['places', q],
    queryFn: () => rest<Place[]>('GET', `/places?q=${encodeURIComponent(q)}`),
    enabled: q.length > 1,
    staleTime: 600_000,
    meta: { reference: true },
  });
  if (q.length < 2 || q !== text.trim()) return { places: data ?? [], message: '' };
  if (error)
    return { places: [], message: 'Address suggestions aren’t available right now. Please try again in a moment.' };
  return {
    places: data ?? [],
    message: data?.length === 0 ? 'No place found. Try the city and state, or the ZIP code.' : '',
  };
}

type Props = {
  id: string;
  /**
   * Called with the selected suggestion, or null as soon as the text differs from it; typing it again selects it
   * (B-109, O10).
   */
  onPick: (place: Place | null, text: string) => void;
  placeholder?: string;
  label?: string;
  /** The current address. */
  initialText?: string;
  /** Replaces the helper text and marks the input as invalid. */
  error?: string | undefined;
  hint?: string;
  /** Clears the input after each selection, to select several. */
  clearOnPick?: boolean;
};

/** An address input whose value must be selected from the suggestions. */
export function PlaceInput(props: Props) {
  const {
    id,
    onPick,
    placeholder = 'Street, city or ZIP',
    initialText = '',
    clearOnPick = false,
    label,
    error,
    hint,
  } = props;
  const [text, setText] = useState(initialText);
  const [place, setPlace] = useState<Place | null>(null);
  const lastPicked = useRef<Place>(null);
  const { places, message } = usePlaces(place || text === initialText ? '' : text);
  return (
    <Autocomplete
      id={id}
      size="small"
      freeSolo
      options={places}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.address)}
      inputValue={text}
      value={place}
      onInputChange={(_, value, reason) => {
        if (clearOnPick && reason === 'reset') return;
        setText(value);
        if (reason !== 'input' && reason !== 'clear') return;
        const picked =
          lastPicked.current && isSameAddress(value, lastPicked.current.address) ? lastPicked.current : null;
        setPlace(picked);
        onPick(picked, value);
      }}
      onChange={(_, value) => {
        if (typeof value === 'string') return;
        if (clearOnPick) {
          setText('');
          setPlace(null);
        } else {
          setPlace(value);
          lastPicked.current = value ?? lastPicked.current;
        }
        onPick(value, value?.address ?? '');
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={placeholder}
          error={Boolean(error)}
          helperText={error ?? (message || hint)}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
}
