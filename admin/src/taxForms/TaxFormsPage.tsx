import { Alert, Button, Link as MuiLink } from '@mui/material';
import { BooleanInput, TextInput, useCanAccess, useGetOne, useListContext, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { today } from '../../../ui/clock.ts';
import { formatInstant, formatMoney, pluralise } from '../../../ui/formats.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { download } from '../checkRuns/download.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Problem } from '../layout/Problem.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { PageFilters } from '../list/PageFilters.tsx';
import { Column } from '../list/RecordTable.tsx';
import { useAddressFilters } from '../list/useAddressFilters.ts';
import { yearFilter } from '../reference/filters.tsx';
import type { TaxPayeesQuery, TaxSettingsRecordFragment } from './generated/graphql.ts';
import { TaxFormsDialog } from './TaxFormsDialog.tsx';
import { TaxSettingsDialog } from './TaxSettingsDialog.tsx';
import { TaxTabs } from './TaxTabs.tsx';
import { formKinds } from './texts.ts';

type Row = NonNullable<NonNullable<TaxPayeesQuery['taxPayees']>[number]> & { id: number };

/** Emails the selected organizations the link of their form. */
function RequestDialog() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Row>();
  const { mutateAsync: request } = useOperation('requestTaxForms', { quiet: true });
  const notify = useNotify();
  const signed = data.filter(({ id, signedAt }) => signedAt !== null && selectedIds.includes(id)).length;
  const send = async () => {
    const { organizations } = (await request({ input: { organizationIds: selectedIds.map(Number) } })).requestTaxForms;
    const sent = organizations?.length ?? 0;
    const left = selectedIds.length - sent;
    notify(
      `${pluralise(sent, 'organization')} emailed.${left ? ` ${left} skipped: asked today, or without an address.` : ''}`,
    );
    onUnselectItems();
  };
  return (
    <ConfirmDialog
      title={`Request ${pluralise(selectedIds.length, 'tax form')}?`}
      action="Send emails"
      onConfirm={send}
    >
      <p>Contacts, owners and treasurers get the link of the form.</p>
      {signed ? (
        <Alert severity="info">
          {pluralise(signed, 'organization')} already signed a form. A new one will replace it.
        </Alert>
      ) : null}
      <IrreversibleNotice operation="requestTaxForms" />
    </ConfirmDialog>
  );
}

function RequestSelected() {
  const { selectedIds } = useListContext();
  return (
    <DialogButton size="small" variant="contained" dialog={<RequestDialog />}>
      Request {pluralise(selectedIds.length, 'tax form')}
    </DialogButton>
  );
}

/** Who is paid, how much, and with which tax form; the largest amounts first. */
export function TaxFormsPage() {
  const { get, set } = useAddressFilters();
  const notify = useNotify();
  const { canAccess = false } = useCanAccess({ resource: 'taxSettings', action: 'edit' });
  const { data: settings } = useGetOne<TaxSettingsRecordFragment>('taxSettings', { id: 1 }, { enabled: canAccess });
  const typed = Number(get('year'));
  const filter = {
    year: typed >= 2000 && typed <= 2100 ? typed : Number(today().slice(0, 4)),
    lacking: get('lacking') !== null,
    search: get('search') ?? '',
  };
  const { data, error, refetch } = useOperationQuery('taxPayees', filter, { keepPrevious: true });
  const rows = data?.taxPayees?.flatMap((payee): Row[] => (payee ? [{ ...payee, id: payee.organizationId }] : []));
  const exportRows = () =>
    download('/tax-forms/payees.csv', filter, `payees-${filter.year}.csv`).catch((problem) =>
      notify(messageOf(problem), { type: 'error' }),
    );
  return (
    <RequireAccess resource="taxForms">
      <PageHeader
        title="Tax forms"
        tabs={<TaxTabs />}
        actions={
          <>
            {settings ? <DialogButton dialog={<TaxSettingsDialog record={settings} />}>Settings</DialogButton> : null}
            <Button disabled={!rows?.length} onClick={exportRows}>
              Export CSV
            </Button>
          </>
        }
      >
        <PageFilters
          resource="taxForms"
          values={filter}
          onChange={({ year, lacking, search }) =>
            set({
              year: year ? String(year) : null,
              lacking: lacking ? '' : null,
              search: search ? String(search) : null,
            })
          }
        >
          {yearFilter}
          <TextInput source="search" label="Name" helperText={false} />
          <BooleanInput source="lacking" label="Without a form" helperText={false} />
        </PageFilters>
      </PageHeader>
      <PageBody>
        {rows?.length === 1000 ? (
          <Alert severity="info">Only the 1,000 largest payees are shown. Search by name, or filter.</Alert>
        ) : null}
        {error ? (
          <Problem error={error} retry={refetch} />
        ) : !rows ? (
          <Loading lines={8} />
        ) : !rows.length ? (
          <EmptyState>
            {filter.lacking ? 'Everybody here has a tax form.' : 'Nobody is paid in this year, or is to be paid.'}
          </EmptyState>
        ) : (
          <LocalTable<Row> resource="taxForms" data={rows} aria-label="Payees" bulkActions={<RequestSelected />}>
            <Column<Row>
              source="name"
              label="Organization"
              render={({ id, name }) => (
                <MuiLink component={Link} to={`/organizations/${id}`}>
                  {name}
                </MuiLink>
              )}
            />
            <Column<Row> source="paid" label={`Paid in ${filter.year}`} align="right" format={formatMoney} />
            <Column<Row> source="toCome" align="right" format={formatMoney} />
            <Column<Row>
              source="signedAt"
              label="Form"
              render={({ formKind, tinLastFour, signedAt }) =>
                formKind ? `${formKinds[formKind]} of ${formatInstant(signedAt)}, ends in ${tinLastFour}` : 'None'
              }
            />
            <Column<Row> source="requestedAt" label="Last asked" format={formatInstant} />
            <Column<Row>
              source="actions"
              render={({ id, name }) => (
                <DialogButton size="small" dialog={<TaxFormsDialog organizationId={id} of={name} />}>
                  Forms
                </DialogButton>
              )}
            />
          </LocalTable>
        )}
      </PageBody>
    </RequireAccess>
  );
}
