import { InputAdornment } from '@mui/material';
import { maxValue, minValue, NumberInput, type NumberInputProps, TextInput, type TextInputProps } from 'react-admin';

/** A number whose limits, `min` and `max`, are said at the input instead of in a bubble of the browser (P14). */
export const RangeInput = ({ validate = [], ...props }: NumberInputProps) => (
  <NumberInput
    {...props}
    validate={[
      ...[validate].flat(),
      ...(props.min === undefined ? [] : [minValue(Number(props.min), `At least ${props.min}`)]),
      ...(props.max === undefined ? [] : [maxValue(Number(props.max), `At most ${props.max}`)]),
    ]}
  />
);

/** US dollars with cents; an empty input is null. */
export const MoneyInput = (props: NumberInputProps) => (
  <RangeInput
    min={0}
    step={0.01}
    {...props}
    slotProps={{ input: { startAdornment: <InputAdornment position="start">$</InputAdornment> } }}
  />
);

const toPercent = (share: string | number | null) =>
  share === null || share === undefined || share === '' ? '' : String(Math.round(Number(share) * 10_000) / 100);
const toShare = (percent: string | number) =>
  percent === '' ? null : String(Math.round(Number(percent) * 100) / 10_000);

/** A share between 0 and 1 of the API, four decimals, typed in percent; an empty input is null (S-089). */
export const PercentInput = (props: NumberInputProps) => (
  <NumberInput
    step={0.01}
    {...props}
    format={toPercent}
    parse={toShare}
    slotProps={{ input: { endAdornment: <InputAdornment position="end">%</InputAdornment> } }}
  />
);

/** Several lines of text. */
export const MultilineInput = ({ minRows = 3, ...props }: TextInputProps) => (
  <TextInput multiline fullWidth minRows={minRows} {...props} />
);
