import type { ReactElement } from 'react';
import { type RaRecord, useDelete } from 'react-admin';
import { RestoreNote } from '../history/RestoreNote.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { DialogButton } from './DialogButton.tsx';
import { Icon } from './Icon.tsx';

type Props = Omit<ConfirmDialogProps, 'action' | 'danger' | 'onConfirm'> & {
  resource: string;
  record: RaRecord;
  action?: string;
  /** The record whose history can restore it, e.g. "the campaign"; omitted if it cannot be restored. */
  from?: string;
  /** Called after the deletion. */
  onDeleted?: () => unknown;
};

/** Confirms and deletes a record of a resource; an error is shown in the dialog. */
export function DeleteDialog({ resource, record, action = 'Delete', from, onDeleted, children, ...dialog }: Props) {
  const [remove] = useDelete();
  const confirm = async () => {
    await remove(
      resource,
      { id: record.id, previousData: record },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
    await onDeleted?.();
  };
  return (
    <ConfirmDialog {...dialog} action={action} danger onConfirm={confirm}>
      {children}
      {from ? <RestoreNote from={from} /> : null}
    </ConfirmDialog>
  );
}

type ButtonProps = Omit<Props, 'title'> & {
  /** The record's name. */
  name: string;
  title?: string;
  icon?: ReactElement;
  /** The record cannot be deleted now. */
  disabled?: boolean;
};

/** The icon button that deletes a record after confirmation. */
export const DeleteButton = ({
  name,
  title = `Delete ${name}`,
  icon = <Icon name="trash" />,
  disabled,
  ...dialog
}: ButtonProps) => (
  <DialogButton
    icon={icon}
    aria-label={`Delete ${name}`}
    disabled={disabled ?? false}
    dialog={<DeleteDialog title={title} {...dialog} />}
  />
);
