/** Reaction buttons with their counts, and the button that opens the comments. Those who may only read see the counts. */
import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { pluralise } from '../../../../ui/formats.ts';
import type { DashboardReaction } from '../../../../ui/generated/schema.ts';
import { request } from '../../../../ui/graphql.ts';
import { ErrorNotice } from '../../components/Notice.tsx';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useAction } from '../../lib/useAction.ts';
import { CommentsDialog } from './CommentsDialog.tsx';
import { type FeedbackRow, loadFeedback, type Question } from './feedbackStore.ts';
import { ReactOnDashboardDocument } from './generated/graphql.ts';
import { reactions } from './reactions.ts';
import { failedText, type Target, useCanWrite } from './writing.ts';
import './feedback.css';

interface Props {
  target: Target;
  question: Question;
  rows: readonly FeedbackRow[];
  /** What it is about, for the names of its buttons. */
  name: string;
  favorites?: boolean;
  children?: ReactNode;
}

const favorite = { id: 'favorite', label: 'Favorite', sign: '☆' } as const;

export function FeedbackBar({ target, question, rows, name, favorites = false, children }: Props) {
  const canWrite = useCanWrite();
  const [open, setOpen] = useState(false);
  // a page has many bars: each shows what was said, and the rest with a click; a photo has its dialog for itself
  const [whole, setWhole] = useState(favorites);
  const react = useAction(async (reaction: DashboardReaction, chosen: boolean) => {
    setWhole(true); // the pressed button stays when its only reaction is taken back
    await request(ReactOnDashboardDocument, { input: { ...target, reaction, chosen } });
    await loadFeedback(question);
  });
  const showWhole = ({ currentTarget: { parentElement: bar } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => setWhole(true));
    bar?.querySelector('button')?.focus(); // its own button is gone
  };
  // a question without words is listed once it has a reply
  const comments = rows.filter(({ body, reply }) => body !== null || reply !== null);
  return (
    <div className="feedback">
      {(favorites ? [favorite, ...reactions] : reactions).map(({ id, label, sign }) => {
        const given = rows.filter(({ reaction }) => reaction === id);
        const mine = given.some((row) => row.mine);
        if (!canWrite)
          return given.length > 0 ? (
            <span key={id} className="feedback__count">
              <i aria-hidden="true">{sign}</i> {label} <b className="num">{given.length}</b>
            </span>
          ) : null;
        if (!whole && given.length === 0) return null;
        return (
          <button
            key={id}
            type="button"
            className="feedback__button"
            aria-pressed={mine}
            title={given.map(({ authorName }) => authorName ?? 'A former user').join(', ') || undefined}
            onClick={() => void react.run(id, !mine)}
          >
            <i aria-hidden="true">{id === 'favorite' && mine ? '★' : sign}</i> {label}
            <span className="sr">: {name}</span>
            {given.length > 0 && <b className="num">{given.length}</b>}
          </button>
        );
      })}
      {((canWrite && whole) || comments.length > 0) && (
        <button type="button" className="feedback__button" onClick={() => setOpen(true)}>
          {comments.length > 0 ? pluralise(comments.length, 'comment') : 'Comment'}
          <span className="sr">: {name}</span>
        </button>
      )}
      {canWrite && !whole && (
        <button type="button" className="feedback__button feedback__button--more" onClick={showWhole}>
          React or comment
          <span className="sr">: {name}</span>
        </button>
      )}
      {children}
      {react.error !== null && <ErrorNotice>{refusalOr(react.error, failedText)}</ErrorNotice>}
      {open && (
        <CommentsDialog
          name={name}
          target={target}
          question={question}
          comments={comments}
          canWrite={canWrite}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
