import { Alert, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Form, type RaRecord, ResourceContextProvider, SaveButton, useGetRecordRepresentation } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { CloseButton, useCloseDialog } from '../components/DialogButton.tsx';
import { DownloadResults } from '../components/DownloadResults.tsx';
import { fieldErrors, messageOf } from '../dataProvider/errors.ts';
import { recordCount } from '../history/labels.ts';
import { reasonOf, useBulkUpdate } from './useBulkUpdate.ts';

/** No record, so that the form starts empty instead of with the record in context. */
const EMPTY = {};

const filled = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

type Props = { resource: string; selected: readonly RaRecord[]; onDone: () => void; children: ReactElement[] };

/**
 * Sets the same fields on all selected records, all or none; a record that somebody has changed since is named
 * before it is overwritten (R25). Children: react-admin inputs; empty inputs change nothing.
 */
export function BulkEditDialog({ resource, selected, onDone, children }: Props) {
  const closeDialog = useCloseDialog();
  const represent = useGetRecordRepresentation(resource);
  const [records] = useState(selected); // Those that were selected when it opened.
  const { update, failures, isPending } = useBulkUpdate(resource, records);
  const submit = async (values: Record<string, unknown>) => {
    try {
      await update(filled(values));
    } catch (error) {
      return fieldErrors(error) ?? { root: { serverError: messageOf(error) } };
    }
    closeDialog();
    onDone();
    return undefined;
  };
  const nameOf = (id: number) => {
    const record = records.find((record) => record.id === id);
    return record ? String(represent(record)) : `No. ${id}`;
  };
  const isConflict = failures.length > 0 && failures.every(({ conflict }) => conflict);
  return (
    <ResourceContextProvider value={resource}>
      <Dialog open onClose={closeDialog} fullWidth maxWidth="xs">
        <DialogTitle>Edit {recordCount(resource, records.length)}</DialogTitle>
        <Form onSubmit={submit} record={EMPTY}>
          <DialogContent>
            <Stack sx={{ gap: 1 }}>
              {children}
              {failures.length ? (
                <Alert severity="error">
                  Nothing was changed, because {pluralise(failures.length, 'record')} can’t be changed this way:
                  <ul>
                    {failures.slice(0, 10).map((failure) => (
                      <li key={failure.id}>
                        {nameOf(failure.id)}: {reasonOf(failure)}
                      </li>
                    ))}
                  </ul>
                  {failures.length > 10 ? `and ${failures.length - 10} others` : null}
                  <DownloadResults
                    name="records that cannot be changed"
                    columns={['No.', 'Name', 'Reason']}
                    rows={failures.map((failure) => [failure.id, nameOf(failure.id), reasonOf(failure)])}
                  />
                </Alert>
              ) : null}
            </Stack>
          </DialogContent>
          <DialogActions>
            <CloseButton />
            <SaveButton label={isConflict ? 'Save anyway' : 'Save'} icon={null} disabled={isPending} />
          </DialogActions>
        </Form>
      </Dialog>
    </ResourceContextProvider>
  );
}
