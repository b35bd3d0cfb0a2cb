import { useState } from 'react';
import { useNotify } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { useCall } from '../api/hooks.ts';
import { Button } from '../kit/Button.tsx';
import { Modal } from '../kit/Modal.tsx';
import { SendOutcome } from '../offers/actions/SendOutcome.tsx';
import { MarkAsQualifiedDocument, SendOfferEmailsDocument, type SendResult } from '../offers/documents.ts';
import { statusOf } from '../offers/states.ts';
import { RemoveModal } from './RemoveModal.tsx';
import type { Prospect } from './types.ts';

const REMOVABLE = ['prospecting', 'qualified', 'proposed'];
const MAILABLE = ['qualified', 'proposed'];

type Props = { picked: readonly Prospect[]; onDone: () => void };

/** What can be done with the ticked offers; it comes from below while any are ticked (B-322 … B-326). */
export function BulkBar({ picked, onDone }: Props) {
  const [removing, setRemoving] = useState(false);
  const [asking, setAsking] = useState(false);
  const [result, setResult] = useState<SendResult | null>(null);
  const qualify = useCall(MarkAsQualifiedDocument);
  const send = useCall(SendOfferEmailsDocument);
  const notify = useNotify();
  const of = (statuses: readonly string[]) => picked.filter((offer) => statuses.includes(statusOf(offer)));
  const ids = (offers: readonly Prospect[]) => offers.map(({ id }) => id);
  const prospects = of(['prospecting']);
  const mailable = of(MAILABLE);
  const removable = of(REMOVABLE);
  const markAsQualified = () =>
    qualify.call({ input: { offerIds: ids(prospects) } }).then(
      () => {
        notify(`${pluralise(prospects.length, 'sponsorship')} marked as qualified.`);
        onDone();
      },
      () => undefined,
    );
  const sendEmails = () =>
    send.call({ input: { offerIds: ids(mailable) } }).then(
      ({ sendOfferEmails }) => setResult(sendOfferEmails.result),
      () => setAsking(false),
    );
  const closeMail = () => {
    setAsking(false);
    if (result) onDone();
    setResult(null);
  };
  return (
    <>
      {picked.length ? (
        <section className="bulk" aria-label="Selected sponsorships">
          <span className="bulk__n" role="status">
            {picked.length} selected
          </span>
          {prospects.length ? (
            <Button look="main" icon="ok" disabled={qualify.busy} onClick={markAsQualified}>
              Mark as Qualified{prospects.length < picked.length ? ` (${prospects.length})` : ''}
            </Button>
          ) : null}
          {mailable.length ? (
            <Button
              look={prospects.length ? 'plain' : 'main'}
              icon="mail"
              disabled={send.busy}
              onClick={() => setAsking(true)}
            >
              Send offer emails{mailable.length < picked.length ? ` (${mailable.length})` : ''}
            </Button>
          ) : null}
          {removable.length ? (
            <Button icon="x" onClick={() => setRemoving(true)}>
              Remove from campaign{removable.length < picked.length ? ` (${removable.length})` : ''}
            </Button>
          ) : null}
          <p>
            {prospects.length + mailable.length + removable.length === 0
              ? 'Confirmed sponsorships are changed on their own page.'
              : null}
          </p>
          <Button onClick={onDone}>Clear</Button>
        </section>
      ) : null}
      {removing ? <RemoveModal offers={removable} onClose={() => setRemoving(false)} onRemoved={onDone} /> : null}
      {asking ? (
        <Modal
          title="Send offer emails"
          onClose={closeMail}
          actions={
            result ? (
              <Button look="go" onClick={closeMail}>
                Done
              </Button>
            ) : (
              <>
                <Button look="bare" onClick={closeMail}>
                  Cancel
                </Button>
                <Button look="main" icon="send" disabled={send.busy} onClick={sendEmails}>
                  {send.busy ? 'Sending...' : `Send ${pluralise(mailable.length, 'offer email')}`}
                </Button>
              </>
            )
          }
        >
          {result ? (
            <SendOutcome result={result} />
          ) : (
            <p>
              {pluralise(mailable.length, 'league gets', 'leagues get')} the offer by e-mail, and the offer becomes
              proposed. Offers without value, assets, deadlines or descriptions are not sent; organizations without a
              contact e-mail are skipped.
            </p>
          )}
        </Modal>
      ) : null}
    </>
  );
}
