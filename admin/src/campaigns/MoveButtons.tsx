import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import { IconButton } from '@mui/material';

type Props = {
  /** Name of the item: "question 2". */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
};

/** Moves an item of a list up or down (P13). */
export const MoveButtons = ({ name, index, count, onMove }: Props) => (
  <>
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
  </>
);
