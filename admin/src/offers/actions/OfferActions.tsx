import { useState } from 'react';
import { required } from 'react-admin';
import { offerActions } from '../../../../db/generated/choices.ts';
import { formatInstant } from '../../../../ui/formats.ts';
import type { OfferStatus } from '../../../../ui/generated/schema.ts';
import { IrreversibleNotice } from '../../changes/IrreversibleNotice.tsx';
import { ActionsMenu, type MenuEntry } from '../../components/ActionsMenu.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useOperation } from '../../dataProvider/useOperation.ts';
import { MultilineInput } from '../../form/inputs.tsx';
import { BulkMailDialog } from '../../mails/BulkMailDialog.tsx';
import { type BulkMail, bulkMails } from '../../mails/bulk.ts';
import type { AddressType } from '../../organizations/AddressDialog.tsx';
import { QualifyDialog } from '../../prospecting/QualifyDialog.tsx';
import { RemoveDialog } from '../../prospecting/RemoveDialog.tsx';
import type { OfferRecordFragment } from '../generated/graphql.ts';
import { AddressSequence, missingAddresses } from './AddressSequence.tsx';
import { MarkAsConfirmedDialog } from './MarkAsConfirmedDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

type Kind = BulkMail['kind'] | 'qualify' | 'confirm' | 'cancel' | 'move' | 'remove' | 'mailing' | 'shipping';

type Props = { offer: OfferRecordFragment; dirty: boolean; onSend: () => void };

/** When an email was last sent (S-341). */
const lastSent = (instant: string | null) => (instant ? `Sent ${formatInstant(instant)}.` : 'Not sent yet.');

/** The actions that the offer's status allows, in menu order. */
function entriesOf({ offer, dirty, onSend }: Props, open: (kind: Kind) => void): MenuEntry[] {
  const { status } = offer;
  const entry = (label: string, icon: 'ok' | 'mail' | 'verify' | 'flag' | 'home', kind: Kind): MenuEntry => ({
    label,
    icon,
    onClick: () => open(kind),
  });
  const ending = (label: string, kind: Kind): MenuEntry[] => [
    { kind: 'rule' },
    { label, icon: 'x', danger: true, onClick: () => open(kind) },
  ];
  const when = (statuses: readonly OfferStatus[], ...entries: MenuEntry[]) =>
    statuses.includes(status) ? entries : [];
  return [
    ...when(offerActions.qualify, entry('Mark as Qualified', 'ok', 'qualify')),
    ...when(offerActions.offer, { label: 'Send offer email', icon: 'mail', disabled: dirty, onClick: onSend }),
    ...when(offerActions.survey, entry(bulkMails.survey.title, 'mail', 'survey')),
    ...when(offerActions.application, entry(bulkMails.application.title, 'mail', 'application')),
    ...when(offerActions.onboarding, entry(bulkMails.onboarding.title, 'mail', 'onboarding')),
    ...when(['qualified', 'proposed', 'rejected_by_league'], entry('Mark as Confirmed', 'verify', 'confirm')),
    ...when(
      ['confirmed'],
      entry('Move to another campaign', 'flag', 'move'),
      entry('Update mailing address', 'home', 'mailing'),
      entry('Update shipping address', 'home', 'shipping'),
      ...ending('Cancel offer', 'cancel'),
    ),
    ...when(offerActions.remove, ...ending('Remove from campaign', 'remove')),
  ];
}

/** Staff actions for an offer by stage (S-271 … S-278). */
export function OfferActions(props: Props) {
  const { offer } = props;
  const [kind, setKind] = useState<Kind | null>(null);
  const [addresses, setAddresses] = useState<readonly AddressType[]>([]);
  const { mutateAsync: cancel } = useOperation('cancelOffer', { quiet: true });
  const onClose = () => setKind(null);
  const entries = entriesOf(props, setKind);
  if (entries.length === 0) return null;
  const sentAt = {
    survey: offer.surveySentAt,
    application: offer.sponsorshipApplicationSentAt,
    onboarding: offer.onboardingEmailSentAt,
  };
  return (
    <>
      <ActionsMenu label="Actions" entries={entries} of={`Offer ${offer.id}`} />
      {kind === 'qualify' ? <QualifyDialog offers={[offer]} onClose={onClose} /> : null}
      {kind === 'confirm' ? (
        <MarkAsConfirmedDialog
          offer={offer}
          onConfirmed={() => setAddresses(missingAddresses(offer))} // S-246
          onClose={onClose}
        />
      ) : null}
      {kind === 'survey' || kind === 'application' || kind === 'onboarding' ? (
        <BulkMailDialog mail={bulkMails[kind]} offerIds={[offer.id]} note={lastSent(sentAt[kind])} onClose={onClose} />
      ) : null}
      {kind === 'cancel' ? (
        <FormDialog
          title="Cancel offer"
          size="xs"
          action="Cancel this offer"
          required={['reason']}
          onSubmit={({ reason }: { reason: string }) => cancel({ input: { id: offer.id, reason: reason.trim() } })}
          onClose={onClose}
        >
          <p>
            The sponsorship of <b>{offer.organization.name}</b> ends permanently. Pending checks are canceled, approved
            ones stay. The league gets an email.
          </p>
          <MultilineInput
            source="reason"
            validate={required()}
            helperText="The league reads it in the email and on its page."
          />
          <IrreversibleNotice operation="cancelOffer" />
        </FormDialog>
      ) : null}
      {kind === 'move' ? <MoveDialog offer={offer} onClose={onClose} /> : null}
      {kind === 'remove' ? <RemoveDialog offers={[offer]} onClose={onClose} /> : null}
      {kind === 'mailing' || kind === 'shipping' ? (
        <AddressSequence offer={offer} types={[kind]} leave="Cancel" onDone={onClose} />
      ) : null}
      <AddressSequence offer={offer} types={addresses} onDone={() => setAddresses([])} />
    </>
  );
}
