/** An address that is verified first, and saved by the next submit (L-024, L-027). */
import { type FormEvent, useCallback } from 'react';
import type { AddressField, AddressFields } from '../../../../ui/address/address.ts';
import { useAddress, type VerifiedAddress } from '../../../../ui/address/useAddress.ts';
import { type RequestOptions, request } from '../../../../ui/graphql.ts';
import { t } from '../../i18n/i18n.ts';
import { useAction } from '../../lib/useAction.ts';
import { VerifyAddressDocument } from './generated/graphql.ts';

export type KnownAddress = Partial<Record<AddressField, string | null>>;

/** `verifiedBefore`: verified earlier in this session. `onTyped`: keeps the content of the fields, validated or not. */
export function useSavedAddress({
  known,
  verifiedBefore,
  access,
  onTyped,
  onSave,
}: {
  known: KnownAddress | null;
  verifiedBefore?: VerifiedAddress | null;
  access?: RequestOptions;
  onTyped: (values: AddressFields) => void;
  onSave: (address: VerifiedAddress) => Promise<void>;
}) {
  const verify = useCallback(
    async (values: AddressFields) => (await request(VerifyAddressDocument, values, access)).verifyAddress,
    [access],
  );
  const form = useAddress(known, verify, verifiedBefore, onTyped);
  const address = form.state.kind === 'verified' ? form.state.address : null;
  const save = useAction(async () => {
    if (address) await onSave(address);
  });
  return {
    form,
    error: save.error,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void (address ? save.run() : form.check());
    },
    /** The props of the button that saves. Only one button submits: until the address is verified, the one that checks it. */
    saveButton: {
      variant: 'main',
      type: address ? 'submit' : 'button',
      disabled: !address,
      busy: save.busy,
      busyText: t('Saving...'),
    } as const,
  };
}
