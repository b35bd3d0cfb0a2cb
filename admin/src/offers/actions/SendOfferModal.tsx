import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { useCall, useDocument } from '../../api/hooks.ts';
import { Loading } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { MailFrame } from '../../kit/MailFrame.tsx';
import { Modal } from '../../kit/Modal.tsx';
import { Alert } from '../../kit/Note.tsx';
import { OfferEmailDocument, SendOfferEmailsDocument, type SendResult } from '../documents.ts';
import type { Sponsorship } from '../types.ts';
import { SendOutcome } from './SendOutcome.tsx';

/** Shows the offer e-mail as it will arrive and sends it (S-281, S-345 … S-348). */
export function SendOfferModal({ offer, onClose }: { offer: Sponsorship; onClose: () => void }) {
  const { data, error } = useDocument(OfferEmailDocument, { offerId: offer.id });
  const { call, busy, failure } = useCall(SendOfferEmailsDocument, { quiet: true });
  const [result, setResult] = useState<SendResult | null>(null);
  const send = () =>
    call({ input: { offerIds: [offer.id] } })
      .then(({ sendOfferEmails }) => setResult(sendOfferEmails.result))
      .catch(() => undefined);
  const mail = data?.offerEmail;
  return (
    <Modal
      title="Send offer email"
      size="large"
      onClose={onClose}
      actions={
        result ? (
          <Button look="go" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button look="bare" onClick={onClose}>
              Cancel
            </Button>
            <Button look="main" icon="send" disabled={busy || !mail} onClick={send}>
              {busy ? 'Sending...' : 'Send offer email'}
            </Button>
          </>
        )
      }
    >
      <div className="stack-12">
        {result ? <SendOutcome result={result} /> : null}
        {failure ? <Alert>{messageOf(failure)}</Alert> : null}
        {error ? <Alert>Oops! We had some trouble loading the email preview. Please try again.</Alert> : null}
        {!data && !error ? <Loading /> : null}
        {mail && !result ? (
          <>
            <dl className="pairs pairs--left">
              <dt>To</dt>
              <dd>{mail.to || 'No contact e-mail is saved for this organization.'}</dd>
              <dt>Subject</dt>
              <dd>{mail.subject}</dd>
            </dl>
            <MailFrame html={mail.htmlBody} title="Preview of the offer email" />
          </>
        ) : null}
      </div>
    </Modal>
  );
}
