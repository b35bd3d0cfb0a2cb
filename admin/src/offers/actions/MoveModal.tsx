import { seasonLabel } from '../../../../ui/formats.ts';
import { messageOf } from '../../api/errors.ts';
import { useCall, useDocument } from '../../api/hooks.ts';
import { SelectIn } from '../../kit/choices.tsx';
import { FormModal } from '../../kit/Modal.tsx';
import { Alert, Warning } from '../../kit/Note.tsx';
import { SponsorDocument } from '../../sponsors/documents.ts';
import { MoveOfferDocument } from '../documents.ts';
import type { Sponsorship } from '../types.ts';

/** A confirmed offer goes to another campaign of the same sponsor, rejected ones left out (S-275, S-276). */
export function MoveModal({ offer, onClose }: { offer: Sponsorship; onClose: () => void }) {
  const { data, error } = useDocument(SponsorDocument, { id: offer.campaign.sponsor.id });
  const { call } = useCall(MoveOfferDocument, { quiet: true });
  const choices = (data?.sponsor?.campaigns ?? [])
    .filter(({ id, status }) => id !== offer.campaign.id && status.toLowerCase() !== 'rejected')
    .map(({ id, name, season, year }) => ({ id, name: `${name}, ${seasonLabel(season, year)}` }));
  return (
    <FormModal
      title="Move to another campaign"
      action="Move"
      busyAction="Moving..."
      defaults={{ campaignId: null }}
      required={['campaignId']}
      onSubmit={({ campaignId }: { campaignId: number }) => call({ input: { offerId: offer.id, campaignId } })}
      onClose={onClose}
    >
      <SelectIn source="campaignId" label={`Campaign of ${offer.campaign.sponsor.name}`} choices={choices} need />
      {error ? <Alert>{messageOf(error)}</Alert> : null}
      {data && choices.length === 0 ? <Warning>This sponsor has no other campaign to move to.</Warning> : null}
      <p className="soft">Assets, deadlines, images, checks and the audit log move with the offer.</p>
    </FormModal>
  );
}
