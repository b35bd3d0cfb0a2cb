import { Alert, Button, CardContent } from '@mui/material';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router-dom';
import { formatDate, formatInstant, formatMoney, pluralise } from '../../../ui/formats.ts';
import { pageId } from '../../../ui/pageId.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { download } from '../checkRuns/download.ts';
import { totalOf } from '../checks/approval.ts';
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
import { EntriesTable } from './EntriesTable.tsx';
import { ApproveRunDialog, CancelRunDialog, type DepositRun, SentDialog, totalText } from './runDialogs.tsx';

const by = (at: string | null, person: { name: string | null; email: string } | null) =>
  at && `${formatInstant(at)} by ${person?.name ?? person?.email ?? 'somebody'}`;

/** Whether the bank had the file of a run that was canceled. */
const wasSentAnyway = ({ status, entries }: DepositRun) => status === 'canceled' && entries.some(({ code }) => code);

const severityOf = (run: DepositRun) =>
  wasSentAnyway(run)
    ? 'error'
    : run.status === 'sent'
      ? 'success'
      : run.status === 'open' && run.earlierFiles
        ? 'warning'
        : 'info';

/** What is to be done with a run. */
function nextStep(run: DepositRun): string {
  const { status, downloadedAt, sentOn, cancelReason, earlierFiles, entries } = run;
  const returned = entries.filter((entry) => entry.returnedOn);
  if (wasSentAnyway(run))
    return `This run was canceled, but the bank had its file. Ask it which of the other payments it made: void those that still wait, and tell their leagues in the reason that the bank paid them; have it reverse those that are void or that another run paid too. Canceled because: ${cancelReason}`;
  if (status === 'canceled') return `This run was canceled: ${cancelReason}`;
  if (status === 'open')
    return `Another superadmin compares the payments and approves the run.${earlierFiles ? ` The bank may have some already: ${earlierFiles}` : ''}`;
  if (status === 'sent')
    return `The bank has had the file since ${formatDate(sentOn)}. ${returned.length ? `It returned ${pluralise(returned.length, 'entry', 'entries')}, ${formatMoney(totalOf(returned))}.` : 'It has returned nothing.'}`;
  return downloadedAt
    ? 'Give the file to the bank, compare its total there, then mark the run as sent.'
    : 'Download the file and give it to the bank. The file has account numbers: delete it afterwards.';
}

function Run({ run, refetch }: { run: DepositRun; refetch: () => void }) {
  const [dialog, openDialog] = useDialog();
  const notify = useNotify();
  const take = () =>
    download(`/deposit-runs/${run.id}/file.ach`, {}, `deposits-${run.id}.ach`).then(refetch, (error) =>
      notify(messageOf(error), { type: 'error' }),
    );
  const { status, downloadedAt } = run;
  return (
    <>
      <PageHeader
        title={`Run ${run.id} for ${formatDate(run.effectiveDate)}`}
        back={{ to: '/checks/deposits', label: 'Direct deposits' }}
        badges={<StatusChip of="depositRun" status={status} />}
        actions={
          <>
            {status === 'open' || status === 'approved' ? (
              <DialogButton color="error" onOpen={openDialog} dialog={<CancelRunDialog run={run} />}>
                Cancel run
              </DialogButton>
            ) : null}
            {status === 'open' ? (
              <DialogButton variant="contained" onOpen={openDialog} dialog={<ApproveRunDialog run={run} />}>
                Approve
              </DialogButton>
            ) : null}
            {status === 'approved' ? (
              <>
                <Button variant={downloadedAt ? 'outlined' : 'contained'} onClick={take}>
                  Download file
                </Button>
                <DialogButton
                  variant={downloadedAt ? 'contained' : 'outlined'}
                  disabled={!downloadedAt}
                  onOpen={openDialog}
                  dialog={<SentDialog run={run} />}
                >
                  Mark as sent
                </DialogButton>
              </>
            ) : null}
          </>
        }
      />
      <PageBody>
        <Alert severity={severityOf(run)}>{nextStep(run)}</Alert>
        <TitledCard title="Payments" note={totalText(run)}>
          <EntriesTable entries={run.entries} />
        </TitledCard>
        <TitledCard title="Record">
          <CardContent>
            <FactList
              align="left"
              facts={[
                ['Made', by(run.createdAt, run.createdBy)],
                ['Approved', by(run.approvedAt, run.approvedBy)],
                ['First download', downloadedAt ? formatInstant(downloadedAt) : null],
                [status === 'canceled' ? 'Canceled' : 'Marked as sent', by(run.closedAt, run.closedBy)],
              ]}
            />
          </CardContent>
        </TitledCard>
      </PageBody>
      {dialog}
    </>
  );
}

/** A run of direct deposits: its payments, its file, and what the bank returned (issue 35, section 2). */
export function DepositRunPage() {
  const id = pageId(useParams().id);
  const { data, error, refetch } = useOperationQuery('depositRunEntries', { id }, { enabled: Number.isInteger(id) });
  if (!Number.isInteger(id) || data?.depositRuns.length === 0) return <NotFound what="run of deposits" />;
  const run = data?.depositRuns[0];
  return (
    <RequireAccess resource="depositRuns">
      {run ? <Run run={run} refetch={refetch} /> : error ? <Problem error={error} retry={refetch} /> : <Loading />}
    </RequireAccess>
  );
}
