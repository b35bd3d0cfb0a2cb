import { Box, Button, TextField, Typography } from '@mui/material';
import { type Region, sides, within } from './regions.ts';

type Props = { title: string; region: Region; onChange: (region: Region) => void; onRemove: () => void };

const labels = { left: 'From left', top: 'From top', width: 'Width', height: 'Height' } as const;

/** A rectangle's position and size in percent, for the keyboard. */
export const RegionFields = ({ title, region, onChange, onRemove }: Props) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
    <Box component="legend" sx={{ p: 0, display: 'contents' }}>
      <Typography variant="subtitle2" component="span">
        {title} (percent)
      </Typography>
    </Box>
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1, mt: 0.5 }}>
      {sides.map((side) => (
        <TextField
          key={side}
          size="small"
          type="number"
          label={labels[side]}
          value={region[side]}
          slotProps={{ htmlInput: { min: 0, max: 100, step: 1 } }}
          onChange={(event) => onChange(within({ ...region, [side]: Number(event.target.value) }))}
        />
      ))}
    </Box>
    <Button size="small" onClick={onRemove}>
      Remove {title.toLowerCase()}
    </Button>
  </Box>
);
