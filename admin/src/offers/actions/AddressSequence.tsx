import { useState } from 'react';
import { DialogClose, useCloseDialog } from '../../components/DialogButton.tsx';
import { AddressDialog, type AddressType } from '../../organizations/AddressDialog.tsx';
import type { OfferRecordFragment } from '../generated/graphql.ts';

/** Addresses that the organization still needs, in order (S-246). */
export const missingAddresses = ({ organization }: OfferRecordFragment): AddressType[] => [
  ...(organization.mailingAddress ? [] : ['mailing' as const]),
  ...(organization.shippingAddress ? [] : ['shipping' as const]),
];

type Props = { offer: OfferRecordFragment; types: readonly AddressType[]; leave?: string };

/** A dialog that asks for these addresses one after another; each can be skipped (S-245, S-246). */
export function AddressSequence({ offer, types, leave = 'Skip' }: Props) {
  const [done, setDone] = useState(0);
  const closeDialog = useCloseDialog();
  const type = types[done];
  if (!type) return null;
  const { mailingAddress, shippingAddress, name, id } = offer.organization;
  const next = () => (done + 1 < types.length ? setDone(done + 1) : closeDialog());
  return (
    <DialogClose value={next}>
      <AddressDialog
        key={type}
        organizationId={id}
        type={type}
        initial={(type === 'mailing' ? mailingAddress : shippingAddress) ?? { name: name.slice(0, 40) }}
        leave={leave}
      />
    </DialogClose>
  );
}
