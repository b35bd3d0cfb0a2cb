import { AutocompleteArrayInput, BooleanInput, type RaRecord, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { positivePayFormatsLimits } from '../../../db/generated/limits.ts';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { FormGrid, fullRow } from '../form/FormGrid.tsx';
import { RangeInput } from '../form/inputs.tsx';
import { amountChoices, columnChoices, dateChoices, separatorChoices } from './choices.ts';

const DEFAULTS = {
  columns: ['account_number', 'check_number', 'amount', 'issue_date', 'record_type', 'payee'],
  separator: 'comma',
  hasHeader: false,
  dateFormat: 'mmddyyyy',
  amountFormat: 'dollars',
  issueCode: 'I',
  voidCode: 'V',
  payeeLength: 60,
};

const toText = (widths: number[] | null) => widths?.join(', ') ?? '';
const toWidths = (text: string) =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);

/** Asks for column widths only if the format is fixed-width. */
function WidthsInput() {
  const separator = useWatch({ name: 'separator' });
  return separator === 'fixed_width' ? (
    <TextInput
      source="widthsText"
      label="Column widths, in order"
      helperText="In characters, such as 12, 10, 12, 8, 1, 60"
      validate={required()}
      sx={fullRow}
    />
  ) : null;
}

type Props = { record?: RaRecord | undefined };

/** A bank's file format: columns, dates, amounts (M1). */
export const FormatDialog = ({ record }: Props) => (
  <RecordDialog
    resource="positivePayFormats"
    record={record}
    defaults={{ ...DEFAULTS, ...record, widthsText: toText(record?.widths ?? null) }}
    title={record ? `File for ${record.name}` : 'Add a bank'}
    action="Save"
    required={['name', 'columns']}
    transform={({ widthsText, ...values }) => ({
      ...values,
      widths: values.separator === 'fixed_width' ? toWidths(widthsText ?? '') : null,
    })}
  >
    <FormGrid>
      <TextInput source="name" validate={required()} />
      <SelectInput source="separator" choices={separatorChoices} validate={required()} />
      <AutocompleteArrayInput
        source="columns"
        label="Columns, in order"
        choices={columnChoices}
        validate={required()}
        sx={fullRow}
      />
      <WidthsInput />
      <SelectInput source="dateFormat" choices={dateChoices} validate={required()} />
      <SelectInput source="amountFormat" choices={amountChoices} validate={required()} />
      <TextInput source="issueCode" validate={required()} />
      <TextInput source="voidCode" validate={required()} />
      <RangeInput source="payeeLength" limit={positivePayFormatsLimits.payeeLength} validate={required()} />
      <BooleanInput source="hasHeader" />
    </FormGrid>
  </RecordDialog>
);
