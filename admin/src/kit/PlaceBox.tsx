import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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

/** Place suggestions of the server, in the US and Canada (B-110, B-120). */
export function usePlaces(text: string) {
  const q = useDebounced(text.trim(), 200);
  const { data } = useQuery({
    queryKey: ['places', q],
    queryFn: () => rest<Place[]>('GET', `/places?q=${encodeURIComponent(q)}`),
    enabled: q.length > 1,
    staleTime: 600_000,
    meta: { reference: true },
  });
  return q.length > 1 ? (data ?? []) : [];
}

type Props = {
  id: string;
  /** Called with the picked suggestion, or null as soon as the text differs from it (B-109). */
  onPick: (place: Place | null, text: string) => void;
  placeholder?: string;
  /** Empty the box after a pick, to pick several. */
  clearOnPick?: boolean;
};

/** A box for an address that must be picked from the suggestions. */
export function PlaceBox({ id, onPick, placeholder = 'Street, city or ZIP', clearOnPick = false }: Props) {
  const [text, setText] = useState('');
  const [place, setPlace] = useState<Place | null>(null);
  const options = usePlaces(text);
  return (
    <Autocomplete
      id={id}
      size="small"
      freeSolo
      options={options}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.address)}
      inputValue={text}
      value={place}
      onInputChange={(_, value, reason) => {
        if (clearOnPick && reason === 'reset') return;
        setText(value);
        if (place && value !== place.address) setPlace(null);
        if (reason === 'input' || reason === 'clear') onPick(null, value);
      }}
      onChange={(_, value) => {
        if (typeof value === 'string') return;
        if (clearOnPick) {
          setText('');
          setPlace(null);
        } else setPlace(value);
        onPick(value, value?.address ?? '');
      }}
      renderInput={(params) => <TextField {...params} placeholder={placeholder} />}
    />
  );
}
