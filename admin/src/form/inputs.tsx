import { InputAdornment } from '@mui/material';
import { NumberInput, type NumberInputProps, TextInput, type TextInputProps } from 'react-admin';
import { messageText, type NumberLimit, numberProblem, webAddressProblem } from '../../../ui/limits.ts';

/** A validator of a limit from `db/generated/limits.ts`; an empty value passes. */
export const withinLimit = (limit: NumberLimit) => (value: number | null | undefined) => {
  const problem = value === null || value === undefined ? null : numberProblem(value, limit);
  return problem ? messageText(problem) : undefined;
};

/** Refuses text that the browser cannot read as a number, whose value would be empty: "1-2". */
const isReadable = (_value: unknown, _values: unknown, { finalSource }: { finalSource?: string } = {}) =>
  [...document.getElementsByName(finalSource ?? '')].some((input) => (input as HTMLInputElement).validity?.badInput)
    ? 'Enter a number.'
    : undefined;

type LimitedProps = Omit<NumberInputProps, 'min' | 'max'> & {
  /** What the column may hold, from `db/generated/limits.ts`. */
  limit: NumberLimit;
};

/** A number whose limit is checked at the input instead of in a bubble of the browser (P11, P14). */
export const RangeInput = ({ limit, validate = [], ...props }: LimitedProps) => (
  <NumberInput
    {...props}
    min={limit.min}
    max={limit.max}
    validate={[isReadable, ...[validate].flat(), withinLimit(limit)]}
  />
);

/** US dollars with cents; an empty input is null. */
export const MoneyInput = (props: LimitedProps) => (
  <RangeInput
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
export const PercentInput = ({ limit, ...props }: LimitedProps) => {
  const percent = { min: limit.min * 100, max: limit.max * 100, decimals: 2 };
  return (
    <NumberInput
      step={0.01}
      {...props}
      min={percent.min}
      max={percent.max}
      format={toPercent}
      parse={toShare}
      validate={[isReadable, (share) => withinLimit(percent)(share === null ? null : Number(toPercent(share)))]}
      slotProps={{ input: { endAdornment: <InputAdornment position="end">%</InputAdornment> } }}
    />
  );
};

/** A web address; `limit` is its column's pattern from `db/generated/limits.ts` (O9). */
export const WebAddressInput = ({ limit, ...props }: TextInputProps & { limit: { pattern: string } }) => (
  <TextInput
    placeholder="https://"
    inputMode="url"
    {...props}
    validate={(value) => webAddressProblem(value, limit) ?? undefined}
  />
);

/** Several lines of text. */
export const MultilineInput = ({ minRows = 3, ...props }: TextInputProps) => (
  <TextInput multiline fullWidth minRows={minRows} {...props} />
);
