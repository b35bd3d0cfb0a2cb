/** At the top of the review: staff changed the offer while it was read, and what they changed. */
import { useEffect, useRef } from 'react';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { changedText } from './acceptProblem.ts';

export function Changed({ changes }: { changes: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  // the pressed button is at the other end of the page
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="offer__problem offer__problem--first" ref={place} tabIndex={-1}>
      <ErrorNotice list={changes}>{t(changedText)}</ErrorNotice>
    </div>
  );
}
