import { moment } from '../kit/moment.ts';
import type { SentMail } from './documents.ts';

/** When it was sent or queued, and what keeps it. */
export function When({ mail }: { mail: SentMail }) {
  if (mail.sentAt) return <>{moment(mail.sentAt)}</>;
  if (mail.notBefore) return <>Waits until {moment(mail.notBefore)}</>;
  return <span className="soft">{moment(mail.createdAt)}</span>;
}
