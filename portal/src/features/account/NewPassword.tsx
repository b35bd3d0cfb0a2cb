/** Two fields for a new password; the rule is said before, not after (S-373, S-375). */
import { t } from '../../i18n/i18n.ts';
import { PasswordField, passwordHint } from '../../kit/PasswordField.tsx';

/** What the server says of a password that is easily guessed. */
export const commonPassword = 'This password is among the first that somebody would try. Please choose another one.';

export interface NewPasswordValue {
  password: string;
  confirmation: string;
}

/** Whether the pair may be sent: not empty and equal (S-373). */
export function passwordsReady({ password, confirmation }: NewPasswordValue): boolean {
  return password !== '' && password === confirmation;
}

export function NewPassword({
  label,
  value,
  disabled,
  onChange,
}: {
  label: string;
  value: NewPasswordValue;
  disabled?: boolean;
  onChange: (value: NewPasswordValue) => void;
}) {
  const differ = value.confirmation !== '' && !value.password.startsWith(value.confirmation);
  return (
    <>
      <PasswordField
        label={label}
        hint={t(passwordHint)}
        autoComplete="new-password"
        required
        disabled={disabled}
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
      />
      <PasswordField
        label={t('Confirm password')}
        autoComplete="new-password"
        required
        disabled={disabled}
        error={differ ? t('The passwords are not the same.') : null}
        value={value.confirmation}
        onChange={(event) => onChange({ ...value, confirmation: event.target.value })}
      />
    </>
  );
}
