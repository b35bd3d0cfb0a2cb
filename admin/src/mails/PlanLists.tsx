import { pluralise } from '../../../ui/formats.ts';
import { Warning } from '../kit/Note.tsx';
import type { Plan } from './documents.ts';

/** Rows that are listed before the rest is only counted. */
const SHOWN = 8;

const List = ({ title, rows }: { title: string; rows: Plan['skipped'] }) =>
  rows.length ? (
    <Warning>
      <b>
        {title}: {rows.length}
      </b>
      <br />
      {rows.slice(0, SHOWN).map((row) => (
        <span key={row.offerId}>
          {row.organizationName}: {row.reason}
          <br />
        </span>
      ))}
      {rows.length > SHOWN ? <span>and {pluralise(rows.length - SHOWN, 'other')}</span> : null}
    </Warning>
  ) : null;

/** Who gets no mail, and why (S-280, S-282). */
export const PlanLists = ({ plan }: { plan: Plan }) => (
  <>
    <List title="Skipped" rows={plan.skipped} />
    <List title="Not sent" rows={plan.refused} />
  </>
);
