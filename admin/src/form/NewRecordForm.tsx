import { Form, type FormProps } from 'react-admin';
import { WarnUnsaved } from './WarnUnsaved.tsx';

/** The form of a new record: react-admin's, and leaving it with changes asks first (S-171). A stored record has a RecordForm. */
export const NewRecordForm = ({ children, ...form }: FormProps) => (
  <Form noValidate {...form}>
    <WarnUnsaved />
    {children}
  </Form>
);
