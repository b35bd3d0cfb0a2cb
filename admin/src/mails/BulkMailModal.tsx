import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { pluralise } from '../../../ui/formats.ts';
import { request } from '../../../ui/graphql.ts';
import { messageOf } from '../api/errors.ts';
import { useAction, useDocument } from '../api/hooks.ts';
import { Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import type { Language } from '../kit/languages.ts';
import { Modal } from '../kit/Modal.tsx';
import { Alert, Good, Warning } from '../kit/Note.tsx';
import type { BulkMail } from './bulk.ts';
import { MailPlanDocument, type Plan } from './documents.ts';
import { PlanLists } from './PlanLists.tsx';
import { PreviewBox } from './PreviewBox.tsx';

/** The notice that surveys went out shows for three seconds (B-324). */
export const SURVEY_NOTICE_MS = 3000;

type Outcome = { sent: number; plan: Plan };

/** A plan's rows but those of these offers. */
const without = ({ skipped, refused }: Plan, offerIds: readonly number[]): Plan => ({
  readyOfferIds: [],
  skipped: skipped.filter(({ offerId }) => !offerIds.includes(offerId)),
  refused: refused.filter(({ offerId }) => !offerIds.includes(offerId)),
});

type Props = {
  mail: BulkMail;
  offerIds: readonly number[];
  /** More to know before sending, such as when it was sent last. */
  note?: string;
  onClose: () => void;
  onSent?: () => void;
};

/** Says how many mails go, who is skipped and why, shows the mail, and sends it when asked to. */
export function BulkMailModal({ mail, offerIds, note, onClose, onSent }: Props) {
  const [looking, setLooking] = useState(offerIds.length === 1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const notify = useNotify();
  const asked = useDocument(
    MailPlanDocument,
    { kind: mail.kind, offerIds: [...offerIds] },
    { enabled: outcome === null },
  );
  const plan = asked.data?.mailPlan;
  const ready = plan?.readyOfferIds ?? [];
  const shown = ready[0] ?? offerIds[0];
  const [language, setLanguage] = useState<Language | null>(null);
  const preview = useDocument(
    mail.preview,
    { offerId: shown ?? 0, language },
    { enabled: looking && shown !== undefined, keep: true },
  );
  const { call, busy, failure } = useAction(mail.send, { quiet: true });
  const planNow = () =>
    request(MailPlanDocument, { kind: mail.kind, offerIds: [...offerIds] }).then(
      ({ mailPlan }) => mailPlan,
      () => null,
    );
  const send = async () => {
    if (!plan) return;
    // those that nobody can get are asked for, too: so the list of mails says why nothing came
    await call([...ready, ...plan.skipped.map(({ offerId }) => offerId)]).then(
      async (sent) => {
        // somebody else, or another tab, was quicker: the plan as it is now says why
        const now = sent.length < ready.length ? await planNow() : null;
        setOutcome({ sent: sent.length, plan: now ? without(now, sent) : plan });
        if (mail.kind === 'survey' && sent.length)
          notify(`${pluralise(sent.length, 'survey')} sent.`, { autoHideDuration: SURVEY_NOTICE_MS });
      },
      // parts before the one that failed are sent: the plan says who is left
      () => void asked.refetch(),
    );
  };
  const close = () => {
    onClose();
    if (outcome) onSent?.();
  };
  return (
    <Modal
      title={(offerIds.length === 1 ? mail.titleOfOne : undefined) ?? mail.title}
      size={looking && !outcome ? 'large' : 'medium'}
      busy={busy}
      onClose={close}
      actions={
        outcome ? (
          <Button look="go" onClick={close}>
            Done
          </Button>
        ) : (
          <>
            <Button look="bare" onClick={close}>
              Cancel
            </Button>
            {looking ? null : (
              <Button icon="eye" disabled={shown === undefined} onClick={() => setLooking(true)}>
                Preview
              </Button>
            )}
            <Button look="main" icon="send" disabled={busy || ready.length === 0} onClick={send}>
              {busy ? 'Sending...' : `Send ${pluralise(ready.length, mail.noun)}`}
            </Button>
          </>
        )
      }
    >
      <div className="stack-12">
        {failure ? <Alert>{messageOf(failure)}</Alert> : null}
        {asked.error ? <Alert>{messageOf(asked.error)}</Alert> : null}
        {outcome ? (
          <>
            {outcome.sent ? (
              <>
                <Good>{pluralise(outcome.sent, mail.noun)} sent.</Good>
                <p>
                  Each leaves within moments, or when quiet hours end where its league is.{' '}
                  <Link to="/mails">Mails</Link> shows what became of it.
                </p>
              </>
            ) : (
              <p>Nothing was sent.</p>
            )}
            <PlanLists plan={outcome.plan} />
          </>
        ) : (
          <>
            {plan ? (
              <p>
                <b>{ready.length ? `${pluralise(ready.length, mail.noun)} will go out.` : 'Nothing will go out.'}</b>{' '}
                {mail.effect} {note}
              </p>
            ) : asked.error ? null : (
              <Loading lines={2} />
            )}
            {mail.warning ? <Warning>{mail.warning}</Warning> : null}
            {plan ? <PlanLists plan={plan} /> : null}
            {looking ? (
              <PreviewBox
                mail={preview.data ? (Object.values(preview.data)[0] ?? null) : undefined}
                error={preview.error}
                title={`Preview: ${mail.noun}`}
                onLanguage={setLanguage}
              />
            ) : null}
          </>
        )}
      </div>
    </Modal>
  );
}
