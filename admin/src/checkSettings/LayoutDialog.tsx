import { required, SelectInput } from 'react-admin';
import { checkSettingsLimits } from '../../../db/generated/limits.ts';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { FormGrid } from '../form/FormGrid.tsx';
import { InchesInput } from '../form/inputs.tsx';
import { positionChoices } from './choices.ts';
import type { CheckSettingsRecordFragment } from './generated/graphql.ts';

const LENGTHS = [
  'firstPerforation',
  'secondPerforation',
  'offsetRight',
  'offsetDown',
  'windowLeft',
  'windowTop',
  'windowWidth',
  'windowHeight',
] as const;

type Props = { record: CheckSettingsRecordFragment };

/** The print positions on check stock and envelope (M1). */
export const LayoutDialog = ({ record }: Props) => (
  <RecordDialog resource="checkSettings" record={record} title="Check stock" action="Save">
    <SelectInput source="checkPosition" choices={positionChoices} validate={required()} />
    <FormGrid>
      {LENGTHS.map((source) => (
        <InchesInput key={source} source={source} limit={checkSettingsLimits[source]} validate={required()} />
      ))}
    </FormGrid>
  </RecordDialog>
);
