import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** Inside a form that is used again and again: empties it once it has been submitted; the focus stays. */
export function ResetOnSuccess() {
  const { reset } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (isSubmitSuccessful) reset();
  }, [isSubmitSuccessful, reset]);
  return null;
}
