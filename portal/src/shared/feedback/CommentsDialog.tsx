/** The comments of the sponsor's people on one thing, newest first, with a field for a new one. */
import { useRef, useState } from 'react';
import { formatInstant } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { newKey } from '../../../../ui/newKey.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextArea } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { type FeedbackRow, loadFeedback, type Question } from './feedbackStore.ts';
import {
  CommentOnDashboardDocument,
  DeleteDashboardCommentDocument,
  RestoreDashboardCommentDocument,
} from './generated/graphql.ts';
import { failedText, type Target } from './writing.ts';

const MAX_LENGTH = 2000;

interface Props {
  name: string;
  target: Target;
  question: Question;
  comments: readonly FeedbackRow[];
  canWrite: boolean;
  onClose: () => void;
}

export function CommentsDialog({ name, target, question, comments, canWrite, onClose }: Props) {
  const [deleted, setDeleted] = useState<number | null>(null);
  // a comment keeps its key until it is stored, so that sending it again stores it once
  const clientKey = useRef(newKey());
  const post = useForm({
    saved: { body: '' },
    onSave: async ({ body }) => {
      await request(CommentOnDashboardDocument, { input: { ...target, body, clientKey: clientKey.current } });
      clientKey.current = newKey();
      await loadFeedback(question);
    },
  });
  const change = useAction(async (id: number, remove: boolean) => {
    if (remove) await request(DeleteDashboardCommentDocument, { input: { id } });
    else await request(RestoreDashboardCommentDocument, { input: { id } });
    setDeleted(remove ? id : null);
    await loadFeedback(question);
  });
  const error = post.failure ?? change.error;
  return (
    <Dialog title={`Comments: ${name}`} onClose={onClose}>
      <p className="small soft">Your colleagues and our team read them, leagues do not.</p>
      {canWrite && (
        <form className="feedback__form" {...post.props}>
          <TextArea label="Your comment" rows={3} maxLength={MAX_LENGTH} {...post.field('body')} />
          <Button variant="main" type="submit" busy={post.busy} disabled={post.values.body.trim() === ''}>
            Comment
          </Button>
        </form>
      )}
      {error !== null && <ErrorNotice>{refusalOr(error, failedText)}</ErrorNotice>}
      {deleted !== null && (
        <p className="feedback__deleted" role="status">
          Comment deleted.{' '}
          <Button small busy={change.busy} onClick={() => void change.run(deleted, false)}>
            Undo
          </Button>
        </p>
      )}
      {comments.length === 0 ? (
        <p className="soft">Nobody has commented yet.</p>
      ) : (
        <ul className="feedback__comments">
          {comments.map((comment) => (
            <li key={comment.id}>
              <p className="small">
                <b>{comment.authorName ?? 'A former user'}</b>{' '}
                <span className="soft">{comment.createdAt && formatInstant(comment.createdAt)}</span>
              </p>
              <p className="feedback__body">{comment.body ?? 'Has a question.'}</p>
              {comment.reply !== null && (
                <blockquote className="feedback__reply">
                  <p className="small">
                    <b>Our team</b> <span className="soft">{formatInstant(comment.repliedAt ?? '')}</span>
                  </p>
                  <p className="feedback__body">{comment.reply}</p>
                </blockquote>
              )}
              {canWrite && comment.mine && comment.body !== null && comment.reply === null && (
                <Button
                  small
                  variant="text"
                  busy={change.busy}
                  aria-label={`Delete your comment: ${comment.body?.slice(0, 40)}`}
                  onClick={() => void change.run(comment.id, true)}
                >
                  Delete
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
