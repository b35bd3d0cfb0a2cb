/** A form of two texts for the tests of `useForm`. */
import { useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { type Form, useForm } from '../lib/useForm.ts';

interface Values {
  name: string;
  city: string;
}
export type Send = (values: Values) => Promise<void>;

/** The form that was rendered last. */
export const rendered = {} as { form: Form<Values> };

/** `send` saves; `eager` shows errors while typing. */
export function ExampleForm({ send, eager = false }: { send: Send; eager?: boolean }) {
  const [saved, setSaved] = useState<Values>({ name: 'Bears', city: '' });
  const form = useForm<Values>({
    draft: 'example',
    saved,
    eager,
    problemsOf: ({ name, city }) => ({
      name: name === '' ? 'Name is required' : null,
      city: city === '?' ? 'Unknown city' : null,
    }),
    onSave: async (values) => {
      await send(values);
      setSaved(values);
    },
  });
  rendered.form = form;
  return (
    <form {...form.props}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="City" {...form.field('city')} />
      <button type="submit">Save</button>
    </form>
  );
}
