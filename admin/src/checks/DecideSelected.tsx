import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { formatMoney, pluralise } from '../../../ui/formats.ts';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { FactList } from '../components/FactList.tsx';
import { Icon } from '../components/Icon.tsx';
import { approvalProblem, totalOf } from './approval.ts';
import { useDecisions } from './DecisionsProvider.tsx';
import type { CheckListRowFragment } from './generated/graphql.ts';
import { hasPayeeChange, PayeeCheckbox } from './PayeeCheckbox.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { UnusualChecks } from './UnusualChecks.tsx';

type Checks = readonly CheckListRowFragment[];

/** Names and amounts of checks, one per line. */
const CheckNames = ({ checks }: { checks: Checks }) => (
  <FactList
    facts={checks.map(({ id, payee, amount }) => [
      `${payee}, No. ${id}`,
      <span key={id} style={{ whiteSpace: 'nowrap' }}>
        {formatMoney(amount)}
      </span>,
    ])}
  />
);

/** Approves or rejects the selected checks one by one, after confirming their total. */
export function DecideSelected() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<CheckListRowFragment>();
  const { outcomes, approve, reject } = useDecisions();
  const [activeDialog, setActiveDialog] = useState<'approve' | 'reject' | null>(null);
  const [seen, setSeen] = useState(false);
  const notify = useNotify();
  const pending = data.filter(({ id, status }) => selectedIds.includes(id) && status === 'pending' && !outcomes[id]);
  const approvable = pending.filter((check) => !approvalProblem(check));
  const blocked = pending.filter(approvalProblem);
  const close = () => {
    setActiveDialog(null);
    setSeen(false);
  };
  if (pending.length === 0) return null; // The bulk toolbar stays mounted while nothing is selected.

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
      <Button
        size="small"
        variant="contained"
        startIcon={<Icon name="ok" />}
        disabled={approvable.length === 0}
        onClick={() => setActiveDialog('approve')}
      >
        Approve {pluralise(approvable.length, 'check')}
      </Button>
      <Button size="small" disabled={pending.length === 0} onClick={() => setActiveDialog('reject')}>
        Reject {pluralise(pending.length, 'check')}
      </Button>
      {activeDialog === 'approve' ? (
        <ConfirmDialog
          title={`Approve ${pluralise(approvable.length, 'check')}`}
          action={`Approve ${formatMoney(totalOf(approvable))}`}
          disabled={hasPayeeChange(approvable) && !seen}
          onConfirm={() =>
            decideAll(approvable, ({ id, check }) => approve(id, check?.recentPayeeChange?.at), 'approved')
          }
          onClose={close}
        >
          {/* a long list scrolls by the keyboard */}
          <Box role="region" aria-label="Checks to approve" tabIndex={0}>
            <CheckNames checks={approvable} />
          </Box>
          <Typography sx={{ textAlign: 'right' }}>
            Total <b>{formatMoney(totalOf(approvable))}</b>
          </Typography>
          {blocked.length ? (
            <Alert severity="warning">
              {pluralise(blocked.length, 'selected check')} can’t be approved yet; the rows say why.
            </Alert>
          ) : null}
          <UnusualChecks checks={approvable} />
          <PayeeCheckbox checks={approvable} checked={seen} onChange={setSeen} />
          <Typography variant="body2" color="text.secondary">
            The checks wait for the next check run, and the leagues get an email.
          </Typography>
          <IrreversibleNotice operation="approveCheck" />
        </ConfirmDialog>
      ) : null}
      {activeDialog === 'reject' ? (
        <RejectDialog
          title={`Reject ${pluralise(pending.length, 'check')} of ${formatMoney(totalOf(pending))}`}
          action={`Reject ${pluralise(pending.length, 'check')}`}
          onReject={(reason) => decideAll(pending, ({ id }) => reject(id, reason), 'rejected')}
          onClose={close}
        />
      ) : null}
    </>
  );
}
