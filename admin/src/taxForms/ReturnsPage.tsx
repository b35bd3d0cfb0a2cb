import { Alert, Button } from '@mui/material';
import { NumberInput, required, TextInput, useGetList, useListContext, useNotify } from 'react-admin';
import { parseAmount } from '../../../ui/amount.ts';
import { today } from '../../../ui/clock.ts';
import { formatInstant, formatMoney, pluralise } from '../../../ui/formats.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { download } from '../checkRuns/download.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { Loading } from '../components/Loading.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { AmountInput } from '../form/AmountInput.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Problem } from '../layout/Problem.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { PageFilters } from '../list/PageFilters.tsx';
import { Column } from '../list/RecordTable.tsx';
import { useAddressFilters } from '../list/useAddressFilters.ts';
import { yearFilter } from '../reference/filters.tsx';
import type { TaxReturnLinesQuery, TaxThresholdRecordFragment } from './generated/graphql.ts';
import { TaxTabs } from './TaxTabs.tsx';

type Line = NonNullable<NonNullable<TaxReturnLinesQuery['taxReturnLines']>[number]>;
type Row = Line & { id: number; organizationName: string };

/** Due, or in a downloaded file that may have been filed. */
const canBeFiled = ({ due, downloadedAmount }: Line) => due || downloadedAmount !== null;

/** Downloads due returns for the IRS's portal, which takes 100 in a file; opens their numbers for a reason. */
const IrisDialog = ({ year, count, parts }: { year: number; count: number; parts: number }) => (
  <FormDialog
    title={`File of returns for ${year}`}
    size="xs"
    action="Download"
    busyAction="Downloading..."
    required={['reason', 'part']}
    defaults={{ part: 1 }}
    onSubmit={({ reason, part }) => download(`/tax-forms/${year}/iris.csv`, { reason, part }, `1099-nec-${year}.csv`)}
  >
    <p>
      {pluralise(count, 'return')} to file, 100 in each file. It has whole taxpayer numbers: delete it once it is
      uploaded. Corrections are entered in the portal.
    </p>
    {parts > 1 ? <NumberInput source="part" min={1} max={parts} /> : null}
    <TextInput source="reason" validate={required()} helperText="The history of each organization shows it." />
  </FormDialog>
);

/** Records that the selected returns were filed with the IRS. */
function FiledDialog({ year }: { year: number }) {
  const { selectedIds, onUnselectItems } = useListContext<Row>();
  const { mutateAsync: record } = useOperation('recordTaxReturns');
  return (
    <ConfirmDialog
      title={`Record ${pluralise(selectedIds.length, 'return')} as filed?`}
      action="Record as filed"
      onConfirm={async () => {
        await record({ input: { year, organizationIds: selectedIds.map(Number) } });
        onUnselectItems();
      }}
    >
      <p>
        Only once the IRS’s portal has accepted them. A return that was filed before is recorded as a correction, and
        one that was downloaded with the amounts of that file.
      </p>
    </ConfirmDialog>
  );
}

function FiledButton({ year }: { year: number }) {
  const { data = [], selectedIds } = useListContext<Row>();
  const due = data.filter((row) => canBeFiled(row) && selectedIds.includes(row.id)).length;
  return (
    <DialogButton
      size="small"
      variant="contained"
      disabled={due < selectedIds.length}
      dialog={<FiledDialog year={year} />}
    >
      {due < selectedIds.length ? 'Select only returns that are due or downloaded' : 'Record as filed'}
    </DialogButton>
  );
}

const ThresholdDialog = ({ record }: { record?: TaxThresholdRecordFragment }) => (
  <RecordDialog
    resource="taxThresholds"
    record={record}
    title="Amount from which payments are reported"
    size="xs"
    action="Save"
    required={['fromYear', 'amount']}
    transform={({ amount, ...values }) => ({ ...values, amount: parseAmount(amount) })}
  >
    <NumberInput source="fromYear" min={2000} max={2100} validate={required()} />
    <AmountInput source="amount" validate={required()} />
  </RecordDialog>
);

