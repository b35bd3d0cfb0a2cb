import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { BooleanInput, CreateBase, Form, maxLength, required, SaveButton, TextInput, useNotify } from 'react-admin';
import { messageOf } from '../dataProvider/errors.ts';
import type { View } from './view.ts';

type Props = { resource: string; view: View; onClose: () => void };

/** Names a view and sets whether colleagues see it. */
export function SaveViewDialog({ resource, view, onClose }: Props) {
  const notify = useNotify();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>Save this view</DialogTitle>
      <CreateBase
        resource="listViews"
        redirect={false}
        transform={(data: object) => ({ ...data, resource, view })}
        mutationOptions={{
          onSuccess: () => {
            notify('View saved', { type: 'success' });
            onClose();
          },
          onError: (error: unknown) => notify(messageOf(error), { type: 'error' }),
        }}
      >
        <Form>
          <DialogContent>
            <TextInput source="label" label="Name" validate={[required(), maxLength(80)]} fullWidth autoFocus />
            <BooleanInput source="shared" label="Shared with all staff" defaultValue={false} />
          </DialogContent>
          <DialogActions>
            <Button variant="text" onClick={onClose}>
              Cancel
            </Button>
            <SaveButton label="Save" icon={null} />
          </DialogActions>
        </Form>
      </CreateBase>
    </Dialog>
  );
}
