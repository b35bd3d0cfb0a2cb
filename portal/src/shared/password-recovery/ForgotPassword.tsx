/** Requests a recovery link; the response is the same for known and unknown emails (L-053, L-054). */
import { useState } from 'react';
import { rest, withoutLogin } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { passwordsOffText } from '../../lib/passwordsOff.ts';
import { useForm } from '../../lib/useForm.ts';
import { recoverySentText } from './recoverySentText.ts';

export function ForgotPassword({ email: initial, onBack }: { email: string; onBack?: () => void }) {
  const [sent, setSent] = useState(false);
  const form = useForm({
    saved: { email: initial },
    onSave: async ({ email }) => {
      await rest('POST', '/account_recovery', { email: email.trim() }, withoutLogin);
      setSent(true);
    },
  });

  return (
    <form className="form" {...form.props}>
      {sent && (
        <Notice tone="confirmed" icon="mail">
          {t(recoverySentText)}
        </Notice>
      )}
      {form.failure !== null && (
        <ErrorNotice>{passwordsOffText(form.failure) ?? t('An error occurred. Please try again.')}</ErrorNotice>
      )}
      {!sent && (
        <>
          <TextField
            label={t('Email')}
            hint={t('We’ll send a link for setting a new password to this address.')}
            type="email"
            autoComplete="username"
            required
            {...form.field('email')}
          />
          <Button
            variant="main"
            type="submit"
            wide
            disabled={form.values.email.trim() === ''}
            busy={form.busy}
            busyText={t('Sending...')}
          >
            {t('Send the link')}
          </Button>
        </>
      )}
      {onBack && (
        <Button variant="text" disabled={form.busy} onClick={onBack}>
          {t('Back to log in')}
        </Button>
      )}
    </form>
  );
}
