import { useNavigate } from 'react-router-dom';
import { formatInstant, formatMoney, pluralise } from '../../../ui/formats.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { CheckTabs } from '../checks/CheckTabs.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import type { BankStatementRowFragment } from './generated/graphql.ts';
import { LayoutsDialog } from './LayoutsDialog.tsx';
import { UploadStatementDialog } from './UploadStatementDialog.tsx';

type Row = BankStatementRowFragment;

/** Whether a statement balances, or what is missing. */
export const balanceText = ({ undoneAt, openLines, difference }: Row): string =>
  undoneAt
    ? 'Undone'
    : [
        openLines ? `${pluralise(openLines, 'line')} to settle` : null,
        Number(difference) ? `differs by ${formatMoney(difference)}` : null,
      ]
        .filter(Boolean)
        .join(', ') || 'Balanced';

/** The bank's files of paid checks, newest first (issue 35, section 1). */
export function StatementList() {
  const navigate = useNavigate();
  const [dialog, openDialog] = useDialog();
  return (
    <RequireAccess resource="checkRuns">
      <ListPage
        resource="bankStatements"
        title={countTitle('Bank Statement')}
        sort={{ field: 'id', order: 'DESC' }}
        tabs={<CheckTabs />}
        actions={
          <>
            <DialogButton dialog={<LayoutsDialog />}>CSV layouts</DialogButton>
            <DialogButton variant="contained" dialog={<UploadStatementDialog onPreview={openDialog} />}>
              Upload a file
            </DialogButton>
          </>
        }
        empty="Upload the bank’s file of paid checks to see which checks are cashed."
      >
        <RecordTable<Row>
          rowClick={(id) => {
            navigate(`/checks/statements/${id}`);
            return false;
          }}
        >
          <Column<Row> source="fileName" />
          <Column<Row> source="formatId" disableSort render={({ format }) => format?.name} />
          <Column<Row> source="statedTotal" align="right" format={formatMoney} />
          <Column<Row> source="openLines" label="Balance" disableSort render={balanceText} />
          <Column<Row> source="createdAt" label="Uploaded" format={formatInstant} />
        </RecordTable>
      </ListPage>
      {dialog}
    </RequireAccess>
  );
}
