import DensityIcon from '@mui/icons-material/DensityMedium';
import { Button } from '@mui/material';
import { useResourceContext, useStore } from 'react-admin';

export type Density = 'small' | 'medium';

/** The row density of the current resource's lists, saved in the store. */
export const useDensity = () => useStore<Density>(`${useResourceContext()}.density`, 'medium');

/** Switches the list between comfortable and compact rows (T24). */
export function DensityButton() {
  const [density, setDensity] = useDensity();
  const compact = density === 'small';
  return (
    <Button
      size="small"
      startIcon={<DensityIcon />}
      aria-pressed={compact}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      onClick={() => setDensity(compact ? 'medium' : 'small')}
    >
      Compact
    </Button>
  );
}
