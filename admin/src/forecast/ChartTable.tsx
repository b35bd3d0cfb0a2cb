import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { ChartTable as Table } from '../../../ui/charts/ChartTable.tsx';

/** The table of a chart, below it on request. */
export const ChartTable = (props: ComponentProps<typeof Table>) => (
  <Box
    component="details"
    sx={{
      '& table': { borderCollapse: 'collapse' },
      '& th, & td': { textAlign: 'left', pr: 3, py: 0.25, fontWeight: 'normal' },
    }}
  >
    <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
      Show as table
    </Box>
    <Table {...props} />
  </Box>
);
