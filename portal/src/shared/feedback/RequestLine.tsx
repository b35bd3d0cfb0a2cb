/** One request about a photo and what became of it; an open one can be taken back by any user of the sponsor. */
import { useState } from 'react';
import { formatInstant } from '../../../../ui/formats.ts';
import { request as send } from '../../../../ui/graphql.ts';
import { Confirm } from '../../components/Confirm.tsx';
import { loadFeedback, type PhotoRequest, type Question } from './feedbackStore.ts';
import { WithdrawPhotoRequestDocument } from './generated/graphql.ts';
import { useCanWrite } from './writing.ts';

function outcomeOf({ status, wish }: PhotoRequest): string {
  if (status === 'declined') return 'Declined';
  if (status === 'withdrawn') return 'Taken back';
  if (status === 'open') return 'Our team will look at it';
  return wish === 'hide' ? 'Hidden' : 'Featured';
}

function TakeBack({ request, name, question }: { request: PhotoRequest; name: string; question: Question }) {
  const [asking, setAsking] = useState(false);
  const withdraw = async () => {
    try {
      await send(WithdrawPhotoRequestDocument, { input: { id: request.id } });
    } finally {
      await loadFeedback(question); // also after an error: our team may have answered it
    }
    setAsking(false);
  };
  return (
    <>
      <button type="button" className="feedback__button" onClick={() => setAsking(true)}>
        Take it back
        <span className="sr">
          : asked to {request.wish} {name}
        </span>
      </button>
      {asking && (
        <Confirm
          title="Take the request back?"
          action="Take it back"
          onConfirm={withdraw}
          onClose={() => setAsking(false)}
        >
          <p>Our team will leave the photo as it is. You can ask again later.</p>
        </Confirm>
      )}
    </>
  );
}

interface Props {
  request: PhotoRequest;
  /** What is loaded again after a change. */
  question: Question;
  /** Which photo, in a sentence. */
  name?: string;
}

export function RequestLine({ request, question, name = 'this photo' }: Props) {
  const canWrite = useCanWrite();
  const when = request.answeredAt ?? request.createdAt;
  const isOpen = request.status === 'open';
  return (
    <>
      <p>
        {request.authorName ?? 'A former user'} asked to {request.wish} {name}.{' '}
        <b>
          {outcomeOf(request)}
          {!isOpen && when ? `, ${formatInstant(when)}` : ''}.
        </b>
      </p>
      {request.reason && <p className="feedback__body soft">{request.reason}</p>}
      {request.answer && <p className="feedback__body">“{request.answer}”</p>}
      {isOpen && canWrite && <TakeBack request={request} name={name} question={question} />}
    </>
  );
}
