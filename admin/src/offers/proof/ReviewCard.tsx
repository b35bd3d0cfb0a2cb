import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { DialogButton, DialogClose, useDialog } from '../../components/DialogButton.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Icon } from '../../components/Icon.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { RejectPhotoDialog } from '../../verifications/RejectPhotoDialog.tsx';
import { useReview } from '../../verifications/useReview.ts';
import type { OfferImageFragment, OfferRecordFragment } from '../generated/graphql.ts';
import { ImageCard } from './ImageCard.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import { ProofUploadDialog } from './ProofUploadDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';

type Image = OfferImageFragment;

const isPending = ({ status }: Image) => status === 'pending';

/** Images awaiting a decision, and decided ones (S-243, S-297 … S-307). */
export function ReviewCard({ offer }: { offer: OfferRecordFragment }) {
  const { review, isPending: busy } = useReview();
  const [openId, setOpenId] = useState<number | null>(null);
  const [dialog, openDialog] = useDialog();
  const [all, setAll] = useState(false);
  const images = [...offer.verificationImages].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const pending = images.filter(isPending);
  const decided = images.filter((image) => !isPending(image)).reverse();
  const open = images.find(({ id }) => id === openId);
  const titleOf = (image: Image) =>
    offer.verificationDeadlines.find(({ id }) => id === image.verificationDeadlineId)?.name ?? 'No deadline yet';
  const accept = ({ id, version, verificationDeadlineId }: Image) =>
    void review({ id, status: 'verified', verificationDeadlineId, version }).catch(() => undefined);
  const reconsider = (image: Image) => openDialog(<ReviewDialog offer={offer} image={image} />);
  const decide = (image: Image, status: 'verified' | 'rejected') => {
    if (status === 'rejected') openDialog(<RejectPhotoDialog image={image} />);
    // Accepting requires the deadline that the image proves (S-298); an image without one opens the dialog.
    else if (image.verificationDeadlineId) accept(image);
    else reconsider(image);
  };
  const cards = (shown: readonly Image[]) => (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        gap: 1.5,
        p: 2,
        pt: 1.5,
      }}
    >
      {shown.map((image) => (
        <ImageCard
          key={image.id}
          image={image}
          title={titleOf(image)}
          busy={busy}
          onOpen={() => setOpenId(image.id)}
          onReview={() => reconsider(image)}
          {...(isPending(image) ? { onDecide: (status: 'verified' | 'rejected') => decide(image, status) } : {})}
        />
      ))}
    </Box>
  );
  return (
    <TitledCard
      id="review"
      title="Pending Verifications"
      note={pending.length || undefined}
      end={
        <DialogButton
          size="small"
          variant="outlined"
          startIcon={<Icon name="image" />}
          disabled={offer.status !== 'confirmed' || offer.verificationDeadlines.length === 0}
          dialog={<ProofUploadDialog deadlines={offer.verificationDeadlines} />}
        >
          Upload
        </DialogButton>
      }
    >
      {pending.length ? (
        cards(pending)
      ) : (
        <EmptyState>No new verification images have been received recently.</EmptyState>
      )}
      {decided.length ? (
        <Button size="small" sx={{ mx: 1.5, mb: 1.5 }} onClick={() => setAll(!all)}>
          {all ? 'Hide reviewed images' : `Show ${decided.length} reviewed`}
        </Button>
      ) : null}
      {all ? cards(decided) : null}
      {open ? (
        <DialogClose value={() => setOpenId(null)}>
          <PhotoDialog image={open} title={titleOf(open)} />
        </DialogClose>
      ) : null}
      {dialog}
    </TitledCard>
  );
}
