import { Chip } from '@mui/material';
import { BooleanInput, CanAccess, required, TextInput, useGetList } from 'react-admin';
import { wholeNumber } from '../../../ui/limits.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { RangeInput } from '../form/inputs.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Problem } from '../layout/Problem.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import type { ImageRejectionReasonRowFragment } from './generated/graphql.ts';
import { VerificationTabs } from './VerificationTabs.tsx';

type Row = ImageRejectionReasonRowFragment;
const RESOURCE = 'imageRejectionReasons';

/** The reasons to select from when rejecting a photo; retired ones are no longer offered (M5). */
export function RejectionReasonList() {
  const { data, error, refetch } = useGetList<Row>(RESOURCE, {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  const dialog = (row?: Row) => (
    <RecordDialog
      resource={RESOURCE}
      record={row}
      defaults={row ?? { position: (data?.length ?? 0) + 1, retired: false }}
      title={row ? 'Update reason' : 'Add a reason'}
      action="Save"
      required={['name', 'spanishName']}
    >
      <TextInput source="name" validate={required()} helperText="The league will read this." />
      <TextInput source="spanishName" validate={required()} helperText={false} />
      <RangeInput source="position" limit={wholeNumber} validate={required()} helperText={false} />
      <BooleanInput source="retired" label="Retired: no longer offered" helperText={false} />
    </RecordDialog>
  );
  return (
    <>
      <PageHeader title="Photo rejection reasons" tabs={<VerificationTabs />} />
      <PageBody>
        <TitledCard
          label="Reasons"
          end={
            <CanAccess resource={RESOURCE} action="create">
              <DialogButton size="small" startIcon={<Icon name="plus" />} dialog={dialog()}>
                Add a reason
              </DialogButton>
            </CanAccess>
          }
        >
          {error && !data ? <Problem error={error} retry={refetch} /> : null}
          {data || error ? null : <Loading />}
          {data?.length === 0 ? <EmptyState>There are no reasons yet.</EmptyState> : null}
          {data?.length ? (
            <LocalTable<Row> resource={RESOURCE} data={data} sort={{ field: 'position', order: 'ASC' }}>
              <Column<Row> source="position" align="right" />
              <Column<Row> source="name" />
              <Column<Row> source="spanishName" render={({ spanishName }) => <span lang="es">{spanishName}</span>} />
              <Column<Row>
                source="retired"
                label="State"
                render={({ retired }) => (retired ? <Chip size="small" label="Retired" /> : 'Offered')}
              />
              <Column<Row>
                source="actions"
                render={(row) => (
                  <CanAccess resource={RESOURCE} action="edit">
                    <DialogButton icon={<Icon name="edit" />} aria-label={`Edit ${row.name}`} dialog={dialog(row)} />
                  </CanAccess>
                )}
              />
            </LocalTable>
          ) : null}
        </TitledCard>
      </PageBody>
    </>
  );
}
