import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Form, SaveButton, useListContext, useResourceContext, useUpdateMany } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { ApiError } from '../../../ui/graphql.ts';
import { DownloadResults } from '../components/DownloadResults.tsx';
import { fieldErrors, messageOf } from '../dataProvider/errors.ts';

/** No record, so that the form starts empty instead of with the record in context. */
const EMPTY = {};

type Failure = { id: number; message: string };

/** The records that a bulk update was rejected for, with reasons, from the API's error. */
const failuresOf = (error: unknown): Failure[] =>
  error instanceof ApiError && Array.isArray(error.details.failures) ? (error.details.failures as Failure[]) : [];

const filled = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/**
 * Sets the same fields on all selected records, all or none. Children: react-admin inputs; empty inputs change nothing.
 */
export function BulkEditDialog({ onClose, children }: { onClose: () => void; children: ReactElement[] }) {
  const { selectedIds, data, onUnselectItems } = useListContext();
  const resource = useResourceContext() ?? ''; // A list of local records has no refetch.
  const [failures, setFailures] = useState<Failure[]>([]);
  const [updateMany, { isPending }] = useUpdateMany();
  const count = pluralise(selectedIds.length, 'record');
  const submit = async (values: Record<string, unknown>) => {
    setFailures([]);
    try {
      await updateMany(
        resource,
        { ids: selectedIds, data: filled(values) },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      setFailures(failuresOf(error));
      return fieldErrors(error) ?? { root: { serverError: messageOf(error) } };
    }
    onClose();
    onUnselectItems();
    return undefined;
  };
  const nameOf = (id: number) => data?.find((record) => record.id === id)?.name ?? `No. ${id}`;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>Edit {count}</DialogTitle>
      <Form onSubmit={submit} record={EMPTY}>
        <DialogContent>
          <Stack sx={{ gap: 1 }}>
            {children}
            {failures.length ? (
              <Alert severity="error">
                Nothing was changed, because {pluralise(failures.length, 'record')} can’t be changed this way:
                <ul>
                  {failures.slice(0, 10).map(({ id, message }) => (
                    <li key={id}>
                      {nameOf(id)}: {message}
                    </li>
                  ))}
                </ul>
                {failures.length > 10 ? `and ${failures.length - 10} others` : null}
                <DownloadResults
                  name="records that cannot be changed"
                  columns={['No.', 'Name', 'Reason']}
                  rows={failures.map(({ id, message }) => [id, nameOf(id), message])}
                />
              </Alert>
            ) : null}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <SaveButton label="Save" icon={null} disabled={isPending} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
