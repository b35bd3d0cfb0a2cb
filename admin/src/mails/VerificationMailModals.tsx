import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../api/errors.ts';
import { useCall, useDocument } from '../api/hooks.ts';
import { Button } from '../kit/Button.tsx';
import type { Language } from '../kit/languages.ts';
import { Modal } from '../kit/Modal.tsx';
import { Alert } from '../kit/Note.tsx';
import { useDebounced } from '../layout/useDebounced.ts';
import {
  MailPlanDocument,
  RequestAdditionalVerificationEmailDocument,
  SendRequestAdditionalVerificationDocument,
  SendVerificationReminderDocument,
  VerificationReminderEmailDocument,
} from './documents.ts';
import { PlanLists } from './PlanLists.tsx';
import { PreviewBox } from './PreviewBox.tsx';

type Props = { offerId: number; onClose: () => void };

/** Reminds a league of all its open proof, with preview (S-344). */
export function ReminderModal({ offerId, onClose }: Props) {
  const plan = useDocument(MailPlanDocument, { kind: 'verification_reminder', offerIds: [offerId] }).data?.mailPlan;
  const [language, setLanguage] = useState<Language | null>(null);
  const preview = useDocument(VerificationReminderEmailDocument, { offerId, language }, { keep: true });
  const { call, busy, failure } = useCall(SendVerificationReminderDocument, { quiet: true });
  const notify = useNotify();
  const send = () =>
    call({ input: { offerId } }).then(
      () => {
        notify('Verification reminder sent.');
        onClose();
      },
      () => undefined,
    );
  return (
    <Modal
      title="Send verification reminder"
      size="large"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button look="main" icon="send" disabled={busy || !plan?.readyOfferIds.length} onClick={send}>
            {busy ? 'Sending...' : 'Send reminder'}
          </Button>
        </>
      }
    >
      <div className="stack-12">
        {failure ? <Alert>{messageOf(failure)}</Alert> : null}
        {plan ? <PlanLists plan={plan} /> : null}
        <PreviewBox
          mail={preview.data?.verificationReminderEmail}
          error={preview.error}
          title="Preview of the verification reminder"
          onLanguage={setLanguage}
        />
      </div>
    </Modal>
  );
}

/** Asks a league for more proof in staff's own words, with preview (S-342, S-343). */
export function AdditionalVerificationModal({ offerId, onClose }: Props) {
  const [message, setMessage] = useState('');
  const written = useDebounced(message.trim(), 400);
  const plan = useDocument(MailPlanDocument, { kind: 'additional_verification', offerIds: [offerId] }).data?.mailPlan;
  const [language, setLanguage] = useState<Language | null>(null);
  const preview = useDocument(
    RequestAdditionalVerificationEmailDocument,
    { offerId, message: written, language },
    { keep: true },
  );
  const { call, busy, failure } = useCall(SendRequestAdditionalVerificationDocument, { quiet: true });
  const notify = useNotify();
  const send = () =>
    call({ input: { offerId, message: message.trim() } }).then(
      () => {
        notify('Request for additional verification sent.');
        onClose();
      },
      () => undefined,
    );
  // the same message goes once a day, so a plan without it only says who cannot get any
  const skipped = plan?.skipped.filter(({ reason }) => !reason.includes('today')) ?? [];
  return (
    <Modal
      title="Request additional verification"
      size="large"
      holdsText
      typed={message.trim() !== ''}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="main"
            icon="send"
            disabled={busy || !message.trim() || !plan || skipped.length + plan.refused.length > 0}
            onClick={send}
          >
            {busy ? 'Sending...' : 'Send request'}
          </Button>
        </>
      }
    >
      <div className="stack-12">
        {failure ? <Alert>{messageOf(failure)}</Alert> : null}
        {plan ? <PlanLists plan={{ ...plan, skipped }} /> : null}
        <div>
          <label className="label" htmlFor="additional-verification-message">
            Message
          </label>
          <textarea
            className="box"
            id="additional-verification-message"
            rows={4}
            maxLength={5000}
            placeholder="What should the league show, and how?"
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </div>
        <PreviewBox
          mail={preview.data?.requestAdditionalVerificationEmail}
          error={preview.error}
          title="Preview of the request for additional verification"
          onLanguage={setLanguage}
        />
      </div>
    </Modal>
  );
}
