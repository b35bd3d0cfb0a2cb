import { Alert, Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { rest, withoutLogin } from '../../../ui/graphql.ts';
import { storeToken } from '../../../ui/session.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import type { Interrupted } from './useSessionWatch.ts';

/** Asks for the password on the page itself, where the way to the login would lose what is typed (S-171, S-410). */
export function LogInAgain({ email, by, leave }: Interrupted) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!password || busy) return;
    setBusy(true);
    setError('');
    try {
      const { jwt } = await rest<{ jwt: string }>('POST', '/user_token', { auth: { email, password } }, withoutLogin);
      storeToken(jwt); // the page hears of it and goes on
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <ConsoleDialog
      title="Your session has ended"
      size="xs"
      busy // only its buttons close it: a slip of the finger must not lose what is typed
      onClose={leave}
      actions={
        <>
          <Button variant="text" disabled={busy} onClick={leave}>
            Leave without saving
          </Button>
          <Button variant="contained" color="secondary" type="submit" form={id} disabled={!password || busy}>
            {busy ? 'Logging in...' : 'Log in'}
          </Button>
        </>
      }
    >
      <Stack component="form" id={id} onSubmit={submit} sx={{ gap: 1.5 }}>
        <p>
          {by ? (
            <>
              <b>{by}</b> has signed in here meanwhile.{' '}
            </>
          ) : null}
          Log in again as <b>{email}</b> to go on. What you typed on this page is still there, and not saved yet.
        </p>
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
      </Stack>
    </ConsoleDialog>
  );
}
