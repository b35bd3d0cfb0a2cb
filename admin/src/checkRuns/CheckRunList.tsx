import { useNavigate } from 'react-router-dom';
import { formatInstant } from '../../../ui/formats.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { CheckTabs } from '../checks/CheckTabs.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import type { CheckRunRowFragment } from './generated/graphql.ts';
import { NewRunDialog } from './NewRunDialog.tsx';

type Row = CheckRunRowFragment;

/** Check runs, newest first, and a button that starts the next one (M1). */
export function CheckRunList() {
  const navigate = useNavigate();
  const open = (id: number | string) => `/checks/runs/${id}`;
  return (
    <RequireAccess resource="checkRuns">
      <ListPage
        resource="checkRuns"
        title={countTitle('Check Run')}
        sort={{ field: 'id', order: 'DESC' }}
        tabs={<CheckTabs />}
        actions={
          <DialogButton variant="contained" dialog={<NewRunDialog checkIds={null} />}>
            Print approved checks
          </DialogButton>
        }
        empty="No checks have been printed yet."
      >
        <RecordTable<Row>
          rowClick={(id) => {
            navigate(open(id));
            return false;
          }}
        >
          <Column<Row>
            source="firstNumber"
            label="Sheets"
            render={({ firstNumber, lastNumber }) => `${firstNumber} to ${lastNumber}`}
          />
          <Column<Row> source="status" render={({ status }) => <StatusChip of="checkRun" status={status} />} />
          <Column<Row> source="createdAt" label="Started" format={formatInstant} />
          <Column<Row>
            source="createdById"
            label="By"
            disableSort
            render={({ createdBy }) => createdBy?.name ?? createdBy?.email ?? '–'}
          />
          <Column<Row> source="closedAt" format={formatInstant} />
        </RecordTable>
      </ListPage>
    </RequireAccess>
  );
}
