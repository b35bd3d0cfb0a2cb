import { Alert, Button, CardContent } from '@mui/material';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router-dom';
import { formatInstant, formatMoney, pluralise } from '../../../ui/formats.ts';
import { pageId } from '../../../ui/pageId.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { totalOf } from '../checks/approval.ts';
import { MailedDialog } from '../checks/MailedDialog.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { FactList } from '../components/FactList.tsx';
import { Loading } from '../components/Loading.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { download } from './download.ts';
import { CancelRunDialog, ConfirmRunDialog, pagesName, ReprintDialog, SpoilDialog } from './runDialogs.tsx';
import { SheetsTable } from './SheetsTable.tsx';
import type { CheckRun } from './types.ts';

const nameOf = (person: { name: string | null; email: string } | null) => person?.name ?? person?.email ?? 'somebody';

/** Tells the user the next step of a run. */
function nextStep({ status, prints, cancelReason }: CheckRun, toMail: number): string {
  if (status === 'canceled') return `This run was canceled: ${cancelReason}`;
  if (status === 'open')
    return prints.length
      ? 'Print the file, compare the numbers, record spoiled sheets, then confirm that the checks are printed.'
      : 'Download the checks and print them on check stock, starting with the first number.';
  return toMail
    ? `${pluralise(toMail, 'check')} printed and not mailed yet.`
    : 'All checks of this run are mailed or void.';
}

function Run({ run, refetch }: { run: CheckRun; refetch: () => void }) {
  const [dialog, openDialog] = useDialog();
  const notify = useNotify();
  const live = run.sheets.filter(({ voidedAt }) => !voidedAt);
  const toMail = live.flatMap(({ check }) => (check?.state === 'printed' ? [check.id] : []));
  const take = (path: string, name: string) =>
    download(path, {}, name).then(refetch, (error) => notify(messageOf(error), { type: 'error' }));
  const open = run.status === 'open';
  return (
    <>
      <PageHeader
        title={`Checks ${run.firstNumber} to ${run.lastNumber}`}
        back={{ to: '/checks/runs', label: 'Check runs' }}
        badges={<StatusChip of="checkRun" status={run.status} />}
        actions={
          run.status === 'canceled' ? null : (
            <>
              <Button
                variant={run.prints.length ? 'outlined' : 'contained'}
                onClick={() =>
                  run.prints.length
                    ? openDialog(<ReprintDialog run={run} refetch={refetch} />)
                    : take(`/check-runs/${run.id}/checks.pdf`, pagesName(run))
                }
              >
                Download checks
              </Button>
              <Button onClick={() => take(`/check-runs/${run.id}/register.csv`, 'check-register.csv')}>
                Register (CSV)
              </Button>
              <DialogButton onOpen={openDialog} dialog={<SpoilDialog run={run} />}>
                Spoiled sheets
              </DialogButton>
              {open ? (
                <>
                  <DialogButton color="error" onOpen={openDialog} dialog={<CancelRunDialog run={run} />}>
                    Cancel run
                  </DialogButton>
                  <DialogButton
                    variant={run.prints.length ? 'contained' : 'outlined'}
                    disabled={run.prints.length === 0}
                    onOpen={openDialog}
                    dialog={<ConfirmRunDialog run={run} />}
                  >
                    Confirm printed
                  </DialogButton>
                </>
              ) : toMail.length ? (
                <DialogButton variant="contained" onOpen={openDialog} dialog={<MailedDialog checkIds={toMail} />}>
                  Mark as mailed
                </DialogButton>
              ) : null}
            </>
          )
        }
      />
      <PageBody>
        <Alert severity={open ? 'info' : 'success'}>{nextStep(run, toMail.length)}</Alert>
        <TitledCard
          title="Sheets"
          note={`${pluralise(live.length, 'check')}, ${formatMoney(totalOf(live.flatMap(({ check }) => check ?? [])))}`}
        >
          <SheetsTable sheets={run.sheets} />
        </TitledCard>
        <TitledCard title="Record">
          <CardContent>
            <FactList
              align="left"
              facts={[
                ['Started', `${formatInstant(run.createdAt)} by ${nameOf(run.createdBy)}`],
                ...run.prints.map(
                  ({ createdAt, printedBy, reason }, index) =>
                    [
                      `Download ${index + 1}`,
                      `${formatInstant(createdAt)} by ${nameOf(printedBy)}${reason ? `: ${reason}` : ''}`,
                    ] as const,
                ),
                [
                  run.status === 'canceled' ? 'Canceled' : 'Confirmed',
                  run.closedAt ? `${formatInstant(run.closedAt)} by ${nameOf(run.closedBy)}` : null,
                ],
              ]}
            />
          </CardContent>
        </TitledCard>
      </PageBody>
      {dialog}
    </>
  );
}

/** A check run: its pages, its register, and the state of each sheet (M1). */
export function CheckRunPage() {
  const id = pageId(useParams().id);
  const { data, error, refetch } = useOperationQuery('checkRunSheets', { id }, { enabled: Number.isInteger(id) });
  if (!Number.isInteger(id) || data?.checkRuns.length === 0) return <NotFound what="check run" />;
  const run = data?.checkRuns[0];
  return (
    <RequireAccess resource="checkRuns">
      {run ? <Run run={run} refetch={refetch} /> : error ? <Problem error={error} retry={refetch} /> : <Loading />}
    </RequireAccess>
  );
}
