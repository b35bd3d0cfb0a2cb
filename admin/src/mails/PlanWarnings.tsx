import { Alert } from '@mui/material';
import { pluralise } from '../../../ui/formats.ts';
import type { Plan } from './useMailPlan.ts';

/** Rows listed before the rest is only counted. */
const SHOWN = 8;

const Warning = ({ title, rows }: { title: string; rows: Plan['skipped'] | Plan['waiting'] }) =>
  rows.length ? (
    <Alert severity="warning">
      <b>
        {title}: {rows.length}
      </b>
      {rows.slice(0, SHOWN).map(({ offerId, organizationName, reason }) => (
        <div key={offerId}>
          {organizationName}: {reason}
        </div>
      ))}
      {rows.length > SHOWN ? `and ${pluralise(rows.length - SHOWN, 'other')}` : null}
    </Alert>
  ) : null;

/** Who gets no email, and why (S-280, S-282). */
export const PlanWarnings = ({ plan }: { plan: Plan }) => (
  <>
    <Warning title="Wait and go by themselves when their day comes" rows={plan.waiting} />
    <Warning title="Skipped" rows={plan.skipped} />
    <Warning title="Not sent" rows={plan.refused} />
  </>
);
