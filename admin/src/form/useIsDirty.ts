import { useFormState } from 'react-hook-form';

/** Inside a form: whether something is typed that differs from what the form began with. */
export const useIsDirty = (): boolean => Object.keys(useFormState().dirtyFields).length > 0;
