import { SelectInput, TextInput } from 'react-admin';
import { RecordDialog } from '../components/RecordDialog.tsx';
import type { TaxSettingsRecordFragment } from './generated/graphql.ts';
import { ruleChoices } from './texts.ts';

/** What happens to payments without a tax form, and who pays, as it is on returns; superadmins. */
export const TaxSettingsDialog = ({ record }: { record: TaxSettingsRecordFragment }) => (
  <RecordDialog resource="taxSettings" record={record} title="Tax settings" action="Save">
    <SelectInput
      source="rule"
      choices={ruleChoices}
      helperText="From the amount of the year on from which payments are reported."
    />
    <TextInput source="payerName" helperText="Who pays, as it is on returns." />
    <TextInput source="payerEin" helperText="Nine digits." />
    <TextInput source="payerLine1" />
    <TextInput source="payerCity" />
    <TextInput source="payerState" helperText="Two letters." />
    <TextInput source="payerZip" />
    <TextInput source="payerPhone" helperText="Ten digits." />
  </RecordDialog>
);
