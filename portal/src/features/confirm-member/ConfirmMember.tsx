/** `/confirm-member/{token}`: a contact confirms whether a user belongs to the league (X1). Opening the page changes nothing. */
import { useState } from 'react';
import { rest, withoutLogin } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { AccountPage, Help } from '../../layout/AccountPage.tsx';
import { useAction } from '../../lib/useAction.ts';
import { useRestQuery } from '../../lib/useRestQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';

interface MemberRequest {
  organization: string;
  email: string;
  sponsor: string | null;
  state: 'waiting' | 'confirmed' | 'ended';
}

export default function ConfirmMember({ token }: { token: string }) {
  useTitle(t('Do you know this person?'));
  const path = `/member_requests/${encodeURIComponent(token)}`;
  const loaded = useRestQuery<MemberRequest>(path);
  // the result of the last click; otherwise the loaded state
  const [changed, setChanged] = useState<MemberRequest | null>(null);
  const [answered, setAnswered] = useState<boolean | null>(null);
  const send = useAction(async (belongs: boolean) => {
    setAnswered(belongs);
    setChanged(await rest<MemberRequest>('POST', path, { belongs }, withoutLogin));
  });

  if (loaded.kind === 'failed') throw loaded.error;
  if (loaded.kind === 'loading') return <PageSkeleton />;
  if (loaded.kind === 'not-found')
    return (
      <AccountPage title={t('This link no longer works')}>
        <ErrorNotice>{t('It has expired or no longer works for you. Please reply to our email instead.')}</ErrorNotice>
        <Help />
      </AccountPage>
    );
  const { organization, email, sponsor, state } = changed ?? loaded.answer;
  const values = { organization, email, sponsor: sponsor ?? '' };
  if (state !== 'waiting')
    return (
      <AccountPage title={state === 'confirmed' ? t('This person is confirmed') : t('This person has no access')}>
        <div className="form">
          <Notice
            tone={state === 'confirmed' ? 'confirmed' : 'inactive'}
            icon={state === 'confirmed' ? 'check' : 'lock'}
          >
            {state === 'confirmed' ? (
              <T id="<b>{email}</b> can now act for {organization}." values={values} components={{ b: <b /> }} />
            ) : (
              <T id="<b>{email}</b> cannot act for {organization}." values={values} components={{ b: <b /> }} />
            )}
          </Notice>
          <Help />
        </div>
      </AccountPage>
    );
  return (
    <AccountPage title={t('Do you know this person?')}>
      <div className="form">
        <p>
          <T
            id="<b>{email}</b> used the link in our email to you to accept the offer from {sponsor} for {organization}."
            values={values}
            components={{ b: <b /> }}
          />
        </p>
        <p>
          {t(
            'If they are with your league, they can see all sponsorships, change contacts and addresses, and add users. If not, they lose access at once.',
          )}
        </p>
        {send.error !== null && <ErrorNotice>{t('That did not work. Please try again.')}</ErrorNotice>}
        <Button
          variant="main"
          wide
          busy={send.busy && answered === true}
          busyText={t('Saving...')}
          onClick={() => void send.run(true)}
        >
          {t('Yes, they are with us')}
        </Button>
        <Button
          wide
          busy={send.busy && answered === false}
          busyText={t('Saving...')}
          onClick={() => void send.run(false)}
        >
          {t('No, end their access')}
        </Button>
        <Help />
      </div>
    </AccountPage>
  );
}
