import { required, SelectInput } from 'react-admin';
import { organizationCapabilityPackagesLimits } from '../../../db/generated/limits.ts';
import { contentsByName } from '../../../ui/organization/selling.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
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

type QuantityProps = {
  packageId: number;
  /** The entry to change; omitted to add one. */
  entry?: Entry;
  choices: readonly { id: number; name: string }[];
};

function QuantityDialog({ packageId, entry, choices }: QuantityProps) {
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
    >
      {entry ? null : <SelectInput source="organizationCapabilityId" choices={[...choices]} validate={required()} />}
      <RangeInput source="quantity" limit={organizationCapabilityPackagesLimits.quantity} validate={required()} />
    </FormDialog>
  );
}

function TakeOutDialog({ entry }: { entry: Entry }) {
  const { mutateAsync: takeOut } = useOperation('removeOrganizationCapabilityPackage', { quiet: true });
  return (
    <ConfirmDialog
      title={`Take ${entry.organizationCapability.name} out of the package`}
      action="Take out"
      danger
      onConfirm={() => takeOut({ input: { organizationCapabilityPackageId: entry.id } })}
    >
      <p>It stays on the organization's list. The package price does not change automatically.</p>
    </ConfirmDialog>
  );
}

/** The contents of a package with quantities, by name (B-169, B-170, B-175). */
export function PackageContents({ record }: { record: PackageRecordFragment }) {
  const [dialog, openDialog] = useDialog();
  const { data: sold = [] } = useSoldCapabilities(record.organizationId);
  const included = new Set(record.contents.map(({ organizationCapability }) => organizationCapability.id));
  const choices = sold.filter(({ id }) => !included.has(id));
  return (
    <TitledCard
      title="In this package"
      note={record.contents.length || undefined}
      end={
        <DialogButton
          size="small"
          variant="outlined"
          startIcon={<Icon name="plus" />}
          disabled={choices.length === 0}
          dialog={<QuantityDialog packageId={record.id} choices={choices} />}
        >
          Add a capability
        </DialogButton>
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
                <DialogButton
                  size="small"
                  aria-label={`Quantity of ${entry.organizationCapability.name}`}
                  onOpen={openDialog}
                  dialog={<QuantityDialog packageId={record.id} entry={entry} choices={choices} />}
                >
                  Quantity
                </DialogButton>
                <DialogButton
                  size="small"
                  aria-label={`Take out ${entry.organizationCapability.name}`}
                  dialog={<TakeOutDialog entry={entry} />}
                >
                  Take out
                </DialogButton>
              </>
            )}
          />
        </LocalTable>
      ) : (
        <EmptyState>
          {sold.length ? 'Nothing is in this package yet.' : 'Add capabilities to the organization first.'}
        </EmptyState>
      )}
      {dialog}
    </TitledCard>
  );
}
