import { useState } from 'react';
import { heldByName } from '../../../../ui/organization/selling.ts';
import { useCall } from '../../api/hooks.ts';
import { Block } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { SelectIn } from '../../kit/choices.tsx';
import { NumberIn } from '../../kit/inputs.tsx';
import { Confirm, FormModal } from '../../kit/Modal.tsx';
import {
  AddCapabilityToPackageDocument,
  type Held,
  type Package,
  RemoveOrganizationCapabilityPackageDocument,
} from './documents.ts';

type Asked = { kind: 'add' } | { kind: 'quantity' | 'take'; held: Held };

const atLeastOne = (value: number | null) => (value !== null && value < 1 ? 'At least 1' : undefined);

type Props = { one: Package; onSale: readonly { id: number; name: string }[] };

/** What a package holds and how many of each (B-169, B-170, B-175). */
export function PackageContents({ one, onSale }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const put = useCall(AddCapabilityToPackageDocument, { quiet: true, repeatable: true });
  const take = useCall(RemoveOrganizationCapabilityPackageDocument, { quiet: true });
  const held = heldByName(one.organizationCapabilityPackages);
  const inside = new Set(held.map(({ organizationCapability }) => organizationCapability.id));
  const free = onSale.filter(({ id }) => !inside.has(id));
  const close = () => setAsked(null);
  const putIn = (organizationCapabilityId: number, quantity: number) =>
    put.call({ input: { organizationPackageId: one.id, organizationCapabilityId, quantity } });
  return (
    <Block
      title="In this package"
      note={held.length || undefined}
      end={
        <Button small icon="plus" disabled={free.length === 0} onClick={() => setAsked({ kind: 'add' })}>
          Add a capability
        </Button>
      }
    >
      {held.length ? (
        <ul className="commentlist">
          {held.map((row) => (
            <li key={row.id} className="line">
              <span>
                <b>{row.quantity} ×</b> {row.organizationCapability.name}
              </span>
              <span className="acts">
                <Button small look="bare" onClick={() => setAsked({ kind: 'quantity', held: row })}>
                  Quantity<span className="vh"> of {row.organizationCapability.name}</span>
                </Button>
                <Button small look="bare" onClick={() => setAsked({ kind: 'take', held: row })}>
                  Take out<span className="vh"> {row.organizationCapability.name}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="block__body soft">
          {onSale.length ? 'Nothing is in this package yet.' : 'Add what the organization sells first.'}
        </p>
      )}
      {asked?.kind === 'add' || asked?.kind === 'quantity' ? (
        <FormModal
          title={asked.kind === 'add' ? 'Add a capability' : `Quantity of ${asked.held.organizationCapability.name}`}
          size="small"
          action={asked.kind === 'add' ? 'Add' : 'Save'}
          defaults={
            asked.kind === 'add'
              ? { organizationCapabilityId: null, quantity: 1 }
              : { organizationCapabilityId: asked.held.organizationCapability.id, quantity: asked.held.quantity }
          }
          required={['organizationCapabilityId', 'quantity']}
          onSubmit={(values: { organizationCapabilityId: number; quantity: number }) =>
            putIn(values.organizationCapabilityId, values.quantity)
          }
          onClose={close}
        >
          {asked.kind === 'add' ? (
            <SelectIn source="organizationCapabilityId" label="Capability" choices={free} need />
          ) : null}
          <NumberIn source="quantity" label="Quantity" min={1} validate={atLeastOne} need />
        </FormModal>
      ) : null}
      {asked?.kind === 'take' ? (
        <Confirm
          title={`Take ${asked.held.organizationCapability.name} out of the package`}
          action="Take out"
          danger
          onConfirm={() => take.call({ input: { organizationCapabilityPackageId: asked.held.id } })}
          onClose={close}
        >
          <p>It stays on the organization's list. The price of the package does not change by itself.</p>
        </Confirm>
      ) : null}
    </Block>
  );
}
