import { Alert, Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { rest, withoutLogin } from '../../../ui/graphql.ts';
import { storeToken } from '../../../ui/session.ts';
import { type Methods, type SignInAnswer, signInBySecondFactor, useProof } from '../../../ui/signIn.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton, DialogClose } from '../components/DialogButton.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { ProofFields } from './ProofFields.tsx';
import type { Interrupted } from './useSessionWatch.ts';

function SecondFactor({ methods, formId }: { methods: Methods; formId: string }) {
  const proof = useProof(
    async () => methods,
    async (_, given) => storeToken(await signInBySecondFactor(methods, given)),
  );
  return <ProofFields proof={proof} formId={formId} />;
}

/**
 * Asks for the password on the page itself, because going to the login page would lose unsaved input (S-171, S-410).
 */
export function LogInAgain({ email, by, leave }: Interrupted) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [methods, setMethods] = useState<Methods>();
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!password || busy) return;
    setBusy(true);
    setError('');
    try {
      const answer = await rest<SignInAnswer>('POST', '/user_token', { auth: { email, password } }, withoutLogin);
      if (answer.jwt)
        storeToken(answer.jwt); // Notifies the page, which continues.
      else if (answer.second_factor) setMethods(answer.second_factor);
      else setError('Your account must have a second factor: set it up on the login page, in another tab.');
      setBusy(false);
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <DialogClose value={leave}>
      <ConsoleDialog
        title="Your session has ended"
        size="xs"
        busy // Only its buttons close it, so that an accidental click does not lose input.
        actions={
          <>
            <CloseButton disabled={busy}>Leave without saving</CloseButton>
            <Button variant="contained" color="secondary" type="submit" form={id} disabled={!password || busy}>
              {busy ? 'Logging in...' : 'Log in'}
            </Button>
          </>
        }
      >
        <p>
          {by ? (
            <>
              <b>{by}</b> has signed in on this browser.{' '}
            </>
          ) : null}
          Log in again as <b>{email}</b> to continue. What you typed on this page is still here and not saved yet.
        </p>
        {methods ? (
          <SecondFactor methods={methods} formId={id} />
        ) : (
          <Stack component="form" id={id} onSubmit={submit} sx={{ gap: 1.5 }}>
            <TextField
              id={`${id}-password`}
              label="Password"
              type="password"
              autoComplete="current-password"
              autoFocus
              fullWidth
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            {error ? <Alert severity="error">{error}</Alert> : null}
            <Button href="/login" target="_blank">
              Log in another way, in another tab
            </Button>
          </Stack>
        )}
      </ConsoleDialog>
    </DialogClose>
  );
}
