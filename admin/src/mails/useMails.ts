import { useEffect } from 'react';
import { useDocument } from '../api/hooks.ts';
import { type MailFilter, MailsDocument } from './documents.ts';

/** How often a list is asked again while one of its mails waits. */
const EVERY_MS = 4000;

/** Mails by filter; while some wait to be sent, what became of them shows by itself. */
export function useMails(filter: MailFilter) {
  const answer = useDocument(MailsDocument, filter, { keep: true });
  const { refetch } = answer;
  const waiting = answer.data?.mails.some(({ state, notBefore }) => state === 'waiting' && !notBefore) ?? false;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => void refetch(), EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting, refetch]);
  return answer;
}
