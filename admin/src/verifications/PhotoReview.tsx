import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link as MuiLink,
  Stack,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate, seasonLabel } from '../../../ui/formats.ts';
import { useUndo } from '../changes/useUndo.ts';
import { CloseButton, useCloseDialog, useDialog } from '../components/DialogButton.tsx';
import { FactList } from '../components/FactList.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import type { PendingImageRowFragment } from './generated/graphql.ts';
import { PhotoContext } from './PhotoContext.tsx';
import { RejectPhotoDialog } from './RejectPhotoDialog.tsx';
import { usePrefetchedPhotos } from './usePendingPhoto.ts';
import { useReview } from './useReview.ts';

type Row = PendingImageRowFragment;
type Props = { id: number; onOpen: (id: number) => void };

/**
 * Reviews pending photos one by one, enlarged, next to the instructions: A accepts, R rejects, N and the arrow keys
 * skip, U undoes the last decision. The next photo is shown immediately; if a decision is rejected, its photo comes
 * back (M8).
 */
export function PhotoReview({ id, onOpen }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { data = [], isFetching } = useListContext<Row>();
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const closeDialog = useCloseDialog();
  const [rejectDialog, openDialog] = useDialog();
  const [last, setLast] = useState<{ photoId: number; changeId: string } | null>(null);
  const { review } = useReview();
  const { undo, isPending: isUndoing } = useUndo();
  const queue = data.filter((image) => !decided.has(image.id));
  const index = Math.max(
    queue.findIndex((image) => image.id === id),
    0,
  );
  const image = queue[index];
  usePrefetchedPhotos(queue.slice(index + 1));
  const isOver = !image && !isFetching;
  useEffect(() => {
    if (isOver) closeDialog();
  }, [isOver, closeDialog]);
  if (!image) return null;
  const next = queue[index + 1];
  const previous = queue[index - 1];
  const go = (to: Row | undefined) => (to ? onOpen(to.id) : undefined);
  const mark = (photoId: number, isDecided: boolean) =>
    setDecided((before) => {
      const after = new Set(before);
      if (isDecided) after.add(photoId);
      else after.delete(photoId);
      return after;
    });
  const leave = () => {
    mark(image.id, true);
    go(next);
  };
  const remember = (changeId: string | null) => setLast(changeId === null ? null : { photoId: image.id, changeId });
  const undoLast = async () => {
    if (!last || isUndoing || !(await undo({ changeId: last.changeId }))) return;
    setLast(null);
    mark(last.photoId, false);
    onOpen(last.photoId);
  };
  const canAccept = image.verificationDeadlineId !== null;
  const accept = () => {
    const { verificationDeadlineId, version } = image;
    leave();
    review({ id: image.id, status: 'verified', verificationDeadlineId, version })
      .then(({ reviewVerificationImage: { changeId } }) => remember(changeId))
      .catch(() => mark(image.id, false)); // The error has been shown.
  };
  const reject = () =>
    openDialog(
      <RejectPhotoDialog
        image={image}
        onDecided={(changeId) => {
          remember(changeId);
          leave();
        }}
      />,
    );
  const onKeyDown = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (repeat || ctrlKey || metaKey || altKey) return;
    if (key === 'ArrowRight' || key === 'n') go(next);
    if (key === 'ArrowLeft') go(previous);
    if (key === 'a' && canAccept) accept();
    if (key === 'r') reject();
    if (key === 'u') void undoLast();
  };
  return (
    <>
      <Dialog
        open
        onClose={closeDialog}
        onKeyDown={onKeyDown}
        maxWidth="lg"
        fullWidth
        fullScreen={isPhone}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>{image.deadlineName ?? 'No deadline yet'}</DialogTitle>
        <DialogContent
          sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' }, gap: 2 }}
        >
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              minHeight: { xs: '30vh', md: '50vh' },
              bgcolor: '#0b100e',
              borderRadius: 1,
            }}
          >
            <Box
              component="img"
              key={image.id}
              src={image.fullSizeUrl ?? image.thumbnailUrl ?? undefined}
              alt={`Photo of ${image.organizationName} for ${image.deadlineName ?? 'no deadline yet'}`}
              sx={{ maxWidth: 1, maxHeight: { xs: '45vh', md: '68vh' }, objectFit: 'contain' }}
            />
          </Box>
          <Stack sx={{ gap: 2 }}>
            <PhotoContext id={image.id} />
            {canAccept ? null : <Typography>Choose the deadline for this photo on the offer’s page.</Typography>}
            <FactList
              align="left"
              facts={[
                ['Organization', image.organizationName],
                ['Program', image.sponsorablePropertyName],
                ['Sponsor', image.sponsorName],
                ['Campaign', `${image.campaignName}, ${seasonLabel(image.season, image.year)}`],
                ['Asset', image.capabilityName],
                ['Due', formatDate(image.deadline)],
                ['Release', <StatusChip key="release" of="release" status={image.release ?? 'not_stated'} />],
                ['From', image.from],
                ['Received', formatMoment(image.createdAt)],
              ]}
            />
            <MuiLink component={Link} to={`/offers/${image.offerId}#review`}>
              Open the offer
            </MuiLink>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Typography color="text.secondary" role="status" sx={{ mr: 'auto' }}>
            {index + 1} of {queue.length} on this page
          </Typography>
          <Button disabled={!last || isUndoing} onClick={() => void undoLast()} aria-keyshortcuts="U">
            Undo last
          </Button>
          <CloseButton>Close</CloseButton>
          <Button disabled={!previous} onClick={() => go(previous)}>
            Previous
          </Button>
          <Button disabled={!next} onClick={() => go(next)} aria-keyshortcuts="N">
            Next
          </Button>
          <Button onClick={reject} aria-keyshortcuts="R">
            Reject…
          </Button>
          <Button variant="contained" disabled={!canAccept} onClick={accept} aria-keyshortcuts="A">
            Accept
          </Button>
        </DialogActions>
      </Dialog>
      {rejectDialog}
    </>
  );
}
