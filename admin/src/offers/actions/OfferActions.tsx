import type { ReactElement } from 'react';
import { required } from 'react-admin';
import { offerActions } from '../../../../db/generated/choices.ts';
import { formatInstant } from '../../../../ui/formats.ts';
import type { OfferStatus } from '../../../../ui/generated/schema.ts';
import { IrreversibleNotice } from '../../changes/IrreversibleNotice.tsx';
import { ActionsMenu, type MenuEntry } from '../../components/ActionsMenu.tsx';
import { useDialog } from '../../components/DialogButton.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useOperation } from '../../dataProvider/useOperation.ts';
import { MultilineInput } from '../../form/inputs.tsx';
import { BulkMailDialog } from '../../mails/BulkMailDialog.tsx';
import { bulkMails } from '../../mails/bulk.ts';
import type { AddressType } from '../../organizations/AddressDialog.tsx';
import { QualifyDialog } from '../../prospecting/QualifyDialog.tsx';
import { RemoveDialog } from '../../prospecting/RemoveDialog.tsx';
import type { OfferRecordFragment } from '../generated/graphql.ts';
import { AddressSequence, missingAddresses } from './AddressSequence.tsx';
import { MarkAsConfirmedDialog } from './MarkAsConfirmedDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

type Props = { offer: OfferRecordFragment; dirty: boolean; onSend: () => void };

/** When an email was last sent (S-341). */
const lastSent = (instant: string | null) => (instant ? `Sent ${formatInstant(instant)}.` : 'Not sent yet.');

/** Ends a sponsorship permanently. */
function CancelOfferDialog({ offer }: { offer: OfferRecordFragment }) {
  const { mutateAsync: cancel } = useOperation('cancelOffer', { quiet: true });
  return (
    <FormDialog
      title="Cancel offer"
      size="xs"
      action="Cancel this offer"
      required={['reason']}
      onSubmit={({ reason }: { reason: string }) => cancel({ input: { id: offer.id, reason: reason.trim() } })}
    >
      <p>
        The sponsorship of <b>{offer.organization.name}</b> ends permanently. Pending checks are canceled, approved ones
        stay. The league gets an email.
      </p>
      <MultilineInput
        source="reason"
        validate={required()}
        helperText="The league reads it in the email and on its page."
      />
      <IrreversibleNotice operation="cancelOffer" />
    </FormDialog>
  );
}

/** The actions that the offer's status allows, in menu order. `onConfirmed`: the offer was marked as confirmed. */
function entriesOf({ offer, dirty, onSend }: Props, onConfirmed: () => void): MenuEntry[] {
  const { status } = offer;
  const mail = (kind: 'survey' | 'application' | 'onboarding', sentAt: string | null): MenuEntry => ({
    label: bulkMails[kind].title,
    icon: 'mail',
    dialog: <BulkMailDialog mail={bulkMails[kind]} offerIds={[offer.id]} note={lastSent(sentAt)} />,
  });
  const address = (type: AddressType): MenuEntry => ({
    label: `Update ${type} address`,
    icon: 'home',
    dialog: <AddressSequence offer={offer} types={[type]} leave="Cancel" />,
  });
  const ending = (label: string, dialog: ReactElement): MenuEntry[] => [
    { kind: 'rule' },
    { label, icon: 'x', danger: true, dialog },
  ];
  const when = (statuses: readonly OfferStatus[], ...entries: MenuEntry[]) =>
    statuses.includes(status) ? entries : [];
  return [
    ...when(offerActions.qualify, {
      label: 'Mark as Qualified',
      icon: 'ok',
      dialog: <QualifyDialog offers={[offer]} />,
    }),
    ...when(offerActions.offer, { label: 'Send offer email', icon: 'mail', disabled: dirty, onClick: onSend }),
    ...when(offerActions.survey, mail('survey', offer.surveySentAt)),
    ...when(offerActions.application, mail('application', offer.sponsorshipApplicationSentAt)),
    ...when(offerActions.onboarding, mail('onboarding', offer.onboardingEmailSentAt)),
    ...when(['qualified', 'proposed', 'rejected_by_league'], {
      label: 'Mark as Confirmed',
      icon: 'verify',
      dialog: <MarkAsConfirmedDialog offer={offer} onConfirmed={onConfirmed} />,
    }),
    ...when(
      ['confirmed'],
      { label: 'Move to another campaign', icon: 'flag', dialog: <MoveDialog offer={offer} /> },
      address('mailing'),
      address('shipping'),
      ...ending('Cancel offer', <CancelOfferDialog offer={offer} />),
    ),
    ...when(offerActions.remove, ...ending('Remove from campaign', <RemoveDialog offers={[offer]} />)),
  ];
}

/** Staff actions for an offer by stage (S-271 … S-278). */
export function OfferActions(props: Props) {
  const { offer } = props;
  const [dialog, openDialog] = useDialog();
  const entries = entriesOf(props, () => {
    const types = missingAddresses(offer); // S-246
    if (types.length) openDialog(<AddressSequence offer={offer} types={types} />);
  });
  return (
    <>
      {entries.length ? <ActionsMenu label="Actions" entries={entries} of={`Offer ${offer.id}`} /> : null}
      {dialog}
    </>
  );
}
