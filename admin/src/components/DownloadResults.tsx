import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { saveResponse } from '../dataProvider/saveResponse.ts';
import { csvOf } from './csv.ts';

type Props = {
  /** File name without extension. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
};

/** Downloads the result of each record of a bulk action as CSV; renders nothing if there are no results. */
export const DownloadResults = ({ name, columns, rows }: Props) =>
  rows.length ? (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      onClick={() => void saveResponse(new Response(csvOf([columns, ...rows])), `${name}.csv`)}
      sx={{ alignSelf: 'flex-start' }}
    >
      Download results
    </Button>
  ) : null;
