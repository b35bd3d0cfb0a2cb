/** Counting who looks at a secret link: by a call of the page's script, so that a mail scanner's fetch counts nothing (L-065). */
import { useEffect } from 'react';
import { request } from '../../../ui/graphql.ts';
import { RecordLinkViewDocument } from './generated/graphql.ts';

/** Counts one view of the link once its page is shown; a view that is not counted is no reason to trouble anybody. */
export function useLinkView(token: string, shown: boolean): void {
  useEffect(() => {
    if (shown) request(RecordLinkViewDocument, {}, { linkToken: token }).catch(() => undefined);
  }, [token, shown]);
}
