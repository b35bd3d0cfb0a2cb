/** Sets up an authenticator app: it reads the secret from a QR code, and a code of it confirms that it did. */
import { useEffect, useState } from 'react';
import { rest } from '../../../../ui/graphql.ts';
import { proofProblem } from '../../../../ui/signIn.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { t } from '../../i18n/i18n.ts';
import { useForm } from '../../lib/useForm.ts';
import { type Added, asSetUp } from './added.ts';

export function SetUpAuthenticator({ setUp, onAdded }: { setUp?: string; onAdded: (added: Added) => void }) {
  const [secret, setSecret] = useState<{ id: string; uri: string; key: string } | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [who, options] = asSetUp(setUp);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one secret for as long as this is shown
  useEffect(() => {
    rest<typeof secret>('POST', '/sign_in_methods/authenticator/options', who, options).then(setSecret, setProblem);
  }, []);
  const form = useForm({
    saved: { code: '' },
    onSave: async ({ code }) =>
      onAdded(await rest('POST', '/sign_in_methods/authenticator', { ...who, id: secret?.id, code }, options)),
  });
  const failure = problem ?? form.failure;
  return (
    <form className="form" {...form.props}>
      {failure !== null && <ErrorNotice>{t(proofProblem(failure))}</ErrorNotice>}
      {secret && (
        <>
          <p>{t('Scan this code with your authenticator app, or enter the key there.')}</p>
          <QrCode text={secret.uri} label={t('QR code for your authenticator app')} />
          <p className="small">
            {t('Key:')} <code>{secret.key.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
        </>
      )}
      <TextField
        label={t('Code')}
        hint={t('Six digits that the app shows.')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...form.field('code')}
      />
      <Button
        variant="main"
        type="submit"
        wide
        disabled={!secret || form.values.code === ''}
        busy={form.busy}
        busyText={t('One moment...')}
      >
        {t('Confirm')}
      </Button>
    </form>
  );
}
