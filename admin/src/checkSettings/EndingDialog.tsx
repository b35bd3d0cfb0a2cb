import { required, TextInput } from 'react-admin';
import { checkSettingsLimits } from '../../../db/generated/limits.ts';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { DateInput, RangeInput } from '../form/inputs.tsx';
import type { CheckSettingsRecordFragment as Settings } from './generated/graphql.ts';

/** Days as typed, separated by commas or spaces. */
const toDays = (text: string | null) =>
  (text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);

const isListOfDays = (text: string | null) => {
  const days = toDays(text);
  return days.length <= 5 && days.every((day) => Number.isInteger(day) && day >= 1 && day <= 1000)
    ? undefined
    : 'Enter at most five whole numbers from 1 to 1000, such as 45, 90, 150';
};

type Values = Pick<Settings, 'trackedFrom' | 'staleAfterDays'> & { remindersText: string | null };

/** From when on the bank's payments are recorded, how long a check is valid, and when leagues are reminded (issue 35). */
export const EndingDialog = ({ record }: { record: Settings }) => (
  <RecordDialog
    resource="checkSettings"
    record={record}
    defaults={{ ...record, remindersText: record.reminderDays.join(', ') }}
    title="Checks that are not cashed"
    action="Save"
    required={['staleAfterDays']}
    transform={({ remindersText, ...values }: Values) => ({ ...values, reminderDays: toDays(remindersText) })}
  >
    <DateInput
      source="trackedFrom"
      limit={checkSettingsLimits.trackedFrom}
      helperText="Checks mailed from this day on are reminded of and become stale. Leave it empty unless you record what the bank paid."
    />
    <RangeInput source="staleAfterDays" limit={checkSettingsLimits.staleAfterDays} validate={required()} />
    <TextInput source="remindersText" label="Reminders, in days after the mailing" validate={isListOfDays} />
  </RecordDialog>
);
