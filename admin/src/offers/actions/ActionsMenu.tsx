import { useState } from 'react';
import { formatInstant } from '../../../../ui/formats.ts';
import { useCall } from '../../api/hooks.ts';
import { Button } from '../../kit/Button.tsx';
import { TextareaIn } from '../../kit/inputs.tsx';
import { Menu, type MenuEntry } from '../../kit/Menu.tsx';
import { Confirm, FormModal, Modal } from '../../kit/Modal.tsx';
import { Alert } from '../../kit/Note.tsx';
import { BulkMailModal } from '../../mails/BulkMailModal.tsx';
import { type BulkMail, bulkMails } from '../../mails/bulk.ts';
import type { AddressType } from '../../organizations/AddressModal.tsx';
import { QualifyModal } from '../../prospecting/QualifyModal.tsx';
import { RemoveModal } from '../../prospecting/RemoveModal.tsx';
import { CancelOfferDocument, MarkAsConfirmedDocument } from '../documents.ts';
import { isActiveOffer, statusOf } from '../states.ts';
import type { Sponsorship } from '../types.ts';
import { AddressSequence, missingAddresses } from './AddressSequence.tsx';
import { MoveModal } from './MoveModal.tsx';

/** Exact text, with its two spaces (S-273). */
const MISSING_DATES =
  'This offer cannot be confirmed because it is missing season start and/or end dates.  Please enter these dates on the offer card and try again.';

type Asked = BulkMail['kind'] | 'qualify' | 'confirm' | 'cancel' | 'move' | 'remove' | 'mailing' | 'shipping';

type Props = { offer: Sponsorship; dirty: boolean; onSend: () => void };

/** When a mail was sent last (S-341). */
const lastSent = (instant: string | null) => (instant ? `Sent ${formatInstant(instant)}.` : 'Not sent yet.');

/** What staff may do with an offer at its stage (S-271 … S-278). */
export function ActionsMenu({ offer, dirty, onSend }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [addresses, setAddresses] = useState<readonly AddressType[]>([]);
  const confirm = useCall(MarkAsConfirmedDocument, { quiet: true });
  const cancel = useCall(CancelOfferDocument, { quiet: true });
  const status = statusOf(offer);
  const close = () => setAsked(null);
  const entries: MenuEntry[] = [
    ...(status === 'prospecting'
      ? [
          {
            label: 'Mark as Qualified',
            icon: 'ok' as const,
            onClick: () => setAsked('qualify'),
          },
        ]
      : []),
    ...(['qualified', 'proposed'].includes(status)
      ? [{ label: 'Send offer email', icon: 'mail' as const, disabled: dirty, onClick: onSend }]
      : []),
    ...(status === 'prospecting'
      ? [{ label: bulkMails.survey.title, icon: 'mail' as const, onClick: () => setAsked('survey') }]
      : []),
    ...(isActiveOffer(offer)
      ? [{ label: bulkMails.application.title, icon: 'mail' as const, onClick: () => setAsked('application') }]
      : []),
    ...(status === 'confirmed'
      ? [{ label: bulkMails.onboarding.title, icon: 'mail' as const, onClick: () => setAsked('onboarding') }]
      : []),
    ...(['qualified', 'proposed', 'rejected_by_league'].includes(status)
      ? [{ label: 'Mark as Confirmed', icon: 'verify' as const, onClick: () => setAsked('confirm') }]
      : []),
    ...(status === 'confirmed'
      ? [
          { label: 'Move to another campaign', icon: 'flag' as const, onClick: () => setAsked('move') },
          { label: 'Update mailing address', icon: 'home' as const, onClick: () => setAsked('mailing') },
          { label: 'Update shipping address', icon: 'home' as const, onClick: () => setAsked('shipping') },
          { kind: 'rule' as const },
          { label: 'Cancel offer', icon: 'x' as const, danger: true, onClick: () => setAsked('cancel') },
        ]
      : []),
    ...(['prospecting', 'qualified', 'proposed', 'rejected_by_league'].includes(status)
      ? [
          { kind: 'rule' as const },
          { label: 'Remove from campaign', icon: 'x' as const, danger: true, onClick: () => setAsked('remove') },
        ]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <Menu label="Actions" entries={entries} />
      {asked === 'qualify' ? <QualifyModal offers={[offer]} onClose={close} /> : null}
      {asked === 'confirm' && !(offer.seasonStart && offer.seasonEnd) ? (
        <Modal title="Mark as Confirmed" size="small" onClose={close} actions={<Button onClick={close}>Close</Button>}>
          <Alert>{MISSING_DATES}</Alert>
        </Modal>
      ) : null}
      {asked === 'confirm' && offer.seasonStart && offer.seasonEnd ? (
        <FormModal
          title="Mark as Confirmed"
          action="Mark as Confirmed"
          required={['changeReason']}
          onSubmit={async ({ changeReason }: { changeReason: string }) => {
            await confirm.call({ input: { offerId: offer.id, changeReason: changeReason.trim() } });
            setAddresses(missingAddresses(offer)); // after confirming (S-246)
          }}
          onClose={close}
        >
          <p>The league's sponsorship starts now: its verification deadlines are made from the campaign's defaults.</p>
          <TextareaIn source="changeReason" label="Reason" need rows={3} hint="Stays in the audit log." />
        </FormModal>
      ) : null}
      {asked === 'survey' || asked === 'application' || asked === 'onboarding' ? (
        <BulkMailModal
          mail={bulkMails[asked]}
          offerIds={[offer.id]}
          note={lastSent(
            asked === 'survey'
              ? offer.surveySentAt
              : asked === 'application'
                ? offer.sponsorshipApplicationSentAt
                : offer.onboardingEmailSentAt,
          )}
          onClose={close}
        />
      ) : null}
      {asked === 'cancel' ? (
        <Confirm
          title="Cancel offer"
          action="Cancel this offer"
          danger
          onConfirm={() => cancel.call({ input: { id: offer.id } })}
          onClose={close}
        >
          <p>
            The sponsorship of <b>{offer.organization.name}</b> ends for good. Pending checks are cancelled, approved
            ones stay.
          </p>
        </Confirm>
      ) : null}
      {asked === 'move' ? <MoveModal offer={offer} onClose={close} /> : null}
      {asked === 'remove' ? <RemoveModal offers={[offer]} onClose={close} /> : null}
      {asked === 'mailing' || asked === 'shipping' ? (
        <AddressSequence offer={offer} types={[asked]} leave="Cancel" onDone={close} />
      ) : null}
      <AddressSequence offer={offer} types={addresses} onDone={() => setAddresses([])} />
    </>
  );
}
