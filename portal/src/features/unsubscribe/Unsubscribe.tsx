/** `/unsubscribe/{token}`: ends offers and reminders by e-mail for one address. Opening the page changes nothing. */
import { useState } from 'react';
import { rest, withoutLogin } from '../../../../ui/graphql.ts';
import { supportEmail } from '../../app/settings.ts';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { Button } from '../../kit/Button.tsx';
import { ErrorNotice, Notice } from '../../kit/Notice.tsx';
import { PageSkeleton } from '../../kit/Skeleton.tsx';
import { useAction } from '../../lib/useAction.ts';
import { useRestAnswer } from '../../lib/useRestAnswer.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { AccountPage } from '../account/AccountPage.tsx';

interface Standing {
  address: string;
  unsubscribed: boolean;
}

export default function Unsubscribe({ token }: { token: string }) {
  useTitle(t('E-mail preferences'));
  const path = `/unsubscriptions/${encodeURIComponent(token)}`;
  const loaded = useRestAnswer<Standing>(path);
  // what the last click did; how it stood before was loaded
  const [changed, setChanged] = useState<Standing | null>(null);
  const change = useAction(async (unsubscribed: boolean) => {
    setChanged(await rest<Standing>('POST', path, { unsubscribed }, withoutLogin));
  });

  const help = (
    <p className="soft">
      {t('Questions? Write to')} <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
    </p>
  );
  if (loaded.kind === 'failed') throw loaded.error;
  if (loaded.kind === 'loading') return <PageSkeleton />;
  if (loaded.kind === 'not-found')
    return (
      <AccountPage title={t('E-mail preferences')}>
        <ErrorNotice>{t('This link is not complete. Please open it again from the e-mail.')}</ErrorNotice>
        {help}
      </AccountPage>
    );
  const { address, unsubscribed } = changed ?? loaded.answer;
  return (
    <AccountPage title={unsubscribed ? t('You are unsubscribed') : t('Unsubscribe')}>
      <div className="form">
        {changed && !unsubscribed && (
          <Notice tone="confirmed" icon="check">
            {t('You get offers and reminders again.')}
          </Notice>
        )}
        {unsubscribed ? (
          <p>
            <T
              id="We no longer send offers, applications and reminders to <b>{address}</b>. You still get what belongs to a running sponsorship, such as a check on its way."
              values={{ address }}
              components={{ b: <b /> }}
            />
          </p>
        ) : (
          <p>
            <T
              id="Shall we stop sending offers, applications and reminders to <b>{address}</b>? You still get what belongs to a running sponsorship, such as a check on its way."
              values={{ address }}
              components={{ b: <b /> }}
            />
          </p>
        )}
        {change.error !== null && <ErrorNotice>{t('That did not work. Please try again.')}</ErrorNotice>}
        {unsubscribed ? (
          <Button wide busy={change.busy} busyText={t('Saving...')} onClick={() => void change.run(false)}>
            {t('Subscribe again')}
          </Button>
        ) : (
          <Button look="main" wide busy={change.busy} busyText={t('Saving...')} onClick={() => void change.run(true)}>
            {t('Unsubscribe')}
          </Button>
        )}
        {help}
      </div>
    </AccountPage>
  );
}
