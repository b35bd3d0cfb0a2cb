import { Form, type FormProps } from 'react-admin';
import { UnsavedForm } from './UnsavedForm.tsx';

/** The form of something new: react-admin's, and leaving it with changes asks first. A stored record has an EditForm. */
export const PageForm = ({ children, ...form }: FormProps) => (
  <Form {...form}>
    <UnsavedForm />
    {children}
  </Form>
);
