import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { formatMoney, pluralise } from '../../../ui/formats.ts';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { FactList } from '../components/FactList.tsx';
import { Icon } from '../components/Icon.tsx';
import { approvalProblem, totalOf } from './approval.ts';
import { useDecisions } from './DecisionsProvider.tsx';
import type { CheckListRowFragment } from './generated/graphql.ts';
import { hasPayeeChange, PayeeCheckbox } from './PayeeCheckbox.tsx';
import { paidBy } from './paidBy.ts';
import { RejectDialog } from './RejectDialog.tsx';
import { UnusualChecks } from './UnusualChecks.tsx';

type Checks = readonly CheckListRowFragment[];

/** Names of checks, how they are paid, and amounts, one per line. */
const CheckNames = ({ checks }: { checks: Checks }) => (
  <FactList
    facts={checks.map((check) => [
      `${check.payee}, No. ${check.id}, ${paidBy(check)}`,
      <span key={check.id} style={{ whiteSpace: 'nowrap' }}>
        {formatMoney(check.amount)}
      </span>,
    ])}
  />
);

type ApproveProps = { checks: Checks; blockedCount: number; onApprove: () => Promise<void> };

/** Confirms approving several checks by their names and total. */
function ApproveSelectedDialog({ checks, blockedCount, onApprove }: ApproveProps) {
  const [seen, setSeen] = useState(false);
  return (
    <ConfirmDialog
      title={`Approve ${pluralise(checks.length, 'check')}`}
      action={`Approve ${formatMoney(totalOf(checks))}`}
      disabled={hasPayeeChange(checks) && !seen}
      onConfirm={onApprove}
    >
      {/* a long list scrolls by the keyboard */}
      <Box role="region" aria-label="Checks to approve" tabIndex={0}>
        <CheckNames checks={checks} />
      </Box>
      <Typography sx={{ textAlign: 'right' }}>
        Total <b>{formatMoney(totalOf(checks))}</b>
      </Typography>
      {blockedCount ? (
        <Alert severity="warning">
          {pluralise(blockedCount, 'selected check')} can’t be approved yet; the rows say why.
        </Alert>
      ) : null}
      <UnusualChecks checks={checks} />
      <PayeeCheckbox checks={checks} checked={seen} onChange={setSeen} />
      <Typography variant="body2" color="text.secondary">
        The checks wait for the next check run or file of direct deposits, and the leagues get an email.
      </Typography>
      <IrreversibleNotice operation="approveCheck" />
    </ConfirmDialog>
  );
}

/** Approves or rejects the selected checks one by one, after confirming their total. */
export function DecideSelected() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<CheckListRowFragment>();
  const { outcomes, approve, reject } = useDecisions();
  const notify = useNotify();
  const [dialog, openDialog] = useDialog(); // Decides what was confirmed, whatever the list shows by then.
  const pending = data.filter(({ id, status }) => selectedIds.includes(id) && status === 'pending' && !outcomes[id]);
  const approvable = pending.filter((check) => !approvalProblem(check));
  if (pending.length === 0 && !dialog) return null; // The bulk toolbar stays mounted while nothing is selected.

  /** Decides the checks one by one; an error does not stop the others and is shown in the check's row. */
  const decideAll = async (checks: Checks, decide: (check: Checks[number]) => Promise<void>, done: string) => {
    let refused = 0;
    for (const check of checks)
      await decide(check).catch(() => {
        refused += 1;
      });
    onUnselectItems();
    const message = `${pluralise(checks.length - refused, 'check')} ${done}.`;
    if (refused)
      notify(`${message} ${pluralise(refused, 'check')} could not be decided; see their rows for the reason.`, {
        type: 'warning',
      });
    else notify(message, { type: 'success' });
  };

  return (
    <>
      <DialogButton
        size="small"
        variant="contained"
        startIcon={<Icon name="ok" />}
        disabled={approvable.length === 0}
        onOpen={openDialog}
        dialog={
          <ApproveSelectedDialog
            checks={approvable}
            blockedCount={pending.length - approvable.length}
            onApprove={() =>
              decideAll(approvable, ({ id, check }) => approve(id, check?.recentPayeeChange?.at), 'approved')
            }
          />
        }
      >
        Approve {pluralise(approvable.length, 'check')}
      </DialogButton>
      <DialogButton
        size="small"
        onOpen={openDialog}
        dialog={
          <RejectDialog
            title={`Reject ${pluralise(pending.length, 'check')} of ${formatMoney(totalOf(pending))}`}
            action={`Reject ${pluralise(pending.length, 'check')}`}
            onReject={(reason) => decideAll(pending, ({ id }) => reject(id, reason), 'rejected')}
          />
        }
      >
        Reject {pluralise(pending.length, 'check')}
      </DialogButton>
      {dialog}
    </>
  );
}
