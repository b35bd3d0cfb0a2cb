/** Proves who a person is: by a passkey, or a typed code or password. */
import { useState } from 'react';
import type { useProof } from '../../../../ui/signIn.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { t } from '../../i18n/i18n.ts';

/** What a code may be. */
function codeHint({ authenticator, recovery }: { authenticator: boolean; recovery: boolean }): string {
  if (!recovery) return t('From your authenticator app.');
  return authenticator ? t('From your authenticator app, or a recovery code.') : t('One of your recovery codes.');
}

export function ProofForm({ proof, action }: { proof: ReturnType<typeof useProof>; action: string }) {
  const [text, setText] = useState('');
  const { methods, error, busy, typesPassword, typesCode } = proof;
  const typed = { value: text, onChange: setText, required: true, autoFocus: !methods?.passkey };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void proof.submit(text);
      }}
    >
      {error !== null && <ErrorNotice>{t(error)}</ErrorNotice>}
      {methods?.passkey && (
        <Button variant="main" wide busy={busy} busyText={t('One moment...')} onClick={() => void proof.withPasskey()}>
          {t('Use a passkey')}
        </Button>
      )}
      {typesPassword && <PasswordField label={t('Password')} autoComplete="current-password" {...typed} />}
      {methods && typesCode && (
        <TextField label={t('Code')} hint={codeHint(methods)} autoComplete="one-time-code" {...typed} />
      )}
      {(typesPassword || typesCode) && (
        <Button
          variant={methods?.passkey ? 'quiet' : 'main'}
          type="submit"
          wide
          disabled={text === ''}
          busy={busy}
          busyText={t('One moment...')}
        >
          {action}
        </Button>
      )}
    </form>
  );
}
