/** The form of a photo release: who signs, for which children, and that they agree. Nothing else is asked. */
import { ApiError, rest, withoutLogin } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { Tick } from '../../components/Tick.tsx';
import { t } from '../../i18n/i18n.ts';
import { useForm } from '../../lib/useForm.ts';

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
  const { busy, failure, field, props } = useForm({
    saved: { signerName: '', childNames: '', adult: false, agreed: false },
    problemsOf: ({ signerName, adult, agreed }) => ({
      signerName: signerName.trim() === '' ? t('Please enter your name.') : null,
      adult: adult ? null : t('Only an adult, parent or guardian can sign.'),
      agreed: agreed ? null : t('Please tick this to sign.'),
    }),
    onSave: async ({ signerName, childNames, adult, agreed }) => {
      const release = { signer_name: signerName, child_names: childNames, adult, agreed };
      try {
        await rest('POST', path, { release }, withoutLogin);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return onEnded();
        throw error;
      }
      onSigned();
    },
  });
  return (
    <form className="form" {...props} noValidate>
      <TextField label={t('Your name')} required autoComplete="name" maxLength={200} {...field('signerName')} />
      <TextField
        label={t('Names of your children')}
        hint={t('Leave this empty if you sign only for yourself.')}
        autoComplete="off"
        maxLength={200}
        {...field('childNames')}
      />
      <Tick {...field('adult')}>{t('I am 18 or older, and the parent or guardian of the children I named')}</Tick>
      <Tick {...field('agreed')}>
        {t('I agree that photos on which I or these children can be recognized are shown to the sponsors')}
      </Tick>
      {failure !== null && (
        <ErrorNotice>
          {failure instanceof ApiError && failure.status === 429
            ? t('Too many releases were sent from here. Please try again in an hour.')
            : t('That did not work. Please try again.')}
        </ErrorNotice>
      )}
      <Button variant="main" type="submit" wide busy={busy} busyText={t('Sending...')}>
        {t('Sign')}
      </Button>
    </form>
  );
}
