/** An owner who leaves names the successor. */
import { request } from '../../../../../ui/graphql.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/Field.tsx';
import { FormActions } from '../../../components/FormActions.tsx';
import { ErrorNotice } from '../../../components/Notice.tsx';
import { t } from '../../../i18n/i18n.ts';
import { refusalOr } from '../../../lib/refusalOr.ts';
import { useForm } from '../../../lib/useForm.ts';
import { StartHandoverDocument } from './generated/graphql.ts';
import type { DialogProps } from './types.ts';

export function HandOverDialog({ organizationId, onDone, onClose }: DialogProps) {
  const form = useForm({
    saved: { email: '' },
    onSave: async ({ email }) => {
      await request(StartHandoverDocument, { input: { organizationId, email: email.trim() } });
      await onDone();
    },
  });
  return (
    <Dialog title={t('I am leaving')} onClose={onClose}>
      <form className="form" {...form.props} noValidate>
        <p>
          {t(
            'Name who takes over: another user of your league, or somebody new. They get an email and have 14 days to accept. Then they become an owner, your access to this league ends, and links in earlier emails stop working. What you did keeps your name.',
          )}
        </p>
        {form.failure !== null && (
          <ErrorNotice>{t(refusalOr(form.failure, 'That did not work. Please try again.'))}</ErrorNotice>
        )}
        <TextField label={t("Successor's email")} type="email" autoComplete="off" required {...form.field('email')} />
        <FormActions
          form={form}
          label={t('Send the request')}
          busyText={t('Sending...')}
          disabled={form.values.email.trim() === ''}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
