/** A new key with a name, scopes and an expiry. */
import { newApiKey } from '../../../../ui/apiKeys.ts';
import { apiScopes } from '../../../../ui/generated/apiScopes.ts';
import { request } from '../../../../ui/graphql.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { SelectField, TextField } from '../../components/Field.tsx';
import { FormActions } from '../../components/FormActions.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useForm } from '../../lib/useForm.ts';
import { ScopeChoices } from '../../shared/api-scopes/ScopeChoices.tsx';
import { CreateMyApiKeyDocument } from './generated/graphql.ts';

type Props = { role: string; onMade: (secret: string) => void; onClose: () => void };

export function CreateKey({ role, onMade, onClose }: Props) {
  const form = useForm({
    saved: { name: '', scopes: [] as string[], days: 90 as number | null },
    onSave: async (values) => {
      const { secret, input } = await newApiKey();
      await request(CreateMyApiKeyDocument, { input: { ...values, ...input } });
      onMade(secret);
    },
  });
  const days = [7, 30, 90, 180, 365].map((value) => ({
    value,
    label: t('{count, plural, one {# day} other {# days}}', { count: value }),
  }));
  return (
    <Dialog title={t('Create a key')} onClose={onClose}>
      <form className="form" {...form.props} noValidate>
        {form.failure !== null && (
          <ErrorNotice>{t(refusalOr(form.failure, 'That did not work. Please try again.'))}</ErrorNotice>
        )}
        <TextField label={t('What it is for')} required maxLength={80} {...form.field('name')} />
        <SelectField label={t('Expires after')} choices={days} {...form.field('days')} />
        <ScopeChoices scopes={apiScopes[role] ?? []} {...form.field('scopes')} />
        <FormActions
          form={form}
          label={t('Create')}
          disabled={form.values.name.trim() === '' || form.values.scopes.length === 0}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
