/** "Your photo requests": those of the page's campaigns and what became of them, also of photos that are hidden now. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useFeedback } from './feedbackStore.ts';
import { RequestLine } from './RequestLine.tsx';
import './feedback.css';

const FIRST = 5;

export default function Outcomes({ campaignIds }: { campaignIds: readonly number[] }) {
  const question = { campaignIds };
  const data = useFeedback(question);
  const [all, setAll] = useState(false);
  if (!data?.requests.length) return null;
  return (
    <section className="wrap" id="requests" aria-labelledby="h-requests">
      <div className="story__head">
        <h2 id="h-requests">Your photo requests</h2>
      </div>
      <ul className="card rows feedback__outcomes">
        {data.requests.slice(0, all ? undefined : FIRST).map((request) => (
          <li key={request.id} className="card__body">
            <RequestLine request={request} question={question} name={`a photo of ${request.organizationName}`} />
          </li>
        ))}
      </ul>
      {data.requests.length > FIRST && !all && <Button onClick={() => setAll(true)}>Show all requests</Button>}
    </section>
  );
}
