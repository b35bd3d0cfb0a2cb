import { useFormState } from 'react-hook-form';
import { useUnsaved } from './unsaved.ts';

/** Inside a form: whether something is typed that differs from what the form began with. */
export const useTyped = (): boolean => Object.keys(useFormState().dirtyFields).length > 0;

/** Inside the form of something new: leaving asks first, until it is saved (S-171). */
export function UnsavedForm() {
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  useUnsaved(useTyped() && !isSubmitSuccessful, isSubmitting);
  return null;
}
