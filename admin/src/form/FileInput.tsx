import { Alert, Box, FormHelperText, InputLabel } from '@mui/material';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { clearBeforeChoosing } from '../../../ui/upload/inputFiles.ts';

type Props = {
  label: string;
  /** The field whose errors it shows. */
  name?: string;
  accept: string;
  hint: ReactNode;
  /** The error for the chosen file, if any. */
  problem?: ReactNode;
  onChoose: (file: File | undefined) => void;
};

/** The browser's own file input, with a button like the console's others. */
const fileInputStyle = {
  display: 'block',
  mb: 0.5,
  maxWidth: '100%',
  font: 'inherit',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '&::file-selector-button': {
    font: 'inherit',
    fontWeight: 600,
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: '1px solid var(--control)',
    borderRadius: 1,
    mr: 1.5,
    px: 1.5,
    py: 0.75,
    cursor: 'pointer',
  },
  '&:hover::file-selector-button': { bgcolor: 'var(--sunken)' },
};

/** A file input with its error; the same file can be chosen again after fixing it. */
export function FileInput({ label, name, accept, hint, problem, onChoose }: Props) {
  const id = useId();
  return (
    <Box>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Box
        component="input"
        id={id}
        name={name}
        type="file"
        accept={accept}
        aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
        aria-invalid={problem ? true : undefined}
        onClick={clearBeforeChoosing}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChoose(event.target.files?.[0])}
        sx={fileInputStyle}
      />
      <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>
      {problem ? (
        <div id={`${id}-problem`}>
          <Alert severity="error">{problem}</Alert>
        </div>
      ) : null}
    </Box>
  );
}
