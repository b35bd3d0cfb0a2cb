/** Both addresses of an organization, each edited with verification (L-258, L-259, L-280). */

import { useEffect, useRef, useState } from 'react';
import { type AddressFields, toAddressFields } from '../../../../ui/address/address.ts';
import { request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { Restored } from '../../components/Restored.tsx';
import { t } from '../../i18n/i18n.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { AddressForm } from './AddressForm.tsx';
import { UpsertAddressDocument } from './generated/graphql.ts';
import { type KnownAddress, useSavedAddress } from './useSavedAddress.ts';
import './addresses.css';

interface AddressOwner {
  id: number;
  name: string;
  mailingAddress: KnownAddress | null;
  shippingAddress: KnownAddress | null;
}

type Kind = 'mailing' | 'shipping';

const texts: Record<Kind, Record<'title' | 'use' | 'add' | 'change' | 'failed', string>> = {
  mailing: {
    title: 'Mailing address',
    use: 'Sponsorship checks are sent here.',
    add: 'Add mailing address',
    change: 'Change mailing address',
    failed: 'Oops! The mailing address could not be saved. Please try again.',
  },
  shipping: {
    title: 'Shipping address',
    use: 'Banners and other supplies are sent here.',
    add: 'Add shipping address',
    change: 'Change shipping address',
    failed: 'Oops! The shipping address could not be saved. Please try again.',
  },
};

/** The lines of an address, as on an envelope. */
function addressLines(address: KnownAddress): string[] {
  return [
    address.name,
    address.line1,
    address.line2,
    [address.city, [address.state, address.zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    address.country === 'CA' ? t('Canada') : null,
  ].filter((line): line is string => Boolean(line));
}

function EditAddress({
  owner,
  kind,
  onSaved,
  onCancel,
  onRestart,
}: {
  owner: AddressOwner;
  kind: Kind;
  onSaved: () => Promise<void>;
  onCancel: () => void;
  /** Starts over from the stored address, discarding the draft. */
  onRestart: () => void;
}) {
  const known = kind === 'mailing' ? owner.mailingAddress : owner.shippingAddress;
  const [{ typed }, keepTyped, forget] = useDraft<{ typed: AddressFields | null }>(`address.${owner.id}.${kind}`, {
    typed: null,
  });
  const [restored] = useState(
    () => typed !== null && JSON.stringify(toAddressFields(typed)) !== JSON.stringify(toAddressFields(known)),
  );
  const { form, error, onSubmit, saveButton } = useSavedAddress({
    known: typed ?? known,
    onTyped: (values) => keepTyped({ typed: values }),
    onSave: async (address) => {
      await request(UpsertAddressDocument, { input: { ...address, organizationId: owner.id, addressType: kind } });
      forget();
      await onSaved();
    },
  });
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  return (
    <form className="form address-kind__form" ref={fields} onSubmit={onSubmit} noValidate>
      {restored && (
        <Restored
          onReset={() => {
            forget();
            onRestart();
          }}
        />
      )}
      <AddressForm form={form} receives={kind === 'mailing' ? 'checks' : 'parcels'} />
      {error !== null && <ErrorNotice>{t(texts[kind].failed)}</ErrorNotice>}
      <div className="form__act">
        <Button {...saveButton}>{t('Save address')}</Button>
        <Button
          variant="text"
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

export function AddressesDialog({
  owner,
  start = null,
  onChanged,
  onClose,
}: {
  owner: AddressOwner;
  /** The address whose form is open initially. */
  start?: Kind | null;
  onChanged: () => Promise<void>;
  onClose: () => void;
}) {
  const [editing, setEditing] = useState<Kind | null>(start);
  const [restarts, setRestarts] = useState(0);
  const buttons = useRef<Partial<Record<Kind, HTMLButtonElement | null>>>({});
  const left = useRef<Kind | null>(null);
  const leave = (kind: Kind) => {
    left.current = kind;
    setEditing(null);
  };
  // the closed form had the focus: move it to the button that opens the form again
  useEffect(() => {
    if (editing === null && left.current) buttons.current[left.current]?.focus();
  }, [editing]);
  return (
    <Dialog title={t('Addresses')} onClose={onClose}>
      <div className="address-kinds">
        {(['mailing', 'shipping'] as const).map((kind) => {
          const known = kind === 'mailing' ? owner.mailingAddress : owner.shippingAddress;
          return (
            <section key={kind} className="address-kind">
              <div>
                <h3>{t(texts[kind].title)}</h3>
                <p className="small soft">{t(texts[kind].use)}</p>
              </div>
              {editing === kind ? (
                <EditAddress
                  key={restarts}
                  owner={owner}
                  kind={kind}
                  onCancel={() => leave(kind)}
                  onRestart={() => setRestarts(restarts + 1)}
                  onSaved={async () => {
                    await onChanged();
                    leave(kind);
                  }}
                />
              ) : (
                <>
                  {known && (
                    <address>
                      {addressLines(known).map((line) => (
                        <div key={line}>{line}</div>
                      ))}
                    </address>
                  )}
                  <Button
                    small
                    ref={(button) => {
                      buttons.current[kind] = button;
                    }}
                    onClick={() => setEditing(kind)}
                  >
                    {t(known ? texts[kind].change : texts[kind].add)}
                  </Button>
                </>
              )}
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
