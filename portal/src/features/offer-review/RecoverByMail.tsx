/** Forgot Password beside a wrong password: sends an email to the address of step 1 (L-052, L-053, L-054). */

import { useState } from 'react';
import { rest, withoutLogin } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { useAction } from '../../lib/useAction.ts';
import { recoverySentText } from '../../shared/password-recovery/recoverySentText.ts';

export function RecoverByMail({ email }: { email: string }) {
  const [sent, setSent] = useState(false);
  const recovery = useAction(async () => {
    await rest('POST', '/account_recovery', { email }, withoutLogin);
    setSent(true);
  });
  if (sent)
    return (
      <Notice tone="confirmed" icon="mail">
        {t(recoverySentText)}
      </Notice>
    );
  return (
    <>
      {recovery.error !== null && <ErrorNotice>{t('An error occurred. Please try again.')}</ErrorNotice>}
      <Button variant="text" busy={recovery.busy} busyText={t('Sending...')} onClick={() => void recovery.run()}>
        {t('Forgot Password')}
      </Button>
    </>
  );
}
