import { Box, Button } from '@mui/material';
import { CanAccess, useGetManyReference } from 'react-admin';
import { Link } from 'react-router-dom';
import { capabilityDetailsLimits } from '../../../db/generated/limits.ts';
import { DeleteDialog } from '../components/DeleteDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { MoneyInput, RangeInput } from '../form/inputs.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { Problem } from '../layout/Problem.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { columnsOf, isDescribed, type SoldCapability } from './columns.tsx';

type TableProps = {
  organizationId: number;
  capability: SoldCapability['capability'];
  rows: SoldCapability[];
};

/** Fields that all kinds of capabilities have. */
const bulkFields = [
  <MoneyInput key="price" source="price" limit={capabilityDetailsLimits.price} />,
  <RangeInput key="quantity" source="maxForSale" limit={capabilityDetailsLimits.maxForSale} />,
];

/** Rows of one capability; the name identifies them if its kind has no description. */
function CapabilityTable({ organizationId, capability, rows }: TableProps) {
  const { name, kind } = capability;
  const isNamed = !isDescribed(kind) && rows.some((row) => row.name !== name);
  const columns = [
    ...(isNamed ? [<Column<SoldCapability> key="name" source="name" />] : []),
    ...columnsOf(kind),
    <Column<SoldCapability>
      key="actions"
      source="actions"
      render={(row) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <Button
            component={Link}
            size="small"
            to={`/organizations/${organizationId}/capability-form/${row.id}`}
            aria-label={`Edit ${row.name}`}
          >
            Edit
          </Button>
          <DialogButton
            size="small"
            aria-label={`Remove ${row.name}`}
            dialog={
              <DeleteDialog
                resource="organizationCapabilities"
                record={row}
                title="Remove capability"
                action="Remove"
                from="the organization"
              >
                <p>
                  <b>{row.name}</b> will no longer be offered.
                </p>
              </DeleteDialog>
            }
          >
            Remove
          </DialogButton>
        </Box>
      )}
    />,
  ];
  return (
    <TitledCard title={name} label={name}>
      <LocalTable<SoldCapability> resource="organizationCapabilities" data={rows} bulkFields={bulkFields}>
        {columns}
      </LocalTable>
    </TitledCard>
  );
}

/** Sold capabilities by name, without archived ones. */
export const useSoldCapabilities = (organizationId: number) =>
  useGetManyReference<SoldCapability>('organizationCapabilities', {
    target: 'organizationId',
    id: organizationId,
    filter: { archived: false },
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'name', order: 'ASC' },
  });

/** The organization's capabilities, one table each (B-146 … B-157). */
export function CapabilityList({ organizationId }: { organizationId: number }) {
  const { data, error, refetch } = useSoldCapabilities(organizationId);
  if (error && !data) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading />;
  const capabilities = [...new Map(data.map(({ capability }) => [capability.id, capability])).values()].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  const add = (
    <CanAccess resource="organizationCapabilities" action="create">
      <Button component={Link} to={`/organizations/${organizationId}/capability-form`} variant="contained">
        + Add Capability
      </Button>
    </CanAccess>
  );
  return (
    <PageBody>
      {capabilities.length ? (
        <Box sx={{ textAlign: 'right' }}>{add}</Box>
      ) : (
        <TitledCard label="Capabilities">
          <EmptyState action={add}>Sorry! Capabilities have not been created yet!</EmptyState>
        </TitledCard>
      )}
      {capabilities.map((capability) => (
        <CapabilityTable
          key={capability.id}
          organizationId={organizationId}
          capability={capability}
          rows={data.filter((sold) => sold.capability.id === capability.id)}
        />
      ))}
    </PageBody>
  );
}
