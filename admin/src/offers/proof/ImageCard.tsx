import { Box, Button, Card, CardActionArea, CardMedia, IconButton, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { pluralise } from '../../../../ui/formats.ts';
import { formatMoment } from '../../components/formatMoment.ts';
import { Icon } from '../../components/Icon.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import type { OfferImageFragment } from '../generated/graphql.ts';
import { unseenBecause } from './releases.ts';

type Props = {
  image: OfferImageFragment;
  title: string;
  onOpen: () => void;
  onReview: () => void;
  /** Only for an image awaiting a decision. */
  onDecide?: (status: 'verified' | 'rejected') => void;
  busy: boolean;
};

/** An image with its author and actions. */
export const ImageCard = ({ image, title, onOpen, onReview, onDecide, busy }: Props) => (
  <Card component="figure" sx={{ m: 0, display: 'flex', flexDirection: 'column' }}>
    <CardActionArea onClick={onOpen} aria-label={`Open the image for ${title}`} sx={{ cursor: 'zoom-in' }}>
      <CardMedia
        component="img"
        src={image.thumbnailUrl ?? image.fullSizeUrl ?? ''}
        alt=""
        loading="lazy"
        sx={{ aspectRatio: '3 / 2', bgcolor: 'var(--sunken)' }}
      />
    </CardActionArea>
    <Box component="figcaption" sx={{ flex: 1, px: 1.25, pt: 1, pb: 0.5, fontSize: 13, lineHeight: '18px' }}>
      <Typography noWrap sx={{ fontSize: 'inherit', fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="caption" component="div" color="text.secondary">
        {image.createdBy?.name ?? image.createdBy?.email ?? image.from ?? 'League'}
        <br />
        {formatMoment(image.createdAt)}
      </Typography>
      {image.favorites || image.openRequests.length ? (
        <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
          {[
            image.favorites ? `★ ${pluralise(image.favorites, 'favorite')} of the sponsor` : '',
            ...image.openRequests.map(({ wish }) => `the sponsor asks to ${wish} it`),
          ]
            .filter(Boolean)
            .join(', ')}
        </Typography>
      ) : null}
      <StatusChip of="release" status={image.release} />{' '}
      {onDecide ? null : (
        <>
          <StatusChip of="image" status={image.status} /> {image.hidden ? 'hidden' : ''}{' '}
          {image.featured ? 'featured' : ''}
          {unseenBecause(image) ? (
            <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
              {unseenBecause(image)}
            </Typography>
          ) : null}
          {image.rejectionReason || image.rejectionNote ? (
            <Typography variant="caption" component="p" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {[image.rejectionReason?.name, image.rejectionNote].filter(Boolean).join(' ')}
            </Typography>
          ) : null}
        </>
      )}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, px: 1.25, pt: 0.75, pb: 1.25 }}>
      {onDecide
        ? (['verified', 'rejected'] as const).map((decision) => (
            <Button
              key={decision}
              size="small"
              variant={decision === 'verified' ? 'contained' : 'outlined'}
              disabled={busy}
              sx={{ flexGrow: 1, flexShrink: 0, px: 1 }}
              onClick={() => onDecide(decision)}
            >
              {decision === 'verified' ? 'Accept' : 'Reject'}
              <span style={visuallyHidden}> {title}</span>
            </Button>
          ))
        : null}
      <IconButton size="small" aria-label={`Review ${title}`} onClick={onReview}>
        <Icon name="edit" />
      </IconButton>
    </Box>
  </Card>
);
