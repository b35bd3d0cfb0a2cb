/** Enters the account to which a league is paid; the number is typed twice and kept nowhere on this device. */
import { rest } from '../../../../../ui/graphql.ts';
import { OneOf } from '../../../components/Choices.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/Field.tsx';
import { FormActions } from '../../../components/FormActions.tsx';
import { ErrorNotice } from '../../../components/Notice.tsx';
import { t } from '../../../i18n/i18n.ts';
import { refusalOr } from '../../../lib/refusalOr.ts';
import { useForm } from '../../../lib/useForm.ts';
import { oops } from '../texts.ts';
import { kinds } from './kinds.ts';

export function AccountForm({
  organizationId,
  onEntered,
  onClose,
}: {
  organizationId: number;
  onEntered: (id: number, endsIn: string) => Promise<void>;
  onClose: () => void;
}) {
  const form = useForm({
    saved: { holderName: '', kind: 'checking' as keyof typeof kinds, routingNumber: '', number: '', numberAgain: '' },
    onSave: async ({ holderName, kind, routingNumber, number, numberAgain }) => {
      const account = {
        organization_id: organizationId,
        holder_name: holderName,
        kind,
        routing_number: routingNumber,
        number,
        number_again: numberAgain,
      };
      const { id, ends_in } = await rest<{ id: number; ends_in: string }>('POST', '/deposit-accounts', { account });
      await onEntered(id, ends_in);
    },
  });
  const digits = { required: true, inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const;
  return (
    <Dialog title={t('Account for direct deposit')} onClose={onClose}>
      <form className="form" {...form.props} noValidate>
        {form.failure !== null && <ErrorNotice>{t(refusalOr(form.failure, oops))}</ErrorNotice>}
        <TextField
          label={t('Account holder')}
          hint={t('The name in which the bank keeps the account.')}
          required
          maxLength={200}
          autoComplete="off"
          {...form.field('holderName')}
        />
        <OneOf
          legend={t('Kind of account')}
          two
          options={(Object.keys(kinds) as (keyof typeof kinds)[]).map((value) => ({ value, label: t(kinds[value]) }))}
          {...form.field('kind')}
        />
        <TextField
          label={t('Routing number')}
          hint={t('Nine digits, at the bottom left of your checks.')}
          maxLength={11}
          {...digits}
          {...form.field('routingNumber')}
        />
        <TextField label={t('Account number')} maxLength={25} {...digits} {...form.field('number')} />
        <TextField label={t('Account number again')} maxLength={25} {...digits} {...form.field('numberAgain')} />
        <p className="hint">{t('We email you a code to confirm it, and pay to it three days later.')}</p>
        <FormActions form={form} label={t('Continue')} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
