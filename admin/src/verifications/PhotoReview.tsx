import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link as MuiLink,
  Typography,
} from '@mui/material';
import { type KeyboardEvent, useId } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate, seasonLabel } from '../../../ui/formats.ts';
import { FactList } from '../components/FactList.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import type { PendingImageRowFragment } from './generated/graphql.ts';

type Props = { id: number; onOpen: (id: number) => void; onClose: () => void };

/** One pending photo after the other, large, with what it is to prove: A accepts, R rejects, arrow keys go on (M8). */
export function PhotoReview({ id, onOpen, onClose }: Props) {
  const titleId = useId();
  const { data = [] } = useListContext<PendingImageRowFragment>();
  const { mutateAsync: review, isPending } = useOperation('reviewVerificationImage');
  const index = data.findIndex((one) => one.id === id);
  const image = data[index];
  if (!image) return null;
  const next = data[index + 1];
  const previous = data[index - 1];
  const go = (to: PendingImageRowFragment | undefined) => (to ? onOpen(to.id) : undefined);
  const canAccept = image.verificationDeadlineId !== null && !isPending;
  const decide = async (status: 'verified' | 'rejected') => {
    const { verificationDeadlineId } = image;
    try {
      await review({ input: { id: image.id, status, verificationDeadlineId, hidden: false, featured: false } });
    } catch {
      return; // notified; the photo stays open
    }
    if (next ?? previous) go(next ?? previous);
    else onClose();
  };
  const onKeyDown = ({ key, repeat, ctrlKey, metaKey }: KeyboardEvent) => {
    if (repeat || ctrlKey || metaKey) return;
    if (key === 'ArrowRight') go(next);
    if (key === 'ArrowLeft') go(previous);
    if (key === 'a' && canAccept) void decide('verified');
    if (key === 'r' && !isPending) void decide('rejected');
  };
  return (
    <Dialog open onClose={onClose} onKeyDown={onKeyDown} maxWidth="lg" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{image.deadlineName ?? 'No deadline yet'}</DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' }, gap: 2 }}
      >
        <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '50vh', bgcolor: '#0b100e', borderRadius: 1 }}>
          <Box
            component="img"
            src={image.fullSizeUrl ?? image.thumbnailUrl ?? undefined}
            alt={`Photo of ${image.organizationName} for ${image.deadlineName ?? 'no deadline yet'}`}
            sx={{ maxWidth: 1, maxHeight: '68vh', objectFit: 'contain' }}
          />
        </Box>
        <div>
          <FactList
            align="left"
            facts={[
              ['League', image.organizationName],
              ['Program', image.sponsorablePropertyName],
              ['Sponsor', image.sponsorName],
              ['Campaign', `${image.campaignName}, ${seasonLabel(image.season, image.year)}`],
              ['Asset', image.capabilityName],
              ['Due', formatDate(image.deadline)],
              ['From', image.from],
              ['Received', formatMoment(image.createdAt)],
            ]}
          />
          {image.verificationDeadlineId === null ? (
            <Typography sx={{ mt: 2 }}>Choose on the offer’s page which deadline this photo proves.</Typography>
          ) : null}
          <MuiLink component={Link} to={`/offers/${image.offerId}#review`} sx={{ display: 'inline-block', mt: 2 }}>
            Open the offer
          </MuiLink>
        </div>
      </DialogContent>
      <DialogActions>
        <Typography color="text.secondary" role="status" sx={{ mr: 'auto' }}>
          {index + 1} of {data.length} on this page
        </Typography>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
        <Button variant="text" disabled={!previous} onClick={() => go(previous)}>
          Previous
        </Button>
        <Button variant="text" disabled={!next} onClick={() => go(next)}>
          Next
        </Button>
        <Button disabled={isPending} onClick={() => decide('rejected')}>
          Reject
        </Button>
        <Button variant="contained" disabled={!canAccept} onClick={() => decide('verified')}>
          Accept
        </Button>
      </DialogActions>
    </Dialog>
  );
}
