import CheckIcon from '@mui/icons-material/Check';
import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useDelayedBusy } from '../../../ui/useDelayedBusy.ts';
import { isFilled } from './isFilled.ts';

type Props = {
  /** Inputs that must be filled before saving. */
  required?: readonly string[];
  /** Milliseconds before the pending state is shown. */
  delay?: number;
  label?: string;
  disabled?: boolean;
};

/** Milliseconds for which a successful save is marked (S-414). */
const SAVED_FLAG_MS = 1500;

/** True briefly after a successful save, if there are no further changes. */
function useSavedFlag(saving: boolean, changed: boolean): boolean {
  const [flag, setFlag] = useState(false);
  const wasSaving = useRef(false);
  const endedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (wasSaving.current && !saving) endedAt.current = performance.now();
    wasSaving.current = saving;
    const justSaved = !saving && !changed && performance.now() - endedAt.current < SAVED_FLAG_MS;
    setFlag(justSaved);
    if (!justSaved) return;
    const timer = setTimeout(() => setFlag(false), SAVED_FLAG_MS);
    return () => clearTimeout(timer);
  }, [saving, changed]);
  return flag;
}

/**
 * "Save" if there are changes, "Saving..." after a short delay, "Saved" if there are none, with a check mark right
 * after saving (S-093, S-170, S-414).
 */
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
