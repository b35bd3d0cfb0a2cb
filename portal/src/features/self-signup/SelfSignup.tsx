/** `/organization-self-signup`: a league that we do not know yet requests its link (L-312 to L-316). */
import { useState } from 'react';
import { rest, withoutLogin } from '../../../../ui/graphql.ts';
import { contactEmails, emailsOf } from '../../../../ui/organization/contactEmails.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { Page } from '../../layout/Page.tsx';
import { Turf } from '../../layout/Turf.tsx';
import { supportEmail } from '../../lib/settings.ts';
import { useForm } from '../../lib/useForm.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { doWork, type Work } from './work.ts';
import './self-signup.css';

/** The email format of organizations: an address accepted here and rejected there could never be signed up. */
const oneAddress = (typed: string): boolean => emailsOf(typed).length === 1 && contactEmails(typed) === undefined;

export default function SelfSignup() {
  useTitle(t('Sign up your league'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, failure, field, props } = useForm({
    draft: 'self-signup',
    saved: { name: '', email: '' },
    problemsOf: ({ name, email }) => ({
      name: name.trim() === '' ? t('Organization name is required') : null,
      email: oneAddress(email) ? null : t('Enter a valid email'),
    }),
    onSave: async ({ name, email }) => {
      const contact_email = email.trim();
      const body = { self_signup: { contact_email, name: name.trim() } };
      const post = (work?: string) =>
        rest<{ work: Work } | null>(
          'POST',
          '/organization_self_signups',
          work ? { ...body, work } : body,
          withoutLogin,
        );
      // repeated sign-ups require proof of work, and the required amount may have risen since
      for (let answer = await post(); answer?.work; ) answer = await post(await doWork(answer.work));
      setSentTo(contact_email);
    },
  });

  return (
    <Page className="signup" mainClass="wrap wrap--form">
      <article className="card">
        <Turf as="header" className="signup__head">
          <h1>{t('Sign up your league')}</h1>
          <p>
            {t(
              'Brands sponsor youth leagues in your town. Tell us who you are, and we’ll send you a link to your profile.',
            )}
          </p>
        </Turf>
        {sentTo === null ? (
          <form className="card__body form" {...props} noValidate>
            {failure !== null && (
              <ErrorNotice action={<a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>}>
                {t(
                  'Oops! We could not sign you up. Please try again in a moment. If the problem persists, please contact us.',
                )}
              </ErrorNotice>
            )}
            <TextField
              label={t('Organization name')}
              required
              autoComplete="organization"
              maxLength={200}
              {...field('name')}
            />
            <TextField
              label={t('Contact email')}
              required
              type="email"
              autoComplete="email"
              maxLength={254}
              {...field('email')}
            />
            <Button variant="main" type="submit" wide busy={busy} busyText={t('Sending...')}>
              {t('Submit')}
            </Button>
          </form>
        ) : (
          <div className="card__body signup__sent" role="status">
            <Icon name="mail" />
            <h2>{t('Check your inbox')}</h2>
            <p>
              {t('We are sending an email with a link to {email}. Open it to tell us about your league.', {
                email: sentTo,
              })}
            </p>
            <p className="soft">{t('Nothing after a few minutes? Check your spam folder, or write to us.')}</p>
          </div>
        )}
      </article>
    </Page>
  );
}
