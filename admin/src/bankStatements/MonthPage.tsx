import { Alert, Button, Card, CardContent, Stack } from '@mui/material';
import { required } from 'react-admin';
import { Link, Navigate, useParams } from 'react-router-dom';
import { today } from '../../../ui/clock.ts';
import { formatInstant, formatMoney, pluralise } from '../../../ui/formats.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { CheckTabs } from '../checks/CheckTabs.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { FactList } from '../components/FactList.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { MultilineInput } from '../form/inputs.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { BankLineTable, lineFilters } from './BankLineTable.tsx';
import type { CheckMonthQuery } from './generated/graphql.ts';
import { LaterEntries } from './LaterEntries.tsx';
import { MissingPaymentDialog } from './MissingPaymentDialog.tsx';

type Month = NonNullable<CheckMonthQuery['checkMonth']>;

/** The first day of the month that is some months from another, YYYY-MM-01. */
const shifted = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 10);
};
const nameOf = (month: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));
const pathOf = (month: string) => `/checks/months/${month.slice(0, 7)}`;

function CloseDialog({ month: { month, withoutStatement }, title }: { month: Month; title: string }) {
  const { mutateAsync: close } = useOperation('closeMonth', { quiet: true });
  const text = (
    <p>
      Its lines and those of earlier months stay as they are from then on. Mistakes are taken back by reversing entries
      of a later day, and payments that no file has are recorded in the same way.
    </p>
  );
  return withoutStatement ? (
    <FormDialog
      title={`Close ${title}`}
      size="xs"
      action="Close month"
      required={['noStatementReason']}
      onSubmit={({ noStatementReason }: { noStatementReason: string }) =>
        close({ input: { month, noStatementReason: noStatementReason.trim() } })
      }
    >
      {text}
      <Alert severity="warning">{missingText(withoutStatement)}</Alert>
      <MultilineInput
        source="noStatementReason"
        label="Why is there none?"
        validate={required()}
        helperText="Recorded with your name."
        minRows={2}
      />
    </FormDialog>
  ) : (
    <ConfirmDialog title={`Close ${title}`} action="Close month" onConfirm={() => close({ input: { month } })}>
      {text}
    </ConfirmDialog>
  );
}

/** Which banks have checks outstanding and no statement. */
const missingText = (banks: string) =>
  `Checks are outstanding, and a statement of ${banks} is missing for this month or one before.`;

/** The month's account: what was outstanding, what came and went, and what is left. */
function Account({ month, title }: { month: Month; title: string }) {
  const waits = [
    month.openLines ? `${pluralise(month.openLines, 'line')} to settle` : null,
    month.unbalancedStatements
      ? `${pluralise(month.unbalancedStatements, 'statement does', 'statements do')} not balance`
      : null,
  ].filter(Boolean);
  return (
    <Stack sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: { xs: 2, sm: 0 }, gap: 2, maxWidth: 560 }}>
      <Alert severity={month.closedAt ? 'success' : waits.length || month.withoutStatement ? 'warning' : 'info'}>
        {month.closedAt
          ? `Closed ${formatInstant(month.closedAt)} by ${month.closedBy ?? 'somebody'}.`
          : waits.length
            ? `Not ready to close: ${waits.join(', ')}.`
            : month.withoutStatement
              ? missingText(month.withoutStatement)
              : `Nothing prevents closing this month${shifted(month.month, 1) > today() ? ' once it is over' : ''}.`}
      </Alert>
      <Card component="section" aria-label={`Account of ${title}`}>
        <CardContent>
          <FactList
            facts={[
              ['Outstanding before', formatMoney(month.outstandingBefore)],
              [`+ Mailed (${pluralise(month.mailedCount, 'check')})`, formatMoney(month.mailed)],
              [`− Cleared (${pluralise(month.clearedCount, 'check')})`, formatMoney(month.cleared)],
              ['− Voided after the mailing', formatMoney(month.voided)],
              [`= Outstanding at the end of ${title}`, <b key="outstanding">{formatMoney(month.outstanding)}</b>],
              ['Paid by the bank above the checks’ amounts', formatMoney(month.bankDifference)],
              ['Paid by the bank for no recorded check', formatMoney(month.unmatched)],
              ['Direct deposits sent', formatMoney(month.depositsSent)],
              ['Direct deposits returned', formatMoney(month.depositsReturned)],
            ]}
          />
        </CardContent>
      </Card>
      {month.closedAt ? <LaterEntries month={month.month} nextMonth={shifted(month.month, 1)} /> : null}
    </Stack>
  );
}

/** One month of checks on a page that reads without help (issue 35, section 1). */
export function MonthPage() {
  const { month: named } = useParams();
  const valid = /^20\d\d-(0[1-9]|1[0-2])$/.test(named ?? '');
  const month = `${named}-01`;
  const { data, error, refetch } = useOperationQuery('checkMonth', { month }, { enabled: valid });
  if (named === undefined) return <Navigate to={pathOf(today())} replace />;
  if (!valid) return <NotFound what="month" />;
  const title = nameOf(month);
  const shown = data?.checkMonth;
  return (
    <RequireAccess resource="checkRuns">
      {shown ? (
        <ListPage
          key={month}
          resource="bankLines"
          title={() => title}
          documentTitle={title}
          tabs={<CheckTabs />}
          filter={{ paidOn: { greaterThanOrEqualTo: month, lessThan: shifted(month, 1) } }}
          sort={{ field: 'paidOn', order: 'ASC' }}
          filters={lineFilters}
          above={<Account month={shown} title={title} />}
          empty="The bank paid no check in this month, or its file is not uploaded yet."
          actions={
            <>
              <Button component={Link} to={pathOf(shifted(month, -1))}>
                {nameOf(shifted(month, -1))}
              </Button>
              <Button component={Link} to={pathOf(shifted(month, 1))}>
                {nameOf(shifted(month, 1))}
              </Button>
              {shown.closedAt ? (
                <DialogButton dialog={<MissingPaymentDialog month={month} title={title} />}>
                  Record missing payment
                </DialogButton>
              ) : (
                <DialogButton
                  variant="contained"
                  disabled={shifted(month, 1) > today() || shown.openLines + shown.unbalancedStatements > 0}
                  dialog={<CloseDialog month={shown} title={title} />}
                >
                  Close month
                </DialogButton>
              )}
            </>
          }
        >
          <BankLineTable closed={Boolean(shown.closedAt)} />
        </ListPage>
      ) : error ? (
        <Problem error={error} retry={refetch} />
      ) : (
        <Loading />
      )}
    </RequireAccess>
  );
}
