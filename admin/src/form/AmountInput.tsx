import { InputAdornment } from '@mui/material';
import { TextInput, type TextInputProps } from 'react-admin';
import { parseAmount } from '../../../ui/amount.ts';

const isAmount = (value?: string | null) =>
  value && parseAmount(value) === null ? 'Enter dollars and cents, such as 1,234.50' : undefined;

/** US dollars, typed as people write money; its value is the text as typed, which `parseAmount` reads (M17). */
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
