import { Box, Dialog, DialogTitle, IconButton } from '@mui/material';
import { useId } from 'react';
import { Icon } from '../../components/Icon.tsx';

/** One image in full size (S-307). */
export function ImageDialog({ url, title, onClose }: { url: string; title: string; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
        <DialogTitle id={id} sx={{ flex: 1 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '50vh', bgcolor: '#0b100e' }}>
        <Box component="img" src={url} alt={title} sx={{ maxWidth: 1, maxHeight: '78vh', objectFit: 'contain' }} />
      </Box>
    </Dialog>
  );
}
