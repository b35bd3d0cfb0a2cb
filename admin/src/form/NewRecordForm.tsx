import { Form, type FormProps } from 'react-admin';
import { type ErrorMessages, useSubmit } from './useSubmit.tsx';
import { WarnUnsaved } from './WarnUnsaved.tsx';

type Props = Omit<FormProps, 'onSubmit'> & {
  /** Creates the record. A thrown error is shown at the input that it names, otherwise in FormError. */
  // biome-ignore lint/suspicious/noExplicitAny: each form knows the shape of its own values
  onSubmit: (values: any) => Promise<unknown>;
  errorMessages?: ErrorMessages;
};

/**
 * The form of a new record; leaving with unsaved changes is confirmed (S-171). Existing records use RecordForm. With an
 * `id` and a record that has a version, a conflict shows both values and asks.
 */
export function NewRecordForm({ children, onSubmit, errorMessages, ...form }: Props) {
  const { submit, conflictDialog } = useSubmit(form.id, onSubmit, errorMessages);
  return (
    <Form noValidate {...form} onSubmit={submit}>
      <WarnUnsaved />
      {form.id ? conflictDialog : null}
      {children}
    </Form>
  );
}
