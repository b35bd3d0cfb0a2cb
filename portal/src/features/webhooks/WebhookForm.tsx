/** A new webhook, or changes to one: its address and events, and whether it is on. */
import { request } from '../../../../ui/graphql.ts';
import { AnyOf, YesNo } from '../../components/Choices.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/Field.tsx';
import { FormActions } from '../../components/FormActions.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useForm } from '../../lib/useForm.ts';
import { CreateMyWebhookDocument, type MyWebhooksQuery, UpdateMyWebhookDocument } from './generated/graphql.ts';
import { eventName, eventsOf, newSecret, type WebhookEvent } from './names.ts';

type Props = {
  role: string;
  /** Undefined: a new one. */
  webhook: MyWebhooksQuery['webhooks'][number] | undefined;
  /** With the secret of a new one. */
  onSaved: (secret?: string) => void;
  onClose: () => void;
};

export function WebhookForm({ role, webhook, onSaved, onClose }: Props) {
  const form = useForm({
    saved: {
      url: webhook?.url ?? '',
      events: (webhook?.events ?? []) as WebhookEvent[],
      enabled: !webhook?.offReason,
    },
    onSave: async ({ url, events, enabled }) => {
      const made = webhook ? null : await newSecret();
      if (webhook) await request(UpdateMyWebhookDocument, { input: { id: webhook.id, url, events, enabled } });
      if (made) await request(CreateMyWebhookDocument, { input: { url, events, sealedSecret: made.sealed_secret } });
      onSaved(made?.secret);
    },
  });
  return (
    <Dialog title={webhook ? t('Edit the webhook') : t('Create a webhook')} onClose={onClose}>
      <form className="form" {...form.props} noValidate>
        {form.failure !== null && (
          <ErrorNotice>{t(refusalOr(form.failure, 'That did not work. Please try again.'))}</ErrorNotice>
        )}
        <TextField label={t('Web address')} type="url" required maxLength={2000} {...form.field('url')} />
        <AnyOf
          legend={t('What it is sent: new records and new statuses that you may see')}
          two
          options={eventsOf(role).map((value) => ({ value, label: eventName(value) }))}
          {...form.field('events')}
        />
        {webhook && <YesNo legend={t('Is it on?')} {...form.field('enabled')} />}
        <FormActions
          form={form}
          label={webhook ? t('Save') : t('Create')}
          disabled={form.values.url.trim() === '' || form.values.events.length === 0}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
