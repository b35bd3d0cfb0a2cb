import { pluralise } from '../../../../ui/formats.ts';
import { Good, Warning } from '../../kit/Note.tsx';
import type { SendResult } from '../documents.ts';

const List = ({ title, rows }: { title: string; rows: SendResult['skipped'] }) =>
  rows.length ? (
    <Warning>
      <b>{title}</b>
      <br />
      {rows.map((row) => (
        <span key={row.offerId}>
          {row.organizationName}: {row.reason}
          <br />
        </span>
      ))}
    </Warning>
  ) : null;

/** Which offers were sent, skipped and refused, and why (S-282). */
export const SendOutcome = ({ result }: { result: SendResult }) => (
  <div className="stack-12">
    {result.sentOfferIds.length ? <Good>{pluralise(result.sentOfferIds.length, 'offer email')} sent.</Good> : null}
    <List title="Skipped" rows={result.skipped} />
    <List title="Not sent" rows={result.refused} />
  </div>
);
