import { useEffect } from 'react';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { MailRowFragment, MailsQueryVariables } from './generated/graphql.ts';

/** Milliseconds between refetches while an email in the list is queued. */
const INTERVAL = 4000;

/** Refetches a list while one of its emails is about to be sent. */
export function useRefetchWhileWaiting(mails: readonly MailRowFragment[] | undefined, refetch: () => unknown): void {
  const waiting = mails?.some(({ state, notBefore }) => state === 'waiting' && !notBefore) ?? false;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => void refetch(), INTERVAL);
    return () => clearInterval(timer);
  }, [waiting, refetch]);
}

/** The latest emails about an offer or to an organization. */
export function useMails(of: MailsQueryVariables) {
  const query = useOperationQuery('mails', of, { keepPrevious: true });
  useRefetchWhileWaiting(query.data?.mails, query.refetch);
  return query;
}
