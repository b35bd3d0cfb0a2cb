import { useFormState } from 'react-hook-form';
import { useUnsaved } from './unsaved.ts';
import { useIsFormDirty } from './useIsFormDirty.ts';

/** Inside the form of a new record: leaving with unsaved changes is confirmed until it is saved (S-171). */
export function WarnUnsaved() {
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  useUnsaved(useIsFormDirty() && !isSubmitSuccessful, isSubmitting);
  return null;
}
