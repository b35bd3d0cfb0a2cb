/** Confirms an account by the code that was emailed to the viewer. */
import { rest } from '../../../../../ui/graphql.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/Field.tsx';
import { FormActions } from '../../../components/FormActions.tsx';
import { ErrorNotice, Notice } from '../../../components/Notice.tsx';
import { t } from '../../../i18n/i18n.ts';
import { refusalOr } from '../../../lib/refusalOr.ts';
import { useAction } from '../../../lib/useAction.ts';
import { useForm } from '../../../lib/useForm.ts';
import { oops } from '../texts.ts';

export const sendCode = (id: number) => rest<null>('POST', `/deposit-accounts/${id}/code`, {});

export function CodeForm({
  id,
  endsIn,
  onConfirmed,
  onClose,
}: {
  id: number;
  endsIn: string;
  onConfirmed: () => Promise<void>;
  onClose: () => void;
}) {
  const form = useForm({
    saved: { code: '' },
    onSave: async ({ code }) => {
      another.clear();
      await rest<null>('POST', `/deposit-accounts/${id}/confirm`, { code });
      await onConfirmed();
    },
  });
  const another = useAction(async () => {
    await sendCode(id);
    form.reset();
  });
  const failure = another.error ?? form.failure;
  return (
    <Dialog title={t('Confirm the account that ends in ••{endsIn}', { endsIn })} onClose={onClose}>
      <form className="form" {...form.props} noValidate>
        {failure !== null && <ErrorNotice>{t(refusalOr(failure, oops))}</ErrorNotice>}
        <Notice tone="proposed" icon="mail">
          {t('We emailed you a code of six digits. It is valid for 15 minutes.')}
        </Notice>
        <TextField
          label={t('Code')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          {...form.field('code')}
        />
        <p>
          <Button small variant="text" busy={another.busy} onClick={() => void another.run()}>
            {t('Send another code')}
          </Button>
        </p>
        <FormActions form={form} label={t('Confirm')} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
