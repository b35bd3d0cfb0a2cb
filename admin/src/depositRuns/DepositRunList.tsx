import { Alert } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { formatDate, formatInstant, formatMoney, pluralise } from '../../../ui/formats.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { totalOf } from '../checks/approval.ts';
import { CheckTabs } from '../checks/CheckTabs.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import type { DepositRunRowFragment as Row } from './generated/graphql.ts';
import { NewDepositRunDialog } from './NewDepositRunDialog.tsx';
import { ReturnsDialog } from './ReturnsDialog.tsx';

/** How many direct deposits wait for a run. */
function Waiting() {
  const { data, error } = useOperationQuery('depositsToSend', {});
  const waiting = data?.depositsToSend ?? [];
  if (!error && waiting.length === 0) return null;
  return (
    <Alert severity={error ? 'error' : 'info'} sx={{ mx: { xs: 2, sm: 3 }, mt: 2 }}>
      {error
        ? messageOf(error)
        : `Direct deposits to send: ${pluralise(waiting.length, 'payment')}, ${formatMoney(totalOf(waiting))}.`}
    </Alert>
  );
}

/** Runs of direct deposits, newest first, and what waits for the next one (issue 35, section 2). */
export function DepositRunList() {
  const navigate = useNavigate();
  const [dialog, openDialog] = useDialog();
  return (
    <RequireAccess resource="depositRuns">
      <ListPage
        resource="depositRuns"
        title={countTitle('Deposit Run')}
        sort={{ field: 'id', order: 'DESC' }}
        tabs={<CheckTabs />}
        above={<Waiting />}
        actions={
          <>
            <DialogButton dialog={<ReturnsDialog onPreview={openDialog} />}>Upload returns</DialogButton>
            <DialogButton variant="contained" dialog={<NewDepositRunDialog />}>
              New run
            </DialogButton>
          </>
        }
        empty="No direct deposits have been sent yet. A league is paid by direct deposit once its account is confirmed."
      >
        <RecordTable<Row>
          rowClick={(id) => {
            navigate(`/checks/deposits/${id}`);
            return false;
          }}
        >
          <Column<Row> source="id" />
          <Column<Row> source="status" render={({ status }) => <StatusChip of="depositRun" status={status} />} />
          <Column<Row> source="effectiveDate" format={formatDate} />
          <Column<Row> source="payments" align="right" disableSort />
          <Column<Row> source="amount" align="right" disableSort format={formatMoney} />
          <Column<Row>
            source="createdById"
            label="Made by"
            disableSort
            render={({ createdBy }) => createdBy?.name ?? createdBy?.email ?? '–'}
          />
          <Column<Row> source="createdAt" label="Made" format={formatInstant} />
        </RecordTable>
      </ListPage>
      {dialog}
    </RequireAccess>
  );
}
