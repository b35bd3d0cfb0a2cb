import type { ReactElement, ReactNode } from 'react';
import { useCanAccess, useResourceContext } from 'react-admin';
import { BulkEditButton } from './BulkEditButton.tsx';

/** True if this user has any bulk action; only then do rows have checkboxes. */
export function useHasBulkActions(fields: readonly ReactElement[], actions: ReactNode): boolean {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'bulkEdit', enabled: fields.length > 0 });
  return Boolean(actions) || (fields.length > 0 && canAccess === true);
}

/** The bulk actions: Edit for the fields that the grants allow, then the resource's own. */
export function BulkActions({ fields, children }: { fields: ReactElement[]; children?: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'bulkEdit', enabled: fields.length > 0 });
  return (
    <>
      {fields.length && canAccess ? <BulkEditButton>{fields}</BulkEditButton> : null}
      {children}
    </>
  );
}
