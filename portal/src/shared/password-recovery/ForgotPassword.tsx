/** Requests a recovery link; the response is the same for known and unknown emails (L-053, L-054). */
import { type FormEvent, useState } from 'react';
import { rest, withoutLogin } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { useAction } from '../../lib/useAction.ts';

export const recoverySentText =
  "If there's an account associated with this email address, an email is sent to reset the password.";

export function ForgotPassword({ email: initial, onBack }: { email: string; onBack?: () => void }) {
  const [email, setEmail] = useState(initial);
  const [sent, setSent] = useState(false);
  const recovery = useAction(async () => {
    await rest('POST', '/account_recovery', { email: email.trim() }, withoutLogin);
    setSent(true);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void recovery.run();
  };

  return (
    <form className="form" onSubmit={submit}>
      {sent && (
        <Notice tone="confirmed" icon="mail">
          {t(recoverySentText)}
        </Notice>
      )}
      {recovery.error !== null && <ErrorNotice>{t('An error occurred. Please try again.')}</ErrorNotice>}
      {!sent && (
        <>
          <TextField
            label={t('Email')}
            hint={t('We’ll send a link for setting a new password to this address.')}
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button
            variant="main"
            type="submit"
            wide
            disabled={email.trim() === ''}
            busy={recovery.busy}
            busyText={t('Sending...')}
          >
            {t('Send the link')}
          </Button>
        </>
      )}
      {onBack && (
        <Button variant="text" disabled={recovery.busy} onClick={onBack}>
          {t('Back to log in')}
        </Button>
      )}
    </form>
  );
}
