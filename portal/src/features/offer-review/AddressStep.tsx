/** Step 2: the shipping address for supplies. It is validated before the details open (L-019 to L-031). */

import { useId } from 'react';
import type { AddressFields } from '../../../../ui/address/address.ts';
import type { VerifiedAddress } from '../../../../ui/address/useAddress.ts';
import { type RequestOptions, request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { AddressForm } from '../../shared/addresses/AddressForm.tsx';
import { UpsertShippingAddressDocument } from '../../shared/addresses/generated/graphql.ts';
import { type KnownAddress, useSavedAddress } from '../../shared/addresses/useSavedAddress.ts';
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
  const { form, error, onSubmit, saveButton } = useSavedAddress({
    known,
    verifiedBefore,
    access,
    onTyped,
    onSave: async (address) => {
      const input = { ...address, organizationId, addressType: 'shipping' } as const;
      await reloadIfChanged(request(UpsertShippingAddressDocument, { input }, access), reload);
      onSaved(address);
    },
  });
  return (
    <form aria-labelledby={headingId} onSubmit={onSubmit} noValidate>
      <section className="offer__step">
        <h2 id={headingId} tabIndex={-1}>
          {t('Where should we ship your supplies?')}
        </h2>
        <p className="soft">{t('Banners and other supplies for this sponsorship are sent here, at no cost to you.')}</p>
        <AddressForm form={form} checkVariant="main" access={access} />
        {error !== null && (
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
        <Button {...saveButton}>{t('Review Offer Details')}</Button>
      </div>
    </form>
  );
}
