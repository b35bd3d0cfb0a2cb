/** Two fields for a new password; the rule is shown in advance, not after an error (S-373, S-375). */
import { PasswordField, passwordHint } from '../../components/PasswordField.tsx';
import { t } from '../../i18n/i18n.ts';
import type { FieldProps } from '../../lib/useForm.ts';

/** Shown if a password was not saved and the server does not say why (S-387). */
export const unknownErrorText = 'An unknown error has occurred. Please contact support.';

export const noPassword = { password: '', confirmation: '' };

/** True if the pair may be sent: not empty and equal (S-373). */
export function passwordsReady({ password, confirmation }: typeof noPassword): boolean {
  return password !== '' && password === confirmation;
}

export function NewPassword({
  label,
  field,
  disabled,
}: {
  label: string;
  field: (name: keyof typeof noPassword) => FieldProps<string>;
  disabled?: boolean;
}) {
  const password = field('password');
  const confirmation = field('confirmation');
  const differ = confirmation.value !== '' && !password.value.startsWith(confirmation.value);
  return (
    <>
      <PasswordField
        label={label}
        hint={t(passwordHint)}
        autoComplete="new-password"
        required
        disabled={disabled}
        {...password}
      />
      <PasswordField
        label={t('Confirm password')}
        autoComplete="new-password"
        required
        disabled={disabled}
        {...confirmation}
        error={confirmation.error ?? (differ ? t('The passwords don’t match.') : null)}
      />
    </>
  );
}
