/** Adds a passkey of this device to the signed-in account, or to one that has to set up a second factor first. */
import { deviceOf } from '../../../../ui/device.ts';
import { rest } from '../../../../ui/graphql.ts';
import { createPasskey, proofProblem } from '../../../../ui/signIn.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { useForm } from '../../lib/useForm.ts';
import { type Added, asSetUp } from './added.ts';

export function AddPasskey({ setUp, onAdded }: { setUp?: string; onAdded: (added: Added) => void }) {
  const [who, options] = asSetUp(setUp);
  const form = useForm({
    saved: { name: deviceOf(navigator.userAgent) },
    onSave: async ({ name }) => {
      const created = await rest<{ id: string; options: Parameters<typeof createPasskey>[0] }>(
        'POST',
        '/sign_in_methods/passkeys/options',
        who,
        options,
      );
      const response = await createPasskey(created.options);
      onAdded(await rest('POST', '/sign_in_methods/passkeys', { ...who, id: created.id, response, name }, options));
    },
  });
  return (
    <form className="form" {...form.props}>
      {form.failure !== null && <ErrorNotice>{t(proofProblem(form.failure))}</ErrorNotice>}
      <TextField label={t('Name of this device')} required {...form.field('name')} />
      <Button
        variant="main"
        type="submit"
        wide
        disabled={form.values.name.trim() === ''}
        busy={form.busy}
        busyText={t('One moment...')}
      >
        {t('Add a passkey')}
      </Button>
    </form>
  );
}
