import CheckIcon from '@mui/icons-material/Check';
import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { isFilled } from './isFilled.ts';
import { useDelayedBusy } from './useDelayedBusy.ts';

type Props = {
  /** Saving waits until these hold something. */
  required?: readonly string[];
  /** The indicator appears only if saving takes longer than this. */
  delay?: number;
  label?: string;
  disabled?: boolean;
};

/** How long a save that has just succeeded is marked (S-414). */
const SAVED_FLAG_MS = 1500;

/** True for a moment after a save has succeeded: it has ended, and nothing is left that differs from what is stored. */
function useSavedFlag(saving: boolean, changed: boolean): boolean {
  const [flag, setFlag] = useState(false);
  const wasSaving = useRef(false);
  const endedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (wasSaving.current && !saving) endedAt.current = performance.now();
    wasSaving.current = saving;
    const fresh = !saving && !changed && performance.now() - endedAt.current < SAVED_FLAG_MS;
    setFlag(fresh);
    if (!fresh) return;
    const timer = setTimeout(() => setFlag(false), SAVED_FLAG_MS);
    return () => clearTimeout(timer);
  }, [saving, changed]);
  return flag;
}

/** "Save" while there are changes, "Saving..." after a moment, "Saved" when nothing has changed, with a tick when that is news (S-093, S-170, S-414). */
export function SaveButton({ required = [], delay = 200, label = 'Save', disabled = false }: Props) {
  const { isDirty, isSubmitting, dirtyFields } = useFormState();
  const needed = useWatch({ name: required as string[] });
  const changed = isDirty && Object.keys(dirtyFields).length > 0;
  const slow = useDelayedBusy(isSubmitting, delay);
  const justSaved = useSavedFlag(isSubmitting, changed);
  const text = slow ? 'Saving...' : changed ? label : 'Saved';
  return (
    <Button
      variant="contained"
      type="submit"
      disabled={disabled || !changed || isSubmitting || !needed.every(isFilled)}
      startIcon={justSaved ? <CheckIcon /> : null}
    >
      {text}
    </Button>
  );
}
