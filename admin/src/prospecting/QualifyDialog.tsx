import { useNotify } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';

type Props = { offers: readonly { id: number }[]; onClose: () => void; onQualified?: () => void };

/** Asks before prospects become qualified, because no operation leads back to a prospect (B-322, B-357, S-271). */
export function QualifyDialog({ offers, onClose, onQualified }: Props) {
  const { mutateAsync: markAsQualified } = useOperation('markAsQualified', { quiet: true });
  const notify = useNotify();
  const one = offers.length === 1;
  const qualify = async () => {
    const result = await markAsQualified({ input: { offerIds: offers.map(({ id }) => id) } });
    notify(`${pluralise(result.markAsQualified.offers?.length ?? 0, 'sponsorship')} marked as qualified.`);
    onQualified?.();
  };
  return (
    <ConfirmDialog title="Mark as Qualified" action="Mark as Qualified" onConfirm={qualify} onClose={onClose}>
      <p>
        <b>{pluralise(offers.length, 'prospect')}</b> {one ? 'becomes' : 'become'} qualified; leagues are not notified.
      </p>
      <p>{one ? 'It' : 'They'} cannot go back to Prospects, only be proposed, confirmed or removed.</p>
    </ConfirmDialog>
  );
}
