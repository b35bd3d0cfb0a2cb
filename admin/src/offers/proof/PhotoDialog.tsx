import { Alert, Box, Dialog, DialogTitle, IconButton, Stack } from '@mui/material';
import { useId, useState } from 'react';
import { useCloseDialog } from '../../components/DialogButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { OfferImageFragment } from '../generated/graphql.ts';
import { PhotoCopy } from './PhotoCopy.tsx';
import { PhotoDownloads } from './PhotoDownloads.tsx';
import { PhotoRelease } from './PhotoRelease.tsx';
import { unseenBecause } from './releases.ts';

type Props = { image: OfferImageFragment; title: string };

/** One photo in full size (S-307), beside it whether the sponsor may see it, its clear picture, and who downloaded it. */
export function PhotoDialog({ image, title }: Props) {
  const id = useId();
  const closeDialog = useCloseDialog();
  const [isClear, setClear] = useState(false);
  const unseen = unseenBecause(image);
  const showsClear = isClear && image.clearUrl;
  return (
    <Dialog open onClose={closeDialog} maxWidth="lg" fullWidth aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
        <DialogTitle id={id} sx={{ flex: 1 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={closeDialog}>
          <Icon name="x" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' } }}>
        <Box sx={{ display: 'grid', placeItems: 'center', minHeight: { xs: '30vh', md: '50vh' }, bgcolor: '#0b100e' }}>
          <Box
            component="img"
            src={(showsClear ? image.clearUrl : image.fullSizeUrl) ?? ''}
            alt={title}
            sx={{ maxWidth: 1, maxHeight: { xs: '45vh', md: '78vh' }, objectFit: 'contain' }}
          />
        </Box>
        <Stack sx={{ gap: 2.5, p: 2.5 }}>
          {unseen ? <Alert severity="warning">{unseen}</Alert> : null}
          <PhotoRelease image={image} />
          <PhotoCopy image={image} isClear={Boolean(showsClear)} onClear={setClear} />
          <PhotoDownloads id={image.id} />
        </Stack>
      </Box>
    </Dialog>
  );
}
