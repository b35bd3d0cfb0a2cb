import { type RaRecord, useCreate, useUpdate } from 'react-admin';
import { twiceMore } from '../dataProvider/errors.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each form knows the shape of its own values
type Values = any;

type Props = Omit<FormDialogProps, 'onSubmit' | 'defaults'> & {
  resource: string;
  /** The record that is changed; without it a new one is made. */
  record?: RaRecord | undefined;
  /** What the inputs begin with; by default the record. */
  defaults?: object;
  /** What a new record has besides its inputs: what it belongs to. */
  parent?: object;
  /** Makes the record's values of those of the inputs. Throwing shows the message. */
  transform?: (values: Values) => object;
};

const trimmed = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/**
 * Adds or changes a record of a resource in a dialog: texts without spaces around, an update with only what differs from the
 * record and with the version that was read. An error is shown at its input, or in the dialog.
 */
export function RecordDialog({ resource, record, defaults, parent, transform, ...dialog }: Props) {
  const [create] = useCreate();
  const [update] = useUpdate(undefined, undefined, { retry: twiceMore });
  const save = async (values: Values): Promise<unknown> => {
    const data = trimmed(transform ? transform(values) : values);
    return record
      ? update(
          resource,
          { id: record.id, data, previousData: record },
          { returnPromise: true, mutationMode: 'pessimistic' },
        )
      : create(resource, { data: { ...data, ...parent } }, { returnPromise: true });
  };
  return <FormDialog {...dialog} defaults={{ ...(defaults ?? record) }} onSubmit={save} />;
}
