/** What was sent to a webhook, newest first, what was answered, and Redeliver. */
import { useEffect } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextArea } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { EmptyState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useAction } from '../../lib/useAction.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { MyWebhookMessagesDocument, RedeliverMyWebhookMessageDocument } from './generated/graphql.ts';
import { messageStates } from './names.ts';

export function Messages({ webhookId, onClose }: { webhookId: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(MyWebhookMessagesDocument, { webhookId }, { keepFailures: true });
  const redeliver = useAction(async (id: number) => {
    await request(RedeliverMyWebhookMessageDocument, { input: { id } });
    await refetch();
  });
  useEffect(() => {
    const timer = setInterval(() => void refetch(), 3000);
    return () => clearInterval(timer);
  }, [refetch]);
  const failure = redeliver.error ?? error;
  return (
    <Dialog title={t('Messages')} wide onClose={onClose}>
      {failure !== null && <ErrorNotice>{t(refusalOr(failure, 'That did not work. Please try again.'))}</ErrorNotice>}
      {data?.webhookMessages.length === 0 && <EmptyState icon="clock">{t('Nothing has been sent yet.')}</EmptyState>}
      <ul className="rows account__list">
        {data?.webhookMessages.map(({ id, eventType, record, state, attempts, attemptedAt, ...sent }) => {
          const style = messageStates[state];
          return (
            <li key={id}>
              <div>
                <b>{eventType}</b> {record} {style && <Badge status={{ ...style, label: t(style.label) }} />}
                <p className="soft small">
                  {attemptedAt && new Date(attemptedAt).toLocaleString(document.documentElement.lang || 'en')} ·{' '}
                  {t('{count, plural, one {# attempt} other {# attempts}}', { count: attempts })} ·{' '}
                  {[sent.responseStatus, sent.error].filter(Boolean).join(': ')}
                </p>
              </div>
              <Button small onClick={() => void redeliver.run(id)} aria-label={t('Redeliver {id}', { id })}>
                {t('Redeliver')}
              </Button>
              <details>
                <summary>{t('Request and answer')}</summary>
                <TextArea label={t('Request')} readOnly rows={6} value={sent.request} />
                <TextArea label={t('Answer')} readOnly rows={3} value={sent.response} />
              </details>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
