/** A form with the canned responses and a comment (L-247 to L-250, L-253). */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { reportError } from '../../../../ui/report.ts';
import { Button } from '../../components/Button.tsx';
import { OneOf } from '../../components/Choices.tsx';
import { TextArea } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { supportEmail } from '../../lib/settings.ts';
import { useForm } from '../../lib/useForm.ts';
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
  const form = useForm<{ responseId: number | null; comment: string }>({
    draft: `deadline.${deadline.id}`,
    saved: { responseId: null, comment: '' },
    onSave: async ({ responseId, comment }) => {
      if (responseId === null) return;
      await onSend({ comment, verificationDeadlineCannedResponseId: responseId });
      onSent();
    },
  });
  useEffect(() => {
    if (form.error !== null) reportError(form.error);
  }, [form.error]);

  // a verified deadline needs no answer, but a comment is still accepted (L-254)
  const [isOpen, setIsOpen] = useState(!deadline.verified || form.dirty);
  const unfold = () => {
    flushSync(() => setIsOpen(true));
    form.props.ref.current?.querySelector('input')?.focus();
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

  return (
    <article className="card">
      <form className="card__body form" {...form.props} noValidate>
        {deadline.verified && <Accepted />}
        {form.failure !== null && (
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
          {...form.field('responseId')}
        />
        <TextArea
          label={t('Anything else we should know? (optional)')}
          maxLength={longestComment}
          rows={4}
          {...form.field('comment')}
        />
        <p className="soft small">{t('We read every answer and will let you know if the date can be moved.')}</p>
        <Button
          variant="main"
          type="submit"
          wide
          disabled={form.values.responseId === null}
          busy={form.busy}
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
