import { required, SelectInput } from 'react-admin';
import { checkSettingsLimits } from '../../../db/generated/limits.ts';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { FormGrid } from '../form/FormGrid.tsx';
import { InchesInput } from '../form/inputs.tsx';
import { positionChoices } from './choices.ts';
import type { CheckSettingsRecordFragment } from './generated/graphql.ts';

const LENGTHS = [
  ['firstPerforation', 'First perforation from the top'],
  ['secondPerforation', 'Second perforation from the top'],
  ['offsetRight', 'Move everything right'],
  ['offsetDown', 'Move everything down'],
  ['windowLeft', 'Address window from the left'],
  ['windowTop', 'Address window from the check’s top'],
  ['windowWidth', 'Address window width'],
  ['windowHeight', 'Address window height'],
] as const;

type Props = { record: CheckSettingsRecordFragment; onClose: () => void };

/** The print positions on check stock and envelope (M1). */
export const LayoutDialog = ({ record, onClose }: Props) => (
  <RecordDialog resource="checkSettings" record={record} title="Check stock" action="Save" onClose={onClose}>
    <SelectInput source="checkPosition" label="Position of the check" choices={positionChoices} validate={required()} />
    <FormGrid>
      {LENGTHS.map(([source, label]) => (
        <InchesInput
          key={source}
          source={source}
          label={label}
          limit={checkSettingsLimits[source]}
          validate={required()}
        />
      ))}
    </FormGrid>
  </RecordDialog>
);
