/** Step 2: the shipping address for supplies. It is validated before the details open (L-019 to L-031). */

import { useCallback, useId } from 'react';
import type { AddressFields } from '../../../../ui/address/address.ts';
import { useAddress, type VerifiedAddress } from '../../../../ui/address/useAddress.ts';
import { type RequestOptions, request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { useAction } from '../../lib/useAction.ts';
import type { KnownAddress } from '../../shared/addresses/AddressesDialog.tsx';
import { AddressForm } from '../../shared/addresses/AddressForm.tsx';
import { UpsertShippingAddressDocument, VerifyAddressDocument } from '../../shared/addresses/generated/graphql.ts';
import { reloadIfChanged } from './concurrentChange.ts';

export function AddressStep({
  known,
  verifiedBefore,
  organizationId,
  access,
  reload,
  back,
  onTyped,
  onSaved,
  onReject,
}: {
  known: KnownAddress | null;
  verifiedBefore: VerifiedAddress | null;
  organizationId: number;
  access: RequestOptions;
  reload: () => Promise<void>;
  back: { label: string; go: () => void };
  /** The content of the fields, validated or not, so that a reload restores it. */
  onTyped: (values: AddressFields) => void;
  onSaved: (address: VerifiedAddress) => void;
  /** Opens the dialog that rejects the offer, which needs no address. */
  onReject: () => void;
}) {
  const headingId = useId();
  const verify = useCallback(
    async (values: AddressFields) => (await request(VerifyAddressDocument, values, access)).verifyAddress,
    [access],
  );
  const form = useAddress(known, verify, verifiedBefore, onTyped);
  const verified = form.state.kind === 'verified' ? form.state.address : null;
  const save = useAction(async () => {
    if (!verified) return;
    const input = { ...verified, organizationId, addressType: 'shipping' } as const;
    await reloadIfChanged(request(UpsertShippingAddressDocument, { input }, access), reload);
    onSaved(verified);
  });
  return (
    <form
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        if (verified) void save.run();
        else void form.check();
      }}
      noValidate
    >
      <section className="offer__step">
        <h2 id={headingId} tabIndex={-1}>
          {t('Where should we ship your supplies?')}
        </h2>
        <p className="soft">{t('Banners and other supplies for this sponsorship are sent here, at no cost to you.')}</p>
        <AddressForm form={form} checkVariant={verified ? 'quiet' : 'main'} access={access} />
        {save.error !== null && (
          <ErrorNotice>
            {t('Oops! We had trouble saving your address. Please check your internet connection and try again.')}
          </ErrorNotice>
        )}
      </section>
      <div className="offer__act">
        <Button onClick={back.go}>{back.label}</Button>
        <Button variant="text" onClick={onReject}>
          {t('Reject')}
        </Button>
        <Button
          variant="main"
          // only one button submits the form: until the address is verified, the one that checks it
          type={verified ? 'submit' : 'button'}
          disabled={!verified}
          busy={save.busy}
          busyText={t('Saving...')}
        >
          {t('Review Offer Details')}
        </Button>
      </div>
    </form>
  );
}
