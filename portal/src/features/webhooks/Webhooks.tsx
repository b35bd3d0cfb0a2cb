/** `/webhooks`: addresses of a person's programs that are sent changes; for staff, leagues and sponsors. */
import { useState } from 'react';
import { request } from '../../../../ui/graphql.ts';
import type { StatusStyle } from '../../../../ui/status.ts';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/Field.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { EmptyState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { RoleNav } from '../../layout/RoleNav.tsx';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import {
  DeleteMyWebhookDocument,
  MyWebhooksDocument,
  type MyWebhooksQuery,
  UpdateMyWebhookDocument,
} from './generated/graphql.ts';
import { Messages } from './Messages.tsx';
import { eventName, newSecret, offReasons, type WebhookEvent } from './names.ts';
import { WebhookForm } from './WebhookForm.tsx';

type Webhook = MyWebhooksQuery['webhooks'][number];
type Open = { what: 'edit' | 'rotate' | 'delete' | 'messages' | 'secret'; webhook?: Webhook; secret?: string };

const stateOf = ({ offReason, failingSince }: Webhook): StatusStyle => {
  if (offReason) return { label: t('Off'), tone: 'inactive', glyph: 'minus' };
  if (failingSince) return { label: t('Failing'), tone: 'danger', glyph: 'alert' };
  return { label: t('On'), tone: 'confirmed', glyph: 'check' };
};

function List({ role }: { role: string }) {
  const { data, refetch } = useQuery(MyWebhooksDocument, {});
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const saved = async (secret?: string) => {
    setOpen(secret ? { what: 'secret', secret } : null);
    await refetch();
  };
  const { what, webhook, secret = '' } = open ?? {};
  const { id = 0 } = webhook ?? {};
  const rotate = async () => {
    const made = await newSecret();
    await request(UpdateMyWebhookDocument, { input: { id, sealedSecret: made.sealed_secret } });
    await saved(made.secret);
  };
  const remove = async () => {
    await request(DeleteMyWebhookDocument, { input: { id } });
    await saved();
  };
  if (!data) return <PageSkeleton />;
  return (
    <>
      <p className="soft">
        {t('A webhook sends a message to a program of yours whenever something changes that you may see.')}
      </p>
      <Button variant="main" wide onClick={() => setOpen({ what: 'edit' })}>
        {t('Create a webhook')}
      </Button>
      {data.webhooks.length === 0 && <EmptyState icon="lock">{t('You have no webhooks yet.')}</EmptyState>}
      <ul className="rows account__list">
        {data.webhooks.map((one) => {
          const { url, events, offReason } = one;
          const action = (what: Open['what'], label: string, of: string) => (
            <Button small variant="text" onClick={() => setOpen({ what, webhook: one })} aria-label={of}>
              {label}
            </Button>
          );
          return (
            <li key={one.id}>
              <div>
                <b>{url}</b> <Badge status={stateOf(one)} />
                {offReason && <p className="small">{t(offReasons[offReason] ?? '')}</p>}
                <p className="soft small">{events.map((event) => eventName(event as WebhookEvent)).join(', ')}</p>
              </div>
              <div>
                {action('messages', t('Messages'), t('Messages of {url}', { url }))}
                {action('edit', t('Edit'), t('Edit {url}', { url }))}
                {action('rotate', t('Rotate'), t('Rotate the secret of {url}', { url }))}
                {action('delete', t('Delete'), t('Delete {url}', { url }))}
              </div>
            </li>
          );
        })}
      </ul>
      {what === 'edit' && (
        <WebhookForm role={role} webhook={webhook} onSaved={(made) => void saved(made)} onClose={close} />
      )}
      {what === 'messages' && <Messages webhookId={id} onClose={close} />}
      {what === 'rotate' && (
        <Confirm title={t('Rotate the secret')} action={t('Rotate')} onConfirm={rotate} onClose={close}>
          <p>{t('You get a new secret. For 24 hours messages are signed with the old one, too.')}</p>
        </Confirm>
      )}
      {what === 'delete' && (
        <Confirm title={t('Delete the webhook')} action={t('Delete')} onConfirm={remove} onClose={close}>
          <p>{t('We stop sending to it, and delete the messages that were sent. This can’t be undone.')}</p>
        </Confirm>
      )}
      {what === 'secret' && (
        <Dialog title={t('Copy the secret')} onClose={close}>
          <p>
            {t(
              'This is the only time that the secret is shown. Your program verifies with it that a message is from Sideline.',
            )}
          </p>
          <TextField label={t('Secret')} readOnly value={secret} />
          <CopyButton text={secret} />
        </Dialog>
      )}
    </>
  );
}

export default function Webhooks() {
  useTitle(t('Webhooks'));
  return (
    <RoleGate roles={['admin', 'organization', 'sponsor']}>
      {({ role }) => (
        <AccountPage title={t('Webhooks')} nav={<RoleNav />}>
          <List role={role} />
        </AccountPage>
      )}
    </RoleGate>
  );
}