/** From which amount on payments of a year are reported. */
function ThresholdsCard() {
  const { data = [] } = useGetList<TaxThresholdRecordFragment>('taxThresholds', {
    sort: { field: 'fromYear', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  return (
    <TitledCard title="Reported from" end={<DialogButton dialog={<ThresholdDialog />}>Add a year</DialogButton>}>
      <LocalTable<TaxThresholdRecordFragment> resource="taxThresholds" data={data} aria-label="Reported from">
        <Column<TaxThresholdRecordFragment> source="fromYear" />
        <Column<TaxThresholdRecordFragment> source="amount" align="right" format={formatMoney} />
        <Column<TaxThresholdRecordFragment>
          source="actions"
          render={(record) => (
            <DialogButton
              size="small"
              aria-label={`Edit ${record.fromYear}`}
              dialog={<ThresholdDialog record={record} />}
            >
              Edit
            </DialogButton>
          )}
        />
      </LocalTable>
    </TitledCard>
  );
}

/** The label of a return's state. */
function stateOf({ leftOut, filedAmount, filedAt, corrected, due, downloadedAmount }: Row): string {
  if (downloadedAmount !== null) {
    const downloaded = `Downloaded: ${formatMoney(downloadedAmount)}`;
    return due
      ? `To file. ${downloaded}`
      : `No longer due (${leftOut}). ${downloaded}. If that file was filed, record it`;
  }
  if (filedAt === null) return due ? 'To file' : (leftOut ?? '');
  const filed = `${corrected ? 'Corrected' : 'Filed'} ${formatInstant(filedAt)}: ${formatMoney(filedAmount)}`;
  return due ? `Correction due. ${filed}` : filed;
}

/** The 1099 desk: what was paid in a year, what is reported and why not, and what was filed. */
export function ReturnsPage() {
  const { get, set } = useAddressFilters();
  const notify = useNotify();
  const typed = Number(get('year'));
  const year = typed >= 2000 && typed <= 2100 ? typed : Number(today().slice(0, 4)) - 1;
  const { data, error, refetch } = useOperationQuery('taxReturnLines', { year }, { keepPrevious: true });
  const rows = data?.taxReturnLines?.flatMap((line): Row[] =>
    line ? [{ ...line, id: line.organizationId, organizationName: line.name }] : [],
  );
  const parts = Math.ceil((rows?.filter((row) => canBeFiled(row) || row.filedAt !== null).length ?? 0) / 100);
  const first = rows?.filter(({ due, filedAt }) => due && filedAt === null).length ?? 0;
  const copies = () =>
    download(`/tax-forms/${year}/copies.pdf`, {}, `1099-nec-${year}-copies.pdf`).catch((problem) =>
      notify(messageOf(problem), { type: 'error' }),
    );
  return (
    <RequireAccess resource="taxReturns">
      <PageHeader
        title="1099 returns"
        tabs={<TaxTabs />}
        actions={
          <>
            <Button disabled={!rows?.some(({ filedAt }) => filedAt)} onClick={copies}>
              Recipient copies (PDF)
            </Button>
            {first ? (
              <DialogButton variant="contained" dialog={<IrisDialog year={year} count={first} parts={parts} />}>
                File for the IRS (CSV)
              </DialogButton>
            ) : null}
          </>
        }
      >
        <PageFilters
          resource="taxReturns"
          values={{ year }}
          onChange={({ year: next }) => set({ year: next ? String(next) : null })}
        >
          {yearFilter}
        </PageFilters>
      </PageHeader>
      <PageBody>
        {rows?.length === 2000 ? <Alert severity="info">Only the first 2,000 payees are shown.</Alert> : null}
        {error ? (
          <Problem error={error} retry={refetch} />
        ) : !rows ? (
          <Loading lines={8} />
        ) : !rows.length ? (
          <EmptyState>Nobody was paid in {year}.</EmptyState>
        ) : (
          <LocalTable<Row>
            resource="taxReturns"
            data={rows}
            aria-label="Returns"
            bulkActions={<FiledButton year={year} />}
          >
            <Column<Row> source="organizationName" />
            <Column<Row> source="paid" label={`Paid in ${year}`} align="right" format={formatMoney} />
            <Column<Row> source="withheld" align="right" format={formatMoney} />
            <Column<Row>
              source="formName"
              render={({ formName, tinLastFour }) => (formName ? `${formName}, ends in ${tinLastFour}` : 'None')}
            />
            <Column<Row> source="due" label="Return" render={stateOf} />
          </LocalTable>
        )}
        <ThresholdsCard />
      </PageBody>
    </RequireAccess>
  );
}
