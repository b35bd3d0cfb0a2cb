import { InputAdornment } from '@mui/material';
import { TextInput, type TextInputProps } from 'react-admin';
import { parseAmount } from '../../../ui/amount.ts';

const isAmount = (value?: string | null) =>
  value && parseAmount(value) === null ? 'Enter dollars and cents, such as 1,234.50' : undefined;

/** A US dollar amount in any usual format; its value is the typed text, which `parseAmount` parses (M17). */
export const AmountInput = ({ validate = [], slotProps, ...props }: TextInputProps) => (
  <TextInput
    {...props}
    validate={[...[validate].flat(), isAmount]}
    slotProps={{
      ...slotProps,
      htmlInput: { inputMode: 'decimal', autoComplete: 'off', ...slotProps?.htmlInput },
      input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
    }}
  />
);
