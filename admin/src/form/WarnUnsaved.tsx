import { useFormState } from 'react-hook-form';
import { useUnsaved } from './unsaved.ts';
import { useIsDirty } from './useIsDirty.ts';

/** Inside the form of a new record: leaving with unsaved changes is confirmed until it is saved (S-171). */
export function WarnUnsaved() {
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  useUnsaved(useIsDirty() && !isSubmitSuccessful, isSubmitting);
  return null;
}
