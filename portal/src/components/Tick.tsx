import { type ReactNode, useId } from 'react';
import type { FieldProps } from '../lib/useForm.ts';
import { Checkbox, FieldError } from './Field.tsx';

/** A check mark with its error. */
export function Tick({
  value,
  error,
  onChange,
  optional = false,
  children,
}: FieldProps<boolean> & { optional?: boolean; children: ReactNode }) {
  const errorId = useId();
  return (
    <div className={error ? 'field field--error' : 'field'}>
      <Checkbox
        checked={value}
        required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={onChange}
      >
        {children}
      </Checkbox>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
