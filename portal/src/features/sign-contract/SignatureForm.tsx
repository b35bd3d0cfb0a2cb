/** The form by which a sponsor signs: the signer's name, and that they agree for the sponsor. */
import { useId } from 'react';
import { ApiError, rest, withoutLogin } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Checkbox, FieldError, TextField } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { useForm } from '../../lib/useForm.ts';

export function SignatureForm({
  path,
  onSigned,
  onEnded,
}: {
  /** Of the contract's REST endpoint. */
  path: string;
  onSigned: () => void;
  /** The link has ended, or somebody else has signed in the meantime. */
  onEnded: () => void;
}) {
  const errorId = useId();
  const { busy, failure, field, props } = useForm({
    saved: { signerName: '', agreed: false },
    problemsOf: ({ signerName, agreed }) => ({
      signerName: signerName.trim() === '' ? 'Please enter your name.' : null,
      agreed: agreed ? null : 'Please tick this to sign.',
    }),
    onSave: async ({ signerName, agreed }) => {
      try {
        await rest('POST', path, { signature: { signer_name: signerName, agreed } }, withoutLogin);
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return onEnded();
        throw error;
      }
      onSigned();
    },
  });
  const { value, error, onChange, ...agreed } = field('agreed');
  return (
    <form className="form" {...props} noValidate>
      <TextField label="Your name" required autoComplete="name" maxLength={200} {...field('signerName')} />
      <div className={error ? 'field field--error' : 'field'}>
        <Checkbox
          {...agreed}
          checked={value}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={onChange}
        >
          I have read the contract and may sign it for the sponsor. My name, the time and my network address are kept
          with it
        </Checkbox>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      {failure !== null && (
        <ErrorNotice>
          {failure instanceof ApiError && failure.status === 429
            ? 'Too many contracts were signed from here. Please try again in an hour.'
            : 'That did not work. Please try again.'}
        </ErrorNotice>
      )}
      <Button variant="main" type="submit" wide busy={busy} busyText="Signing...">
        Sign
      </Button>
    </form>
  );
}
