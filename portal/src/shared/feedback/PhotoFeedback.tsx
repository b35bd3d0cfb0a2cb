/** Below an enlarged photo: favorite, reactions, comments, and asking for it to be hidden or featured. */
import { useState } from 'react';
import type { PhotoWish } from '../../../../ui/generated/schema.ts';
import { FeedbackBar } from './FeedbackBar.tsx';
import { useFeedback } from './feedbackStore.ts';
import { RequestDialog } from './RequestDialog.tsx';
import { RequestLine } from './RequestLine.tsx';
import { useCanWrite } from './writing.ts';

const wishes: readonly { wish: PhotoWish; label: string }[] = [
  { wish: 'feature', label: 'Ask to feature it' },
  { wish: 'hide', label: 'Ask to hide it' },
];

export default function PhotoFeedback({ photoId, name }: { photoId: number; name: string }) {
  const canWrite = useCanWrite();
  const question = { photoId };
  const data = useFeedback(question);
  const [asking, setAsking] = useState<PhotoWish | null>(null);
  if (!data) return null;
  const isOpen = (wish: PhotoWish) =>
    data.requests.some((request) => request.wish === wish && request.status === 'open');
  return (
    <>
      <FeedbackBar
        target={{ section: 'photo', verificationImageId: photoId }}
        question={question}
        rows={data.rows}
        name={name}
        favorites
      >
        {canWrite &&
          wishes
            .filter(({ wish }) => !isOpen(wish))
            .map(({ wish, label }) => (
              <button key={wish} type="button" className="feedback__button" onClick={() => setAsking(wish)}>
                {label}
              </button>
            ))}
      </FeedbackBar>
      {data.requests.length > 0 && (
        <ul className="feedback__requests">
          {data.requests.map((request) => (
            <li key={request.id}>
              <RequestLine request={request} question={question} />
            </li>
          ))}
        </ul>
      )}
      {asking && <RequestDialog photoId={photoId} wish={asking} question={question} onClose={() => setAsking(null)} />}
    </>
  );
}
