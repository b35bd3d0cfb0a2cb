import { useFormState } from 'react-hook-form';

/** Inside a form: true if its values differ from its defaults. */
export const useIsFormDirty = (): boolean => Object.keys(useFormState().dirtyFields).length > 0;
