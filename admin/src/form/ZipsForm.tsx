import { Alert, Button, Chip, IconButton, Stack, TextField } from '@mui/material';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { notZipsOf, refusedZips, zipsOf } from './zips.ts';

type Props = {
  onAdd: (zips: string[]) => Promise<unknown>;
  invalidText: string;
  /** Called when there is typed text that has not been added, and when there no longer is. */
  onTyped?: (typed: boolean) => void;
};

/** Adds several zips at once; unknown ones are shown in red until removed (B-104). */
export function ZipsForm({ onAdd, invalidText, onTyped }: Props) {
  const [text, keep] = useState('');
  const [refused, setRefused] = useState<string[]>([]);
  const [error, setError] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const setText = (typed: string) => {
    keep(typed);
    onTyped?.(typed.trim() !== '');
  };
  const zips = zipsOf(text);
  const leftOut = notZipsOf(text);
  const bad = refused.filter((zip) => zips.includes(zip));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError('');
    try {
      await onAdd(zips);
      setText('');
      setRefused([]);
    } catch (failure) {
      const list = refusedZips(messageOf(failure));
      setRefused(list);
      if (!list.length) setError(messageOf(failure));
      field.current?.focus(); // Add is disabled until the list is fixed, and a disabled button loses focus.
    }
  };
  const drop = (zip: string) => setText(zips.filter((other) => other !== zip).join(', '));
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1.5 }}>
      <TextField
        inputRef={field}
        id={id}
        label="Add zips"
        value={text}
        placeholder="Enter five-digit zip"
        error={leftOut.length > 0}
        helperText={leftOut.length ? `Not five digits: ${leftOut.join(', ')}` : undefined}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={(event) => setText(event.target.value)}
      />
      {bad.length ? (
        <>
          <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, p: 0, m: 0, listStyle: 'none' }}>
            {zips.map((zip) => (
              <li key={zip}>
                <Chip
                  label={zip}
                  color={bad.includes(zip) ? 'error' : 'default'}
                  variant="outlined"
                  onDelete={() => drop(zip)}
                  deleteIcon={
                    <IconButton size="small" aria-label={`Leave out ${zip}`}>
                      <Icon name="x" />
                    </IconButton>
                  }
                />
              </li>
            ))}
          </Stack>
          <Alert severity="error">{invalidText}</Alert>
        </>
      ) : null}
      {error ? <Alert severity="error">{error}</Alert> : null}
      <span>
        <Button
          size="small"
          type="submit"
          disabled={text.length < 5 || zips.length === 0 || bad.length > 0 || leftOut.length > 0}
        >
          Add
        </Button>
      </span>
    </Stack>
  );
}
