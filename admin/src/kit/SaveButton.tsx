import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Button } from './Button.tsx';

const isFilled = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;

type Props = {
  /** Saving waits until these hold something. */
  required?: readonly string[];
  /** The indicator appears only if saving takes longer than this. */
  delay?: number;
  label?: string;
  disabled?: boolean;
};

/** "Save" while there are changes, "Saving..." after a moment, "Saved" when nothing has changed (S-093, S-170, S-414). */
export function SaveButton({ required = [], delay = 200, label = 'Save', disabled = false }: Props) {
  const { isDirty, isSubmitting, dirtyFields } = useFormState();
  const needed = useWatch({ name: required as string[] });
  const [slow, setSlow] = useState(false);
  const changed = isDirty && Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    if (!isSubmitting) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), delay);
    return () => clearTimeout(timer);
  }, [isSubmitting, delay]);
  const text = slow ? 'Saving...' : changed ? label : 'Saved';
  return (
    <Button look="go" type="submit" disabled={disabled || !changed || isSubmitting || !needed.every(isFilled)}>
      {text}
    </Button>
  );
}
