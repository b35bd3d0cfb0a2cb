import { Box } from '@mui/material';

type Props = {
  label: string;
  /** Names of the columns; the first one names the rows. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** What a chart shows as a table, for those who cannot see it or want to copy it. */
export const ChartTable = ({ label, head, rows }: Props) => (
  <Box component="details">
    <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
      Show as table
    </Box>
    <Box
      component="table"
      aria-label={label}
      sx={{ borderCollapse: 'collapse', 'th, td': { textAlign: 'left', pr: 3, py: 0.25, fontWeight: 'normal' } }}
    >
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name, and rows are never reordered
          <tr key={row}>
            <th scope="row">{cells[0]}</th>
            {cells.slice(1).map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
