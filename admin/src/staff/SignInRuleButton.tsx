import { SelectInput, useGetOne } from 'react-admin';
import { secondFactorRule } from '../../../db/generated/choices.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import type { SignInSettingsRecordFragment } from './generated/graphql.ts';

const ruleNames: Record<(typeof secondFactorRule)[number], string> = {
  none: 'Nobody',
  superadmins: 'Superadmins',
  staff: 'All staff',
};

/** Who must have a second factor; users without one are led to set one up at the next login. */
export function SignInRuleButton() {
  const { data: record } = useGetOne<SignInSettingsRecordFragment>('signInSettings', { id: 1 });
  if (!record) return null;
  return (
    <DialogButton
      startIcon={<Icon name="lock" />}
      dialog={
        <RecordDialog resource="signInSettings" record={record} title="Second factor" action="Save">
          <SelectInput
            source="secondFactor"
            choices={secondFactorRule.map((id) => ({ id, name: ruleNames[id] }))}
            helperText="Those without one are logged out, and set one up when they log in again."
          />
        </RecordDialog>
      }
    >
      Second Factor
    </DialogButton>
  );
}
