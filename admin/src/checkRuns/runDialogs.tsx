import { required } from 'react-admin';
import { idLimit } from '../../../ui/limits.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { MultilineInput, RangeInput } from '../form/inputs.tsx';
import { download } from './download.ts';
import type { CheckRun } from './types.ts';

type Props = { run: CheckRun };

const Reason = ({ helperText }: { helperText: string }) => (
  <MultilineInput source="reason" validate={required()} helperText={helperText} minRows={2} />
);

export const pagesName = ({ firstNumber, lastNumber }: CheckRun) => `checks-${firstNumber}-${lastNumber}.pdf`;

/** Downloads the pages of a run again; requires a reason, which is recorded (M1). */
export const ReprintDialog = ({ run, refetch }: Props & { refetch: () => void }) => (
  <FormDialog
    title="Download the checks again"
    size="xs"
    action="Download"
    required={['reason']}
    onSubmit={async ({ reason }: { reason: string }) => {
      await download(`/check-runs/${run.id}/checks.pdf`, { reason: reason.trim() }, pagesName(run));
      refetch();
    }}
  >
    <p>
      These checks were downloaded before. Make sure that none of them is printed twice: spoiled sheets keep their
      number and are recorded as void.
    </p>
    <Reason helperText="Recorded with your name." />
  </FormDialog>
);

/** Confirms that all sheets are printed; their checks then show "Printed" (M1). */
export function ConfirmRunDialog({ run }: Props) {
  const { mutateAsync: confirm } = useOperation('confirmCheckRun', { quiet: true });
  return (
    <ConfirmDialog
      title="Confirm that the checks are printed"
      action="All sheets are printed"
      onConfirm={() => confirm({ input: { runId: run.id } })}
    >
      <p>
        Compare the number on the last sheet: it is {run.lastNumber}. Record spoiled sheets first; their checks wait for
        the next run.
      </p>
    </ConfirmDialog>
  );
}

/** Records sheets as void; their checks go back to the queue (M1). */
export function SpoilDialog({ run }: Props) {
  const { mutateAsync: spoil } = useOperation('spoilCheckSheets', { quiet: true });
  return (
    <FormDialog
      title="Record spoiled sheets"
      size="xs"
      action="Record as void"
      required={['firstNumber', 'lastNumber', 'reason']}
      onSubmit={({ firstNumber, lastNumber, reason }: { firstNumber: number; lastNumber: number; reason: string }) =>
        spoil({ input: { runId: run.id, firstNumber, lastNumber, reason: reason.trim() } })
      }
    >
      <RangeInput limit={idLimit} source="firstNumber" label="First spoiled sheet" validate={required()} />
      <RangeInput limit={idLimit} source="lastNumber" label="Last spoiled sheet" validate={required()} />
      <Reason helperText="The checks on these sheets go into the next run." />
    </FormDialog>
  );
}

/** Cancels a run of which nothing was printed (M1). */
export function CancelRunDialog({ run }: Props) {
  const { mutateAsync: cancel } = useOperation('cancelCheckRun', { quiet: true });
  return (
    <FormDialog
      title="Cancel this check run"
      size="xs"
      action="Cancel check run"
      required={['reason']}
      onSubmit={({ reason }: { reason: string }) => cancel({ input: { runId: run.id, reason: reason.trim() } })}
    >
      <p>
        Only if no sheet was printed. The checks return to the queue, and the next run starts from {run.firstNumber}. If
        sheets were printed by mistake, destroy them and record them as spoiled instead.
      </p>
      <Reason helperText="Recorded with your name." />
    </FormDialog>
  );
}
