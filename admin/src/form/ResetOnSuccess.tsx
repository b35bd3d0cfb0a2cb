import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** Inside a form that is reused: clears it after each successful submit and keeps focus. */
export function ResetOnSuccess() {
  const { reset } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (isSubmitSuccessful) reset();
  }, [isSubmitSuccessful, reset]);
  return null;
}
