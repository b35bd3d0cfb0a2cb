/** The form of a photo release: who signs, for which children, and that they agree. Nothing else is asked. */
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ApiError, rest, withoutLogin } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Checkbox, TextField } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { useAction } from '../../lib/useAction.ts';

const nameMissing = 'Please enter your name.';
const notAdult = 'Only an adult, parent or guardian can sign.';
const notAgreed = 'Please tick this to sign.';
const tooMany = 'Too many releases were sent from here. Please try again in an hour.';

/** A check mark with its error. */
function Tick({
  checked,
  error,
  onChange,
  children,
}: {
  checked: boolean;
  error: string | null;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  const errorId = useId();
  return (
    <div className={error ? 'field field--error' : 'field'}>
      <Checkbox
        checked={checked}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {children}
      </Checkbox>
      {error && (
        <p className="error" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}

export function ReleaseForm({
  path,
  onSigned,
  onEnded,
}: {
  /** Of the release's REST endpoint. */
  path: string;
  onSigned: () => void;
  /** The link has ended in the meantime. */
  onEnded: () => void;
}) {
  const [signerName, setSignerName] = useState('');
  const [childNames, setChildNames] = useState('');
  const [adult, setAdult] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const send = useAction(async () => {
    const release = { signer_name: signerName, child_names: childNames, adult, agreed };
    try {
      await rest('POST', path, { release }, withoutLogin);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return onEnded();
      throw error;
    }
    onSigned();
  });
  const refused = send.error instanceof ApiError ? send.error : null;
  /** The error of a field: what is missing once the form was sent, otherwise what the server says of it. */
  const errorOf = (field: string, missing: string | null): string | null =>
    (attempt > 0 ? missing : null) ?? (refused?.field === field ? t(refused.message) : null);
  const errors = {
    signerName: errorOf('signerName', signerName.trim() === '' ? t(nameMissing) : null),
    childNames: errorOf('childNames', null),
    adult: errorOf('adult', adult ? null : t(notAdult)),
    agreed: errorOf('agreed', agreed ? null : t(notAgreed)),
  };
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempt]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt((last) => last + 1);
    if (signerName.trim() !== '' && adult && agreed) void send.run();
  };

  return (
    <form className="form" ref={form} onSubmit={submit} noValidate>
      <TextField
        label={t('Your name')}
        required
        autoComplete="name"
        maxLength={200}
        value={signerName}
        error={errors.signerName}
        onChange={(event) => setSignerName(event.target.value)}
      />
      <TextField
        label={t('Names of your children')}
        hint={t('Leave this empty if you sign only for yourself.')}
        autoComplete="off"
        maxLength={200}
        value={childNames}
        error={errors.childNames}
        onChange={(event) => setChildNames(event.target.value)}
      />
      <Tick checked={adult} error={errors.adult} onChange={setAdult}>
        {t('I am 18 or older, and the parent or guardian of the children I named')}
      </Tick>
      <Tick checked={agreed} error={errors.agreed} onChange={setAgreed}>
        {t('I agree that photos on which I or these children can be recognized are shown to the sponsors')}
      </Tick>
      {send.error !== null && !refused?.field && (
        <ErrorNotice>{refused?.status === 429 ? t(tooMany) : t('That did not work. Please try again.')}</ErrorNotice>
      )}
      <Button variant="main" type="submit" wide busy={send.busy} busyText={t('Sending...')}>
        {t('Sign')}
      </Button>
    </form>
  );
}
