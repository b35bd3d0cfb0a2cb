import { Alert } from '@mui/material';
import { useFormState } from 'react-hook-form';

/** A form's error that concerns no single input. */
export function FormError() {
  const { errors } = useFormState();
  const { root } = errors as { root?: { message?: string; serverError?: { message?: string } | string } };
  const server = typeof root?.serverError === 'string' ? root.serverError : root?.serverError?.message;
  const message = root?.message ?? server;
  return message ? <Alert severity="error">{message}</Alert> : null;
}
