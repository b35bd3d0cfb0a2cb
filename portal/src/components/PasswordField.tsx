/** A password field with a show/hide button, and the rule for new passwords. */
import { type InputHTMLAttributes, useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { Field } from './Field.tsx';

/** The requirements for a new password, verbatim from S-375. */
export const passwordHint = 'More than 8 characters with an uppercase and a lowercase letter, a number and a symbol.';

export function PasswordField({
  label,
  hint,
  error,
  onChange,
  ...input
}: {
  label: string;
  hint?: string;
  error?: string | null;
  value: string;
  onChange: (value: string) => void;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="password">
          <input
            {...input}
            {...ids}
            type={shown ? 'text' : 'password'}
            className="input"
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className="password__show"
            aria-label={t(shown ? 'Hide {what}' : 'Show {what}', { what: label.toLowerCase() })}
            onClick={() => setShown(!shown)}
          >
            {shown ? t('Hide') : t('Show')}
          </button>
        </div>
      )}
    </Field>
  );
}
