import { Stack } from '@mui/material';
import { BooleanInput, required, SelectInput, TextInput, useDataProvider } from 'react-admin';
import { campaignsLimits, defaultVerificationDeadlinesLimits } from '../../../db/generated/limits.ts';
import { yearChoices } from '../campaigns/years.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import type { Operations } from '../dataProvider/operationsOf.ts';
import { FormGrid } from '../form/FormGrid.tsx';
import { DateInput, RangeInput } from '../form/inputs.tsx';
import { namedSeasonChoices } from '../reference/choices.ts';
import { type Edit, editOf, type Plan } from './edits.ts';

type Props = { plan: Plan; edit: Edit; onSave: (edit: Edit) => void };

/** Edits what a roll-over proposes for one campaign, and leaves parts out; saves nothing but the preview. */
export function EditDialog({ plan, edit, onSave }: Props) {
  const operations: Operations = useDataProvider<ConsoleDataProvider>();
  const submit = async (values: Plan) => {
    const edited = editOf(edit, plan, values);
    await operations.rollOverPlans({ campaigns: [edited] }); // names the field that the preview would refuse
    onSave(edited);
  };
  return (
    <FormDialog
      title={`Next season of ${plan.previousName}`}
      size="md"
      action="Update preview"
      defaults={plan}
      required={['name', 'seasonName', 'season', 'year']}
      onSubmit={submit}
    >
      <TextInput source="name" label="New name" validate={required()} />
      <FormGrid>
        <SelectInput source="season" choices={namedSeasonChoices} validate={required()} />
        <SelectInput source="year" choices={yearChoices(plan.year)} validate={required()} />
        <TextInput source="seasonName" validate={required()} />
        <DateInput source="leaguesConfirmedGoalDate" limit={campaignsLimits.leaguesConfirmedGoalDate} />
        <RangeInput source="targetNumberOfLeagues" limit={campaignsLimits.targetNumberOfLeagues} />
        <RangeInput source="totalSpend" limit={campaignsLimits.totalSpend} />
      </FormGrid>
      {plan.parts.map((part, index) => (
        <Stack key={part.key} direction="row" useFlexGap sx={{ flexWrap: 'wrap', '& > *': { flex: '1 1 260px' } }}>
          <BooleanInput
            source={`parts.${index}.leftOut`}
            format={(leftOut) => !leftOut}
            parse={(kept) => !kept}
            label={part.name}
            disabled={part.refused}
            helperText={part.note ?? false}
          />
          {part.kind === 'deadline' ? (
            <DateInput
              source={`parts.${index}.deadline`}
              label={`Date of ${part.name}`}
              limit={defaultVerificationDeadlinesLimits.deadline}
              validate={required()}
              helperText={false}
            />
          ) : null}
        </Stack>
      ))}
    </FormDialog>
  );
}
