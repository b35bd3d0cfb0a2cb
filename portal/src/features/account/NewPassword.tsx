/** Two fields for a new password; the rule is shown in advance, not after an error (S-373, S-375). */
import { useEffect, useRef, useState } from 'react';
import { PasswordField, passwordHint } from '../../components/PasswordField.tsx';
import { t } from '../../i18n/i18n.ts';

export interface NewPasswordValue {
  password: string;
  confirmation: string;
}

/** True if the pair may be sent: not empty and equal (S-373). */
export function passwordsReady({ password, confirmation }: NewPasswordValue): boolean {
  return password !== '' && password === confirmation;
}

/** Messages about a password from the server, or from a form before it is sent (S-376, S-388). */
const refusals = [
  'Your password must have at least one uppercase letter, one lowercase letter, and one digit.',
  'Your password must be more than 8 characters with an uppercase and a lowercase letter, a number and a symbol.',
  'This password is too easy to guess. Please choose another one.',
];

/** The message about the password; null if the error is about something else, or there is none. */
export function passwordRefusal(failure: unknown): string | null {
  return failure instanceof Error && refusals.includes(failure.message) ? failure.message : null;
}

/** `failure`: of the last attempt. Its message about the password is shown at the field until another one is typed. */
export function NewPassword({
  label,
  value,
  disabled,
  failure,
  onChange,
}: {
  label: string;
  value: NewPasswordValue;
  disabled?: boolean;
  failure: unknown;
  onChange: (value: NewPasswordValue) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const typed = useRef(value.password);
  typed.current = value.password;
  const refusal = passwordRefusal(failure);
  useEffect(() => {
    if (passwordRefusal(failure) === null) return;
    setRefused(typed.current);
    field.current?.focus();
  }, [failure]);
  const differ = value.confirmation !== '' && !value.password.startsWith(value.confirmation);
  return (
    <>
      <PasswordField
        ref={field}
        label={label}
        hint={t(passwordHint)}
        autoComplete="new-password"
        required
        disabled={disabled}
        error={refusal && value.password === refused ? t(refusal) : null}
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
      />
      <PasswordField
        label={t('Confirm password')}
        autoComplete="new-password"
        required
        disabled={disabled}
        error={differ ? t('The passwords don’t match.') : null}
        value={value.confirmation}
        onChange={(event) => onChange({ ...value, confirmation: event.target.value })}
      />
    </>
  );
}
