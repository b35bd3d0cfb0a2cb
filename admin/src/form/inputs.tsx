import { InputAdornment } from '@mui/material';
import {
  type DateInputProps,
  NumberInput,
  type NumberInputProps,
  DateInput as RaDateInput,
  TextInput,
  type TextInputProps,
} from 'react-admin';
import {
  type DateLimit,
  dateProblem,
  messageText,
  type NumberLimit,
  numberProblem,
  webAddressProblem,
} from '../../../ui/limits.ts';

/** A validator for a limit from `db/generated/limits.ts`; an empty value passes. */
export const withinLimit = (limit: NumberLimit) => (value: number | null | undefined) => {
  const problem = value === null || value === undefined ? null : numberProblem(value, limit);
  return problem ? messageText(problem) : undefined;
};

/** Rejects text that the browser cannot parse as a number, such as "1-2", which would otherwise count as empty. */
const isReadable = (_value: unknown, _values: unknown, { finalSource }: { finalSource?: string } = {}) =>
  [...document.getElementsByName(finalSource ?? '')].some((input) => (input as HTMLInputElement).validity?.badInput)
    ? 'Enter a number.'
    : undefined;

type LimitedProps = Omit<NumberInputProps, 'min' | 'max'> & {
  /** The limits of the column, from `db/generated/limits.ts`. */
  limit: NumberLimit;
};

/** A number whose limits are validated at the input instead of in a browser popup (P11, P14). */
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

type ConvertedProps = LimitedProps & {
  /** The number of displayed units per unit of the API. */
  factor: number;
  unit: string;
};

/**
 * A number shown in another unit than the API's. `limit` is in the API's unit; two decimals can be typed. An empty
 * input is null.
 */
const ConvertedInput = ({ limit, factor, unit, validate = [], parse, ...props }: ConvertedProps) => {
  const shown = (value: number | string) => Math.round(Number(value) * factor * 100) / 100;
  const typed = { min: shown(limit.min), max: shown(limit.max), decimals: 2 };
  const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
  const stored = (value: string | number) => Number((Number(value) / factor).toFixed(limit.decimals));
  return (
    <NumberInput
      step={0.01}
      {...props}
      min={typed.min}
      max={typed.max}
      format={(value) => (isEmpty(value) ? '' : String(shown(value)))}
      parse={(value) => (isEmpty(value) ? null : parse ? parse(stored(value)) : stored(value))}
      validate={[isReadable, ...[validate].flat(), (value) => withinLimit(typed)(isEmpty(value) ? null : shown(value))]}
      slotProps={{ input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }}
    />
  );
};

/** A share from 0 to 1 with four decimals, shown as a percentage (S-089). */
export const PercentInput = (props: LimitedProps) => <ConvertedInput {...props} factor={100} unit="%" parse={String} />;

/** A length in hundredths of an inch, shown in inches. */
export const InchesInput = (props: LimitedProps) => <ConvertedInput {...props} factor={0.01} unit="in" />;

/** A URL; `limit` is its column's pattern from `db/generated/limits.ts` (O9). */
export const WebAddressInput = ({ limit, ...props }: TextInputProps & { limit: { pattern: string } }) => (
  <TextInput
    placeholder="https://"
    inputMode="url"
    {...props}
    validate={(value) => webAddressProblem(value, limit) ?? undefined}
  />
);

type LimitedDateProps = DateInputProps & {
  /** The limits of the column, from `db/generated/limits.ts`; those of a filter are `dayLimit`. */
  limit: DateLimit;
};

/** A calendar date within its limits; the browser's calendar offers no other, and years have four digits [R19]. */
export const DateInput = ({ limit: { min, max }, validate = [], slotProps, ...props }: LimitedDateProps) => (
  <RaDateInput
    {...props}
    validate={[
      ...[validate].flat(),
      (value) => {
        const problem = dateProblem(value, { min, max });
        return problem ? messageText(problem) : undefined;
      },
    ]}
    slotProps={{ ...slotProps, htmlInput: { min, max, ...slotProps?.htmlInput } }}
  />
);

/** Multiline text. */
export const MultilineInput = ({ minRows = 3, ...props }: TextInputProps) => (
  <TextInput multiline fullWidth minRows={minRows} {...props} />
);
