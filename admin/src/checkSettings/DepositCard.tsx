import { CardContent, Typography } from '@mui/material';
import { BooleanInput, required, SelectInput, TextInput, useGetOne } from 'react-admin';
import { depositEntryClass } from '../../../db/generated/choices.ts';
import { depositSettingsLimits } from '../../../db/generated/limits.ts';
import { named } from '../../../ui/choices.ts';
import { pluralise } from '../../../ui/formats.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { FactList } from '../components/FactList.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { FormGrid } from '../form/FormGrid.tsx';
import { RangeInput } from '../form/inputs.tsx';
import type { DepositSettingsRecordFragment as Settings } from './generated/graphql.ts';

const classChoices = named(depositEntryClass, {
  ccd: 'CCD: accounts of organizations',
  ppd: 'PPD: accounts of people',
});

const DepositDialog = ({ record }: { record: Settings }) => (
  <RecordDialog
    resource="depositSettings"
    record={record}
    title="Direct deposit"
    action="Save"
    required={['entryDescription', 'settleDays']}
  >
    <BooleanInput source="enabled" label="Leagues may choose direct deposit" />
    <FormGrid>
      <TextInput source="bankName" label="Our bank" helperText="As the bank writes it in its files" />
      <TextInput source="bankRoutingNumber" label="Its routing number" helperText="Nine digits" />
      <TextInput source="companyName" label="Our name" helperText="As leagues see it, at most 16 characters" />
      <TextInput source="originatorId" label="Our company ID" helperText="Ten characters, as the bank assigned it" />
      <SelectInput source="entryClass" label="Class of entries" choices={classChoices} validate={required()} />
      <TextInput
        source="entryDescription"
        label="What it is for"
        helperText="At most 10 characters"
        validate={required()}
      />
      <RangeInput
        source="settleDays"
        label="Banking days until it is kept"
        limit={depositSettingsLimits.settleDays}
        validate={required()}
      />
    </FormGrid>
    <BooleanInput source="prenote" label="Try each new account with zero dollars first" />
  </RecordDialog>
);

const factsOf = (settings: Settings) =>
  [
    ['Offered to leagues', settings.enabled ? 'Yes' : 'No'],
    ['Our bank', settings.bankName && `${settings.bankName}, ${settings.bankRoutingNumber}`],
    ['We are', settings.companyName && `${settings.companyName}, ${settings.originatorId}`],
    ['Entries', `${settings.entryClass.toUpperCase()}, “${settings.entryDescription}”`],
    ['New accounts', settings.prenote ? 'Tried with zero dollars first' : 'Paid at once'],
    ['Kept', `${pluralise(settings.settleDays, 'banking day')} after the credit`],
  ] as const;

/** Our bank and how it wants the file of direct deposits (issue 35, section 2). */
export function DepositCard() {
  const { data, error } = useGetOne<Settings>('depositSettings', { id: 1 });
  return (
    <TitledCard
      title="Direct deposit"
      end={data ? <DialogButton dialog={<DepositDialog record={data} />}>Change direct deposit</DialogButton> : null}
    >
      {data ? (
        <CardContent>
          <FactList align="left" facts={factsOf(data)} />
        </CardContent>
      ) : (
        <Typography color={error ? 'error' : 'text.secondary'} sx={{ p: 2 }}>
          {error ? 'The settings could not be loaded. Reload the page.' : 'Loading...'}
        </Typography>
      )}
    </TitledCard>
  );
}
