/** One request about a photo and what became of it. */
import { formatInstant } from '../../../../ui/formats.ts';
import type { PhotoRequest } from './feedbackStore.ts';

function outcomeOf({ status, wish }: PhotoRequest): string {
  if (status === 'declined') return 'Declined';
  if (status === 'open') return 'Our team will look at it';
  return wish === 'hide' ? 'Hidden' : 'Featured';
}

export function RequestLine({ request, name = 'this photo' }: { request: PhotoRequest; name?: string }) {
  const when = request.answeredAt ?? request.createdAt;
  return (
    <>
      <p>
        {request.authorName ?? 'A former user'} asked to {request.wish} {name}.{' '}
        <b>
          {outcomeOf(request)}
          {request.status !== 'open' && when ? `, ${formatInstant(when)}` : ''}.
        </b>
      </p>
      {request.reason && <p className="feedback__body soft">{request.reason}</p>}
      {request.answer && <p className="feedback__body">“{request.answer}”</p>}
    </>
  );
}
