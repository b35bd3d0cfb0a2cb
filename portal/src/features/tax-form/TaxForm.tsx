/** `/tax-form/{token}`: an organization signs its W-9 or W-8BEN-E statement by the link of an email; no login. */
import { useState } from 'react';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { AccountPage, Help } from '../../layout/AccountPage.tsx';
import { useRestQuery } from '../../lib/useRestQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { type OpenForm, SigningForm } from './SigningForm.tsx';

type TaxFormPage = ({ state: 'open' } & OpenForm) | { state: 'signed' | 'expired' | 'revoked' };

const ended = {
  signed: ['We have your tax form', 'You can close this page. Is something wrong with it? Ask us for a new link.'],
  expired: ['This link has expired', 'Please ask us for a new one.'],
  revoked: ['This link no longer works', 'There may be a newer email with a new one. Otherwise, please ask us.'],
  unknown: ['This link is not complete', 'Please copy the whole address from the email.'],
} as const;

/** Called instead of rendered: the page that replaces the form is the same element, which moves the focus to its title. */
function endedPage(why: keyof typeof ended) {
  const [title, text] = ended[why];
  return (
    <AccountPage title={t(title)}>
      <p>{t(text)}</p>
      <Help />
    </AccountPage>
  );
}

export default function TaxForm({ token }: { token: string }) {
  const path = `/tax_form/${encodeURIComponent(token)}`;
  const [attempt, setAttempt] = useState(0);
  const [signed, setSigned] = useState(false);
  const loaded = useRestQuery<TaxFormPage>(path, attempt);
  useTitle(t('Tax form'));

  if (loaded.kind === 'failed') throw loaded.error;
  if (loaded.kind === 'loading') return <PageSkeleton />;
  if (loaded.kind === 'not-found') return endedPage('unknown');
  const { answer } = loaded;
  if (answer.state !== 'open') return endedPage(answer.state);
  if (signed) return endedPage('signed');
  return (
    <AccountPage title={t('Tax form')}>
      <div>
        <p>
          <b>{answer.organization}</b>
        </p>
        <p>{t('We need this before we can pay your organization. It takes about two minutes.')}</p>
        <p className="soft">
          {t(
            'The number is stored encrypted. Our team sees its last four digits, and opens it only to report to the IRS.',
          )}
        </p>
      </div>
      <SigningForm
        path={path}
        page={answer}
        onSigned={() => setSigned(true)}
        onEnded={() => setAttempt((last) => last + 1)}
      />
    </AccountPage>
  );
}
