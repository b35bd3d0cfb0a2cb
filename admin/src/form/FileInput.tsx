import { Alert, Box, FormHelperText, InputLabel } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { clearBeforeChoosing } from '../../../ui/upload/inputFiles.ts';

type Props = {
  label: string;
  accept: string;
  hint: ReactNode;
  /** The error for the chosen file, if any. */
  problem?: ReactNode;
  onChoose: (file: File | undefined) => void;
};

/** A file input with its error; the same file can be chosen again after fixing it. */
export function FileInput({ label, accept, hint, problem, onChoose }: Props) {
  const id = useId();
  return (
    <Box>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
        aria-invalid={problem ? true : undefined}
        onClick={clearBeforeChoosing}
        onChange={(event) => onChoose(event.target.files?.[0])}
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
