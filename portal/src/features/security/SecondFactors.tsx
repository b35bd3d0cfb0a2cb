/** A person's passkeys, authenticator and recovery codes. The server asks for a proof before each change (SL428). */
import { useState } from 'react';
import { formatInstant } from '../../../../ui/formats.ts';
import { rest } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { AddPasskey } from '../../shared/second-factor/AddPasskey.tsx';
import type { Added } from '../../shared/second-factor/added.ts';
import { RecoveryCodes } from '../../shared/second-factor/RecoveryCodes.tsx';
import { SetUpAuthenticator } from '../../shared/second-factor/SetUpAuthenticator.tsx';
import type { SignInMethods } from './types.ts';

type Passkey = SignInMethods['passkeys'][number];
/** The open dialog; `remove` null: the authenticator. */
type Open =
  | { show: 'add' | 'authenticator' }
  | { show: 'codes'; codes: readonly string[] }
  | { show: 'rename'; passkey: Passkey }
  | { show: 'remove'; passkey: Passkey | null };

function Rename({ passkey, onRenamed }: { passkey: Passkey; onRenamed: () => Promise<void> }) {
  const form = useForm({
    saved: { name: passkey.name },
    onSave: async ({ name }) => {
      await rest('POST', `/sign_in_methods/passkeys/${passkey.id}`, { name });
      await onRenamed();
    },
  });
  return (
    <form className="form" {...form.props}>
      {form.failure !== null && (
        <ErrorNotice>{t(refusalOr(form.failure, 'That did not work. Please try again.'))}</ErrorNotice>
      )}
      <TextField label={t('Name of this device')} required {...form.field('name')} />
      <Button variant="main" type="submit" wide busy={form.busy} busyText={t('Saving...')}>
        {t('Rename')}
      </Button>
    </form>
  );
}

const usedText = ({ last_used_at: used, created_at: created }: Passkey) =>
  used
    ? t('Last used {time}', { time: formatInstant(used) })
    : t('Added {time}, not used yet', { time: formatInstant(created) });

export function SecondFactors({ methods, reload }: { methods: SignInMethods; reload: () => Promise<void> }) {
  const { passkeys, authenticator, recovery_codes: left, required } = methods;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const added = ({ recovery_codes: codes }: Added) => {
    setOpen(codes ? { show: 'codes', codes } : null);
    void reload();
  };
  const renew = useAction(async () => added(await rest('POST', '/sign_in_methods/recovery_codes', {})));
  return (
    <>
      <section className="account__more" aria-labelledby="h-passkeys">
        <h2 id="h-passkeys">{t('Passkeys')}</h2>
        <p className="soft small">
          {t(
            'Log in with your fingerprint, face or screen lock. Once you have one, your password alone is not enough.',
          )}
        </p>
        <ul className="account__list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                {passkey.name}
                <br />
                <span className="soft small">{usedText(passkey)}</span>
              </span>
              <span>
                <Button
                  small
                  aria-label={t('Rename {name}', { name: passkey.name })}
                  onClick={() => setOpen({ show: 'rename', passkey })}
                >
                  {t('Rename')}
                </Button>{' '}
                <Button
                  small
                  aria-label={t('Remove {name}', { name: passkey.name })}
                  onClick={() => setOpen({ show: 'remove', passkey })}
                >
                  {t('Remove')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        <Button small onClick={() => setOpen({ show: 'add' })}>
          {t('Add a passkey')}
        </Button>
      </section>
      <section className="account__more" aria-labelledby="h-authenticator">
        <h2 id="h-authenticator">{t('Authenticator app')}</h2>
        <p className="soft small">
          {authenticator ? t('Its codes confirm that it is you.') : t('No passkey? An app on your phone shows codes.')}
        </p>
        <Button small onClick={() => setOpen({ show: 'authenticator' })}>
          {authenticator ? t('Set up another app') : t('Set up an app')}
        </Button>
        {authenticator && (
          <Button small onClick={() => setOpen({ show: 'remove', passkey: null })}>
            {t('Remove the app')}
          </Button>
        )}
        {required && <p className="small">{t('Your account must have a passkey or an app.')}</p>}
      </section>
      {(passkeys.length > 0 || authenticator) && (
        <section className="account__more" aria-labelledby="h-codes">
          <h2 id="h-codes">{t('Recovery codes')}</h2>
          <p className="soft small">
            {t('{left, plural, one {# code is} other {# codes are}} unused. Use one if you lose your device.', {
              left,
            })}
          </p>
          <Button small busy={renew.busy} onClick={() => void renew.run()}>
            {t('Make new codes')}
          </Button>
          {renew.error !== null && (
            <ErrorNotice>{t(refusalOr(renew.error, 'That did not work. Please try again.'))}</ErrorNotice>
          )}
        </section>
      )}
      {open?.show === 'add' && (
        <Dialog title={t('Add a passkey')} onClose={close}>
          <AddPasskey onAdded={added} />
        </Dialog>
      )}
      {open?.show === 'authenticator' && (
        <Dialog title={t('Authenticator app')} onClose={close}>
          <SetUpAuthenticator onAdded={added} />
        </Dialog>
      )}
      {open?.show === 'codes' && (
        <Dialog title={t('Recovery codes')} onClose={close}>
          <RecoveryCodes codes={open.codes} onStored={close} />
        </Dialog>
      )}
      {open?.show === 'rename' && (
        <Dialog title={t('Rename {name}', { name: open.passkey.name })} onClose={close}>
          <Rename passkey={open.passkey} onRenamed={() => reload().then(close)} />
        </Dialog>
      )}
      {open?.show === 'remove' && (
        <Confirm
          title={open.passkey ? t('Remove {name}', { name: open.passkey.name }) : t('Remove the app')}
          action={t('Remove')}
          onConfirm={async () => {
            await rest('POST', '/sign_in_methods/removal', open.passkey ? { passkey_id: open.passkey.id } : {});
            close();
            await reload();
          }}
          onClose={close}
        >
          <p>{t('You can no longer log in with it.')}</p>
        </Confirm>
      )}
    </>
  );
}
