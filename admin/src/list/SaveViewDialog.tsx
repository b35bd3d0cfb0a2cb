import { BooleanInput, maxLength, required, TextInput, useCreate, useNotify } from 'react-admin';
import { FormDialog } from '../components/FormDialog.tsx';
import type { View } from './view.ts';

type Props = { resource: string; view: View };

/** Names a view and sets whether colleagues see it. */
export function SaveViewDialog({ resource, view }: Props) {
  const notify = useNotify();
  const [create] = useCreate();
  return (
    <FormDialog
      title="Save this view"
      size="xs"
      action="Save"
      defaults={{ shared: false }}
      onSubmit={async (values) => {
        await create('listViews', { data: { ...values, resource, view } }, { returnPromise: true });
        notify('View saved', { type: 'success' });
      }}
    >
      <TextInput source="label" label="Name" validate={[required(), maxLength(80)]} fullWidth autoFocus />
      <BooleanInput source="shared" label="Shared with all staff" />
    </FormDialog>
  );
}
