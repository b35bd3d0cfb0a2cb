import { List, ListItem, Typography } from '@mui/material';
import { type RaRecord, required, SelectInput, TextInput, useGetList } from 'react-admin';
import { dateChoices } from '../checkSettings/choices.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { DeleteDialog } from '../components/DeleteDialog.tsx';
import { CloseButton, DialogButton } from '../components/DialogButton.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { FormGrid } from '../form/FormGrid.tsx';
import type { BankFileLayoutRecordFragment as Layout } from './generated/graphql.ts';

const LayoutDialog = ({ record }: { record?: RaRecord }) => (
  <RecordDialog
    resource="bankFileLayouts"
    record={record}
    defaults={{ dateFormat: 'mm_dd_yyyy', ...record }}
    title={record ? `Layout ${record.name}` : 'Add a CSV layout'}
    action="Save"
    required={['name', 'numberHeading', 'amountHeading', 'paidOnHeading']}
  >
    <p>Enter the headings of the file’s first row as the bank writes them.</p>
    <FormGrid>
      <TextInput source="name" validate={required()} />
      <TextInput source="numberHeading" validate={required()} />
      <TextInput source="amountHeading" validate={required()} />
      <TextInput source="paidOnHeading" validate={required()} />
      <TextInput source="accountHeading" />
      <TextInput source="referenceHeading" />
      <SelectInput source="dateFormat" choices={dateChoices} validate={required()} />
    </FormGrid>
  </RecordDialog>
);

/** How the columns of banks' CSV files are called. */
export function LayoutsDialog() {
  const { data = [] } = useGetList<Layout>('bankFileLayouts', {
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  return (
    <ConsoleDialog
      title="CSV layouts"
      actions={
        <>
          <CloseButton>Close</CloseButton>
          <DialogButton variant="contained" dialog={<LayoutDialog />}>
            Add a layout
          </DialogButton>
        </>
      }
    >
      {data.length ? (
        <List disablePadding>
          {data.map((layout) => (
            <ListItem key={layout.id} disableGutters sx={{ gap: 1 }}>
              <span style={{ flex: 1 }}>{layout.name}</span>
              <DialogButton size="small" dialog={<LayoutDialog record={layout} />}>
                Edit {layout.name}
              </DialogButton>
              <DialogButton
                size="small"
                color="error"
                dialog={
                  <DeleteDialog resource="bankFileLayouts" record={layout} title={`Delete ${layout.name}`}>
                    <p>Files that were uploaded stay.</p>
                  </DeleteDialog>
                }
              >
                Delete
              </DialogButton>
            </ListItem>
          ))}
        </List>
      ) : (
        <Typography color="text.secondary">A layout says which column of a bank’s CSV is which.</Typography>
      )}
    </ConsoleDialog>
  );
}
