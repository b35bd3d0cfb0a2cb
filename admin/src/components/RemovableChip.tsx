import { Box, Chip } from '@mui/material';
import { Icon } from './Icon.tsx';

type Props = {
  label: string;
  /** Accessible name of the button: "Remove 97005". */
  action: string;
  onRemove: () => void;
  disabled?: boolean;
  isInvalid?: boolean;
};

/** A chip that is a single button, which removes it. */
export const RemovableChip = ({ label, action, onRemove, disabled = false, isInvalid = false }: Props) => (
  <Chip
    component="button"
    type="button"
    clickable
    aria-label={action}
    disabled={disabled}
    variant="outlined"
    color={isInvalid ? 'error' : 'default'}
    onClick={onRemove}
    label={
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
        {label}
        <Icon name="x" />
      </Box>
    }
  />
);
