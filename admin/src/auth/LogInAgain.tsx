import { type FormEvent, useId, useState } from 'react';
import { rest, withoutLogin } from '../../../ui/graphql.ts';
import { storeToken } from '../../../ui/session.ts';
import { messageOf } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { Modal } from '../kit/Modal.tsx';
import { Alert } from '../kit/Note.tsx';
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
    <Modal
      title="Your session has ended"
      size="small"
      busy // only its buttons close it: a slip of the finger must not lose what is typed
      onClose={leave}
      actions={
        <>
          <Button look="bare" disabled={busy} onClick={leave}>
            Leave without saving
          </Button>
          <Button look="main" type="submit" form={id} disabled={!password || busy}>
            {busy ? 'Logging in...' : 'Log in'}
          </Button>
        </>
      }
    >
      <form id={id} className="stack-12" onSubmit={submit}>
        <p>
          {by ? (
            <>
              <b>{by}</b> has signed in here meanwhile.{' '}
            </>
          ) : null}
          Log in again as <b>{email}</b> to go on. What you typed on this page is still there, and not saved yet.
        </p>
        <div className="field">
          <label className="label" htmlFor={`${id}-password`}>
            Password
          </label>
          <input
            id={`${id}-password`}
            type="password"
            autoComplete="current-password"
            // biome-ignore lint/a11y/noAutofocus: the one thing that the dialog asks for
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
        {error ? <Alert>{error}</Alert> : null}
      </form>
    </Modal>
  );
}
