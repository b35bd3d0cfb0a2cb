import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, required } from 'react-admin';
import { depositRunsLimits } from '../../../db/generated/limits.ts';
import { today } from '../../../ui/clock.ts';
import { formatDate, formatMoney, pluralise } from '../../../ui/formats.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { DateInput, MultilineInput } from '../form/inputs.tsx';
import type { DepositRunEntriesQuery } from './generated/graphql.ts';

/** A run with its entries. */
export type DepositRun = DepositRunEntriesQuery['depositRuns'][number];
type Props = { run: DepositRun };

export const totalText = ({ payments, amount }: Pick<DepositRun, 'payments' | 'amount'>) =>
  `${pluralise(payments, 'payment')}, ${formatMoney(amount)}`;

/** Releases a run that somebody else made (issue 35, section 2). */
export function ApproveRunDialog({ run }: Props) {
  const [fileSeen, setFileSeen] = useState(false);
  const { mutateAsync: approve } = useOperation('approveDepositRun', { quiet: true });
  return (
    <ConfirmDialog
      title={`Approve run ${run.id}`}
      action="Approve run"
      disabled={Boolean(run.earlierFiles) && !fileSeen}
      onConfirm={() => approve({ input: { depositRunId: run.id, fileSeen } })}
    >
      <p>
        {totalText(run)}, credited on {formatDate(run.effectiveDate)}. After this its file can be downloaded for the
        bank.
      </p>
      {run.earlierFiles ? (
        <Alert severity="warning">
          <p>
            These payments were in a file that was downloaded. If the bank has it, they are made twice:{' '}
            {run.earlierFiles}
          </p>
          <FormControlLabel
            control={<Checkbox checked={fileSeen} onChange={(event) => setFileSeen(event.target.checked)} />}
            label="The bank does not have that file"
          />
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}

/** Says that the bank has the file; each league gets an email (issue 35, section 2). */
export function SentDialog({ run }: Props) {
  const { mutateAsync: markSent } = useOperation('markDepositRunSent', { quiet: true });
  return (
    <FormDialog
      title={`Run ${run.id} was sent to the bank`}
      size="xs"
      action="Mark as sent"
      defaults={{ sentOn: today() }}
      required={['sentOn']}
      onSubmit={({ sentOn }: { sentOn: string }) => markSent({ input: { depositRunId: run.id, sentOn } })}
    >
      <DateInput source="sentOn" label="Sent on" limit={depositRunsLimits.sentOn} validate={required()} />
      <p>Each league gets an email that says when its money should arrive. This cannot be taken back.</p>
    </FormDialog>
  );
}

/** Cancels a run that the bank does not have (issue 35, section 2). */
export function CancelRunDialog({ run }: Props) {
  const { mutateAsync: cancel } = useOperation('cancelDepositRun', { quiet: true });
  const downloaded = run.downloadedAt !== null;
  return (
    <FormDialog
      title={`Cancel run ${run.id}`}
      size="xs"
      action="Cancel this run"
      defaults={{ notAtBank: false }}
      required={['reason']}
      onSubmit={({ reason, notAtBank }: { reason: string; notAtBank: boolean }) =>
        cancel({ input: { depositRunId: run.id, reason: reason.trim(), notAtBank } })
      }
    >
      <p>Its payments wait for another run. This cannot be taken back.</p>
      {downloaded ? (
        <BooleanInput
          source="notAtBank"
          label="The bank does not have this file"
          helperText="It was downloaded. If the bank has it, its payments would be made twice."
        />
      ) : null}
      <MultilineInput source="reason" validate={required()} helperText="Recorded with your name." minRows={2} />
    </FormDialog>
  );
}
