import { useNotify } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { useCall } from '../api/hooks.ts';
import { Confirm } from '../kit/Modal.tsx';
import { MarkAsQualifiedDocument } from '../offers/documents.ts';

type Props = { offers: readonly { id: number }[]; onClose: () => void; onQualified?: () => void };

/** Asks before prospects become qualified, because no call leads back to a prospect (B-322, B-357, S-271). */
export function QualifyModal({ offers, onClose, onQualified }: Props) {
  const { call } = useCall(MarkAsQualifiedDocument, { quiet: true });
  const notify = useNotify();
  const one = offers.length === 1;
  const qualify = async () => {
    const { markAsQualified } = await call({ input: { offerIds: offers.map(({ id }) => id) } });
    notify(`${pluralise(markAsQualified.offers.length, 'sponsorship')} marked as qualified.`);
    onQualified?.();
  };
  return (
    <Confirm title="Mark as Qualified" action="Mark as Qualified" onConfirm={qualify} onClose={onClose}>
      <p>
        <b>{pluralise(offers.length, 'prospect')}</b> {one ? 'becomes' : 'become'} qualified; no league is told.
      </p>
      <p>{one ? 'It' : 'They'} cannot go back to Prospects, only be proposed, confirmed or removed.</p>
    </Confirm>
  );
}
