/** What follows the password: a second factor, or setting one up where the installation requires it. */
import { useState } from 'react';
import { type SignInAnswer, signInBySecondFactor, useProof } from '../../../../ui/signIn.ts';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/i18n.ts';
import { AddPasskey } from '../../shared/second-factor/AddPasskey.tsx';
import type { Added } from '../../shared/second-factor/added.ts';
import { ProofForm } from '../../shared/second-factor/ProofForm.tsx';
import { RecoveryCodes } from '../../shared/second-factor/RecoveryCodes.tsx';
import { SetUpAuthenticator } from '../../shared/second-factor/SetUpAuthenticator.tsx';

type Enter = (jwt: string) => void;
type Methods = NonNullable<SignInAnswer['second_factor']>;

function Prove({ methods, onEnter }: { methods: Methods; onEnter: Enter }) {
  const proof = useProof(
    async () => methods,
    async (_, given) => onEnter(await signInBySecondFactor(methods, given)),
  );
  return <ProofForm proof={proof} action={t('Log in')} />;
}

function SetUp({ id, onEnter }: { id: string; onEnter: Enter }) {
  const [app, setApp] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const onAdded = (now: Added) => (now.recovery_codes ? setAdded(now) : onEnter(now.jwt ?? ''));
  if (added?.recovery_codes)
    return <RecoveryCodes codes={added.recovery_codes} onStored={() => added.jwt && onEnter(added.jwt)} />;
  return (
    <>
      <p>{t('Your account must have a second factor. Set it up now; then you are logged in.')}</p>
      {app ? <SetUpAuthenticator setUp={id} onAdded={onAdded} /> : <AddPasskey setUp={id} onAdded={onAdded} />}
      <Button variant="text" onClick={() => setApp(!app)}>
        {app ? t('Use a passkey instead') : t('Use an authenticator app instead')}
      </Button>
    </>
  );
}

export default function NextStep({ answer, onEnter }: { answer: SignInAnswer; onEnter: Enter }) {
  if (answer.second_factor) return <Prove methods={answer.second_factor} onEnter={onEnter} />;
  return answer.set_up ? <SetUp id={answer.set_up.id} onEnter={onEnter} /> : null;
}
