import { Alert, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import type { useProof } from '../../../ui/signIn.ts';

/** Proves who a person is, in a dialog whose submit button has `form={formId}`: by passkey, or a typed code or password. */
export function ProofFields({ proof, formId }: { proof: ReturnType<typeof useProof>; formId: string }) {
  const [text, setText] = useState('');
  const { methods, error, busy, typesPassword, typesCode } = proof;
  return (
    <Stack
      component="form"
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        void proof.submit(text);
      }}
      sx={{ gap: 1.5, mt: 1.5 }}
    >
      {methods?.passkey ? (
        <Button variant="contained" disabled={busy} onClick={() => void proof.withPasskey()} autoFocus>
          Use a passkey
        </Button>
      ) : null}
      {typesPassword || typesCode ? (
        <TextField
          id={`${formId}-text`}
          label={typesPassword ? 'Password' : 'Code'}
          helperText={typesCode ? codeHelp(methods?.recovery) : undefined}
          type={typesPassword ? 'password' : 'text'}
          autoComplete={typesPassword ? 'current-password' : 'one-time-code'}
          autoFocus={!methods?.passkey}
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      ) : null}
      {error === null ? null : <Alert severity="error">{error}</Alert>}
    </Stack>
  );
}

const codeHelp = (recovery = false) =>
  recovery ? 'From your authenticator app, or a recovery code.' : 'From your authenticator app.';
