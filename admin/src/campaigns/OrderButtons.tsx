import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import { IconButton, Stack, Tooltip } from '@mui/material';

type Props = {
  /** What an item is called: "question 2". */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  /** Why it cannot be removed. */
  keptBecause?: string | undefined;
};

/** Moves an item of a form's list up or down, or removes it. */
export const OrderButtons = ({ name, index, count, onMove, onRemove, keptBecause }: Props) => (
  <Stack direction="row" sx={{ flex: 'none' }}>
    <IconButton
      size="small"
      aria-label={`Move ${name} up`}
      disabled={index === 0}
      onClick={() => onMove(index, index - 1)}
    >
      <UpIcon fontSize="small" />
    </IconButton>
    <IconButton
      size="small"
      aria-label={`Move ${name} down`}
      disabled={index === count - 1}
      onClick={() => onMove(index, index + 1)}
    >
      <DownIcon fontSize="small" />
    </IconButton>
    <Tooltip title={keptBecause ?? ''}>
      <span>
        <IconButton
          size="small"
          aria-label={`Remove ${name}`}
          disabled={keptBecause !== undefined}
          onClick={() => onRemove(index)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  </Stack>
);
