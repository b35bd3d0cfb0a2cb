/** A form with the canned responses and a comment (L-247 to L-250, L-253). */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reportError } from '../../../../ui/report.ts';
import { Button } from '../../components/Button.tsx';
import { OneOf } from '../../components/Choices.tsx';
import { TextArea } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { supportEmail } from '../../lib/settings.ts';
import { useAction } from '../../lib/useAction.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { Accepted } from './Accepted.tsx';

/** Maximum length of a comment in the database. */
export const longestComment = 2000;

/** A canned response; only selectable ones are offered. */
interface CannedResponse {
  id: number;
  response: string;
  selectable: boolean;
  position: number;
}

interface Draft {
  responseId: number | null;
  comment: string;
}

export function AnswerCard({
  deadline,
  responses,
  onSend,
  onSent,
  onPhoto,
}: {
  deadline: { id: number; verified: boolean | null; acceptsProof: boolean | null };
  responses: readonly CannedResponse[];
  /** Stores the answer. */
  onSend: (answer: { comment: string; verificationDeadlineCannedResponseId: number }) => Promise<void>;
  onSent: () => void;
  /** Scrolls to the photo; undefined where it is shown beside. */
  onPhoto?: () => void;
}) {
  const [draft, change, forget] = useDraft<Draft>(`deadline.${deadline.id}`, { responseId: null, comment: '' });
  const send = useAction(async () => {
    const { responseId, comment } = draft;
    if (responseId === null) return;
    await onSend({ comment, verificationDeadlineCannedResponseId: responseId });
    forget();
    onSent();
  });
  useEffect(() => {
    if (send.error !== null) reportError(send.error);
  }, [send.error]);

  // a verified deadline needs no answer, but a comment is still accepted (L-254)
  const [isOpen, setIsOpen] = useState(!deadline.verified || draft.responseId !== null || draft.comment !== '');
  const form = useRef<HTMLFormElement>(null);
  const unfold = () => {
    flushSync(() => setIsOpen(true));
    form.current?.querySelector('input')?.focus();
  };
  if (!isOpen)
    return (
      <article className="card">
        <div className="card__body">
          <Accepted />
        </div>
        <div className="card__body deadline__other">
          <p>{t('Is there something we should know?')}</p>
          <Button onClick={unfold}>{t('Write to us')}</Button>
        </div>
      </article>
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send.run();
  };

  return (
    <article className="card">
      <form className="card__body form" ref={form} onSubmit={submit} noValidate>
        {deadline.verified && <Accepted />}
        {send.error !== null && (
          <ErrorNotice action={<a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>}>
            {t('Oops! We had some trouble submitting your information. If the problem persists, please contact us.')}
          </ErrorNotice>
        )}
        <OneOf
          legend={t('What’s getting in the way?')}
          required
          options={responses
            .filter((response) => response.selectable)
            .sort((left, right) => left.position - right.position)
            .map(({ id, response }) => ({ value: id, label: t(response) }))}
          value={draft.responseId}
          onChange={(responseId) => change({ responseId })}
        />
        <TextArea
          label={t('Anything else we should know? (optional)')}
          value={draft.comment}
          maxLength={longestComment}
          rows={4}
          onChange={(event) => change({ comment: event.target.value })}
        />
        <p className="soft small">{t('We read every answer and will let you know if the date can be moved.')}</p>
        <Button
          variant="main"
          type="submit"
          wide
          disabled={draft.responseId === null}
          busy={send.busy}
          busyText={t('Sending...')}
        >
          {t('Submit')}
        </Button>
      </form>
      {onPhoto && deadline.acceptsProof && !deadline.verified && (
        <div className="card__body deadline__other">
          <p>{t('Got it done after all?')}</p>
          <Button onClick={onPhoto}>{t('Send your photo')}</Button>
        </div>
      )}
    </article>
  );
}
