import { useState } from 'react';
import { type RaRecord, ResourceContextProvider, useCreate, useUpdate } from 'react-admin';
import { retryTwice } from '../dataProvider/errors.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each form knows the shape of its own values
type Values = any;

type Props = Omit<FormDialogProps, 'onSubmit' | 'defaults'> & {
  resource: string;
  /** The record to edit; omitted to create one. */
  record?: RaRecord | undefined;
  /** Initial values of the inputs; by default the record. */
  defaults?: object;
  /** Values that a new record has besides its inputs, such as its parent's id. */
  parent?: object;
  /** Converts form values to record values. A thrown error is shown. */
  transform?: (values: Values) => object;
};

const trimmed = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/**
 * Creates or edits a record of a resource in a dialog. Texts are trimmed; an update sends only changed fields and the
 * version that was read. An error is shown at its input, or in the dialog.
 */
export function RecordDialog({ resource, record, defaults, parent, transform, ...dialog }: Props) {
  const [read] = useState(record); // With the values of the form: a newer record would make its fields look changed.
  const [create] = useCreate();
  const [update] = useUpdate(undefined, undefined, { retry: retryTwice });
  const save = async (values: Values): Promise<unknown> => {
    const data = trimmed(transform ? transform(values) : values);
    return read
      ? update(
          resource,
          { id: read.id, data, previousData: read },
          { returnPromise: true, mutationMode: 'pessimistic' },
        )
      : create(resource, { data: { ...data, ...parent } }, { returnPromise: true });
  };
  return (
    <ResourceContextProvider value={resource}>
      <FormDialog {...dialog} defaults={{ ...(defaults ?? record) }} onSubmit={save} />
    </ResourceContextProvider>
  );
}
