import type { TextInputProps } from 'react-admin';
import { MultilineInput } from './inputs.tsx';

/**
 * The Spanish version of a text for leagues [L6]; `source` is its column, such as `goalEs`. If empty, Spanish readers get the English
 * text, marked as English.
 */
export const SpanishInput = (props: TextInputProps) => (
  <MultilineInput
    helperText="Optional. If empty, Spanish readers see the English text, marked as the original."
    slotProps={{ htmlInput: { lang: 'es' } }}
    {...props}
  />
);
