import { useCall } from '../api/hooks.ts';
import { Button } from '../kit/Button.tsx';
import { ChecksIn } from '../kit/choices.tsx';
import { FormModal, Modal } from '../kit/Modal.tsx';
import { Info, Warning } from '../kit/Note.tsx';
import { type OfferToReplace, ReplaceCreativesDocument } from './documents.ts';

/** Exact text of the specification (S-140). */
export const NOTHING_TO_REPLACE = 'No offers with this deadline exist so there are no creatives to replace.';

type Props = {
  deadline: { id: number; name: string };
  offers: readonly OfferToReplace[];
  onDone: (count: number) => void;
  onClose: () => void;
};

/** Chooses the confirmed offers that get the templates; all are chosen at first (S-138 … S-141). */
export function ReplaceModal({ deadline, offers, onDone, onClose }: Props) {
  const { call } = useCall(ReplaceCreativesDocument, { quiet: true });
  const title = `Replace creatives of ${deadline.name}`;
  if (offers.length === 0)
    return (
      <Modal title={title} size="small" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <Info>{NOTHING_TO_REPLACE}</Info>
      </Modal>
    );
  return (
    <FormModal
      title={title}
      action="Replace creatives"
      busyAction="Replacing..."
      defaults={{ offerIds: offers.map(({ id }) => id) }}
      required={['offerIds']}
      onSubmit={async ({ offerIds }: { offerIds: number[] }) => {
        const { replaceCreatives } = await call({ input: { defaultVerificationDeadlineId: deadline.id, offerIds } });
        onDone(replaceCreatives.offers.length);
      }}
      onClose={onClose}
    >
      <Warning>
        The creatives that these offers have for this deadline are removed. Most leagues are e-mailed at the end of the
        day.
      </Warning>
      <ChecksIn
        source="offerIds"
        label="Offers"
        choices={offers.map(({ id, organization, sponsorableProperty }) => ({
          id,
          name: `${organization.name}: ${sponsorableProperty.name}`,
        }))}
      />
    </FormModal>
  );
}
