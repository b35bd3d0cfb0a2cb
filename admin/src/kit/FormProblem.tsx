import { useFormState } from 'react-hook-form';
import { Alert } from './Note.tsx';

/** A form's failure that concerns no single input. */
export function FormProblem() {
  const { errors } = useFormState();
  const message = (errors.root as { message?: string } | undefined)?.message;
  return message ? <Alert>{message}</Alert> : null;
}
