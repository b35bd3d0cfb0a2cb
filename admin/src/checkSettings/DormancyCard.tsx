import { Stack, Typography } from '@mui/material';
import { type RaRecord, required, TextInput, useGetList } from 'react-admin';
import { dormancyRulesLimits } from '../../../db/generated/limits.ts';
import { pluralise } from '../../../ui/formats.ts';
import { DeleteDialog } from '../components/DeleteDialog.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { RangeInput } from '../form/inputs.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import type { DormancyRuleRecordFragment as Rule } from './generated/graphql.ts';

const RuleDialog = ({ record }: { record?: RaRecord }) => (
  <RecordDialog
    resource="dormancyRules"
    record={record}
    title={record ? `Dormancy in ${record.state}` : 'Add a state'}
    action="Save"
    required={['state', 'years', 'source']}
  >
    <TextInput source="state" validate={required()} helperText="Two letters, such as OH" />
    <RangeInput source="years" limit={dormancyRulesLimits.years} validate={required()} />
    <TextInput source="source" validate={required()} helperText="The law, or who confirmed it and when" />
  </RecordDialog>
);

/** After how many years a state claims the money of a check that nobody cashed (issue 35, section 1). */
export function DormancyCard() {
  const [dialog, openDialog] = useDialog();
  const { data = [], error } = useGetList<Rule>('dormancyRules', {
    sort: { field: 'state', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  return (
    <TitledCard title="Dormancy by state" end={<DialogButton dialog={<RuleDialog />}>Add a state</DialogButton>}>
      {data.length ? (
        <LocalTable<Rule> resource="dormancyRules" data={data} aria-label="Dormancy by state">
          <Column<Rule> source="state" />
          <Column<Rule> source="years" align="right" render={({ years }) => pluralise(years, 'year')} />
          <Column<Rule> source="source" />
          <Column<Rule>
            source="actions"
            render={(rule) => (
              <Stack direction="row" sx={{ gap: 0.5 }}>
                <DialogButton size="small" onOpen={openDialog} dialog={<RuleDialog record={rule} />}>
                  Edit {rule.state}
                </DialogButton>
                <DialogButton
                  size="small"
                  color="error"
                  dialog={
                    <DeleteDialog resource="dormancyRules" record={rule} title={`Delete ${rule.state}`}>
                      <p>Checks to payees in {rule.state} will no longer become due to the state.</p>
                    </DeleteDialog>
                  }
                >
                  Delete
                </DialogButton>
              </Stack>
            )}
          />
        </LocalTable>
      ) : (
        <Typography color={error ? 'error' : 'text.secondary'} sx={{ p: 2 }}>
          {error
            ? 'The states could not be loaded. Reload the page.'
            : 'A state claims money that was not cashed for some years. Add the states of your payees.'}
        </Typography>
      )}
      {dialog}
    </TitledCard>
  );
}
