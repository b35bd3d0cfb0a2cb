import { useState } from 'react';
import { useDocument } from '../../api/hooks.ts';
import { Block, Loading } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { AddressModal, type AddressType } from '../AddressModal.tsx';
import { OrganizationAddressesDocument } from '../addressDocuments.ts';
import type { DeliverableAddress } from '../types.ts';

const titles: Record<AddressType, string> = { mailing: 'Mailing Address', shipping: 'Shipping Address' };

const Address = ({ address }: { address: DeliverableAddress }) => (
  <address>
    {address.name}
    <br />
    {address.line1}
    <br />
    {address.line2 ? (
      <>
        {address.line2}
        <br />
      </>
    ) : null}
    {address.city}, {address.state} {address.zip}
    <br />
    {address.country === 'CA' ? 'Canada' : 'United States of America'}
  </address>
);

/** Where checks and supplies go (B-178 … B-193). */
export function ShippingTab({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(OrganizationAddressesDocument, { id }, { fresh: true });
  const [editing, setEditing] = useState<AddressType | null>(null);
  if (error) return <Problem error={error} retry={refetch} />;
  const organization = data?.organization;
  if (!organization) return <Loading />;
  const addresses = { mailing: organization.mailingAddress, shipping: organization.shippingAddress };
  return (
    <div className="body addresses">
      {(['mailing', 'shipping'] as const).map((type) => (
        <Block
          key={type}
          title={titles[type]}
          end={
            <Button small icon="edit" onClick={() => setEditing(type)} aria-label={`Edit ${titles[type]}`}>
              Edit
            </Button>
          }
        >
          <div className="block__body">
            {addresses[type] ? <Address address={addresses[type]} /> : <p className="soft">{titles[type]} Not Set</p>}
          </div>
        </Block>
      ))}
      {editing ? (
        <AddressModal
          organizationId={id}
          type={editing}
          initial={addresses[editing] ?? { name: organization.name.slice(0, 40) }}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </div>
  );
}
