import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { columnLabel, type Mapping, mappingOf, type Preview } from './leagueImports.ts';

type Props = { preview: Preview; busy: boolean; onChange: (mapping: Mapping) => void };

/** Maps each heading of the file to a column; choosing a column that another heading has moves it. */
export function ColumnMapping({ preview, busy, onChange }: Props) {
  const mapping = mappingOf(preview);
  const choose = (heading: string, column: string | null) => {
    const others = Object.entries(mapping).map(([name, chosen]) => [name, chosen === column ? null : chosen]);
    onChange({ ...Object.fromEntries(others), [heading]: column });
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 260px' },
        gap: { xs: 0.5, sm: 1.5 },
        alignItems: 'center',
      }}
    >
      {preview.headings.map(({ name, column, sample }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', mt: { xs: 1, sm: 0 } }}>
            <b>{name}</b>{' '}
            <Typography component="span" variant="caption" color="text.secondary">
              {sample ? `such as ${sample}` : 'empty'}
            </Typography>
          </Box>
          <TextField
            select
            size="small"
            fullWidth
            disabled={busy}
            value={column ?? ''}
            slotProps={{ select: { displayEmpty: true }, htmlInput: { 'aria-label': `Column for ${name}` } }}
            onChange={(event) => choose(name, event.target.value || null)}
          >
            <MenuItem value="">Not imported</MenuItem>
            {preview.columns.map((column) => (
              <MenuItem key={column} value={column}>
                {columnLabel(column)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      ))}
    </Box>
  );
}
