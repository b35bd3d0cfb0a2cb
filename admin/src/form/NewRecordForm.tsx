import { Form, type FormProps } from 'react-admin';
import { WarnUnsaved } from './WarnUnsaved.tsx';

/**
 * react-admin's form for a new record; leaving with unsaved changes is confirmed (S-171). Existing records use
 * RecordForm.
 */
export const NewRecordForm = ({ children, ...form }: FormProps) => (
  <Form noValidate {...form}>
    <WarnUnsaved />
    {children}
  </Form>
);
