/** Counts views of a secret link with a request by the page's script, so that a mail scanner's fetch does not count (L-065). */
import { useEffect } from 'react';
import { request } from '../../../ui/graphql.ts';
import { RecordLinkViewDocument } from './generated/graphql.ts';

/** Counts one view of the link once its page is shown; errors are ignored. */
export function useLinkView(token: string, shown: boolean): void {
  useEffect(() => {
    if (shown) request(RecordLinkViewDocument, {}, { linkToken: token }).catch(() => undefined);
  }, [token, shown]);
}
