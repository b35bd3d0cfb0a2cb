/** The form of a page or a modal. Leaving it with changes asks first (B-089, B-090, S-171, S-418). */
import { useEffect } from 'react';
import { Form, type FormProps } from 'react-admin';
import { type Control, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';

/** Exact text of the specification (S-171). */
export const LEAVE =
  "It looks like you made some changes that haven't been saved yet. Are you sure you want to leave this page?";

/**
 * Asks before what is typed is lost: by another page, another tab of the same record, or a closed window. react-admin's
 * own warning lets every address below the form's through, which are the record's other tabs.
 */
function LeaveWarning({ formControl }: { formControl?: Control }) {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState(formControl ? { control: formControl } : {});
  const changed = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  // what is being saved leaves by itself: many a form goes to what it has made
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !isSubmitting && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(LEAVE)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!changed) return undefined;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => window.removeEventListener('beforeunload', onClose);
  }, [changed]);
  return null;
}

/** react-admin's form with the warning; its properties are that form's. */
export const PageForm = (props: FormProps) => (
  <Form warnWhenUnsavedChanges WarnWhenUnsavedChangesComponent={LeaveWarning} {...props} />
);
