import { Alert, Box } from '@mui/material';
import { required } from 'react-admin';
import { useParams } from 'react-router-dom';
import { formatInstant, formatMoney, pluralise } from '../../../ui/formats.ts';
import { pageId } from '../../../ui/pageId.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { MultilineInput } from '../form/inputs.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { BankLineTable, lineFilters } from './BankLineTable.tsx';
import type { BankStatementRowFragment as Statement } from './generated/graphql.ts';
import { balanceText } from './StatementList.tsx';

/** Takes back a whole upload. */
function UndoDialog({ statement }: { statement: Statement }) {
  const { mutateAsync: undo } = useOperation('undoBankStatement', { quiet: true });
  return (
    <FormDialog
      title="Undo this upload"
      size="xs"
      action="Undo upload"
      required={['reason']}
      onSubmit={({ reason }: { reason: string }) =>
        undo({ input: { statementId: statement.id, reason: reason.trim() } })
      }
    >
      <p>All of its lines are removed, and their checks are no longer cleared. The file can be uploaded again.</p>
      <MultilineInput source="reason" validate={required()} helperText="Recorded with your name." minRows={2} />
    </FormDialog>
  );
}

function Balance({ statement }: { statement: Statement }) {
  const { undoneAt, undoReason, statedTotal, knownCount, knownAmount, createdAt, createdBy, format } = statement;
  const text = balanceText(statement);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: { xs: 2, sm: 0 } }}>
      <Alert severity={undoneAt ? 'info' : text === 'Balanced' ? 'success' : 'warning'}>
        <b>{text}</b>
        {undoneAt ? ` ${formatInstant(undoneAt)}: ${undoReason}` : `. The bank’s total is ${formatMoney(statedTotal)}.`}{' '}
        {knownCount
          ? `${pluralise(knownCount, 'line')} of ${formatMoney(knownAmount)} came with an earlier file. `
          : ''}
        {format?.name}, uploaded {formatInstant(createdAt)} by {createdBy?.name ?? createdBy?.email ?? 'somebody'}.
      </Alert>
    </Box>
  );
}

/** A bank's file: whether it balances, and its lines (issue 35, section 1). */
export function StatementPage() {
  const id = pageId(useParams().id);
  const { data, error, refetch } = useOperationQuery('bankStatement', { id }, { enabled: Number.isInteger(id) });
  if (!Number.isInteger(id) || data?.bankStatements.length === 0) return <NotFound what="bank statement" />;
  const statement = data?.bankStatements[0];
  return (
    <RequireAccess resource="checkRuns">
      {statement ? (
        <ListPage
          resource="bankLines"
          title={() => statement.fileName}
          documentTitle={statement.fileName}
          back={{ to: '/checks/statements', label: 'Bank statements' }}
          filter={{ statementId: { equalTo: id } }}
          sort={{ field: 'id', order: 'ASC' }}
          filters={lineFilters}
          above={<Balance statement={statement} />}
          empty="This upload was undone."
          actions={
            statement.undoneAt ? null : (
              <DialogButton color="error" dialog={<UndoDialog statement={statement} />}>
                Undo upload
              </DialogButton>
            )
          }
        >
          <BankLineTable />
        </ListPage>
      ) : error ? (
        <Problem error={error} retry={refetch} />
      ) : (
        <Loading />
      )}
    </RequireAccess>
  );
}
