/** Step 1: the email of the user who answers, and whether it has an account (L-015 to L-018). */

import { type FormEvent, useId, useState } from 'react';
import { isEmail } from '../../../../ui/organization/contactEmails.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { supportEmail } from '../../lib/settings.ts';
import { useAction } from '../../lib/useAction.ts';
import { invalidEmailText } from './acceptProblem.ts';

const hasAccountFailedText =
  'Oops! We had some trouble verifying your email address. If the problem persists, please contact us.';

export function EmailStep({
  email,
  refusal,
  onChange,
  onContinue,
}: {
  email: string;
  /** Why the offer could not be accepted with this email; null if there was no error about it. */
  refusal: string | null;
  onChange: (email: string) => void;
  onContinue: (email: string) => Promise<void>;
}) {
  const headingId = useId();
  const [refused, setRefused] = useState(false);
  const next = useAction(() => onContinue(email.trim()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fits = isEmail(email.trim()); // so that nobody learns of a typo three steps later
    setRefused(!fits);
    if (fits && refusal === null) void next.run();
  };
  return (
    <form onSubmit={submit} noValidate aria-labelledby={headingId}>
      <section className="offer__step">
        <h2 id={headingId} tabIndex={-1}>
          {t('What is your email?')}
        </h2>
        <p className="soft">{t('We use it to show you this offer and to tell you what happens next.')}</p>
        {next.error !== null && (
          <ErrorNotice action={<a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>}>
            {t(hasAccountFailedText)}
          </ErrorNotice>
        )}
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="email"
          required
          readOnly={next.busy}
          error={refused ? t(invalidEmailText) : refusal && t(refusal)}
          value={email}
          onChange={(typed) => {
            setRefused(false);
            onChange(typed);
          }}
        />
      </section>
      <div className="offer__act offer__act--one">
        <Button
          variant="main"
          type="submit"
          disabled={email.trim() === ''}
          busy={next.busy}
          busyText={t('One moment...')}
        >
          {t('Continue')}
        </Button>
      </div>
    </form>
  );
}
