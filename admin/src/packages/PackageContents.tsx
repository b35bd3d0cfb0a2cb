import { Button } from '@mui/material';
import { useState } from 'react';
import { required, SelectInput } from 'react-admin';
import { organizationCapabilityPackagesLimits } from '../../../db/generated/limits.ts';
import { contentsByName } from '../../../ui/organization/selling.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { Icon } from '../components/Icon.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { RangeInput } from '../form/inputs.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { useSoldCapabilities } from '../organizationCapabilities/CapabilityList.tsx';
import type { PackageRecordFragment } from './generated/graphql.ts';

type Entry = PackageRecordFragment['contents'][number];
type Active = { kind: 'add' } | { kind: 'quantity' | 'takeOut'; entry: Entry };

type QuantityProps = {
  packageId: number;
  /** The entry to change; omitted to add one. */
  entry?: Entry;
  choices: readonly { id: number; name: string }[];
  onClose: () => void;
};

function QuantityDialog({ packageId, entry, choices, onClose }: QuantityProps) {
  const { mutateAsync: save } = useOperation('addCapabilityToPackage', { quiet: true, repeatable: true });
  return (
    <FormDialog
      title={entry ? `Quantity of ${entry.organizationCapability.name}` : 'Add a capability'}
      size="xs"
      action={entry ? 'Save' : 'Add'}
      defaults={{
        organizationCapabilityId: entry?.organizationCapability.id ?? null,
        quantity: entry?.quantity ?? 1,
      }}
      required={['organizationCapabilityId', 'quantity']}
      onSubmit={({ organizationCapabilityId, quantity }: { organizationCapabilityId: number; quantity: number }) =>
        save({ input: { organizationPackageId: packageId, organizationCapabilityId, quantity } })
      }
      onClose={onClose}
    >
      {entry ? null : <SelectInput source="organizationCapabilityId" choices={[...choices]} validate={required()} />}
      <RangeInput source="quantity" limit={organizationCapabilityPackagesLimits.quantity} validate={required()} />
    </FormDialog>
  );
}

function TakeOutDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { mutateAsync: takeOut } = useOperation('removeOrganizationCapabilityPackage', { quiet: true });
  return (
    <ConfirmDialog
      title={`Take ${entry.organizationCapability.name} out of the package`}
      action="Take out"
      danger
      onConfirm={() => takeOut({ input: { organizationCapabilityPackageId: entry.id } })}
      onClose={onClose}
    >
      <p>It stays on the organization's list. The package price does not change automatically.</p>
    </ConfirmDialog>
  );
}

/** The contents of a package with quantities, by name (B-169, B-170, B-175). */
export function PackageContents({ record }: { record: PackageRecordFragment }) {
  const { data: sold = [] } = useSoldCapabilities(record.organizationId);
  const [active, setActive] = useState<Active | null>(null);
  const included = new Set(record.contents.map(({ organizationCapability }) => organizationCapability.id));
  const choices = sold.filter(({ id }) => !included.has(id));
  const close = () => setActive(null);
  return (
    <TitledCard
      title="In this package"
      note={record.contents.length || undefined}
      end={
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="plus" />}
          disabled={choices.length === 0}
          onClick={() => setActive({ kind: 'add' })}
        >
          Add a capability
        </Button>
      }
    >
      {record.contents.length ? (
        <LocalTable<Entry> resource="packageContents" data={contentsByName(record.contents)}>
          <Column<Entry> source="organizationCapability.name" />
          <Column<Entry> source="quantity" align="right" />
          <Column<Entry>
            source="actions"
            render={(entry) => (
              <>
                <Button
                  size="small"
                  variant="text"
                  aria-label={`Quantity of ${entry.organizationCapability.name}`}
                  onClick={() => setActive({ kind: 'quantity', entry })}
                >
                  Quantity
                </Button>
                <Button
                  size="small"
                  variant="text"
                  aria-label={`Take out ${entry.organizationCapability.name}`}
                  onClick={() => setActive({ kind: 'takeOut', entry })}
                >
                  Take out
                </Button>
              </>
            )}
          />
        </LocalTable>
      ) : (
        <EmptyState>
          {sold.length ? 'Nothing is in this package yet.' : 'Add capabilities to the organization first.'}
        </EmptyState>
      )}
      {active?.kind === 'add' ? <QuantityDialog packageId={record.id} choices={choices} onClose={close} /> : null}
      {active?.kind === 'quantity' ? (
        <QuantityDialog packageId={record.id} entry={active.entry} choices={choices} onClose={close} />
      ) : null}
      {active?.kind === 'takeOut' ? <TakeOutDialog entry={active.entry} onClose={close} /> : null}
    </TitledCard>
  );
}
